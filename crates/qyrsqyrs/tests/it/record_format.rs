//! The format of records: unknown rules, unknown keys, wrong types and repeated keys are refused, and some variations
//! are allowed.

use crate::cli::edit::{accepted, put, refused, refused_text, sound_record};
use crate::cli::{At, answers, ask, assert_no_panic, assert_refusal, check_json, stdout};
use serde_json::{Value, json};

#[test]
fn unknown_rules_are_refused() {
    for players in [0_i64, 1, 2, 5, 8, 255, 256 + 4, (1 << 32) + 4, -4] {
        refused(&format!("{players} players"), 4, At::Record, |r| r["rules"]["players"] = players.into());
    }
    for (key, value) in [
        ("follow", json!("any")),
        ("follow", json!("Colour-Only")),
        ("follow", json!("")),
        ("follow", Value::Null),
        ("queen_lead", json!("suit")),
        ("queen_lead", json!(["trump"])),
        ("grand_own", json!("doubles")),
        ("grand_own", json!(0)),
        ("length", json!({"weeks": 1})),
        ("length", json!({})),
        ("length", json!({"deals": 1, "rounds": 4})),
        ("length", json!("deals")),
        ("length", json!(4)),
        ("length", Value::Null),
        ("length", json!({"deals": 0})),
        ("length", json!({"rounds": 0})),
        ("length", json!({"rounds": 101})),
        ("length", json!({"rounds": 256 + 4})),
        ("length", json!({"until": 0})),
        ("length", json!({"deals": -1})),
        ("length", json!({"deals": 1.5})),
        ("length", json!({"deals": "1"})),
        ("length", json!({"rounds": u64::MAX})),
        ("length", json!({"until": (1_u64 << 32) + 1})),
        ("players", json!("4")),
        ("players", json!(4.5)),
        ("players", Value::Null),
        ("house", json!("mine")),
    ] {
        refused(&format!("{key} {value}"), 4, At::Record, |r| r["rules"][key] = value);
    }
    refused("three names for four players", 4, At::Record, |r| {
        r["players"].as_array_mut().unwrap().pop();
    });
    refused("five names for four players", 4, At::Record, |r| r["players"].as_array_mut().unwrap().push("x".into()));
    refused("no names", 4, At::Record, |r| r["players"] = json!([]));
    refused("three players, four hands", 4, At::Record, |r| r["rules"]["players"] = 3.into());
    for format in [json!("qyrsqyrs/2"), json!("qyrsqyrs"), json!(""), json!(1), Value::Null] {
        refused(&format!("format {format}"), 4, At::Record, |r| r["format"] = format);
    }
}

#[test]
fn unknown_keys_and_wrong_types_are_refused() {
    for key in ["extra", "Rules", "x", "xnote", "X-note", ""] {
        refused(&format!("record with {key:?}"), 4, At::Anywhere, |r| r[key] = 1.into());
        refused(&format!("rules with {key:?}"), 4, At::Anywhere, |r| r["rules"][key] = 1.into());
        refused(&format!("round with {key:?}"), 4, At::Anywhere, |r| r["rounds"][1][key] = 1.into());
        refused(&format!("length with {key:?}"), 4, At::Anywhere, |r| r["rules"]["length"][key] = 1.into());
    }
    for key in ["format", "rules", "players", "rounds"] {
        refused(&format!("no {key}"), 4, At::Anywhere, |r| {
            r.as_object_mut().unwrap().remove(key);
        });
        for value in [Value::Null, json!(1), json!(true), json!("text"), json!([1]), json!([[]]), json!({"a": 1})] {
            refused(&format!("{key} is {value}"), 4, At::Anywhere, |r| r[key] = value);
        }
    }
    for key in ["dealer", "hands"] {
        refused(&format!("a round without {key}"), 4, At::Anywhere, |r| {
            r["rounds"][1].as_object_mut().unwrap().remove(key);
        });
    }
    for key in ["dealer", "hands", "stash", "plays"] {
        for value in
            [Value::Null, json!(-1), json!(0.5), json!(1e300), json!(true), json!([1]), json!({}), json!("text")]
        {
            refused(&format!("{key} of a round is {value}"), 4, At::Anywhere, |r| r["rounds"][1][key] = value);
        }
    }
    refused("a hand as a list", 4, At::Anywhere, |r| r["rounds"][0]["hands"][0] = json!(["R2", "R3"]));
    refused("a round that is nothing", 4, At::Anywhere, |r| r["rounds"][1] = Value::Null);
    // Objects must be objects. A list of values in the order of the keys is refused.
    refused("a round as a list", 4, At::Anywhere, |r| {
        let round = &r["rounds"][0];
        r["rounds"][0] = json!([round["dealer"], round["hands"], round["stash"], round["plays"]]);
    });
    refused("a round as a list with a place for the chest", 4, At::Anywhere, |r| {
        let round = &r["rounds"][0];
        r["rounds"][0] = json!([round["dealer"], round["hands"], null, round["stash"], round["plays"]]);
    });
    refused("rules as a list", 4, At::Anywhere, |r| {
        r["rules"] = json!([4, "colour-or-queen", "trump", "keeps", {"deals": 1}]);
    });
    let r = sound_record(4);
    let listed = json!([r["format"], r["rules"], r["players"], r["rounds"]]).to_string();
    refused_text("a record as a list", &listed, At::Anywhere);
    for text in ["[]", "{}", "null", "true", "12", "\"text\"", &format!("[{r}]")] {
        refused_text(text, text, At::Anywhere);
    }
}

#[test]
fn repeated_keys_are_refused() {
    let record = sound_record(4);
    let text = record.to_string();
    for key in ["format", "rules", "players", "rounds"] {
        let twice = format!("{{{}:{},{}", json!(key), record[key], &text[1..]);
        refused_text(&format!("{key} twice"), &twice, At::Anywhere);
    }
    for (once, twice) in [
        ("\"dealer\":", "\"dealer\":2,\"dealer\":"),
        ("\"stash\":", "\"stash\":\"\",\"stash\":"),
        ("\"follow\":", "\"follow\":\"colour-only\",\"follow\":"),
        ("\"deals\":1", "\"deals\":1,\"deals\":1"),
    ] {
        assert!(text.contains(once));
        refused_text(twice, &text.replacen(once, twice, 1), At::Anywhere);
    }
}

#[test]
fn extension_keys_are_accepted() {
    let mut record = sound_record(4);
    record["x-note"] = json!({"any": ["thing", 1, null]});
    record["x-"] = json!(null);
    record["rules"]["x-house"] = json!("ours");
    record["rounds"][1]["x-clock"] = json!([1.5, 2.5]);
    accepted("keys that start with x-", &record.to_string());
}

#[test]
fn whitespace_around_a_record_may_vary() {
    let record = sound_record(4).to_string();
    for (name, text) in [
        ("a newline", format!("{record}\n")),
        ("carriage return and newline", format!("{record}\r\n")),
        ("blanks around", format!("\n \t{record} \n\n")),
        ("a byte order mark", format!("\u{feff}{record}")),
        ("over many lines", serde_json::to_string_pretty(&sound_record(4)).unwrap()),
        (
            "many lines with carriage returns",
            serde_json::to_string_pretty(&sound_record(4)).unwrap().replace('\n', "\r\n"),
        ),
    ] {
        accepted(name, &text);
    }
}

#[test]
fn a_byte_order_mark_may_precede_several_records() {
    let record = sound_record(4);
    let output = check_json(format!("\u{feff}{record}\n{record}\n").as_bytes());
    assert_eq!(answers(&output).len(), 2, "{}", stdout(&output));
    assert_eq!(output.status.code(), Some(0));
}

/// Commands print names, but escape sequences in them must not reach the terminal.
#[test]
fn names_cannot_control_a_terminal() {
    let mut record = sound_record(4);
    record["players"] = json!(vec!["\u{1b}[2Jguest\u{7}\r"; 4]);
    record["names"] = json!(vec!["\u{9b}31mAnn\u{0}"; 4]);
    for command in ["check", "show"] {
        let output = ask(&["record", command, "-"], record.to_string().as_bytes());
        let said = stdout(&output);
        assert!(said.contains("guest"), "{said}");
        assert!(said.chars().all(|letter| letter == '\n' || !letter.is_control()), "record {command}: {said:?}");
    }
}

#[test]
fn a_broken_line_does_not_hide_the_others() {
    let good = sound_record(4).to_string();
    let mut broken = sound_record(4);
    put(&mut broken["rounds"][1]["plays"], 3, "R9");
    for (name, middle, code, at) in [
        ("a broken record", broken.to_string(), 1, At::Play(1, 3)),
        ("half a record", "{\"format\":".into(), 2, At::Record),
        ("nonsense", "nonsense".into(), 2, At::Record),
        ("brackets", "[".repeat(100_000), 2, At::Record),
    ] {
        let output = check_json(format!("{good}\n{middle}\n{good}\n").as_bytes());
        assert_no_panic(name, &output);
        assert_eq!(output.status.code(), Some(code), "{name}");
        let answers = answers(&output);
        assert_eq!(answers.len(), 3, "{name}");
        assert_eq!((&answers[0]["ok"], &answers[2]["ok"]), (&Value::Bool(true), &Value::Bool(true)), "{name}");
        assert_refusal(name, &answers[1], at);
    }
}
