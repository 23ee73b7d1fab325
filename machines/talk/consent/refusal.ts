import type { Reading } from '../reading.ts';

const ANSWERS = ['yes', 'no', 'refuse'];
const REFUSES = ['no', 'refuse', 'neg'];

/**
 * True where what was read back is refused: a no, or a yes that is taken back ('not ok'). Any word may say it, because a no
 * costs nothing; a question refuses nothing, and neither does what is told with a 'not' in it.
 */
export function refuses({ concepts, text }: Reading): boolean {
  const has = (concept: string): boolean => concepts.has(concept);
  return !/\?\s*$/.test(text) && ANSWERS.some(has) && REFUSES.some(has);
}
