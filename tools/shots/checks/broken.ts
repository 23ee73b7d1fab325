import type { Problem, Reading } from './reading.ts';

/** No word, number or name is broken over two lines; where there is a hyphen, or a sign, it may be. */
export const brokenProblems = ({ texts }: Reading): readonly Problem[] =>
  texts.flatMap(({ broken }) => broken.map((word) => ({ check: 'broken' as const, what: `"${word}"` })));
