import { ESTATE_FEE_KOBO, METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { type Fields, problemOf, type Values } from '#machines/kit/field.ts';
import { digitsBetween } from '#machines/kit/fields.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import type { Row } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { POWER_FIELDS } from './fields.ts';

/** What a visitor is asked before signing in to buy power for an estate's meter (S3 sections 2.1 and 2.2). */
export const ESTATE_POWER_FIELDS = {
  meterNumber: {
    label: 'Meter Number',
    ask: '',
    kind: 'digits',
    placeholder: 'e.g. 45012345678',
    hint: 'The meter that your estate registered for you.',
    schema: digitsBetween(METER_DIGITS, { empty: MESSAGES.meterRequired, length: MESSAGES.meterLength }),
  },
  amount: POWER_FIELDS.amount,
} as const satisfies Fields;

/** What is wrong with the answers, by field; empty when both are good. */
export function estatePowerProblems(values: Values): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(ESTATE_POWER_FIELDS).flatMap(([name, field]) => {
      const problem = problemOf(field, values[name] ?? '');
      return problem === null ? [] : [[name, problem]];
    }),
  );
}

/** What the amount comes to with the fee; nothing until there is a good amount. */
export function estatePowerTotal(amount: string): readonly Row[] {
  const kobo = parseNaira(amount);
  if (kobo === null || problemOf(POWER_FIELDS.amount, amount) !== null) return [];
  return [
    { name: 'fee', label: 'Convenience fee', value: formatNaira(ESTATE_FEE_KOBO) },
    { label: 'You pay', value: formatNaira(kobo + ESTATE_FEE_KOBO), total: true },
  ];
}
