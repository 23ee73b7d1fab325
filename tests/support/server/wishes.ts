import type { CallInput } from '#catalogues/calls/services.ts';
import { ORDER_KINDS, type PublicKind, type Screen } from '#catalogues/orders.ts';

/** The last digits of an account, by what the sandbox does with it (catalogues/sandbox.ts). */
export const ENDINGS = {
  plain: '0001',
  late: '7777',
  lost: '8888',
  'new-key': '6666',
  'untold-units': '7676',
  refused: '9999',
  unknown: '0000',
  nameless: '1111',
  silent: '2222',
  bounded: '3333',
  owing: '4444',
  told: '5555',
  postpaid: '2121',
} as const;
export type Ending = keyof typeof ENDINGS;

interface Example {
  readonly screen: Screen;
  readonly provider: string;
  /** What the account begins with; an ending completes it. */
  readonly stem: string;
  readonly package?: string;
  /** Naira, before the fee. */
  readonly amount: number;
}

/** One purchase of everything that the storefront sells. */
export const EXAMPLES: Readonly<Record<PublicKind, Example>> = {
  'public-power': { screen: 'public-power', provider: 'phcneko', stem: '4501234', amount: 5000 },
  airtime: { screen: 'airtime', provider: 'mtn', stem: '0803123', amount: 500 },
  data: {
    screen: 'airtime',
    provider: 'airtel',
    stem: '0802123',
    package: 'N19,999.02 (30 days, 110GB)',
    amount: 19_999.02,
  },
  internet: { screen: 'internet', provider: 'smile', stem: '100200', package: '1GB FlexiDaily', amount: 350 },
  cable: { screen: 'pay-bills', provider: 'gotv', stem: '702345', package: 'MAX', amount: 3600 },
};

/** Asks for one of a product, with a key of its own. */
export function wishFor(kind: PublicKind, key: string, ending: Ending = 'plain', email = 'ngozi@mail.example') {
  const { stem, ...example } = EXAMPLES[kind];
  return {
    key,
    kind,
    ...example,
    destinationAccount: `${stem}${ENDINGS[ending]}`,
    ...(ending === 'postpaid' && kind === 'public-power' && { meterType: 'postpaid' as const }),
    email,
  } satisfies CallInput<'openBill'>;
}

/** What a face reports about an order that was opened by a wish; `fee` in naira. */
export function wordFor(
  wish: Pick<CallInput<'openBill'>, 'kind' | 'key' | 'provider' | 'destinationAccount' | 'amount'>,
  order: { readonly orderId: string; readonly fee: number },
  status: 'CAPTURED' | 'FAILED' | 'CLOSED' = 'CAPTURED',
): CallInput<'payBill'> {
  const { kind, key, provider, destinationAccount, amount } = wish;
  const product = ORDER_KINDS[kind];
  const word = { key, provider, destinationAccount, orderId: order.orderId, status, service: product.service };
  if (kind === 'public-power') return { ...word, amount: amount + order.fee, serviceType: 'electricity' };
  return kind === 'cable' ? { ...word, amount, serviceType: 'cable_tv' } : { ...word, amount };
}
