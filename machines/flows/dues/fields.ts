import * as z from 'zod/mini';
import { DUES_AMOUNT_KOBO, SERVICE_MONTHS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { nairaOf } from '#catalogues/money.ts';
import { DUE_SCREENS, type DueKind, type DueScreen } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PARTS } from '#catalogues/sentences/parts.ts';
import type { Field, Fields } from '#machines/kit/field.ts';
import { oneOf, optional, required, wholeNaira } from '#machines/kit/fields.ts';
import type { Choice } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { FEE, shownField } from '../storefront/fields.ts';
import { type Chosen, chosenOf, dueOf, FINE, feeOf, LEVY, levyOwed, offersChoice, owedOf } from './due.ts';
import type { Asking, DueFacts } from './facts.ts';
import { partField, partNamed, takesPart } from './part.ts';

/** The questions of a screen that pays an estate, as they stand (S2 section 2). */
export function dueFields(screen: DueScreen, asking: Asking): Fields {
  const chosen = chosenOf(screen, asking);
  return {
    ...(offersChoice(screen) && { service: serviceField(screen, asking.facts, chosen) }),
    ...(offersChoice(screen) &&
      (chosen === null || chosen.kind === 'service') && { months: monthsField(chosen, asking) }),
    ...(offersChoice(screen) && { part: partField(chosen, asking) }),
    owed: shownField(asking.facts.owed.devLevy < 0 ? MESSAGES.amountOwed : MESSAGES.advancePayment, 'money'),
    amount: chosen === null || chosen.kind === 'dev-levy' ? levyField(asking.facts) : toPayField(screen, asking),
    fee: FEE,
  };
}

/** Names of the fields that a screen asks, in order. */
export function askedFields(screen: DueScreen, asking: Asking): readonly string[] {
  const chosen = chosenOf(screen, asking);
  return [...(offersChoice(screen) ? ['service'] : []), ...(chosen ? askedOf(chosen, asking) : [])];
}

/** The months, and a sum that takes their place. */
function askedOf(chosen: Chosen, asking: Asking): readonly string[] {
  if (chosen.kind === 'dev-levy') return ['amount'];
  return [...(chosen.kind === 'service' ? ['months'] : []), ...(takesPart(chosen, asking) ? ['part'] : [])];
}

/** Names of the fields that a screen shows, in order. */
export function shownFields(screen: DueScreen, asking: Asking): readonly string[] {
  const chosen = chosenOf(screen, asking);
  const kind = chosen?.kind;
  // The balance has no words yet.
  const owed =
    kind === 'dev-levy' && asking.facts.services !== null && asking.facts.hidden === undefined ? ['owed'] : [];
  const [service, more] = offersChoice(screen) ? [['service'], kind === 'service' ? ['months'] : []] : [[], []];
  const part = chosen !== null && owedOf(chosen, asking.facts) > 0 ? ['part'] : [];
  return [...service, ...more, ...part, ...owed, ...(kind ? ['amount'] : []), 'fee'];
}

/** The read-only values, naira. */
export function shownValues(screen: DueScreen, asking: Asking): Readonly<Record<string, string>> {
  const due = dueOf(screen, asking);
  return {
    amount: due === null ? '' : inNaira(due.amount),
    owed: inNaira(Math.abs(asking.facts.owed.devLevy)),
    fee: inNaira(due?.fee ?? feeOf(asking.facts, chosenOf(screen, asking)?.kind)),
  };
}

const inNaira = (kobo: number): string => String(nairaOf(kobo));

function serviceField(screen: DueScreen, facts: DueFacts, chosen: Chosen | null): Field {
  const empty = SENTENCES.serviceRequired;
  const words = {
    label: 'Service',
    ask: 'What would you like to pay for?',
    kind: 'choice',
    placeholder: 'Choose a service',
    ...(chosen?.covers !== undefined && { hint: SENTENCES.covers(chosen.covers) }),
  } as const;
  // What was said before the services are known is neither right nor wrong yet.
  if (facts.services === null) return { ...words, choices: [], schema: required(empty) };
  const choices = serviceChoices(screen, facts, facts.services);
  const known = oneOf(choices, { empty, several: SENTENCES.severalFit, none: SENTENCES.noneFits });
  const owed = z
    .string()
    .check(z.refine((value) => value !== FINE.value || facts.owed.fine > 0, facts.hidden ?? SENTENCES.noFine));
  // Another service begins anew (S2 section 4); the first one keeps what was said along with it.
  return {
    ...words,
    choices,
    schema: z.pipe(known, owed),
    clears: chosen === null ? [] : ['months', 'part', 'amount'],
  };
}

/** Each service with its price a month, the levy and the fine with what is owed (S2 section 2). */
function serviceChoices(
  screen: DueScreen,
  { owed, hidden }: DueFacts,
  services: NonNullable<DueFacts['services']>,
): readonly Choice[] {
  const kinds: readonly DueKind[] = DUE_SCREENS[screen].kinds;
  const levy = owed.devLevy < 0 ? `${formatNaira(-owed.devLevy)} owed` : 'nothing owed';
  const fine = owed.fine > 0 ? `${formatNaira(owed.fine)} owed` : 'no fine';
  return [
    ...services.map(({ id, name, monthly }) => ({
      value: id,
      label: name,
      detail: `${formatNaira(monthly)} a month`,
      own: true as const,
    })),
    ...(kinds.includes('dev-levy') ? [{ ...LEVY, ...(hidden === undefined && { detail: levy }) }] : []),
    ...(kinds.includes('fine') ? [{ ...FINE, ...(hidden === undefined && { detail: fine }) }] : []),
  ];
}

const MONTH_CHOICES: readonly Choice[] = Array.from({ length: SERVICE_MONTHS.most }, (_, at) => {
  const months = at + SERVICE_MONTHS.least;
  return { value: String(months), label: months === 1 ? '1 month' : `${months} months` };
});

const MONTHS: Field = {
  label: 'Number of months',
  ask: 'How many months would you like to pay for?',
  kind: 'choice',
  placeholder: 'e.g. 3 months',
  choices: MONTH_CHOICES,
  schema: oneOf(MONTH_CHOICES, {
    empty: SENTENCES.monthsRequired,
    several: SENTENCES.monthsRequired,
    none: SENTENCES.monthsRequired,
  }),
};

/** Where something is owed all of it, or a sum, can be paid instead, so the months may be left out once one is named. */
function monthsField(chosen: Chosen | null, asking: Asking): Field {
  const owed = chosen === null ? 0 : owedOf(chosen, asking.facts);
  if (chosen === null || owed === 0) return MONTHS;
  const said = formatNaira(owed);
  const words = { ask: PARTS.monthsOrSum(said), hint: PARTS.insteadOfMonths(said) };
  return { ...MONTHS, ...words, ...(partNamed(chosen, asking) !== '' && { schema: optional(MONTHS.schema) }) };
}

/** A levy is paid in any amount; what is owed is suggested. */
function levyField(facts: DueFacts): Field {
  const levy = facts.bounds?.['dev-levy'] ?? DUES_AMOUNT_KOBO;
  const { least, most } = levy;
  const suggested = levyOwed(facts);
  return {
    label: MESSAGES.enterAmountToPay,
    ask: 'How much would you like to pay?',
    kind: 'money',
    placeholder: 'Amount in naira, e.g. 5000',
    example: 'e.g. 5000',
    ...(suggested >= least &&
      suggested <= most && {
        choices: [{ value: inNaira(suggested), label: formatNaira(suggested), detail: 'all that is owed' }],
      }),
    schema: wholeNaira(levy, {
      empty: MESSAGES.amountRequired,
      unclear: SENTENCES.amountUnclear,
      kobo: SENTENCES.amountKobo,
      small: SENTENCES.leastPaid(formatNaira(least)),
      large: SENTENCES.mostPaid(formatNaira(most)),
    }),
  };
}

/** What there is to pay, worked out (S2 section 2). */
function toPayField(screen: DueScreen, asking: Asking): Field {
  const halved = (dueOf(screen, asking)?.halvedFrom ?? null) !== null;
  return { ...shownField(MESSAGES.amountToPay, 'money'), ...(halved && { hint: SENTENCES.halfPrice }) };
}
