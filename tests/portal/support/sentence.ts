/** Matches whatever a sentence stands in, whole, where parts of it are elements of their own: a link, the number of an order. */
export const sentence = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text && [...element.children].every((child) => child.textContent !== text);
