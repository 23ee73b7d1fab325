import * as z from 'zod/mini';
import { DUES_AMOUNT_KOBO } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { DueScreen } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PARTS } from '#catalogues/sentences/parts.ts';
import type { Field, Values } from '#machines/kit/field.ts';
import { orWhere, wholeNaira } from '#machines/kit/fields.ts';
import type { Bounds } from '#machines/kit/paying/bounds.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import type { Say } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { ALL, type Chosen, chosenOf, levyOwed, owedOf, SOME } from './due.ts';
import type { Asking, DueContext, DueFacts } from './facts.ts';

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
  // Not known yet, or nothing: it is not asked, and what was said of it does no harm.
  if (owed === 0) return { ...words, schema: z.string() };
  const { least, most } = (chosen?.kind === 'service' && facts.bounds?.service) || DUES_AMOUNT_KOBO;
  const of = { least: Math.min(least, owed), most: Math.min(most, owed) };
  const sum = wholeNaira(of, saying(of, owed));
  // Whoever named a sum instead of months and goes back is asked for that.
  const isNamed = chosen !== null && partNamed(chosen, asking) !== '';
  const isAll = (raw: string) => (raw === ALL || parseNaira(raw) === owed) && owed <= of.most;
  const taken = orWhere((raw) => (raw === '' && !isNamed) || isAll(raw), sum);
  return {
    ...words,
    choices: [{ value: String(nairaOf(owed)), label: formatNaira(owed), detail: PARTS.all }],
    schema: taken,
  };
}

const saying = ({ least, most }: Bounds, owed: number) => ({
  empty: SENTENCES.amountUnclear,
  unclear: PARTS.unclear(formatNaira(owed)),
  kobo: SENTENCES.amountKobo,
  small: SENTENCES.leastPaid(formatNaira(least)),
  large: most < owed ? SENTENCES.mostPaid(formatNaira(most)) : PARTS.most(formatNaira(owed)),
});

/**
 * What a sentence or a form says, as it answers here: a sum is a part of what is owed, and so is a number that is too large for months. Of
 * the months and a part only one is paid, and what was said last takes the place of the other.
 */
export function readPart(screen: DueScreen, values: Values, { answers, facts }: DueContext): Values {
  const before = answers.values;
  const service = values.service ?? before.service ?? '';
  const chosen = chosenOf(screen, { answers: { values: { ...before, service } }, facts });
  if (chosen?.kind === 'dev-levy') return readLevy(values, facts);
  const { months = '' } = values;
  const sum = isMoney(months) ? months : values.amount;
  const said = values.part ?? (takesPart(chosen, { answers, facts }) ? sum : undefined);
  const owed = chosen === null ? 0 : owedOf(chosen, facts);
  const part = said === ALL && owed > 0 ? String(nairaOf(owed)) : said;
  // A sum that was not taken, as nothing was owed, is none later either.
  if (months !== '' && part !== months) return { ...values, ...((before.part || part) && { part: '' }) };
  if (part === undefined) return values;
  return { ...values, part, ...((before.months || values.months) && part !== '' && { months: '' }) };
}

/** All of a levy is what is owed of it; a part that is not said yet, or all of nothing, is asked for. */
function readLevy({ part, ...values }: Values, facts: DueFacts): Values {
  if (part !== ALL && part !== SOME) return values;
  const owed = levyOwed(facts);
  return { ...values, amount: part === ALL && owed > 0 ? String(nairaOf(owed)) : '' };
}

/** More than anybody can mean by months. */
const isMoney = (said: string): boolean => (parseNaira(said) ?? 0) >= DUES_AMOUNT_KOBO.least;

/** That a sum was named of a service of which no debt can be paid, or is not shown: it is paid by the month. */
export function nothingOwed(screen: DueScreen, asking: Asking): readonly Say[] {
  const { part = '', months = '' } = asking.answers.values;
  const chosen = chosenOf(screen, asking);
  const kobo = parseNaira(part);
  if (chosen?.kind !== 'service' || owedOf(chosen, asking.facts) > 0 || months !== '') return [];
  if (part === SOME) return [{ tone: 'info', text: PARTS.wholeMonths }];
  if (kobo === null) return [];
  const said = asking.facts.hidden === undefined ? PARTS.nothing : PARTS.notShown;
  return [{ tone: 'info', text: said(formatNaira(kobo)) }];
}
