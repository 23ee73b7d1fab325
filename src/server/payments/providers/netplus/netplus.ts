import { nairaOf } from '#catalogues/money.ts';
import { askJson, type Line, noBook } from '../../../http-client.ts';
import type { Begun, PayableOrder, PaymentPort, PaymentQuestion, PaymentReport } from '../../port.ts';
import { meaningOf, type Payment, refusalOf, type Told, toldBy } from './wire.ts';

/** What the adapter is made of. */
export interface NetplusSettings {
  readonly line: Line;
  readonly merchantId: string;
  /** Address of the widget's script. */
  readonly script: string;
  /** The account is asked by the order's id as well: that it knows none says that nobody paid. */
  readonly findsOrders: boolean;
  /** For orders without an e-mail address, which a payment has to have. */
  readonly payerEmail: string;
}

const NO_LIST = 'NetPlusPay hands out no list of its payments';

/** NetPlusPay: its inline widget, and asking again. It has no events, gives nothing back by itself, and keeps no list for us. */
export function netplusPaymentPort(settings: NetplusSettings): PaymentPort {
  return {
    name: 'netplus',
    merchantId: settings.merchantId,
    findsByHint: true,
    begin: async (order) => begin(settings, order),
    verify: (question) => verify(settings, question),
    refund: async () => ({
      kind: 'needs-details',
      reason: 'NetPlusPay gives nothing back by itself: somebody has to send it from its dashboard, or from the bank',
    }),
    records: () => noBook(NO_LIST),
    settlements: () => noBook('NetPlusPay hands out no list of its payouts'),
    readWebhook: () => ({ kind: 'refused', reason: 'signature' }),
  };
}

/** The widget begins the payment itself, so that the amount is in the page: what was paid is held against the order. */
function begin({ merchantId, script, payerEmail, findsOrders }: NetplusSettings, order: PayableOrder): Begun {
  const { orderId, totalKobo, currency, customerName: name, narration } = order;
  const widget = {
    ...{ provider: 'netplus', script, merchantId, name, email: order.email === '' ? payerEmail : order.email },
    ...{ narration, amount: nairaOf(totalKobo), currency, orderId, ...(!findsOrders && { untold: true as const }) },
  };
  return { kind: 'begun', widget, reference: null };
}

/**
 * What became of an order, by the numbers that its window told the browser. They are not believed: one of another order says nothing
 * of this one. The order's own id is asked about as well, in case it is taken there: where that is not known, an order of which nothing is
 * found may be paid for all that.
 */
async function verify(settings: NetplusSettings, question: PaymentQuestion): Promise<PaymentReport> {
  const { orderId, reference, hints = [] } = question;
  const ask = async (id: string) => withId(id, await requery(settings, id));
  // The oldest first.
  const asked = await Promise.all((reference === null ? hints.toReversed() : [reference]).map(ask));
  const byOrder = reference === null ? [await requery(settings, orderId)] : [];
  const told = [...asked, ...byOrder];
  const ours = told.flatMap((one) => (one.kind === 'payment' && one.payment.orderId === orderId ? [one.payment] : []));
  const each = new Map(ours.map((one) => [one.transId, one]));
  const as = (meaning: string) => [...each.values()].filter((one) => meaningOf(one) === meaning);
  const captured = as('captured');
  const [paid] = captured;
  if (paid !== undefined) {
    const all = captured.map((one) => ({ ...moneyOf(settings, one), reference: one.transId, refundedKobo: 0 }));
    return { ...reportOf(settings, paid, 'captured'), ...(all.length > 1 && { captures: all }) };
  }
  // That it does not take an order's id says nothing.
  const strange = told.find((one) => one.kind === 'unknown') ?? asked.find((one) => one.kind === 'declined');
  if (strange !== undefined && 'reason' in strange) return { status: 'unknown', reason: strange.reason };
  const [odd] = as('unknown');
  if (odd !== undefined)
    return { status: 'unknown', reason: `code ${odd.code} with status ${odd.status}`.slice(0, 200) };
  const [open] = as('open');
  if (open !== undefined) return reportOf(settings, open, 'open');
  const failed = as('failed').at(-1);
  if (failed !== undefined) return { ...reportOf(settings, failed, 'failed'), refusal: refusalOf(failed) };
  const blind = !settings.findsOrders && reference === null;
  const nothing = { reference: null, amountKobo: 0, currency: 'NGN', merchantId: '', orderId } as const;
  return { status: 'open', ...nothing, ...(blind && { blind }) };
}

async function requery({ line, merchantId }: NetplusSettings, id: string): Promise<Told> {
  const path = `/transactions/requery/${encodeURIComponent(merchantId)}/${encodeURIComponent(id)}`;
  return toldBy(await askJson(line, 'GET', path));
}

/** Whoever answers another payment than was asked for says nothing. */
function withId(id: string, told: Told): Told {
  if (told.kind !== 'payment' || told.payment.transId === id) return told;
  return { kind: 'unknown', reason: 'another payment was answered' };
}

/** It is asked by merchant: what is answered is ours. */
const moneyOf = ({ merchantId }: NetplusSettings, { amount: amountKobo, currency_code: currency }: Payment) => ({
  ...{ amountKobo, currency, merchantId },
});

function reportOf(settings: NetplusSettings, told: Payment, status: 'captured' | 'open' | 'failed') {
  return { status, reference: told.transId, orderId: told.orderId, ...moneyOf(settings, told) } as const;
}
