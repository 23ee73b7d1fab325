// A file of its own, because the page allows no inline script: the chosen colours stand before the first paint.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's colours hold.
}
