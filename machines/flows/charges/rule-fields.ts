import * as z from 'zod/mini';
import { CHARGE_AMOUNT, CHARGE_WHOM, type ChargeWhom, DAYS_TO_PAY, MOST_NAMED_METERS } from '#catalogues/charges.ts';
import { DUES_AMOUNT_KOBO, KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { CHARGES, WHOM_WORDS } from '#catalogues/sentences/estate/charges.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field, Fields, Values } from '#machines/kit/field.ts';
import { optional, wholeNaira } from '#machines/kit/fields.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import type { FormAt, Listed } from '#machines/kit/submitting/form.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { serviceField } from './monthly-services.ts';
import { metersNamed } from './named-meters.ts';
import type { RuleSaid } from './rule-read-back.ts';

const SAID = CHARGES.rule;

const YES_NO = [
  { value: 'yes', label: SAID.itself.yes },
  { value: 'no', label: SAID.itself.no },
];

/** A question that is left open where the rule in force has an answer to it. */
const opened = (field: Field, stays: boolean): Field => (stays ? { ...field, schema: optional(field.schema) } : field);

const WHOM = choiceField(
  { label: SAID.whom, ask: SAID.whomAsk, placeholder: SAID.asItIs },
  CHARGE_WHOM.map((value) => ({ value, label: WHOM_WORDS[value] })),
  SAID.whomAsk,
  { several: SAID.whomNone, none: SAID.whomNone },
);

const METERS: Field = {
  ...{ label: SAID.meters, ask: SAID.metersAsk, kind: 'area', placeholder: CHARGES.form.whomExample },
  schema: z.string().check(
    z.refine((raw) => metersNamed(raw) !== null, CHARGES.chosenNeeded),
    z.refine((raw) => (metersNamed(raw) ?? []).length <= MOST_NAMED_METERS, CHARGES.form.whomMany),
  ),
};

const DAY: Field = {
  ...{ label: SAID.day, ask: SAID.dayAsk, kind: 'digits', placeholder: '1' },
  schema: z.string().check(
    z.trim(),
    z.refine((raw) => !/^(?:29|30|31)$/.test(raw), SAID.dayOfSome),
    z.regex(/^(?:[1-9]|1\d|2[0-8])$/, SAID.dayWrong),
  ),
};

const BY_ITSELF = choiceField(
  { label: SAID.byItself, ask: SAID.byItselfAsk, placeholder: '' },
  YES_NO,
  SAID.byItselfAsk,
);

const AMOUNT: Field = {
  ...{ label: SAID.amount, ask: SAID.amountAsk, kind: 'money', placeholder: '' },
  schema: wholeNaira(
    { least: DUES_AMOUNT_KOBO.least, most: CHARGE_AMOUNT.most * KOBO_PER_NAIRA },
    {
      empty: SAID.amountNeeded,
      unclear: CHARGES.form.amountUnclear,
      kobo: SENTENCES.amountKobo,
      small: PLATFORM_SENTENCES.monthTooCheap(formatNaira(DUES_AMOUNT_KOBO.least)),
      large: CHARGES.form.amountLarge,
    },
  ),
};

const FROM: Field = {
  ...{ label: SAID.from, ask: SAID.fromAsk, kind: 'coming-day', placeholder: SAID.fromExample },
  schema: z.string().check(z.refine((raw) => dayIn(raw) !== null, SAID.noDay)),
};

const DAYS_TO_PAY_FIELD: Field = {
  ...{ label: SAID.daysToPay, ask: SAID.daysToPayAsk, kind: 'text', placeholder: SAID.daysToPayExample },
  schema: optional(z.string().check(z.refine((raw) => daysIn(raw) !== undefined, SAID.daysToPayWrong))),
};

/** The chosen service as it stands: `used` where somebody has said how it is charged. */
export const inForce = ({ lists, answers }: Pick<FormAt, 'lists' | 'answers'>): Listed | undefined =>
  lists.monthly?.find(({ value }) => value === answers.values.service);

const isChosen = ({ lists, answers: { values } }: Pick<FormAt, 'lists' | 'answers'>): boolean =>
  (lists.chosen ?? []).some(({ value }) => value === values.service);

/** What of the rule was said: nobody is asked for the price as well. */
const saysRule = ({ whom, meters, dayOfMonth, byItself, daysToPay }: Values): boolean =>
  [whom, meters, dayOfMonth, byItself, daysToPay].some((said) => (said ?? '') !== '');

/** The questions: what the rule in force says may be left open, and stays. */
export function ruleFields(at: FormAt): Fields {
  const stays = inForce(at)?.used === true;
  const { values } = at.answers;
  return {
    service: serviceField(at),
    whom: opened(WHOM, stays),
    meters: opened(METERS, stays && isChosen(at)),
    dayOfMonth: opened(DAY, stays),
    byItself: opened(BY_ITSELF, stays),
    amount: opened(AMOUNT, stays && saysRule(values)),
    from: FROM,
    daysToPay: DAYS_TO_PAY_FIELD,
  };
}

/** Which of them are asked: nobody who leaves the price has to say from when it holds. */
export function ruleAsked(at: FormAt): readonly string[] {
  const { whom = '', amount = '' } = at.answers.values;
  const stays = inForce(at)?.used === true && saysRule(at.answers.values);
  const names = whom === 'chosen' || (whom === '' && isChosen(at));
  return [
    ...['service', 'whom'],
    ...(names ? ['meters'] : []),
    ...['dayOfMonth', 'daysToPay', 'byItself', 'amount'],
    ...(amount === '' && stays ? [] : ['from']),
  ];
}

/** The days to pay in a text; null where it says that there are none, undefined where it says neither. */
function daysIn(raw: string): number | null | undefined {
  const said = raw.trim().toLowerCase();
  if (said === SAID.none) return null;
  return /^\d{1,2}$/.test(said) && Number(said) <= DAYS_TO_PAY.most ? Number(said) : undefined;
}

/** The day in a text, `YYYY-MM-DD`, or that it means today; null where it is neither. */
function dayIn(raw: string): string | 'today' | null {
  const said = raw.trim().toLowerCase();
  if (said === SAID.today) return SAID.today;
  return z.iso.date().safeParse(said).success ? said : null;
}

const whomOf = (values: Values): ChargeWhom | undefined => CHARGE_WHOM.find((whom) => whom === values.whom);

/** What the answers say of the rule; what they leave out stays. */
export function ruleSaid(at: FormAt): RuleSaid {
  const { values } = at.answers;
  const names = ruleAsked(at).includes('meters');
  const { dayOfMonth, byItself, daysToPay, amount, meters = '', from = '' } = values;
  const whom = whomOf(values);
  const named = names ? metersNamed(meters) : null;
  const day = dayIn(from) ?? SAID.today;
  return {
    ...(whom && { whom }),
    ...(named !== null && { meters: named }),
    ...(dayOfMonth && { day: Number(dayOfMonth) }),
    ...(byItself && { byItself: byItself === 'yes' }),
    ...(daysToPay && { daysToPay: daysIn(daysToPay) ?? null }),
    ...(amount && { price: { kobo: parseNaira(amount) ?? 0, from: day === SAID.today ? null : day } }),
  };
}
