import type { ChargeLook } from '../../charges.ts';
import { many } from '../count.ts';

const meters = (count: number) => many(count, 'meter', 'meters');

/** Why a line that is to be charged is worth a look. `before`: what it was charged the month before. */
const WHY: Readonly<Record<ChargeLook, (before: string) => string>> = {
  first: () => 'Charged for the first time',
  changed: (before) => `Was ${before} the month before`,
  half: () => 'Half, nobody lives there',
  'in-advance': () => 'Paid in advance',
  once: () => 'Charged once as well',
};

/** What is said of the lines of a charge that are worth a look, and of what it comes to. */
export const CHARGE_LOOK = {
  tab: 'Worth a look',
  column: 'Why look',
  nothing: 'Nothing stands out: every line is what it was the month before, and none is paid in advance.',
  why: WHY,
  lines: 'Lines',
  /** So many pay the whole price, so many half of it. */
  whole: (lines: number) => `${meters(lines)} at the whole price`,
  half: (lines: number) => `${meters(lines)} at half`,
  /** How a total comes about: `parts` as `times` says each. */
  times: (lines: number, amount: string) => `${lines} × ${amount}`,
  more: (month: string) => `More than ${month}`,
  less: (month: string) => `Less than ${month}`,
  same: (month: string) => `The same as ${month}`,
  was: (month: string, amount: string, lines: number) => `${month}: ${amount} of ${meters(lines)}.`,
} as const;
