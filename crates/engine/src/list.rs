//! Short lists inside positions.

/// A list of at most `N` items, stored inline.
///
/// Search copies positions thousands of times a second. Unlike `Vec` and `arrayvec::ArrayVec`, this list is `Copy`, so a position
/// made of such lists is copied as one block of memory.
///
/// ```
/// use orrery_engine::List;
///
/// let mut pool: List<u8, 4> = [1, 2, 3].into_iter().collect();
/// assert_eq!(pool.remove(0), 1);
/// let copy = pool;
/// pool.push(9);
/// assert_eq!((&pool[..], &copy[..]), (&[2, 3, 9][..], &[2, 3][..]));
/// ```
pub type List<T, const N: usize> = tinyvec::ArrayVec<[T; N]>;
