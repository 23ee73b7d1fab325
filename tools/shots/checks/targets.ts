import { MOBILE_BELOW_PX } from '#catalogues/limits.ts';
import type { Problem, Reading, Target } from './reading.ts';

/** What a finger meets, in px (DESIGN, Targets). */
const LEAST_PX = 44;
/** What anybody meets who holds a pointer with a hand that shakes, in px (WCAG 2.5.8). */
const LEAST_ON_A_DESK_PX = 24;

/** Below the width of a desk everything that is pressed is as large as a fingertip; on a desk a line in a sentence alone is smaller than 24 px. */
export function targetProblems({ targets }: Reading, width: number): readonly Problem[] {
  const least = width < MOBILE_BELOW_PX ? LEAST_PX : LEAST_ON_A_DESK_PX;
  return targets
    .filter((target) => isSmall(target, least))
    .map(({ name, rect }) => ({
      check: 'target',
      what: `${name} is ${Math.round(rect.width)} by ${Math.round(rect.height)} px`,
    }));
}

// Half a pixel is rounding.
const isSmall = ({ rect, inline, reached }: Target, least: number): boolean =>
  !inline && !reached && (rect.width < least - 0.5 || rect.height < least - 0.5);
