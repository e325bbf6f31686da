// Runs before the first paint, to avoid a flash of the wrong theme.
try {
  const theme = localStorage.getItem('orrery-theme')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be disabled; the system's theme applies then.
}
