//! The operator's page. It is always in English, like the log and the command line.

use maud::{DOCTYPE, Markup, html};

use crate::assets;
use crate::page_style::PageStyle;

/// The input of the operator's page. It has no cards and no keys.
#[derive(Clone, Debug, Default)]
pub struct AdminPage {
    /// Figures about the load, each with its name.
    pub load: Vec<(&'static str, String)>,
    /// The open tables.
    pub tables: Vec<AdminTable>,
    /// The people at the tables.
    pub people: Vec<AdminPerson>,
    /// The addresses that opened tables, each with the number of its tables.
    pub addresses: Vec<(String, usize)>,
    /// The bans: `address:...` or `person:...`.
    pub bans: Vec<String>,
    /// The maximum number of rows in each list.
    pub max_rows: usize,
}

/// A table in the list.
#[derive(Clone, Debug, Default)]
pub struct AdminTable {
    /// Its name.
    pub id: String,
    /// Its stage.
    pub stage: String,
    /// The names of the people at it.
    pub names: Vec<String>,
    /// The address that opened it, if known.
    pub address: Option<String>,
}

/// A person in the list.
#[derive(Clone, Debug, Default)]
pub struct AdminPerson {
    /// Their id.
    pub id: String,
    /// The names they use.
    pub names: Vec<String>,
    /// The number of tables they sit at.
    pub tables: usize,
}

impl AdminPage {
    /// Renders the page.
    #[must_use]
    pub fn page(&self) -> Markup {
        html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { "Admin · Qyrsqyrs" }
                    link rel="stylesheet" href=(assets::path(PageStyle::Plain.file()));
                    link rel="icon" href="data:,";
                }
                body.site.page-plain {
                    main.wrap {
                        h1 { "Qyrsqyrs for the host" }
                        (self.figures())
                        (self.table_list())
                        (self.people_list())
                        (self.address_list())
                        (self.ban_list())
                    }
                }
            }
        }
    }

    fn figures(&self) -> Markup {
        html! {
            section.panel {
                h2 { "Load" }
                table { @for (name, value) in &self.load { tr { th scope="row" { (name) } td { (value) } } } }
                p { a href="/metrics" { "Metrics" } }
            }
        }
    }

    fn table_list(&self) -> Markup {
        let rows = self.tables.iter().take(self.max_rows).map(|table| {
            let address = table.address.as_deref().unwrap_or("unknown");
            let cells = [table.id.clone(), table.stage.clone(), table.names.join(", "), address.to_owned()];
            row(&cells, "/close", &table.id, "Close")
        });
        let head = ["Table", "Stage", "People", "Opened from", ""];
        list("Tables", self.tables.len(), self.max_rows, &head, rows)
    }

    fn people_list(&self) -> Markup {
        let rows = self.people.iter().take(self.max_rows).map(|person| {
            let mut names = person.names.clone();
            names.sort();
            names.dedup();
            let cells = [person.id.clone(), names.join(", "), person.tables.to_string()];
            row(&cells, "/ban", &format!("person:{}", person.id), "Ban")
        });
        list("People", self.people.len(), self.max_rows, &["Person", "Names", "Tables", ""], rows)
    }

    fn address_list(&self) -> Markup {
        let rows = self.addresses.iter().take(self.max_rows).map(|(address, tables)| {
            row(&[address.clone(), tables.to_string()], "/ban", &format!("address:{address}"), "Ban")
        });
        list("Addresses", self.addresses.len(), self.max_rows, &["Address", "Tables", ""], rows)
    }

    fn ban_list(&self) -> Markup {
        let rows = self.bans.iter().take(self.max_rows).map(|ban| row(std::slice::from_ref(ban), "/lift", ban, "Lift"));
        html! {
            (list("Bans", self.bans.len(), self.max_rows, &["Banned", ""], rows))
            form.panel method="post" action="/ban" {
                label { span { b { "Ban an address or a person" } } " " input name="what" placeholder="address:192.0.2.1" required; }
                " " button.btn { "Ban" }
            }
        }
    }
}

/// A row of a list, with a button at its end.
fn row(cells: &[String], action: &str, what: &str, label: &str) -> Markup {
    html! {
        tr {
            @for cell in cells { td { (cell) } }
            td { form method="post" action=(action) {
                input type="hidden" name="what" value=(what);
                button.btn.small aria-label={ (label) " " (what) } { (label) }
            } }
        }
    }
}

fn list(title: &str, all: usize, max: usize, head: &[&str], rows: impl Iterator<Item = Markup>) -> Markup {
    html! {
        section.panel {
            h2 { (title) " (" (all) ")" }
            @if all > max { p.note { "The first " (max) " are shown." } }
            @if all > 0 {
                div.scroll { table.admin {
                    thead { tr { @for name in head { th scope="col" { (name) } } } }
                    tbody { @for row in rows { (row) } }
                } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_escaped_and_long_lists_cut() {
        let table = AdminTable { id: "t".into(), names: vec!["<b>Mira".into()], ..AdminTable::default() };
        let page = AdminPage { tables: vec![table; 9], max_rows: 4, ..AdminPage::default() }.page().into_string();
        assert!(page.contains("&lt;b&gt;Mira") && !page.contains("<b>Mira"));
        assert_eq!(page.matches("&lt;b&gt;Mira").count(), 4);
        assert!(page.contains("Tables (9)") && page.contains("The first 4 are shown."));
    }
}
