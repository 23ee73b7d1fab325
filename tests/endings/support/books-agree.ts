import { sql } from 'kysely';
import { accounts } from '#src/server/billing/chart.ts';
import { CREDIT } from '#src/server/settlement/credit.ts';
import { byBank } from '#src/server/settlement/further.ts';
import { isDueKind } from '../../faults/support/houses.ts';
import type { Portal } from './portal.ts';
import { type PaymentBooks, paymentBooks, type VendorBooks, vendorBooks } from './stand-in-books.ts';

/**
 * What may differ for a while: the other side has done it, and we have not heard of it. `fee`: of money that came to a resident's
 * own number, which is posted with the payout that tells it.
 */
export type Flight = 'paid' | 'given back' | 'taken back' | 'vended' | 'paid out' | 'fee';

/** What holding our ledger against the books of the stand-ins came to; both are empty where they agree to the kobo. */
export interface Compared {
  readonly wrong: readonly string[];
  /** Differences of the kinds that pass, each with what it is about. */
  readonly flights: readonly (readonly [Flight, about: string])[];
}

const sumOf = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** Whose books are compared: ours, by a data base, and those of the stand-ins around it. */
export type Sides = Pick<Portal, 'payer' | 'vendor' | 'payments' | 'vending' | 'beside'> & {
  readonly lives: Pick<Portal['lives'], 'db'>;
};

async function ours({ lives, payer }: Sides) {
  const db = lives.db();
  const provider = payer.name;
  return {
    orders: await db.selectFrom('orders').selectAll().execute(),
    paid: [
      ...(await db
        .selectFrom('payments')
        .select(['order_id', 'reference', 'amount_kobo'])
        .where('provider', '=', provider)
        .execute()),
      ...(await db.selectFrom('further_payments').select(['order_id', 'reference', 'amount_kobo']).execute()),
      ...(await db.selectFrom('arrivals').select(['reference', 'amount_kobo']).execute()),
    ],
    first: await db.selectFrom('payments').selectAll().execute(),
    further: await db.selectFrom('further_payments').selectAll().execute(),
    arrivals: await db.selectFrom('arrivals').selectAll().execute(),
    told: await db
      .selectFrom('payout_lines')
      .innerJoin('payouts', 'payouts.payout_id', 'payout_lines.payout_id')
      .select('payout_lines.reference')
      .where('payouts.posted_at', 'is not', null)
      .execute(),
    refunds: await db.selectFrom('refunds').selectAll().execute(),
    lost: await db.selectFrom('chargebacks').selectAll().where('status', '=', 'lost').execute(),
    attempts: await db.selectFrom('vend_attempts').selectAll().execute(),
    tokens: await db.selectFrom('tokens').selectAll().where('vendor', '!=', 'estate').execute(),
    payouts: await db.selectFrom('payouts').selectAll().where('provider', '=', provider).execute(),
    ledger: await db
      .selectFrom('ledger_entries')
      .select(['account', sql<number>`sum(amount_kobo)::bigint`.as('kobo')])
      .groupBy('account')
      .execute(),
  };
}
type Ours = Awaited<ReturnType<typeof ours>>;

/**
 * Our ledger, revenue accounts included, against what the stand-ins of a pair have in their own books: each capture, refund, dispute
 * and sale on one side has its counterpart on the other, and the sums of the accounts are theirs to the kobo. A vendor's commission
 * is in no answer of all three, so that its wallet has lost less than the ledger says by exactly that.
 */
export async function compare(portal: Sides): Promise<Compared> {
  const [books, own] = [await paymentBooks(portal.payments), await ours(portal)];
  const shops = [
    { name: portal.vendor.name, ...(await vendorBooks(portal.vending)) },
    ...(portal.beside ? [{ name: portal.beside.vendor.name, ...(await vendorBooks(portal.beside.vending)) }] : []),
  ];
  const wrong: string[] = [];
  const flights: (readonly [Flight, string])[] = [];
  const money = payments(portal, books, own, wrong, flights);
  const sold = shops.map((shop) => ({ name: shop.name, kobo: sales(shop, own, wrong, flights) }));
  soldOnce(shops, own, wrong);
  const goods = sumOf(sold.map(({ kobo }) => kobo));
  const held = (account: string) =>
    sumOf(own.ledger.filter((line) => line.account === account).map(({ kobo }) => kobo));
  const all = (prefix: string) =>
    sumOf(own.ledger.filter((line) => line.account.startsWith(prefix)).map(({ kobo }) => kobo));
  const fulfilled = own.orders.filter(({ state }) => state === 'fulfilled');
  const unended = own.first.filter(({ order_id }) => !ended(own, order_id));
  const sums: readonly (readonly [what: string, ledger: number, theirs: number])[] = [
    ['held by the provider', -held(accounts.provider(portal.payer.name)), money.heldKobo],
    ['of fees to the provider', -held(accounts.providerFees(portal.payer.name)), money.feesKobo],
    ['lost to banks', -held(accounts.chargebacks), money.lostKobo],
    [
      'at our bank',
      -held(accounts.bank),
      sumOf(own.payouts.map(({ paid_kobo, status }) => (status === 'paid' ? paid_kobo : 0))),
    ],
    ...sold.map(({ name, kobo }) => [`out of the wallet of ${name}`, held(accounts.wallet(name)), kobo] as const),
    ['of goods sold', all('sales:'), goods],
    ['of goods paid for', -all('cost:'), goods],
    [
      'of credit spent',
      -(all('credit:') + held(accounts.unmatched)),
      spentKobo(shops, own) - sumOf(own.arrivals.map((row) => (row.returned_at === null ? row.amount_kobo : 0))),
    ],
    ['of revenue', held(accounts.fees), sumOf(fulfilled.map(({ fee_kobo }) => fee_kobo))],
    ['owed to payers', all('customer:'), sumOf(unended.map(({ amount_kobo }) => amount_kobo))],
    [
      'paid twice',
      all('paid-twice:'),
      sumOf(own.further.map(({ amount_kobo, returned_at }) => (returned_at === null ? amount_kobo : 0))),
    ],
    [
      'owed to estates',
      sumOf(own.ledger.filter(({ account }) => /^estate:\d+:owed$/.test(account)).map(({ kobo }) => kobo)),
      sumOf(fulfilled.filter(({ kind }) => isDueKind(kind)).map(({ amount_kobo }) => amount_kobo)),
    ],
    ['in all', sumOf(own.ledger.map(({ kobo }) => kobo)), 0],
  ];
  for (const [what, kobo, theirs] of sums)
    if (kobo !== theirs) wrong.push(`we have ${kobo} kobo ${what}, not ${theirs}`);
  return { wrong, flights };
}

/** What is gone from credit: what vendors sold of orders that it paid, and what is on its way; kobo. Before it is spent it came through `unmatched`. */
function spentKobo(shops: readonly Shop[], own: Ours): number {
  const paid = own.first.filter(({ provider }) => provider === CREDIT);
  const sold = paid.flatMap(({ order_id }) => {
    const sent = own.attempts.filter((row) => row.order_id === order_id);
    return shops.flatMap(({ name, sales: all }) =>
      all.filter(
        ({ reference, executed }) =>
          executed > 0 && sent.some((row) => row.vendor === name && row.vendor_reference === reference),
      ),
    );
  });
  const unended = paid.filter(({ order_id }) => !ended(own, order_id));
  return sumOf([...sold.map(({ amountKobo }) => amountKobo), ...unended.map(({ amount_kobo }) => amount_kobo)]);
}

const ended = ({ orders }: Ours, orderId: string): boolean =>
  ['fulfilled', 'refunded'].includes(orders.find(({ order_id }) => order_id === orderId)?.state ?? '');

/** Each payment of theirs and each of ours; the sums of those that both know, kobo. */
function payments(
  { payer }: Sides,
  { transactions, disputes, paidOutKobo }: PaymentBooks,
  own: Ours,
  wrong: string[],
  flights: (readonly [Flight, string])[],
) {
  const nameOf = (one: PaymentBooks['transactions'][number]) => (payer.name === 'paystack' ? one.reference : one.id);
  const captured = transactions.filter(({ capturedKobo }) => capturedKobo > 0);
  for (const { reference } of own.paid)
    if (!captured.some((one) => nameOf(one) === reference)) wrong.push(`${reference}: a payment that nobody made`);
  const known = captured.filter((one) => {
    const row = own.paid.find(({ reference }) => reference === nameOf(one));
    if (row === undefined) flights.push(['paid', one.reference]);
    else if (row.amount_kobo !== one.capturedKobo)
      wrong.push(`${nameOf(one)}: ${row.amount_kobo}, not ${one.capturedKobo}`);
    return row !== undefined;
  });
  let backKobo = 0;
  for (const one of known) {
    const reference = nameOf(one);
    const orderId = own.first.find((row) => row.reference === reference)?.order_id;
    const refund = own.refunds.find((row) => row.order_id === orderId && row.accepted_at !== null);
    const returned = [...own.further, ...own.arrivals].find(
      (row) => row.reference === reference && row.returned_at !== null,
    );
    const lost = own.lost.filter((row) => row.reference === reference);
    const lostKobo = sumOf(lost.map(({ amount_kobo }) => amount_kobo));
    // Of what goes back anyway a lost dispute is how it did; of what had gone back before it is a second time.
    const twice = isReturned(own, reference) ? (returned?.amount_kobo ?? 0) : 0;
    const heardKobo = Math.max(refund?.amount_kobo ?? returned?.amount_kobo ?? 0, twice + lostKobo);
    const held = disputes.filter(({ transactionId, stands }) => stands && transactionId === one.id);
    const goneKobo = one.refundedKobo + sumOf(held.map(({ amountKobo }) => amountKobo));
    if (heardKobo > goneKobo) wrong.push(`${reference}: ${heardKobo} went back by our books, ${goneKobo} by theirs`);
    if (heardKobo < goneKobo) flights.push([held.length > 0 ? 'taken back' : 'given back', reference]);
    backKobo += heardKobo;
  }
  const untold = known.filter(
    (one) =>
      own.arrivals.some(({ reference }) => reference === nameOf(one)) &&
      !own.told.some(({ reference }) => reference === nameOf(one)),
  );
  for (const one of untold) flights.push(['fee', nameOf(one)]);
  const feesKobo = sumOf(known.map((one) => (untold.includes(one) ? 0 : one.feesKobo)));
  const outKobo = sumOf(own.payouts.map(({ paid_kobo, status }) => (status === 'paid' ? paid_kobo : 0)));
  if (outKobo > paidOutKobo) wrong.push(`${outKobo} kobo paid out by our books, ${paidOutKobo} by theirs`);
  if (outKobo < paidOutKobo) flights.push(['paid out', `${paidOutKobo - outKobo} kobo`]);
  // A payment that goes back is no loss, and neither is one whose order was not delivered.
  const losses = own.lost.filter(({ reference }) => {
    if (isReturned(own, reference)) return true;
    const orderId = own.first.find((row) => row.reference === reference)?.order_id;
    return own.orders.find(({ order_id }) => order_id === orderId)?.state === 'fulfilled';
  });
  return {
    heldKobo: sumOf(known.map((one) => one.capturedKobo)) - feesKobo - backKobo - outKobo,
    feesKobo,
    lostKobo: sumOf(losses.map(({ amount_kobo }) => amount_kobo)),
  };
}

/** True of a payment that was one too many and that we gave back ourselves. */
const isReturned = ({ further }: Ours, reference: string): boolean =>
  further.some(
    (row) => row.reference === reference && row.returned_at !== null && !row.refund_reference?.startsWith(byBank('')),
  );

/** Each sale of theirs and each delivery of ours; what was executed and delivered, kobo. */
function sales({ name, sales: all }: Shop, own: Ours, wrong: string[], flights: (readonly [Flight, string])[]): number {
  let kobo = 0;
  for (const sale of all.filter(({ executed }) => executed > 0)) {
    const { reference, executed, amountKobo, tokens } = sale;
    const orderId = own.attempts.find((row) => row.vendor === name && row.vendor_reference === reference)?.order_id;
    const order = own.orders.find(({ order_id }) => order_id === orderId);
    const token = own.tokens.find(({ order_id }) => order_id === orderId);
    if (executed > 1) wrong.push(`${reference}: vended ${executed} times`);
    if (order === undefined) wrong.push(`${reference}: vended, and we never sent it`);
    else if (order.state === 'refunded' || order.state === 'refund_due')
      wrong.push(`${reference}: vended and given back`);
    else if (token === undefined) flights.push(['vended', reference]);
    if (order !== undefined && order.amount_kobo !== amountKobo)
      wrong.push(`${reference}: vended for ${amountKobo} kobo`);
    if (token === undefined) continue;
    const [credit] = tokens.filter(({ kind }) => kind === 'credit');
    if ((credit?.digits ?? null) !== token.token) wrong.push(`${reference}: another token than the vendor's`);
    kobo += amountKobo;
  }
  return kobo;
}

/** A vendor and its own book. */
type Shop = VendorBooks & { readonly name: string };

/** Each order was vended at most once by all vendors together, and none has a token that nobody vended. */
function soldOnce(shops: readonly Shop[], own: Ours, wrong: string[]): void {
  const vends = (orderId: string): number =>
    sumOf(
      shops.map(({ name, sales: all }) => {
        const sent = new Set(
          own.attempts
            .filter((row) => row.order_id === orderId && row.vendor === name)
            .map((row) => row.vendor_reference),
        );
        return all.filter(({ reference, executed }) => executed > 0 && sent.has(reference)).length;
      }),
    );
  for (const { order_id } of own.orders)
    if (vends(order_id) > 1) wrong.push(`${order_id}: vended under two references`);
  for (const { order_id } of own.tokens)
    if (vends(order_id) === 0) wrong.push(`${order_id}: a token that nobody vended`);
}
