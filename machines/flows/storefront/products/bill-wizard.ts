import { MESSAGES } from '#catalogues/messages.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import type { Values } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { dialled } from '#machines/kit/reading/phone.ts';
import type { Row } from '#machines/kit/view.ts';
import type { Page, Purchase } from '../purchase.ts';
import { storefront } from '../storefront.ts';
import { wantsPower, withCategory, wizardFields } from './bill-wizard-fields.ts';
import { cableRows, smartcardOf } from './cable-fields.ts';
import { meterOf, meterRows } from './public-power.ts';

/**
 * The cable and power wizard (S3 section 2.7, DECISIONS 26): a category, and then either the power form or the two forms
 * of a cable subscription. What a category has no use for is skipped, forwards and back.
 */
export function billWizard(deps: Pick<FlowDeps, 'services' | 'wait' | 'fees'>): Flow {
  return storefront(deps, BILL_WIZARD);
}

const wantsCable = (values: Values): boolean => !wantsPower(values);

const PAGES: readonly Page[] = [
  {
    state: 'choosing',
    at: 0,
    heading: 'Choose Category and Product',
    asks: () => ['category', 'provider'],
    shows: [],
    next: 'CONTINUE',
    complaint: MESSAGES.pleaseFillForm,
  },
  {
    state: 'power',
    at: 1,
    heading: 'BUY POWER',
    asks: () => ['name', 'email', 'meterNumber', 'amount'],
    shows: ['fee'],
    next: 'CONTINUE',
    skipped: wantsCable,
  },
  {
    state: 'details',
    at: 1,
    heading: 'CABLE-TV Details',
    asks: () => ['email', 'phone', 'package'],
    shows: ['fee'],
    next: 'CONTINUE',
    skipped: wantsPower,
  },
  {
    state: 'asking',
    at: 2,
    heading: 'CABLE-TV Account',
    asks: () => ['email', 'smartcard'],
    shows: ['accountName', 'amount', 'fee'],
    next: 'CONTINUE',
    skipped: wantsPower,
  },
];

const BILL_WIZARD: Purchase = {
  screen: 'bill-wizard',
  title: 'CABLE TV AND POWER',
  progress: ['Product', 'Details', 'Account', 'Confirm', 'Done'],
  at: { confirm: 3, outcome: 4 },
  kind: (values) => (wantsPower(values) ? 'public-power' : 'cable'),
  provider: ({ provider = '' }) => providerOf(provider)?.code ?? '',
  accountField: (values) => (wantsPower(values) ? 'meterNumber' : 'smartcard'),
  account: (values) => (wantsPower(values) ? meterOf(values) : smartcardOf(values)),
  packageField: 'package',
  fields: wizardFields,
  pages: PAGES,
  read: withCategory,
  defaultFee: true,
  words: {
    heading: MESSAGES.confirmDetails,
    pay: 'PAY',
    closed: MESSAGES.widgetClosed,
    readBack: (values) => (wantsPower(values) ? null : ['email', 'smartcard', 'accountName', 'fee']),
    rows: ({ answers: { values } }) => rows(values),
  },
};

function rows(values: Values): readonly Row[] {
  if (!wantsPower(values)) return [...cableRows(values), { label: 'Phone Number', value: dialled(values.phone ?? '') }];
  return [...meterRows(values), { label: 'Full name', value: values.name ?? '' }];
}
