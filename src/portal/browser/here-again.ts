/**
 * Resolves when the page is there for somebody: at once, but on a page that is being left, once it is come back to. A browser
 * ends the calls of a page that goes after `pagehide` and tells the page so with the last thing it lets it do. Taken for a lost
 * line, that would be written down as an error, and be the first thing read after a reload.
 */
export async function hereAgain(): Promise<void> {
  while (gone)
    await new Promise<void>((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));
}

let gone = false;
window.addEventListener('pagehide', () => {
  gone = true;
});
window.addEventListener('pageshow', () => {
  gone = false;
});
