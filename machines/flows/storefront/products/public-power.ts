import { PUBLIC_METER_DIGITS, PUBLIC_POWER_AMOUNT_KOBO } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import type { Field, Fields, Values } from '#machines/kit/field.ts';
import { digitsBetween } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { doubtOf } from '#machines/kit/meter-check.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import type { Row } from '#machines/kit/view.ts';
import { amountField, choiceField, downMarked, EMAIL, FEE, providerChoices, shownField } from '../fields.ts';
import type { Asking, Purchase } from '../purchase.ts';
import { storefront } from '../storefront.ts';

/** Public power (S3 sections 2.4 and 4.2): a token from one of the six distribution companies, for any meter. */
export function publicPower(deps: Pick<FlowDeps, 'services' | 'wait' | 'fees'>): Flow {
  return storefront(deps, PUBLIC_POWER);
}

/** The questions of public power; the wizard asks the same ones. */
export function powerFields({ answers: { values }, facts }: Asking): Fields {
  const own = providerOf(values.provider ?? '')?.leastAmount ?? 0;
  const { least, most } = facts.bounds?.['public-power'] ?? PUBLIC_POWER_AMOUNT_KOBO;
  return {
    provider: downMarked(PROVIDER, 'public-power', values.provider ?? '', facts.down),
    meterNumber: withDoubt(METER, meterOf(values)),
    email: EMAIL,
    amount: amountField(
      {
        label: 'Amount',
        ask: 'How much power would you like to buy?',
        placeholder: 'Amount in naira, e.g. 5000',
        example: 'e.g. 5000',
      },
      { least: Math.max(own, least), most },
    ),
    accountName: shownField('Account Name'),
    fee: FEE,
  };
}

/** A meter number as it is sent. */
export function meterOf(values: Values): string {
  return digitsOf(values.meterNumber ?? '');
}

/** What is read back of a meter. */
export function meterRows(values: Values): readonly Row[] {
  return [
    { name: 'provider', label: 'Provider', value: providerOf(values.provider ?? '')?.name ?? '' },
    { label: 'Meter Number', value: meterOf(values) },
    { name: 'email', label: 'Email', value: values.email ?? '' },
  ];
}

/** The question, with what looks wrong of the number that stands there. */
function withDoubt(field: Field, meter: string): Field {
  const hint = doubtOf(meter);
  return hint === null ? field : { ...field, hint };
}

const PROVIDER: Field = choiceField(
  {
    label: 'Provider',
    ask: 'Which distribution company supplies the meter?',
    placeholder: 'Choose a provider',
  },
  providerChoices('public-power', ({ name }) => name),
);

const METER: Field = {
  label: 'Meter Number',
  ask: 'What is the meter number?',
  kind: 'digits',
  placeholder: 'e.g. 45012345678',
  schema: digitsBetween(PUBLIC_METER_DIGITS, { empty: MESSAGES.requiredField, length: MESSAGES.publicMeterLength }),
};

const PUBLIC_POWER: Purchase = {
  screen: 'public-power',
  title: 'BUY POWER',
  progress: ['Details', 'Confirm', 'Done'],
  at: { confirm: 1, outcome: 2 },
  kind: () => 'public-power',
  provider: ({ provider = '' }) => providerOf(provider)?.code ?? '',
  accountField: () => 'meterNumber',
  account: meterOf,
  fields: powerFields,
  pages: [
    {
      state: 'asking',
      at: 0,
      heading: 'BUY POWER',
      asks: () => ['provider', 'meterNumber', 'email', 'amount'],
      shows: ['fee'],
      next: 'CONTINUE',
    },
  ],
  words: { pay: 'PAY', rows: ({ answers }) => meterRows(answers.values) },
};
