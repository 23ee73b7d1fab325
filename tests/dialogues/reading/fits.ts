/** Stands for anything, also for nothing. */
export const ANYTHING = '…';

/** Words in a row, whatever the white space between them. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a text is what is written, letter for letter; '…' in it stands for anything. */
export function fits(written: string, text: string): boolean {
  const parts = flat(written).split(ANYTHING);
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
  return new RegExp(`^${pattern}$`, 's').test(flat(text));
}

/** Whether texts are those that are written, in order; a '…' of its own stands for any number of texts. */
export function allFit(written: readonly string[], texts: readonly string[]): boolean {
  const [first, ...rest] = written;
  if (first === undefined) return texts.length === 0;
  if (first === ANYTHING) return texts.some((_, at) => allFit(rest, texts.slice(at))) || allFit(rest, []);
  const [text, ...others] = texts;
  return text !== undefined && fits(first, text) && allFit(rest, others);
}
