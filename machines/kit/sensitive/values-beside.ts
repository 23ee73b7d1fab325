import { TOKEN_DIGITS } from '#catalogues/limits.ts';
import { type DigitGroup, joined } from './digit-groups.ts';

/** A number that stands for itself among the groups of a run; `to` is excluded. */
export interface Standing {
  readonly from: number;
  readonly to: number;
}

/** A mobile number in any of its written forms. */
const PHONE = /^(?:(?:00)?2340?|0)[789][01]\d{8}$/;
/** A day as 20261122, and a moment as 20261122203323 with or without milliseconds, as cameras name pictures. */
const STAMP = /^20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:(?:[01]\d|2[0-3])[0-5]\d[0-5]\d(?:\d{3})?)?$/;
const YEAR = /^(?:19|20)\d\d$/;

/** Where groups from a place on are a day: 2026-11-22 or 22-11-2026. */
function dayAt(groups: readonly DigitGroup[], at: number): boolean {
  const [first = '', second = '', third = ''] = groups.slice(at, at + 3).map(({ digits }) => digits);
  const month = second.length <= 2 && Number(second) >= 1 && Number(second) <= 12;
  const isDay = (digits: string) => digits.length <= 2 && Number(digits) >= 1 && Number(digits) <= 31;
  return month && ((YEAR.test(first) && isDay(third)) || (isDay(first) && YEAR.test(third)));
}

function phoneEnd(groups: readonly DigitGroup[], at: number): number | null {
  let digits = '';
  for (let to = at; to < groups.length && digits.length < 16; to++) {
    digits += groups[to]?.digits ?? '';
    if (PHONE.test(digits)) return to + 1;
  }
  return null;
}

/** Where the groups from a place on end that are as many digits as a token has, and written as one is: whole, or in fours or fives. */
export function tokenEnd(groups: readonly DigitGroup[], at: number): number | null {
  for (let to = at + 1; to <= groups.length; to++) {
    const digits = joined(groups, at, to);
    if (digits.length < TOKEN_DIGITS) continue;
    const even = new Set(groups.slice(at, to).map((group) => group.digits.length)).size === 1;
    return digits.length === TOKEN_DIGITS && even ? to : null;
  }
  return null;
}

function knownEnd(groups: readonly DigitGroup[], at: number, known: readonly string[]): number | null {
  for (let to = at + 1; to <= groups.length; to++) if (known.includes(joined(groups, at, to))) return to;
  return null;
}

/** Digits of a meter, of a smartcard and of a bank account: a group of so many beside others is a number of its own. */
const ALONE = [10, 11];

/**
 * The numbers of a run that are certainly no card and no code: those that are known, phones, days, and, where they stand
 * `alone`, whole meters and smartcards among other numbers.
 */
export function standing(
  groups: readonly DigitGroup[],
  { numbers = [], alone = true }: { readonly numbers?: readonly string[]; readonly alone?: boolean } = {},
): Standing[] {
  const found: Standing[] = [];
  for (let at = 0; at < groups.length; at++) {
    const { digits = '' } = groups[at] ?? {};
    const whole = STAMP.test(digits) || (alone && groups.length > 1 && ALONE.includes(digits.length));
    const to =
      knownEnd(groups, at, numbers) ??
      phoneEnd(groups, at) ??
      (whole ? at + 1 : null) ??
      (dayAt(groups, at) ? at + 3 : null);
    if (to === null) continue;
    found.push({ from: at, to });
    at = to - 1;
  }
  return found;
}
