import { DUES_AMOUNT_KOBO } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { DueScreen } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PARTS } from '#catalogues/sentences/parts.ts';
import type { Field, Values } from '#machines/kit/field.ts';
import { orAnyOf, wholeNaira } from '#machines/kit/fields.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import type { Say } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { ALL, type Chosen, chosenOf, offersChoice, owedOf } from './due.ts';
import type { Asking, DueContext } from './facts.ts';

/** True where a sum can be named: something is owed, or it is not known yet what is paid for or what is owed. */
export const takesPart = (chosen: Chosen | null, { facts }: Asking): boolean =>
  chosen === null || (facts.services === null && chosen.kind !== 'dev-levy') || owedOf(chosen, facts) > 0;

/** The sum that was named of what is owed, as it was typed; empty where none was, or none can be. */
export const partNamed = (chosen: Chosen, { answers: { values }, facts }: Asking): string =>
  owedOf(chosen, facts) > 0 ? (values.part ?? '') : '';

/** A sum of what is owed, which may be left out; all of it may be less than the least, and have kobo. */
export function partField(chosen: Chosen | null, asking: Asking): Field {
  const { facts } = asking;
  const owed = chosen === null ? 0 : owedOf(chosen, facts);
  const words = {
    label: PARTS.label,
    ask: PARTS.ask,
    kind: 'money',
    placeholder: PARTS.placeholder,
    example: PARTS.example,
    ...(chosen?.kind === 'fine' && { hint: PARTS.ofFine(formatNaira(owed)) }),
  } as const;
  const { least, most } = (chosen?.kind === 'service' && facts.bounds?.service) || DUES_AMOUNT_KOBO;
  const of = owed === 0 ? { least, most } : { least: Math.min(least, owed), most: owed };
  const sum = wholeNaira(of, saying(of.least, of.most));
  // Whoever named a sum instead of months and goes back is asked for that.
  const isNamed = chosen !== null && partNamed(chosen, asking) !== '';
  return {
    ...words,
    ...(owed > 0 && { choices: [{ value: String(nairaOf(owed)), label: formatNaira(owed), detail: PARTS.all }] }),
    schema: orAnyOf(isNamed ? [ALL] : [ALL, ''], sum),
  };
}

const saying = (least: number, most: number) => ({
  empty: SENTENCES.amountUnclear,
  unclear: SENTENCES.amountUnclear,
  kobo: SENTENCES.amountKobo,
  small: SENTENCES.leastPaid(formatNaira(least)),
  large: PARTS.most(formatNaira(most)),
});

/**
 * What a sentence or a form says, as it answers here: a sum is a part of what is owed, and so is a number that is too large for months. Of
 * the months and a part only one is paid, and what was said last takes the place of the other.
 */
export function readPart(screen: DueScreen, values: Values, { answers, facts }: DueContext): Values {
  if (!offersChoice(screen)) return values;
  const service = values.service ?? answers.values.service ?? '';
  const chosen = chosenOf(screen, { answers: { values: { ...answers.values, service } }, facts });
  if (!takesPart(chosen, { answers, facts })) return values;
  const { months = '', part = isMoney(months) ? months : values.amount } = values;
  const before = answers.values;
  if (months !== '' && part !== months) return { ...values, ...(before.part && { part: '' }) };
  if (part === undefined) return values;
  return { ...values, part, ...((before.months || values.months) && part !== '' && { months: '' }) };
}

/** More than anybody can mean by months. */
const isMoney = (said: string): boolean => (parseNaira(said) ?? 0) >= DUES_AMOUNT_KOBO.least;

/** That a sum was named of a service of which nothing is owed: it is paid by the month. */
export function nothingOwed(screen: DueScreen, asking: Asking): readonly Say[] {
  const { part = '', months = '' } = asking.answers.values;
  const chosen = chosenOf(screen, asking);
  const kobo = parseNaira(part);
  const left = chosen?.kind === 'service' && owedOf(chosen, asking.facts) === 0 && months === '' && kobo !== null;
  return left ? [{ tone: 'info', text: PARTS.nothing(formatNaira(kobo)) }] : [];
}
