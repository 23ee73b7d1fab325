import { CHARGES, WHOM_WORDS } from '#catalogues/sentences/estate/charges.ts';
import type { Good } from './answers.ts';

type Monthly = Good<'chargingRule'>['services'][number];

/** How a month is charged, in words. */
export function termsNote({
  whom,
  day,
  byItself,
  daysToPay,
}: Pick<Monthly, 'whom' | 'day' | 'byItself' | 'daysToPay'>): string {
  const charged = CHARGES.list.ruleNote(WHOM_WORDS[whom], day, byItself);
  return daysToPay === null ? charged : CHARGES.list.daysNote(charged, daysToPay);
}
