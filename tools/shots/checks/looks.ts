import { brokenProblems } from './broken.ts';
import { cutProblems } from './cut.ts';
import { overlapProblems } from './overlap.ts';
import type { Problem, Reading } from './reading.ts';
import { sidewaysProblems } from './sideways.ts';
import { targetProblems } from './targets.ts';

/** All that is wrong with how a page is laid out at a width in px. */
export const looksProblems = (reading: Reading, width: number): readonly Problem[] => [
  ...sidewaysProblems(reading),
  ...cutProblems(reading),
  ...brokenProblems(reading),
  ...overlapProblems(reading),
  ...targetProblems(reading, width),
];
