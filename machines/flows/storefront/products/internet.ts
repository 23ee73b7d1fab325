import { MESSAGES } from '#catalogues/messages.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import type { Row } from '#machines/kit/view.ts';
import { INLINE_MODALS } from '../modals.ts';
import { packageTitle } from '../package-title.ts';
import type { Purchase, PurchaseWords, StoreContext } from '../purchase.ts';
import { storefront } from '../storefront.ts';
import { accountOf, internetFields } from './internet-fields.ts';

type Deps = Pick<FlowDeps, 'services' | 'wait' | 'fees'>;

/** Internet as the landing page sells it: a single screen, its results in the message area (S3 sections 2.6 and 4.4). */
export function internet(deps: Deps): Flow {
  return storefront(
    deps,
    purchaseOf('internet', [], { modals: INLINE_MODALS, delivered: MESSAGES.transactionSuccessful }),
  );
}

/** The same as the page /data, with its steps form, success and failure. */
export function internetPage(deps: Deps): Flow {
  return storefront(deps, purchaseOf('internet-page', ['Details', 'Confirm', 'Internet'], {}));
}

function purchaseOf(
  screen: 'internet' | 'internet-page',
  progress: readonly string[],
  words: Partial<PurchaseWords>,
): Purchase {
  return {
    screen,
    title: 'BUY INTERNET',
    progress,
    at: { confirm: 1, outcome: 2 },
    kind: () => 'internet',
    provider: ({ provider = '' }) => providerOf(provider)?.code ?? '',
    accountField: () => 'account',
    account: accountOf,
    packageField: 'package',
    fields: internetFields,
    pages: [
      {
        state: 'asking',
        at: 0,
        heading: 'BUY INTERNET',
        asks: () => ['provider', 'package', 'name', 'email', 'account'],
        shows: ['amount', 'fee'],
        next: 'PAY',
      },
    ],
    defaultFee: true,
    words: { pay: 'PAY', closed: MESSAGES.widgetClosed, rows, ...words },
  };
}

function rows({ answers: { values } }: StoreContext): readonly Row[] {
  const { provider = '' } = values;
  return [
    { name: 'provider', label: 'Provider', value: providerOf(provider)?.name ?? '' },
    { name: 'package', label: 'Package', value: packageTitle(provider, values.package ?? '') },
    { label: 'Full name', value: values.name ?? '' },
    { name: 'email', label: 'Email', value: values.email ?? '' },
    { label: 'Account', value: accountOf(values) },
  ];
}
