import { METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { type Fields, problemOf, type Values } from '#machines/kit/field.ts';
import { digitsBetween } from '#machines/kit/fields.ts';
import { type Bounds, powerRefused } from '#machines/kit/paying/bounds.ts';
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

/** On which terms an estate's power is sold now, kobo. */
export interface EstatePowerTerms {
  readonly fee: number;
  readonly bounds: Bounds;
}

/** What is wrong with the answers, by field; empty when both are good. Without terms, which the portal has not told yet, by the widest bounds. */
export function estatePowerProblems(values: Values, terms: EstatePowerTerms | null): Readonly<Record<string, string>> {
  const problems = Object.fromEntries(
    Object.entries(ESTATE_POWER_FIELDS).flatMap(([name, field]) => {
      const problem = problemOf(field, values[name] ?? '');
      return problem === null ? [] : [[name, problem]];
    }),
  );
  const kobo = parseNaira(values.amount ?? '');
  const off =
    terms !== null && kobo !== null && problems.amount === undefined ? powerRefused(terms.bounds, kobo) : null;
  return off === null ? problems : { ...problems, amount: off.message };
}

/** What the amount comes to with the fee; nothing until there is a good amount, and the fee is known. */
export function estatePowerTotal(amount: string, terms: EstatePowerTerms | null): readonly Row[] {
  const kobo = parseNaira(amount);
  if (kobo === null || terms === null || estatePowerProblems({ amount }, terms).amount !== undefined) return [];
  return [
    { name: 'fee', label: 'Convenience fee', value: formatNaira(terms.fee) },
    { label: 'You pay', value: formatNaira(kobo + terms.fee), total: true },
  ];
}
