import type { Reading, Rect } from '../checks/reading.ts';

/**
 * Reads how the page is laid out. It runs in the browser, so all that it uses stands inside of it.
 */
export function readPage(): Reading {
  const TARGETS =
    'a[href],button,input:not([type="hidden"]),select,textarea,summary,[role="button"],[role="tab"],[role="option"],[role="switch"]';
  const plain = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height });
  const meet = (a: Rect, b: Rect): Rect | null => {
    const x = Math.max(a.x, b.x);
    const y = Math.max(a.y, b.y);
    const width = Math.min(a.x + a.width, b.x + b.width) - x;
    const height = Math.min(a.y + a.height, b.y + b.height) - y;
    return width > 0 && height > 0 ? { x, y, width, height } : null;
  };
  const join = (a: Rect, b: Rect): Rect => {
    const x = Math.min(a.x, b.x);
    const y = Math.min(a.y, b.y);
    const width = Math.max(a.x + a.width, b.x + b.width) - x;
    return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const upward = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) all.push(one);
    return all;
  };
  // What only a screen reader is told is clipped away to nothing.
  const isThere = (element: Element) =>
    !upward(element).some((one) => styleOf(one).clipPath.startsWith('inset(50%') || one.hasAttribute('inert'));
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && isThere(element);
  // The browser's own control for files is clear, and lies over the box that is seen.
  const isPressed = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && isThere(element);
  const modal = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.matches(':modal')).at(-1);
  const isOnTop = (element: Element) => modal === undefined || modal.contains(element);
  const clips = (overflow: string) => overflow !== 'visible';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const floats = (element: Element) => {
    const { position, zIndex } = styleOf(element);
    return (
      element.tagName === 'DIALOG' ||
      position === 'fixed' ||
      position === 'sticky' ||
      (position === 'absolute' && zIndex !== 'auto')
    );
  };
  const layers: Element[] = [];
  const layerOf = (element: Element) => {
    const layer = upward(element).find(floats) ?? document.body;
    if (!layers.includes(layer)) layers.push(layer);
    return layers.indexOf(layer);
  };
  const screen: Rect = { x: 0, y: 0, width: innerWidth, height: Math.max(innerHeight, document.body.scrollHeight) };

  // Where a soft hyphen is drawn it has a place of its own: such a text says itself where it may be broken.
  const brokenIn = (node: Text) =>
    [...node.data.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 1 ? [word] : [];
    });

  const textOf = (node: Text) => {
    const parent = node.parentElement;
    if (!parent || !isSeen(parent) || !isOnTop(parent)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map(plain).filter(({ width, height }) => width > 0 && height > 0);
    if (lines.length === 0) return [];
    let x: Rect | null = null;
    let y: Rect | null = null;
    let canScrollX = false;
    let canScrollY = false;
    let shown: (Rect | null)[] = lines;
    for (const one of upward(parent)) {
      const { overflowX, overflowY } = styleOf(one);
      const box = plain(one.getBoundingClientRect());
      if (one !== document.documentElement && one !== document.body && clips(overflowX)) {
        shown = shown.map((line) => line && meet(line, box));
      }
      if (scrolls(overflowX)) canScrollX = true;
      if (scrolls(overflowY)) canScrollY = true;
      // What a scrolled box holds may stand anywhere; what is cut, the nearest box cuts.
      if (x === null && !canScrollX && overflowX !== 'visible') x = box;
      if (y === null && !canScrollY && overflowY !== 'visible' && overflowY !== 'clip') y = box;
      if (floats(one) && styleOf(one).position === 'fixed') break;
    }
    shown = shown.map((line) => line && meet(line, screen));
    const text = (node.data.trim().replace(/\s+/g, ' ') || '').slice(0, 60);
    const broken = lines.length > 1 && !node.data.includes('\u00AD') ? brokenIn(node) : [];
    return [{ text, layer: layerOf(parent), lines, shown, broken, clipped: { x, y } }];
  };
  const texts: Reading['texts'][number][] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== '') texts.push(...textOf(node));
  }

  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()}${element.className ? `.${String(element.className).split(' ')[0]}` : ''} "${words.slice(0, 40)}"`;
  };
  const labelOf = (element: Element) => (element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null);
  const meets = (element: Element, x: number, y: number) => {
    const met = document.elementFromPoint(x, y);
    return met !== null && (element.contains(met) || labelOf(element)?.contains(met) === true);
  };
  const targetOf = (element: Element) => {
    const label = labelOf(element);
    const seen = isPressed(element) ? element : label;
    if (!seen || !isPressed(seen) || !isOnTop(seen)) return [];
    const own = plain(seen.getBoundingClientRect());
    if (own.width === 0 || own.height === 0) return [];
    const round = label?.contains(element) ? join(own, plain(label.getBoundingClientRect())) : own;
    const middle = { x: round.x + round.width / 2, y: round.y + round.height / 2 };
    // Half scrolled away, or below something: how large it is shows elsewhere.
    if (!meets(element, middle.x, middle.y)) return [];
    const reached = [-21, 21].every(
      (by) => meets(element, middle.x + by, middle.y) && meets(element, middle.x, middle.y + by),
    );
    const inline = element.tagName === 'A' && styleOf(element).display === 'inline';
    return [{ name: nameOf(element), rect: round, inline, reached }];
  };
  const targets = [...document.querySelectorAll(TARGETS)].flatMap(targetOf);

  const sideways = [...document.querySelectorAll('*')].flatMap((element) => {
    const page = element === document.documentElement;
    if (!page && (!scrolls(styleOf(element).overflowX) || !isSeen(element))) return [];
    const by = element.scrollWidth - element.clientWidth;
    return by > 0 ? [{ what: page ? 'the page' : nameOf(element), by }] : [];
  });
  return { texts, targets, sideways };
}
