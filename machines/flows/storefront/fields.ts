import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import type { PublicKind } from '#catalogues/orders.ts';
import type { Package } from '#catalogues/products/price-list.ts';
import { type Provider, providersOf } from '#catalogues/products/providers.ts';
import { supplyOf } from '#catalogues/products/supplies.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { SUPPLY_SENTENCES } from '#catalogues/sentences/supplies.ts';
import type { Field } from '#machines/kit/field.ts';
import { emailAddress, oneOf, optional, wholeNaira } from '#machines/kit/fields.ts';
import { nearestTwo } from '#machines/kit/reading/choices.ts';
import type { Choice } from '#machines/kit/view.ts';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import type { Down } from './facts.ts';

type Words = Pick<Field, 'label' | 'ask' | 'placeholder' | 'example'>;

/** What is said of an answer that fits several choices, or none. */
type Misfit = Pick<Parameters<typeof oneOf>[1], 'several' | 'none'>;
const ANY: Misfit = { several: SENTENCES.severalFit, none: SENTENCES.noneFits };

/** The same of a price list: what there is not is never another thing that is, and what comes nearest is named with its price. */
const soldAmong = (choices: readonly Choice[]): Misfit => ({
  several: SENTENCES.severalSold,
  none: (said) =>
    SENTENCES.noneSold(
      said,
      nearestTwo(choices, said).map(({ label, detail = '' }) => SENTENCES.soldFor(label, detail)),
    ),
});

/** A question that only one of some choices answers; `empty` is said while there is no answer. */
export function choiceField(
  words: Words,
  choices: readonly Choice[],
  empty: string = MESSAGES.requiredField,
  misfit: Misfit = ANY,
): Field {
  const schema = oneOf(choices, { empty, ...misfit });
  return { ...words, kind: 'choice', choices, schema };
}

/** The words of a question for a package; `before` stands in it while there is nothing to choose from. */
interface PackageWords extends Words {
  readonly before: string;
}

/** A question for one of the packages of a provider; which these are depends on an earlier answer. */
export function packageField({ before, ...words }: PackageWords, choices: readonly Choice[], empty?: string): Field {
  return choiceField(
    { ...words, ...(choices.length === 0 && { placeholder: before }) },
    choices,
    empty,
    soldAmong(choices),
  );
}

/** The providers of a product as choices; a distribution company stands with its whole name beside the short one. */
export function providerChoices(kind: PublicKind, name: (provider: Provider) => string): readonly Choice[] {
  return providersOf(kind).map((provider) => {
    const { code, fullName } = provider;
    return { value: code, label: name(provider), mark: code, ...(fullName !== undefined && { detail: fullName }) };
  });
}

/** A question for the provider of a product, with what is said of one that is down: beside it, and once it is chosen. */
export function downMarked(field: Field, kind: PublicKind, chosen: string, down: readonly Down[] = []): Field {
  const ofChoice = (code: string) =>
    down.find(({ supply }) => supply === supplyOf({ kind, provider: code, company: null }));
  const choices = field.choices?.map((choice) => {
    const is = ofChoice(choice.value);
    return is === undefined
      ? choice
      : { ...choice, detail: SUPPLY_SENTENCES.choice(choice.detail ?? '', formatWhen(is.since)) };
  });
  const said = ofChoice(chosen);
  return { ...field, ...(choices && { choices }), ...(said && { hint: said.message }) };
}

/** The packages of a provider as choices, each with its price. */
export function packageChoices(packages: readonly Package[]): readonly Choice[] {
  return packages.map(({ name, amount }) => ({ value: name, label: name, detail: formatNaira(amount) }));
}

/** The amount where the buyer names it; bounds in kobo. */
export function amountField(words: Words, bounds: { least: number; most: number }): Field {
  return {
    ...words,
    kind: 'money',
    schema: wholeNaira(bounds, {
      empty: MESSAGES.requiredField,
      unclear: SENTENCES.amountUnclear,
      kobo: SENTENCES.amountKobo,
      small: `The least you can buy at once is ${formatNaira(bounds.least)}`,
      large: `The most you can buy at once is ${formatNaira(bounds.most)}`,
    }),
  };
}

/** Where the receipt goes (S3 section 1). */
export const EMAIL: Field = {
  label: 'Email',
  ask: 'Which e-mail address should the receipt go to?',
  kind: 'email',
  placeholder: 'e.g. name@example.com',
  schema: emailAddress({ empty: MESSAGES.emailRequired, invalid: MESSAGES.emailInvalid }),
};

/** The same where a purchase needs none (DECISIONS 24). */
export const OPTIONAL_EMAIL: Field = {
  ...EMAIL,
  label: 'Email (optional)',
  hint: 'For your receipt. You may leave it out.',
  schema: optional(EMAIL.schema),
};

/** Shows what the flow knows; nobody answers it. */
export function shownField(label: string, kind: 'text' | 'money' = 'text'): Field {
  return { label, ask: '', kind, placeholder: '', readOnly: true, schema: z.string() };
}

/** The convenience fee line (S3 section 2). */
export const FEE = shownField('Convenience Fee', 'money');
