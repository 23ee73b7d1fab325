import { sql, type Transaction } from 'kysely';
import { accounts } from '../billing/chart.ts';
import { type Line, post } from '../billing/ledger.ts';
import type { Schema } from '../db/schema.ts';
import { fromCreditLines, paidFromCredit } from './credit.ts';
import type { MoneyDeps } from './money.ts';
import type { OrderRow } from './settle.ts';

/**
 * The lines of a capture, kobo: the provider holds the money (below 0) less its fee, and we owe the payer what it is for (above 0).
 * A fee that it does not tell is 0, until a payout tells it.
 */
export function captureLines(provider: string, orderId: string, kobo: number, feeKobo = 0): Line[] {
  return [
    { account: accounts.provider(provider), kobo: feeKobo - kobo },
    { account: accounts.providerFees(provider), kobo: -feeKobo },
    { account: accounts.payer(orderId), kobo },
  ];
}

/**
 * The lines of a delivery, kobo: goods are sold and come out of the vendor's wallet; a due is credited to its meter's account,
 * and is owed to the estate from then on. What an apartment that is not occupied was spared stands beside its account, never on
 * it: the account is credited with what was paid (DECISIONS 10). What of a top-up goes to a debt is its buyer's credit, which `order-worker/settle-split.ts`
 * spends in the same transaction.
 */
export function deliveryLines(order: Delivering, credited: string | null, vendor: string): Line[] {
  return [
    { account: accounts.payer(order.order_id), kobo: -order.total_kobo },
    { account: credited ?? accounts.sales(order.kind), kobo: order.amount_kobo },
    { account: accounts.fees, kobo: order.fee_kobo },
    ...debtLines(order),
    ...(credited === null ? goodsLines(order, vendor) : estateLines(order, credited)),
  ];
}

/** Whose it is is forgotten where an order was made again from the books of others: then it waits for somebody to say so. */
function debtLines({ user_id: buyer, debt_kobo: kobo }: Delivering): Line[] {
  if (kobo === 0) return [];
  return [{ account: buyer === null ? accounts.unmatched : accounts.credit(buyer), kobo }];
}

function goodsLines({ kind, amount_kobo: kobo }: Delivering, vendor: string): Line[] {
  return [
    { account: accounts.cost(kind), kobo: -kobo },
    { account: accounts.wallet(vendor), kobo },
  ];
}

function estateLines(order: Delivering, credited: string): Line[] {
  const { estate_id: estateId, amount_kobo: kobo } = order;
  if (estateId === null) return [];
  return [
    { account: accounts.collected(estateId), kobo: -kobo },
    { account: accounts.owedTo(estateId), kobo },
    { account: accounts.reduction(credited), kobo: order.reduction_kobo },
    { account: accounts.reductions(estateId), kobo: -order.reduction_kobo },
  ];
}

type Delivering = Pick<
  OrderRow,
  | 'order_id'
  | 'user_id'
  | 'kind'
  | 'amount_kobo'
  | 'fee_kobo'
  | 'debt_kobo'
  | 'total_kobo'
  | 'estate_id'
  | 'reduction_kobo'
>;

type Records = Pick<MoneyDeps, 'clock' | 'payments' | 'vending' | 'letters'>;

/** Why an order is a case whose payment has paid another one. */
export const REUSED = 'payment reference has paid another order';

/** Who delivers what is paid to an estate: nobody is sent anything. */
export const ESTATE = 'estate';

/** Owe the money back; an order has one refund. */
export async function recordRefundDue(
  trx: Transaction<Schema>,
  deps: Records,
  order: OrderRow,
  kobo: number,
  reason: string,
): Promise<void> {
  const at = deps.clock();
  await trx
    .insertInto('refunds')
    .values({ order_id: order.order_id, amount_kobo: kobo, reason, key: `refund-${order.order_id}`, due_at: at })
    .execute();
}

/** The lines of a refund that was paid by hand out of our own bank account, kobo: the provider still holds what it captured. */
export function byHandLines(payer: string, kobo: number): Line[] {
  return [
    { account: accounts.bank, kobo },
    { account: payer, kobo: -kobo },
  ];
}

/** Where the money of a refund comes from, kobo. */
async function refundLines(
  trx: Transaction<Schema>,
  deps: Records,
  order: OrderRow,
  kobo: number,
  from: 'bank' | 'provider',
): Promise<readonly Line[]> {
  if (await paidFromCredit(trx, order.order_id)) return fromCreditLines(order, -kobo);
  if (from === 'bank') return byHandLines(accounts.payer(order.order_id), kobo);
  return captureLines(deps.payments.name, order.order_id, -kobo);
}

/** The money went back. */
export async function recordRefund(
  trx: Transaction<Schema>,
  deps: Records,
  order: OrderRow,
  refundReference: string,
  from: 'bank' | 'provider' = 'provider',
): Promise<void> {
  const at = deps.clock();
  const refund = await trx
    .updateTable('refunds')
    .set({ accepted_at: at, refund_reference: refundReference })
    .where('order_id', '=', order.order_id)
    .returning(['amount_kobo'])
    .executeTakeFirstOrThrow();
  await post(trx, {
    kind: 'refunded',
    orderId: order.order_id,
    narration: `Refund of ${order.narration}`,
    at,
    entries: await refundLines(trx, deps, order, refund.amount_kobo, from),
  });
  await undoLoss(trx, deps, order);
  await deps.letters.refund(trx, order, refund.amount_kobo);
}

/** What the bank took back while nobody knew whether it would be delivered was how the money went back, and no loss. */
async function undoLoss(trx: Transaction<Schema>, deps: Records, { order_id: orderId }: OrderRow): Promise<void> {
  const lost = await trx
    .selectFrom('chargebacks')
    .innerJoin('ledger_transactions as posting', (join) =>
      join
        .onRef('posting.order_id', '=', 'chargebacks.order_id')
        .on('posting.kind', '=', sql<string>`${CHARGEBACK_LOST} || ' ' || chargebacks.id`),
    )
    .innerJoin('ledger_entries as line', 'line.transaction_id', 'posting.id')
    // What was posted, whatever the chargeback says by now.
    .select(['chargebacks.id', 'line.amount_kobo'])
    .where('line.account', '=', accounts.chargebacks)
    .where('chargebacks.order_id', '=', orderId)
    .execute();
  for (const { id, amount_kobo } of lost) {
    await post(trx, {
      kind: `${CHARGEBACK_LOST}, undone ${id}`,
      orderId,
      narration: "Taken back by the payer's bank: that was its refund",
      at: deps.clock(),
      entries: lostLines(deps.payments.name, amount_kobo),
    });
  }
}

/** The kind of posting of what a bank took back although it was delivered; then the chargeback's id. */
export const CHARGEBACK_LOST = 'chargeback-lost';

/** The provider holds so much less, and what was delivered stays so: it is a loss; kobo. */
export function lostLines(provider: string, kobo: number): Line[] {
  return [
    { account: accounts.provider(provider), kobo },
    { account: accounts.chargebacks, kobo: -kobo },
  ];
}
