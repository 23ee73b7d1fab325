import * as z from 'zod/mini';
import { SMARTCARD_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Field, Values } from '#machines/kit/field.ts';
import { digitsBetween } from '#machines/kit/fields.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import type { Choice, Row } from '#machines/kit/view.ts';
import { packagesOf } from '../basket.ts';
import { packageChoices, packageField } from '../fields.ts';
import type { Asking } from '../purchase.ts';

/** A smartcard number as it is sent. */
export function smartcardOf({ smartcard = '' }: Values): string {
  return digitsOf(smartcard);
}

/**
 * The packages of the chosen biller, from the list that the screen quotes; `before` stands there until it is chosen, `empty`
 * is said while no package is.
 */
export function cablePackage(asking: Asking, { before, empty }: { before: string; empty: string }): Field {
  const { provider = '' } = asking.answers.values;
  return packageField(
    { label: 'Package', ask: 'Which package would you like?', before, placeholder: 'Choose a package' },
    packageChoices(packagesOf(provider, asking)),
    empty,
  );
}

/** Whose subscription is paid. */
export const SMARTCARD_FIELD: Field = {
  label: 'Smartcard Number',
  ask: 'What is the smartcard number? It is also called the IUC number.',
  kind: 'digits',
  placeholder: 'e.g. 7023456789',
  schema: digitsBetween(SMARTCARD_DIGITS, { empty: MESSAGES.requiredField, length: MESSAGES.invalidNumber }),
};

/** Travel has no biller yet: choosing it says so and where to ask (DECISIONS 25). */
const TRAVEL: Choice = { value: 'travel', label: 'TRAVEL', detail: 'Not offered yet' };

/** The billers to choose from, travel among them. */
export function billerField(billers: readonly Choice[]): Field {
  const known = new Set(billers.map(({ value }) => value));
  return {
    label: 'Biller',
    ask: 'Which biller would you like to pay?',
    kind: 'choice',
    placeholder: 'Choose a biller',
    choices: [...billers, TRAVEL],
    clears: ['package'],
    schema: z.pipe(
      z.string(),
      z.transform((raw, ctx): string => {
        if (!known.has(raw)) ctx.issues.push({ code: 'custom', message: refusalOf(raw.trim()), input: raw });
        return raw;
      }),
    ),
  };
}

function refusalOf(raw: string): string {
  if (raw === '') return MESSAGES.requiredField;
  return raw === TRAVEL.value ? SENTENCES.travelNotOffered : SENTENCES.noneFits;
}

/** What is read back of a subscription. */
export function cableRows(values: Values): readonly Row[] {
  return [
    { name: 'provider', label: 'Provider', value: providerOf(values.provider ?? '')?.name ?? '' },
    { name: 'package', label: 'Package', value: values.package ?? '' },
    { label: 'Smartcard Number', value: smartcardOf(values) },
    { name: 'email', label: 'Email', value: values.email ?? '' },
  ];
}
