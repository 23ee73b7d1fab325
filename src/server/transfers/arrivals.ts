import type { Selectable } from 'kysely';
import { accounts } from '../billing/chart.ts';
import { post } from '../billing/ledger.ts';
import type { ArrivalsTable } from '../db/schema/transfers.ts';
import type { RefundAnswer } from '../payments/port.ts';
import { noteProbe, openCase } from '../settlement/cases.ts';
import { closePaidTwice } from '../settlement/further.ts';
import { LATE_PROBE_MS } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import type { KnownPayment } from '../settlement/settle.ts';
import { payerOf, tellGoesBack } from './letters.ts';

type Arrival = Selectable<ArrivalsTable>;

/** Most of them that go back in one round. */
const ROUND = 5;

/**
 * Write down money that came to an account number of an order, unless it is booked as a payment of that order: the order has
 * been paid, so that it goes back. Safe to repeat; a reference is written down once.
 */
export async function arrived(deps: MoneyDeps, payment: KnownPayment & { readonly reference: string }): Promise<void> {
  const { reference, orderId, amountKobo } = payment;
  const at = deps.clock();
  const provider = deps.payments.name;
  await deps.db.transaction().execute(async (trx) => {
    // Under the order's lock, so that of two who hear of one payment the second sees what the first wrote.
    await trx.selectFrom('orders').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
    for (const booked of ['payments', 'further_payments'] as const) {
      const known = trx.selectFrom(booked).select('order_id').where('provider', '=', provider);
      if ((await known.where('reference', '=', reference).executeTakeFirst()) !== undefined) return;
    }
    const written = await trx
      .insertInto('arrivals')
      .values({
        provider,
        reference,
        order_id: orderId,
        amount_kobo: amountKobo,
        state: 'returning',
        reason: 'its order had been paid',
        came_at: at,
        next_probe_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (written === undefined) return;
    await post(trx, {
      kind: ARRIVED,
      narration: `Transfer ${reference} beside order ${orderId}`,
      at,
      // Its fee is posted with the payout that tells it.
      entries: arrivalLines(provider, amountKobo),
    });
    const payer = await payerOf(trx, orderId);
    const why = `Order ${orderId} had been paid already.`;
    await tellGoesBack(trx, deps, { ...payer, kobo: amountKobo, why, reference });
    deps.log('warn', { orderId, reference }, 'a transfer came to an order that had been paid: it goes back');
  });
}

/** The kinds of its postings, which belong to no order. */
export const ARRIVED = 'arrived';
export const RETURNED = 'arrival-returned';

/** The lines of money that came, or with the sign turned went back; kobo. */
export const arrivalLines = (provider: string, kobo: number) => [
  { account: accounts.provider(provider), kobo: -kobo },
  { account: accounts.unmatched, kobo },
];

/** Send back what is due to go back, a few at a time. That the provider is about to be asked is committed first. */
export async function returnArrivals(deps: MoneyDeps): Promise<void> {
  const now = deps.clock();
  const due = await deps.db
    .updateTable('arrivals')
    // Who takes it has it for a while, so that of several servers one asks.
    .set({ next_probe_at: later(now, deps.pace.leaseMs) })
    .where('reference', 'in', (query) =>
      query
        .selectFrom('arrivals')
        .select('reference')
        .where('provider', '=', deps.payments.name)
        .where('state', '=', 'returning')
        .where('next_probe_at', '<=', now)
        .orderBy('next_probe_at')
        .limit(ROUND)
        .forUpdate()
        .skipLocked(),
    )
    .where('provider', '=', deps.payments.name)
    .returningAll()
    .execute();
  for (const row of due) await giveBack(deps, row);
}

const toldOf = (answer: RefundAnswer): string =>
  'reason' in answer ? `${answer.kind}: ${answer.reason}` : answer.kind;

async function giveBack(deps: MoneyDeps, row: Arrival): Promise<void> {
  const { provider, reference, amount_kobo: amountKobo, attempts } = row;
  const now = deps.clock();
  const update = deps.db.updateTable('arrivals').where('provider', '=', provider).where('reference', '=', reference);
  await update.set({ sent_at: now, attempts: attempts + 1 }).execute();
  const answer = await deps.payments.refund({
    orderId: row.order_id ?? reference,
    reference,
    amountKobo,
    key: `arrival-${reference}`,
    askedAt: row.sent_at,
  });
  if (answer.kind !== 'accepted') {
    const { retryMs, retryMostMs } = deps.pace;
    const wait =
      answer.kind === 'pending' ? LATE_PROBE_MS : Math.min(retryMostMs, retryMs * 2 ** Math.min(20, attempts));
    if (answer.kind !== 'pending')
      deps.log('warn', { reference, answer: answer.kind }, 'a transfer did not go back yet');
    await update.set({ next_probe_at: later(now, wait) }).execute();
    if (row.order_id !== null) {
      await openCase(
        deps.db,
        row.order_id,
        `a transfer beside its payment, and the refund ${toldOf(answer)}`,
        now,
        'paid-twice',
      );
      await noteProbe(deps.db, row.order_id, now, later(now, wait), ['paid-twice']);
    }
    return;
  }
  await deps.db.transaction().execute(async (trx) => {
    const done = await trx
      .updateTable('arrivals')
      .set({ state: 'returned', returned_at: now, refund_reference: answer.refundReference, next_probe_at: null })
      .where('provider', '=', provider)
      .where('reference', '=', reference)
      .where('state', '=', 'returning')
      .returning('reference')
      .executeTakeFirst();
    if (done === undefined) return;
    await post(trx, {
      kind: RETURNED,
      narration: `Transfer ${reference} went back`,
      at: now,
      entries: arrivalLines(provider, -amountKobo),
    });
    if (row.order_id !== null) await closePaidTwice(trx, row.order_id, now);
  });
}
