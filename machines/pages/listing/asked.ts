import * as z from 'zod/mini';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Days, Tools } from './list.ts';

const day = z.iso.date();

/** True for a day that there is. */
export const isDay = (text: string): boolean => day.safeParse(text).success;

/** True where `from` is not after `to`; an open end is never wrong. */
export const inOrder = (from: string, to: string): boolean => from === '' || to === '' || from <= to;

/** The search for some days, as every list with days has it (S2 section 2). */
export const DAYS: NonNullable<Tools['days']> = {
  problem: daysProblem,
  words: { from: 'FROM', to: 'To', search: 'SEARCH', clear: 'Clear dates' },
};

/** Both days are required (S2 section 5), and none of them may be what no calendar has. */
function daysProblem({ from, to }: Days): string | null {
  if (!isDay(from) || !isDay(to)) return SENTENCES.bothDates;
  return inOrder(from, to) ? null : SENTENCES.datesTurned;
}

/** The page that a query asks for; the first where it asks for none that there could be. */
export function pageIn(page = '1'): number {
  const at = Number(page);
  return Number.isInteger(at) && at >= 1 ? at : 1;
}

/** The days that a query asks for, one end of which may be open; null where it asks for none that there could be. */
export function daysIn({ from = '', to = '' }: Readonly<Record<string, string>>): Days | null {
  const good = [from, to].every((one) => one === '' || isDay(one)) && inOrder(from, to);
  return good && `${from}${to}` !== '' ? { from, to } : null;
}
