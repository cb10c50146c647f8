//! "Did you mean …?" for names that a person typed.

/// A clause such as ` (did you mean `split_write`?)`, or nothing where no name is near.
pub fn hint<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    nearest(typed, names).map_or_else(String::new, |name| format!(" (did you mean `{name}`?)"))
}

/// The name that takes the fewest changes of a letter, if those are at most a third of it.
fn nearest<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let of_name = |name: &'a str| (distance(typed, name), name);
    let (changes, name) = names.into_iter().map(of_name).min()?;
    let is_part = typed.len() >= 4 && name.contains(typed);
    (changes * 3 <= name.len() || is_part).then_some(name)
}

/// Levenshtein's distance, in characters.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_offered_and_far_ones_are_not() {
        let names = ["split_write", "nodelay_disabled"];
        assert_eq!(hint("split_writes", names), " (did you mean `split_write`?)");
        assert_eq!(hint("disabled", names), " (did you mean `nodelay_disabled`?)");
        assert_eq!(hint("clippy_pedantic", names), "");
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
