import type { Problem } from './reading.ts';

/** The browser itself tells of every answer that is no success; those are part of the conversation. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;
const FAILED = /^Failed to load resource/;

/** What the console was told as an error; `staged`: the scene makes calls fail, which the browser complains about. */
export function errorProblems(told: readonly string[], staged: boolean): readonly Problem[] {
  return told.filter((text) => !(staged ? FAILED : REFUSED).test(text)).map((what) => ({ check: 'error', what }));
}
