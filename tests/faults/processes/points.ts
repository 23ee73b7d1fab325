import { CRASH_POINTS, type CrashPoint } from '#src/server/settlement/money.ts';

/**
 * Where a process is killed: at a point of the money path that it reaches itself, by its buyer's doings (C2: paid, and the browser is
 * gone; C3: paid, and the browser reports to the next life), or whenever it happens to be.
 */
export type Point = CrashPoint | 'C2' | 'C3' | 'random';

/** All of them. C18 needs a data base without its tables: it is a round of its own at the beginning of a setting. */
export const POINTS: readonly Point[] = [...CRASH_POINTS, 'C2', 'C3', 'random'];
