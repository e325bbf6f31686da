//! Help for [`Game::inventory`](crate::Game::inventory).

/// Number of different values. A card that was duplicated shows, even if another one vanished.
///
/// ```
/// assert_eq!(orrery_engine::inventory::different([3, 200, 3]), 2);
/// ```
pub fn different(numbers: impl IntoIterator<Item = u8>) -> usize {
    let mut seen = [0u64; 4];
    numbers.into_iter().for_each(|number| seen[usize::from(number / 64)] |= 1 << (number % 64));
    seen.iter().map(|bits| bits.count_ones() as usize).sum()
}
