import type { Selectable, Transaction } from 'kysely';
import { accounts } from '../billing/chart.ts';
import { post } from '../billing/ledger.ts';
import type { ArrivalsTable } from '../db/schema/transfers.ts';
import type { Schema } from '../db/schema.ts';
import { closeArrivalCase, noteProbe, openArrivalCase, openCase } from '../settlement/cases.ts';
import { closePaidTwice } from '../settlement/further.ts';
import { giveBack, UNKNOWN_REFUND_MS, wordsOf } from '../settlement/give-back.ts';
import { LATE_PROBE_MS } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { byHandLines } from '../settlement/records.ts';
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

/** How the key begins under which an arrival goes back once; then its reference. */
const KEY = 'arrival-';

/** The arrival that goes back under a key, if it is one's. */
export async function arrivalUnder(trx: Transaction<Schema>, key: string): Promise<Arrival | undefined> {
  if (!key.startsWith(KEY)) return undefined;
  const known = trx.selectFrom('arrivals').selectAll().where('reference', '=', key.slice(KEY.length));
  return known.where('state', '=', 'returning').forUpdate().executeTakeFirst();
}

/** Have the provider asked in the next round for what goes back under a key: its payer has given an account. */
export async function askAgainSoon(trx: Transaction<Schema>, key: string, at: Date): Promise<void> {
  const row = await arrivalUnder(trx, key);
  if (row === undefined || row.by_hand_at !== null) return;
  const update = trx.updateTable('arrivals').set({ next_probe_at: at }).where('provider', '=', row.provider);
  await update.where('reference', '=', row.reference).execute();
}

/** Send back what is due to go back, a few at a time. That the provider is about to be asked is committed first. */
export async function returnArrivals(deps: MoneyDeps): Promise<void> {
  const now = deps.clock();
  const due = await deps.db
    .updateTable('arrivals')
    // Who takes it has it for a while, so that of several servers one asks; and nobody begins to pay it by hand before the answer.
    .set((set) => ({
      next_probe_at: later(now, deps.pace.leaseMs),
      last_answer: null,
      attempts: set('attempts', '+', 1),
    }))
    .where('reference', 'in', (query) =>
      query
        .selectFrom('arrivals')
        .select('reference')
        .where('provider', '=', deps.payments.name)
        .where('state', '=', 'returning')
        .where('by_hand_at', 'is', null)
        .where('next_probe_at', '<=', now)
        .orderBy('next_probe_at')
        .limit(ROUND)
        .forUpdate()
        .skipLocked(),
    )
    .where('provider', '=', deps.payments.name)
    .returningAll()
    .execute();
  for (const row of due) await sendBack(deps, row);
}

async function sendBack(deps: MoneyDeps, row: Arrival): Promise<void> {
  const { provider, reference, order_id: orderId, amount_kobo: amountKobo, attempts } = row;
  const update = deps.db.updateTable('arrivals').where('provider', '=', provider).where('reference', '=', reference);
  if (row.sent_at === null) await update.set({ sent_at: deps.clock() }).execute();
  const { answer, since } = await giveBack(deps, { orderId, reference, amountKobo, key: `${KEY}${reference}` });
  const at = deps.clock();
  if (answer.kind === 'accepted') {
    await deps.db.transaction().execute((trx) => recordBack(trx, deps, row, answer.refundReference));
    return;
  }
  const { retryMs, retryMostMs } = deps.pace;
  const isPending = answer.kind === 'pending';
  const next = later(
    at,
    isPending ? LATE_PROBE_MS : Math.min(retryMostMs, retryMs * 2 ** Math.min(20, Math.max(0, attempts - 1))),
  );
  if (!isPending) deps.log('warn', { reference, answer: answer.kind }, 'a transfer did not go back yet');
  const said = `the refund ${wordsOf(answer)}`;
  if (orderId !== null) {
    await openCase(deps.db, orderId, `a transfer beside its payment, and ${said}`, at, 'paid-twice');
    await noteProbe(deps.db, orderId, at, next, ['paid-twice']);
  } else if (isPending) await closeArrivalCase(deps.db, row, at);
  else if (answer.kind !== 'unknown' || at.getTime() - since.getTime() >= UNKNOWN_REFUND_MS)
    await openArrivalCase(deps.db, row, said, { at, next });
  await update.set({ next_probe_at: next, last_answer: answer.kind }).execute();
}

/** Who paid what went back by hand, and from where. */
interface ByHand {
  readonly by: string;
  readonly from: 'bank' | 'provider';
}

/** An arrival went back, once. False: it was recorded before. */
export async function recordBack(
  trx: Transaction<Schema>,
  deps: Pick<MoneyDeps, 'clock'>,
  { provider, reference, order_id: orderId, amount_kobo: kobo, by_hand_by, by_hand_at }: Arrival,
  refundReference: string,
  byHand: ByHand | null = null,
): Promise<boolean> {
  const at = deps.clock();
  const done = await trx
    .updateTable('arrivals')
    .set({ state: 'returned', returned_at: at, refund_reference: refundReference, next_probe_at: null })
    .set(
      byHand === null
        ? {}
        : { by_hand_from: byHand.from, by_hand_by: by_hand_by ?? byHand.by, by_hand_at: by_hand_at ?? at },
    )
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('state', '=', 'returning')
    .returning('reference')
    .executeTakeFirst();
  if (done === undefined) return false;
  const entries = byHand?.from === 'bank' ? byHandLines(accounts.unmatched, kobo) : arrivalLines(provider, -kobo);
  await post(trx, { kind: RETURNED, narration: `Transfer ${reference} went back`, at, entries });
  if (orderId === null) await closeArrivalCase(trx, { provider, reference }, at);
  else await closePaidTwice(trx, orderId, at);
  return true;
}
