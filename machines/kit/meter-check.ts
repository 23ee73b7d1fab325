import { METER_CHECK } from '#catalogues/sentences/meter-check.ts';
import type { Say } from './view.ts';

/** Meter numbers of so many digits end in a check digit (IEC 62055-41); others have none. */
const CHECKED_LENGTHS: readonly number[] = [11, 13];

/**
 * What is said of a meter number whose check digit does not fit, else null. It is a warning and stops nothing: some makers, and
 * the accounts of postpaid customers, do not follow the rule.
 */
export function doubtOf(meter: string): string | null {
  return /^\d+$/.test(meter) && CHECKED_LENGTHS.includes(meter.length) && !fits(meter)
    ? METER_CHECK.looksWrong(meter)
    : null;
}

/** The same, to be said beside what is read back. */
export function doubtSaid(meter: string): readonly Say[] {
  const text = doubtOf(meter);
  return text === null ? [] : [{ tone: 'warning', text }];
}

/** True where the digits add up as Luhn's rule wants: every second from the right counts twice. */
function fits(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
