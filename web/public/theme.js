// Runs before the first paint, so that a remembered theme does not flash.
try {
  const theme = localStorage.getItem('orrery-theme')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be closed to us; the system's theme will do.
}
