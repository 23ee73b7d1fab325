import { ROOMY, SLIM, WIDE } from '../ui/media.ts';

/** A drawing of the first screen that the page brings along: for which screens it is, and what it takes for granted. */
export interface Room {
  readonly name: 'narrow' | 'roomy' | 'wide';
  readonly holds: readonly string[];
}

/** The drawings, the one with the most room first. `first.css` shows the one that fits before any script runs. */
export const ROOMS: readonly Room[] = [
  { name: 'wide', holds: [ROOMY, WIDE] },
  { name: 'roomy', holds: [ROOMY] },
  // Most screens without much room are phones.
  { name: 'narrow', holds: [SLIM] },
];
