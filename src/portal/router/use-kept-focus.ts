import { useEffect } from 'react';

/**
 * Whoever goes by the keyboard goes on from where they were: where what has the focus leaves the page, with its step, its form
 * or the whole screen, the nearest place around it that stays takes the focus, at last the page's main part. Else it would be
 * on nothing, and a screen reader silent.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let trail: readonly Element[] = [];
    let waiting = 0;
    const mend = () => {
      waiting = 0;
      const place = isLost(trail) ? placeFor(trail) : null;
      if (!place) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      // What was drawn may take the focus itself, once it stands there: that is left to it.
      if (waiting === 0 && isLost(trail)) waiting = window.setTimeout(mend);
    });
    const onFocus = ({ target }: FocusEvent) => {
      // Before anything had the focus there is nothing to lose, and the first screen is drawn unwatched.
      if (trail.length === 0) observer.observe(document.body, { childList: true, subtree: true });
      trail = target instanceof Element ? [...outwards(target)] : [];
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
      window.clearTimeout(waiting);
    };
  }, []);
}

/** It and all around it, inside out. */
function* outwards(from: Element): Generator<Element> {
  for (let one: Element | null = from; one; one = one.parentElement) yield one;
}

const isLost = ([last]: readonly Element[]): boolean =>
  last?.isConnected === false && (document.activeElement === null || document.activeElement === document.body);

/** A place that takes the focus without being a stop of Tab. None is there while the next screen is on its way. */
function placeFor(trail: readonly Element[]): HTMLElement | null {
  // An open dialog takes the focus by itself, and nothing below it can.
  if (document.querySelector('dialog[open]')) return null;
  const near = trail.find((one) => one.isConnected && one.matches('[tabindex="-1"]'));
  return near instanceof HTMLElement ? near : document.querySelector('main');
}
