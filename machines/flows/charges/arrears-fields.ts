import * as z from 'zod/mini';
import { ARREARS_LIMITS, type ConditionDue, REMIND_WORDS } from '#catalogues/arrears.ts';
import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { ARREARS } from '#catalogues/sentences/estate/arrears.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field, Values } from '#machines/kit/field.ts';
import { optional, required } from '#machines/kit/fields.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { MOST_FIELDS, type Terms } from '#machines/pages/arrears-said.ts';

const SAID = ARREARS.form;

/** How much may be owed, as typed: kobo, or null for never; undefined where it says neither. */
function mostIn(raw: string): number | null | undefined {
  const said = raw.trim().toLowerCase();
  if (said === SAID.never) return null;
  const kobo = parseNaira(said);
  return kobo === null || kobo % KOBO_PER_NAIRA !== 0 ? undefined : kobo;
}

const startsWith = (words: readonly string[]): RegExp => new RegExp(`^(?:${words.join('|')})\\s+`);
const OVER = startsWith(REMIND_WORDS.over);
const FROM = startsWith(REMIND_WORDS.from);
const BEHIND = new RegExp(`\\s+(?:${REMIND_WORDS.behind.join('|')})$`);

/** From which sum on is reminded, as typed: kobo, where 0 is whatever is owed, or null for never; undefined where it says neither. */
function remindIn(raw: string): number | null | undefined {
  const said = raw.trim().toLowerCase();
  if (said === SAID.never) return null;
  if (OVER.test(said)) {
    const over = parseNaira(said.replace(OVER, ''));
    if (over === null) return undefined;
    return over === 0 ? 0 : over + 1;
  }
  return parseNaira(said.replace(FROM, '').replace(BEHIND, '')) ?? undefined;
}

function remindField(): Field {
  const schema = z.string().check(
    z.refine((raw) => remindIn(raw) !== undefined, SAID.remindUnclear),
    z.refine((raw) => (remindIn(raw) ?? 0) <= koboOf(ARREARS_LIMITS.amount) + 1, SAID.mostLarge),
  );
  return { label: SAID.remind, ask: SAID.remindAsk, kind: 'text', placeholder: SAID.remindExample, schema };
}

function stopField(due: ConditionDue): Field {
  const schema = z.string().check(
    z.refine((raw) => mostIn(raw) !== undefined, SAID.mostUnclear),
    z.refine((raw) => (mostIn(raw) ?? 0) <= koboOf(ARREARS_LIMITS.amount), SAID.mostLarge),
  );
  const [label, ask] = [SAID.most[due], SAID.mostAsk[due]];
  return { label, ask, kind: 'text', placeholder: SAID.mostExample, schema };
}

function countField(label: string, ask: string, most: number): Field {
  const schema = z.string().check(
    z.trim(),
    z.regex(/^\d+$/, SAID.count),
    z.refine((raw) => Number(raw) <= most, SAID.countLarge(most)),
  );
  return { label, ask, kind: 'digits', placeholder: '0', schema: optional(schema) };
}

/** The questions about the rule of an estate; what may be left out holds nothing back. */
export const RULE_FIELDS: Readonly<Record<string, Field>> = {
  rule: choiceField(
    { label: SAID.rule, ask: SAID.ruleAsk, placeholder: '' },
    [
      { value: 'specified', label: SAID.rules.specified },
      { value: 'own', label: SAID.rules.own },
    ],
    SAID.ruleAsk,
  ),
  remind: remindField(),
  remindDays: countField(SAID.remindDays, SAID.remindDaysAsk, ARREARS_LIMITS.remindDays),
  serviceCharge: stopField('service-charge'),
  devLevy: stopField('dev-levy'),
  fine: stopField('fine'),
  together: { ...stopField('all'), schema: optional(stopField('all').schema) },
  days: countField(SAID.days, SAID.daysAsk, ARREARS_LIMITS.days),
  charges: countField(SAID.charges, SAID.chargesAsk, ARREARS_LIMITS.charges),
  grace: countField(SAID.grace, SAID.graceAsk, ARREARS_LIMITS.graceDays),
  always: countField(SAID.always, SAID.alwaysAsk, ARREARS_LIMITS.always),
  debtShare: countField(SAID.share, SAID.shareAsk, ARREARS_LIMITS.debtShare),
  message: {
    label: SAID.message,
    ask: SAID.messageAsk,
    kind: 'area',
    placeholder: SAID.messageExample,
    schema: optional(z.string().check(z.trim(), z.maxLength(ARREARS_LIMITS.words, SAID.messageLong))),
  },
  from: {
    label: SAID.from,
    ask: SAID.fromAsk,
    kind: 'coming-day',
    placeholder: SAID.fromExample,
    schema: optional(z.string().check(z.trim(), z.iso.date(SAID.noDay))),
  },
  reason: {
    label: SAID.reason,
    ask: SAID.reasonAsk,
    kind: 'area',
    placeholder: SAID.reasonExample,
    schema: required(SAID.reasonNeeded).check(
      z.minLength(ARREARS_LIMITS.reason.least, SAID.reasonNeeded),
      z.maxLength(ARREARS_LIMITS.reason.most, SAID.reasonLong),
    ),
  },
};

/** Which of them are asked: an own rule has more to say. */
export const ruleAsked = ({ rule, remind = '' }: Values): readonly string[] => {
  // Where nobody is reminded no age matters.
  if (rule === 'own')
    return Object.keys(RULE_FIELDS).filter((name) => name !== 'remindDays' || remindIn(remind) !== null);
  return rule === 'specified' ? ['rule', 'from', 'reason'] : ['rule'];
};

/** The rule that the answers make. */
export function termsIn(values: Values): Terms {
  if (values.rule !== 'own') return null;
  const nairaIn = (said = ''): number | null => {
    const kobo = mostIn(said) ?? null;
    return kobo === null ? null : nairaOf(kobo);
  };
  const most = (due: ConditionDue): number | null => nairaIn(values[MOST_FIELDS[due]]);
  const from = remindIn(values.remind ?? '') ?? null;
  const remind = from === null ? null : nairaOf(from);
  const words = (values.message ?? '').trim();
  return {
    ...{ remind, remindDays: remind === null ? 0 : Number(values.remindDays || 0) },
    most: {
      'service-charge': most('service-charge'),
      'dev-levy': most('dev-levy'),
      fine: most('fine'),
      all: most('all'),
    },
    ...{ days: Number(values.days || 0), charges: Number(values.charges || 0) },
    ...{ graceDays: Number(values.grace || 0), always: Number(values.always || 0) },
    debtShare: Number(values.debtShare || 0),
    words: words === '' ? null : words,
  };
}
