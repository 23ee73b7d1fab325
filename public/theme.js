// What must be known before the first paint. A file, but for the page of the root, into which the build writes it.
const page = document.documentElement;
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  // The first screen that the page brings along is a new visitor's (src/portal/kept-names.ts).
  const known = localStorage.getItem('token') !== null || localStorage.getItem('conversation') !== null;
  if (known) page.dataset.first = 'other';
} catch {
  // No storage: the system's colours hold, and nobody is known.
}
// It is drawn for the root alone.
if (location.pathname !== '/' || location.search !== '' || location.hash !== '') page.dataset.first = 'other';

// Where the first screen is drawn already, the portal's script does not stand in the way of its paint.
const { portal } = document.currentScript.dataset;
if (portal) {
  // Of what is drawn for each room only what is seen stays.
  document.addEventListener('DOMContentLoaded', () => {
    for (const one of document.querySelectorAll('.first')) if (getComputedStyle(one).display === 'none') one.remove();
  });
  const start = () => {
    for (const file of portal.split(' ')) import(file);
  };
  if (page.dataset.first === 'other') start();
  else document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)));
}
