import { expect } from 'vitest';

/** What a person perceives of an element, as assertions. */
interface Perceived<R, T> {
  /** It stands on the page and neither it nor what holds it is hidden. */
  toBeVisible(this: T extends Element | null ? unknown : never): R;
  toHaveTextContent(text: string): R;
  toHaveValue(value: string): R;
  toHaveAttribute(name: string, value?: string): R;
  toHaveFocus(): R;
  toHaveClass(name: string): R;
  /** What a screen reader adds to its name. */
  toHaveDescription(text: string): R;
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends Perceived<R, T> {}
}

const verdict = (pass: boolean, wanted: string, got: unknown) => ({
  pass,
  message: () => `expected ${wanted}, got ${String(got)}`,
});
const text = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

expect.extend({
  toBeVisible(element: Element | null) {
    const shown = element?.isConnected === true && element.closest('[hidden], [aria-hidden="true"]') === null;
    return verdict(shown, 'an element on the page', element);
  },
  toHaveTextContent(element: Element | null, wanted: string) {
    return verdict(text(element).includes(wanted), wanted, text(element));
  },
  toHaveValue(element: HTMLInputElement, wanted: string) {
    return verdict(element.value === wanted, wanted, element.value);
  },
  toHaveAttribute(element: Element | null, name: string, wanted?: string) {
    const got = element?.getAttribute(name) ?? null;
    return verdict(wanted === undefined ? got !== null : got === wanted, `${name}=${wanted}`, got);
  },
  toHaveFocus(element: Element) {
    return verdict(document.activeElement === element, 'focus', document.activeElement?.outerHTML);
  },
  toHaveClass(element: Element, name: string) {
    return verdict(element.classList.contains(name), name, element.className);
  },
  toHaveDescription(element: Element, wanted: string) {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const got = ids.map((id) => text(document.getElementById(id))).join(' ');
    return verdict(got === wanted, wanted, got);
  },
});
