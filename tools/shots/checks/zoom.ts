import { cutProblems } from './cut.ts';
import type { Problem, Reading } from './reading.ts';
import { sidewaysProblems } from './sideways.ts';

/** What a desk of 1280 by 1024 has left, in px, when all on it is this many times as large (WCAG 1.4.4 and 1.4.10). */
export interface Zoom {
  readonly times: number;
  readonly width: number;
  readonly height: number;
}

/** How far somebody who sees little enlarges a page. */
export const ZOOMS: readonly Zoom[] = [
  { times: 2, width: 640, height: 512 },
  { times: 4, width: 320, height: 256 },
];

/** However large it is, nobody scrolls sideways and nothing is cut. */
export const zoomProblems = (reading: Reading, { times }: Zoom): readonly Problem[] =>
  [...sidewaysProblems(reading), ...cutProblems(reading)].map(({ check, what }) => ({
    check,
    what: `${what} at ${times * 100} %`,
  }));
