//! Cryptographic randomness: ids, keys, seeds.

/// Random bytes from the operating system.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// An unguessable id of 80 bits. The alphabet has no vowels, so ids form no words.
pub fn id() -> String {
    const ALPHABET: &[u8; 32] = b"bcdfghjklmnpqrstvwxz0123456789BC";
    bytes::<16>().iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// Whether a text may be the id of a table or a record: [`id`], a hash in hexadecimal digits, or the name of a tour.
pub fn is_id(text: &str) -> bool {
    const MAX_LENGTH: usize = 40;
    (1..=MAX_LENGTH).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

/// Seed of a game. It determines everything hidden, so it must be unpredictable.
pub fn seed() -> u64 {
    u64::from_le_bytes(bytes())
}
