/** A provider's frame that stands over the page: providers keep theirs, hidden, before and after. */
const standsOver = (page: Element): boolean =>
  [...document.querySelectorAll('iframe')].some((frame) => !page.contains(frame) && isSeen(frame));

/** Hidden is what has no box, or is in something that hides it. */
function isSeen(element: Element | null): boolean {
  for (let one = element; one !== null; one = one.parentElement) {
    const { display, visibility } = getComputedStyle(one);
    if (display === 'none' || (one === element && visibility === 'hidden')) return false;
  }
  return true;
}

/**
 * Keeps the page out of reach while a provider's card window stands over it: of the keyboard, of a pointer and of what is read out. It is back as
 * soon as no frame is seen any more, whatever the provider says of it or fails to say, with the focus where it was. Answers what ends that.
 */
export function keepBeneath(page: HTMLElement): () => void {
  const before = document.activeElement;
  const look = () => {
    const beneath = standsOver(page);
    if (beneath === page.hasAttribute('inert')) return;
    page.toggleAttribute('inert', beneath);
    if (!beneath) focusAgain(page, before);
  };
  const observer = new MutationObserver(() => {
    observe();
    look();
  });
  const observe = () => {
    observer.observe(document.body, { childList: true });
    for (const beside of document.body.children)
      if (beside !== page)
        observer.observe(beside, { subtree: true, childList: true, attributeFilter: ['style', 'class', 'hidden'] });
  };
  observe();
  look();
  return () => {
    observer.disconnect();
    if (!page.hasAttribute('inert')) return;
    page.removeAttribute('inert');
    focusAgain(page, before);
  };
}

/** Back where it was. What was pressed has mostly gone with what it was pressed for: then, as after any other step, where one types. */
function focusAgain(page: HTMLElement, before: Element | null): void {
  const stands = document.activeElement;
  if (stands !== null && stands !== document.body && page.contains(stands)) return;
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
  else if (matchMedia('(pointer: fine)').matches) page.querySelector<HTMLElement>('.composer__field')?.focus();
}
