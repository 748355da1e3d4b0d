//! The fields of a form that may carry a file (`multipart/form-data`, RFC 7578): only as much as our one form needs.

/// The names and contents of the fields. What is no such form has none.
pub(super) fn fields<'a>(kind: &str, body: &'a [u8]) -> Vec<(String, &'a [u8])> {
    let Some(boundary) = boundary(kind) else { return Vec::new() };
    let mark = format!("--{boundary}");
    let mut fields = Vec::new();
    let mut rest = body;
    while let Some(start) = find(rest, mark.as_bytes()) {
        rest = &rest[start + mark.len()..];
        // Every part ends where the next mark begins, with a line break that is not its own.
        let Some(end) = find(rest, format!("\r\n{mark}").as_bytes()) else { break };
        fields.extend(part(&rest[..end]));
        rest = &rest[end + 2..];
    }
    fields
}

fn boundary(kind: &str) -> Option<&str> {
    let (kind, parameters) = kind.split_once(';')?;
    if !kind.trim().eq_ignore_ascii_case("multipart/form-data") {
        return None;
    }
    let value = parameters.split(';').find_map(|parameter| parameter.trim().strip_prefix("boundary="))?;
    let value = value.trim_matches('"');
    (!value.is_empty() && value.len() <= 70).then_some(value)
}

/// A part: its headers, an empty line, its content.
fn part(part: &[u8]) -> Option<(String, &[u8])> {
    let end = find(part, b"\r\n\r\n")?;
    let headers = String::from_utf8_lossy(&part[..end]);
    let about = headers.lines().find(|line| line.to_ascii_lowercase().starts_with("content-disposition:"))?;
    let name = about.split(';').find_map(|parameter| parameter.trim().strip_prefix("name="))?;
    Some((name.trim_matches('"').to_owned(), &part[end + 4..]))
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|window| window == what)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: &str = "multipart/form-data; boundary=----X7";

    fn form(parts: &[(&str, &str)]) -> String {
        let part = |(head, text): &(&str, &str)| {
            format!("------X7\r\nContent-Disposition: form-data; {head}\r\n\r\n{text}\r\n")
        };
        parts.iter().map(part).collect::<String>() + "------X7--\r\n"
    }

    #[test]
    fn a_form_with_a_text_and_a_file() {
        let body =
            form(&[("name=\"record\"", "{\r\n \"a\": 1}\r\n"), ("name=\"file\"; filename=\"name=x.json\"", "--")]);
        let found = fields(KIND, body.as_bytes());
        assert_eq!(found, [("record".to_owned(), &b"{\r\n \"a\": 1}\r\n"[..]), ("file".to_owned(), &b"--"[..])]);
    }

    #[test]
    fn a_form_that_breaks_off_anywhere_does_no_harm() {
        let body = form(&[("name=\"record\"", "a"), ("name=\"file\"; filename=\"x\"", "b\r\n--")]);
        for cut in 0..body.len() {
            assert!(fields(KIND, &body.as_bytes()[..cut]).len() <= 2);
            assert!(fields(KIND, &body.as_bytes()[cut..]).len() <= 2);
        }
    }

    #[test]
    fn what_is_no_form_has_no_fields() {
        let body = form(&[("name=\"record\"", "x")]);
        for kind in [
            "",
            "text/plain",
            "multipart/form-data",
            "multipart/form-data; boundary=",
            "multipart/form-data; boundary=Y",
        ] {
            assert!(fields(kind, body.as_bytes()).is_empty(), "{kind}");
        }
        for broken in
            ["", "------X7", "------X7\r\n\r\n", "------X7\r\nContent-Disposition: form-data\r\n\r\nx\r\n------X7--"]
        {
            assert!(fields(KIND, broken.as_bytes()).is_empty(), "{broken}");
        }
    }
}
