import type { Shot } from './shot.ts';

/** Every problem in a line of its own, by picture; empty where all is well. */
export const problemList = (shots: readonly Shot[]): readonly string[] =>
  shots.flatMap(({ file, problems }) => problems.map(({ check, what }) => `${file}  ${check}: ${what}`));
