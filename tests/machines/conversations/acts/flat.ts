/** A sentence without what does not count: capitals, marks and spaces too many. */
export const flat = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
