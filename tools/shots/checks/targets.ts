import { MOBILE_BELOW_PX } from '#catalogues/limits.ts';
import type { Problem, Reading, Target } from './reading.ts';

/** What a finger meets, in px (DESIGN, Targets). */
const LEAST_PX = 44;

/** Below the width of a desk everything that is pressed is as large as a fingertip. */
export function targetProblems({ targets }: Reading, width: number): readonly Problem[] {
  if (width >= MOBILE_BELOW_PX) return [];
  return targets.filter(isSmall).map(({ name, rect }) => ({
    check: 'target',
    what: `${name} is ${Math.round(rect.width)} by ${Math.round(rect.height)} px`,
  }));
}

// Half a pixel is rounding.
const isSmall = ({ rect, inline, reached }: Target): boolean =>
  !inline && !reached && (rect.width < LEAST_PX - 0.5 || rect.height < LEAST_PX - 0.5);
