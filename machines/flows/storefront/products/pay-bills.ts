import { MESSAGES } from '#catalogues/messages.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import type { Fields } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { downMarked, EMAIL, FEE, providerChoices, shownField } from '../fields.ts';
import type { Asking, Purchase } from '../purchase.ts';
import { storefront } from '../storefront.ts';
import { billerField, cablePackage, cableRows, SMARTCARD_FIELD, smartcardOf } from './cable-fields.ts';

/** Pay Bills (S3 sections 2.7 and 4.5): biller, its package for a smartcard, confirmation, success or failure. */
export function payBills(deps: Pick<FlowDeps, 'services' | 'wait' | 'fees'>): Flow {
  return storefront(deps, PAY_BILLS);
}

const BILLER = billerField(providerChoices('cable', ({ name }) => name));

function payBillsFields(asking: Asking): Fields {
  return {
    provider: downMarked(BILLER, 'cable', asking.answers.values.provider ?? '', asking.facts.down),
    package: cablePackage(asking, { before: 'Choose a biller first', empty: MESSAGES.requiredField }),
    smartcard: SMARTCARD_FIELD,
    email: EMAIL,
    accountName: shownField('Account Name'),
    amount: shownField('Amount', 'money'),
    fee: FEE,
  };
}

const PAY_BILLS: Purchase = {
  screen: 'pay-bills',
  title: 'PAY BILLS',
  progress: ['Biller', 'Details', 'Confirm', 'Done'],
  at: { confirm: 2, outcome: 3 },
  kind: () => 'cable',
  provider: ({ provider = '' }) => providerOf(provider)?.code ?? '',
  accountField: () => 'smartcard',
  account: smartcardOf,
  packageField: 'package',
  fields: payBillsFields,
  pages: [
    {
      state: 'choosing',
      at: 0,
      heading: 'Choose Biller',
      asks: () => ['provider'],
      shows: [],
      next: 'CONTINUE',
    },
    {
      state: 'asking',
      at: 1,
      heading: 'Bill Details',
      asks: () => ['provider', 'package', 'smartcard', 'email'],
      shows: ['amount', 'fee'],
      next: 'CONTINUE',
    },
  ],
  words: {
    heading: MESSAGES.confirmDetails,
    pay: 'PAY',
    readBack: () => ['accountName', 'smartcard', 'email', 'fee'],
    rows: ({ answers }) => cableRows(answers.values),
  },
};
