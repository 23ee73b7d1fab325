// What must be known before the first paint. The build writes it into every page; in development it is a file.
const page = document.documentElement;
let known = false;
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') {
    page.dataset.theme = theme;
    // The browser's own bar follows (src/portal/ui/theme-switch.tsx).
    for (const one of document.querySelectorAll('meta[name="theme-color"]'))
      one.media = one.dataset.of === theme ? 'all' : 'not all';
  }
  // The first screen that the page brings along is a new visitor's (src/portal/browser/kept-names.ts).
  known = localStorage.getItem('token') !== null || localStorage.getItem('conversation') !== null;
} catch {
  // No storage: the system's colours hold, and nobody is known.
}
// What the build wrote here: whether that is drawn in this page, the portal's scripts, what they will ask for themselves, and the
// frame of somebody known.
const { landing, portal, next, frame } = document.currentScript.dataset;
// It is drawn for the root alone.
if (known || landing === undefined || location.pathname !== '/' || location.search !== '' || location.hash !== '')
  page.dataset.first = 'other';

const fetchEarly = (file) => {
  const link = document.createElement('link');
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
  else link.rel = 'modulepreload';
  // As the scripts ask for it themselves, so that it is fetched once.
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
};
if (portal) {
  // Of what is drawn for each room only what is seen stays.
  document.addEventListener('DOMContentLoaded', () => {
    for (const one of document.querySelectorAll('.first:not(.first--other)'))
      if (getComputedStyle(one).display === 'none') one.remove();
  });
  let begun = false;
  const start = () => {
    if (begun) return;
    begun = true;
    const files = portal.split(' ');
    files.forEach(fetchEarly);
    // Run one behind the other, for a weak phone is free between them and not in one.
    files
      .reduce((before, file) => before.then(() => import(file)), Promise.resolve())
      .catch(() => {
        page.dataset.first = 'lost';
      });
    // One after another each would cost a weak line its way there and back.
    if (page.dataset.first === 'other')
      for (const file of `${next} ${known ? frame : ''}`.trim().split(' ')) fetchEarly(file);
  };
  // Something is drawn already, and the scripts do not stand in the way of its paint. A page that nobody sees paints nothing.
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) return start();
    document.addEventListener('visibilitychange', start, { once: true });
    if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) start();
      }).observe({ type: 'paint', buffered: true });
    else requestAnimationFrame(() => setTimeout(start));
  });
}
