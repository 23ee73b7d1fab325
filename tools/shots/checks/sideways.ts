import type { Problem, Reading } from './reading.ts';

/** Nobody scrolls sideways: neither the page nor a part of it. A pixel may be lost to rounding. */
export function sidewaysProblems({ sideways }: Reading): readonly Problem[] {
  return sideways
    .filter(({ by }) => by > 1)
    .map(({ what, by }) => ({ check: 'sideways', what: `${what} goes on for ${by} px` }));
}
