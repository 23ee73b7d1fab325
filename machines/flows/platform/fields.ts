import * as z from 'zod/mini';
import { SERVICE_DESCRIPTION_MOST } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import type { Field } from '#machines/kit/field.ts';
import { nairaBetween, oneOf, optional, required } from '#machines/kit/fields.ts';
import type { FormAt, Listed } from '#machines/kit/submitting/form.ts';
import { PLATFORM_RULES } from './rules.ts';

/** The list of a form that is called so; nothing before the server was asked. */
export const listOf = (at: Pick<FormAt, 'lists'>, name: string): readonly Listed[] => at.lists[name] ?? [];

/** Which estate it is about, of those there are. */
export function estateField(at: FormAt): Field {
  const choices = listOf(at, 'estates');
  const none = PLATFORM_SENTENCES.noEstates;
  return {
    label: 'Estate',
    ask: PLATFORM_FLOW.whichEstate,
    kind: 'choice',
    placeholder: 'Select estate',
    choices,
    schema: oneOf(choices, { empty: PLATFORM_FLOW.selectEstate, several: SENTENCES.severalFit, none }),
  };
}

/** The label of what was chosen of a list. */
export const chosen = (at: FormAt, list: string, value: string): string =>
  listOf(at, list).find((one) => one.value === value)?.label ?? value;

/** The name of a new service or fee (S2 section 5). */
export const nameField = (label: string): Field => ({
  label,
  ask: `What is the ${label.toLowerCase()}?`,
  kind: 'text',
  placeholder: 'e.g. Waste',
  schema: PLATFORM_RULES.serviceName,
});

/** What a month of it costs. Letters have no place in it, whatever the pattern of names says (DECISIONS 41). */
export const MONTHLY_AMOUNT = {
  label: 'Monthly amount',
  ask: 'What does a month of it cost?',
  kind: 'money',
  placeholder: 'e.g. 2500',
  schema: nairaBetween(
    { least: 1, most: 10_000_000_000 },
    {
      empty: MESSAGES.amountRequired,
      unclear: PLATFORM_FLOW.amountUnclear,
      small: PLATFORM_FLOW.amountSmall,
      large: PLATFORM_FLOW.amountLarge,
    },
  ),
} as const satisfies Field;

/** The reference by which a bank or a provider knows a payment that somebody made by hand. */
export const paymentReference = (words: {
  readonly reference: string;
  readonly whichReference: string;
  readonly referenceRequired: string;
  readonly referenceLong: string;
}) =>
  ({
    label: words.reference,
    ask: words.whichReference,
    kind: 'text',
    placeholder: '',
    schema: required(words.referenceRequired).check(
      z.minLength(3, words.referenceRequired),
      z.maxLength(64, words.referenceLong),
    ),
  }) as const satisfies Field;

/** Text that may be left out, of so many characters at most. */
export const optionalText = (most: number, long: string) =>
  optional(z.string().check(z.trim(), z.maxLength(most, long)));

/** What a service or a fee covers, as its residents are told. */
export const COVERS = {
  label: 'What it covers (optional)',
  ask: PLATFORM_FLOW.whatCovers,
  kind: 'area',
  placeholder: PLATFORM_FLOW.coversExample,
  schema: optionalText(SERVICE_DESCRIPTION_MOST, PLATFORM_FLOW.nameLong(SERVICE_DESCRIPTION_MOST)),
} as const satisfies Field;

/** What it covers as a line of what is read back. */
export const coversRead = (covers = ''): string =>
  covers === '' ? PLATFORM_FLOW.coversUnsaid : SENTENCES.covers(covers);

/** How it is said at the read-back, for it is not asked for. */
export const ADDS_COVERS = { field: 'covers', label: PLATFORM_FLOW.sayCovers } as const;

/** The same as it is sent. */
export const coversSent = (covers: string) => (covers === '' ? {} : { description: covers });

/** Which order it is, by its transaction id or a reference of it. */
export const TOPUP_REF = {
  label: 'Transaction Reference',
  ask: PLATFORM_FLOW.whichTopup,
  kind: 'text',
  placeholder: 'e.g. POWER-01ABCDEF',
  schema: required(PLATFORM_FLOW.topupRequired).check(z.maxLength(64, PLATFORM_FLOW.topupRequired)),
} as const satisfies Field;
