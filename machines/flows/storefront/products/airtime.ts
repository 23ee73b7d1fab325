import { MESSAGES } from '#catalogues/messages.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Values } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { networkOf } from '#machines/kit/reading/networks.ts';
import { dialled } from '#machines/kit/reading/phone.ts';
import type { Row, Say } from '#machines/kit/view.ts';
import type { Purchase, StoreContext } from '../purchase.ts';
import { storefront } from '../storefront.ts';
import { type AirtimeRules, airtimeFields, LANDING_RULES, PAGE_RULES, wantsData } from './airtime-fields.ts';

/** Airtime and data as the landing page sells them (S3 sections 2.5 and 4.3). */
export function airtime(deps: Pick<FlowDeps, 'services' | 'wait' | 'fees'>): Flow {
  return storefront(deps, purchaseOf('airtime', LANDING_RULES, { next: 'CONTINUE' }));
}

/** The same by the rules of the page /airtime (S3 section 5, DECISIONS 28). */
export function airtimePage(deps: Pick<FlowDeps, 'services' | 'wait' | 'fees'>): Flow {
  return storefront(deps, purchaseOf('airtime-page', PAGE_RULES, { next: 'PAY', complaint: MESSAGES.invalidForm }));
}

function purchaseOf(
  screen: 'airtime' | 'airtime-page',
  rules: AirtimeRules,
  button: { readonly next: string; readonly complaint?: string },
): Purchase {
  return {
    screen,
    title: 'Airtime & Data',
    progress: ['Details', 'Confirm', 'Done'],
    at: { confirm: 1, outcome: 2 },
    kind: (values) => (wantsData(values) ? 'data' : 'airtime'),
    provider: ({ network = '' }) => providerOf(network)?.code ?? '',
    accountField: () => 'phone',
    account: ({ phone = '' }) => dialled(phone),
    packageField: 'plan',
    fields: airtimeFields(rules),
    pages: [
      {
        state: 'asking',
        at: 0,
        heading: (values) => (wantsData(values) ? 'BUY DATA' : 'BUY AIRTIME & DATA'),
        asks: (values) =>
          wantsData(values)
            ? ['category', 'network', 'plan', 'phone', 'confirmPhone', 'email']
            : ['category', 'network', 'phone', 'confirmPhone', 'amount', 'email'],
        shows: ['fee'],
        ...button,
      },
    ],
    read,
    defaults: { category: 'airtime' },
    turn: { field: 'category', wait: (values) => (wantsData(values) ? 'dataCategory' : null) },
    words: {
      heading: MESSAGES.confirmDetails,
      pay: 'CONFIRM',
      closed: MESSAGES.widgetClosed,
      notLoaded: MESSAGES.airtimeWidgetNotLoaded,
      remarks: otherNetwork(rules),
      rows: rows(rules),
    },
  };
}

/** Data is named by its plan: an amount that is said of it is the price of one. */
function read(values: Values, known: Values): Values {
  if (!wantsData({ ...known, ...values }) || values.amount === undefined) return values;
  return { plan: values.amount, ...values };
}

function networkName(rules: AirtimeRules, code: string): string {
  const provider = providerOf(code);
  return provider ? rules.networkName(provider) : '';
}

function rows(rules: AirtimeRules) {
  return ({ answers: { values } }: StoreContext): readonly Row[] => [
    { name: 'network', label: 'Network', value: networkName(rules, values.network ?? '') },
    ...(wantsData(values) ? [{ name: 'plan', label: 'Plan', value: values.plan ?? '' }] : []),
    { label: 'Phone Number', value: dialled(values.phone ?? '') },
    ...(values.email ? [{ name: 'email', label: 'Email', value: values.email }] : []),
  ];
}

/** A number may have been taken along to another network, so what its prefix says is pointed out and not insisted on. */
function otherNetwork(rules: AirtimeRules) {
  return ({ answers: { values } }: StoreContext): readonly Say[] => {
    const likely = networkOf(dialled(values.phone ?? ''));
    if (likely === null || likely === values.network) return [];
    const [usual, chosen] = [networkName(rules, likely), networkName(rules, values.network ?? '')];
    return [{ tone: 'info', text: SENTENCES.otherNetwork(usual, chosen) }];
  };
}
