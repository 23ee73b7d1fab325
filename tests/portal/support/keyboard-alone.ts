import { expect } from 'vitest';

/** What somebody with a mouse could press or write in. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"]';

const isShown = (one: Element) => one.closest('[hidden], [inert], [aria-hidden="true"]') === null;

/** Of several of which the arrow keys choose, the keyboard stops at one. */
const amongOthers = (one: Element) => one.closest('[role="radiogroup"], [role="tablist"], [role="listbox"]');

const isReached = (one: HTMLElement): boolean =>
  one.tabIndex === 0 ||
  [...(amongOthers(one)?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].some((twin) => twin.tabIndex === 0);

/** Expects that a keyboard reaches all that can be done on the page, in the order in which it stands. */
export function expectKeyboardReachesAll(): void {
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isShown);
  expect(controls.length).toBeGreaterThan(0);
  expect(controls.filter((one) => !isReached(one)).map((one) => one.outerHTML)).toEqual([]);
  // A number of its own would take one out of the order of the page.
  expect([...document.querySelectorAll<HTMLElement>('[tabindex]')].filter((one) => one.tabIndex > 0)).toEqual([]);
}
