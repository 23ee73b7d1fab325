import { PAY_BY } from '#catalogues/sentences/pay-by.ts';
import type { SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import { judgeAsSpecified } from '#machines/arrears/standing.ts';
import { parseNaira } from '../reading/naira.ts';
import { formatDay, formatNaira } from './format.ts';

/** What somebody may owe to an estate. */
export type Due = (typeof SERVICE_PAYMENTS)[keyof typeof SERVICE_PAYMENTS]['due'];

/** Balances of a meter, kobo. Service charge and levy below 0 are owed; a fine above 0 is owed. */
export interface Balances {
  readonly serviceCharge: number;
  readonly devLevy: number;
  readonly fine: number;
}

/** Whether arrears block buying power by the rule of the specification (S2 section 5, DECISIONS 1 and 2). */
export const isBlocked = (owed: Balances): boolean => judgeAsSpecified(owed).name === 'blocked';

/** What a balance of a dashboard means (S1 section 3), kobo: a service charge or levy below 0 is owed, a fine above 0. */
export function balanceWords(due: Due, kobo: number): string {
  if (kobo === 0) return 'Nothing owed';
  const owed = due === 'fine' ? kobo > 0 : kobo < 0;
  return `${formatNaira(Math.abs(kobo))} ${owed ? 'owed' : 'in credit'}`;
}

/** The same with the day, `YYYY-MM-DD`, by which the first of it is to be paid, where one was said. */
export function owedWords(due: Due, kobo: number, payBy: string | null | undefined): string {
  const words = balanceWords(due, kobo);
  return payBy == null ? words : PAY_BY.behind(words, formatDay(payBy));
}

/** A balance as it is told where nothing else stands beside it: '₦5,000 owed', 'nothing owed'. */
export const balanceSaid = (due: Due, kobo: number): string => {
  const words = balanceWords(due, kobo);
  return kobo === 0 ? words.toLowerCase() : words;
};

const SIDE = /\b(owed|owing|owes|owe|debt)\b|\b(credit|advance|paid)\b/i;
const MOVES = /\b(more|less) owed\b/i;

/** True for what moves the balance that there is, and does not set it. */
export const isMove = (raw: string): boolean => MOVES.test(raw);

/** True for a balance whose side nobody said, and which could be meant either way. */
export function isOneSided(due: Due, raw: string): boolean {
  return due !== 'fine' && !SIDE.test(raw) && (parseBalance(due, raw) ?? 0) > 0;
}

/**
 * A balance as typed, in kobo and in the sign of the dashboards, or null: `-15000`, `₦5k`, and in words `15000 owed` or
 * `5000 in credit`. `5000 more owed` and `5000 less owed` move the one that there is `now`, kobo.
 */
export function parseBalance(due: Due, raw: string, now = 0): number | null {
  const moves = MOVES.exec(raw)?.[1]?.toLowerCase();
  if (moves !== undefined) {
    const by = parseNaira(raw.replace(MOVES, '').trim());
    if (by === null) return null;
    return (moves === 'more') === (due === 'fine') ? now + by : now - by;
  }
  const [, owed, credit] = SIDE.exec(raw) ?? [];
  const figure = raw
    .replace(new RegExp(SIDE, 'gi'), '')
    .replace(/\bin\b/gi, '')
    .trim();
  const minus = /^(?:₦|ngn|n)?\s*(?:[-−–]|minus\b)/i.test(figure);
  const kobo = parseNaira(figure.replace(/[-−–]|minus\b/i, ''));
  if (kobo === null || (minus && (owed ?? credit) !== undefined)) return null;
  const below = minus || (owed !== undefined && due !== 'fine') || (credit !== undefined && due === 'fine');
  return below && kobo !== 0 ? -kobo : kobo;
}
