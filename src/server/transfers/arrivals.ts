import type { Selectable, Transaction } from 'kysely';
import { accounts } from '../billing/chart.ts';
import { post } from '../billing/ledger.ts';
import type { ArrivalsTable } from '../db/schema/transfers.ts';
import type { Schema } from '../db/schema.ts';
import { closeArrivalCase, openArrivalCase } from '../settlement/cases.ts';
import { giveBack, UNKNOWN_REFUND_MS, wordsOf } from '../settlement/give-back.ts';
import { LATE_PROBE_MS } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { byHandLines } from '../settlement/records.ts';

type Arrival = Selectable<ArrivalsTable>;

/** Most of them that go back in one round. */
const ROUND = 5;

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
  const { provider, reference, amount_kobo: amountKobo, attempts } = row;
  const update = deps.db.updateTable('arrivals').where('provider', '=', provider).where('reference', '=', reference);
  if (row.sent_at === null) await update.set({ sent_at: deps.clock() }).execute();
  const { answer, since } = await giveBack(deps, { orderId: null, reference, amountKobo, key: `${KEY}${reference}` });
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
  if (isPending) await closeArrivalCase(deps.db, row, at);
  else if (answer.kind !== 'unknown' || at.getTime() - since.getTime() >= UNKNOWN_REFUND_MS)
    await openArrivalCase(deps.db, row, said, { at, next });
  await update.set({ next_probe_at: next, last_answer: answer.kind }).execute();
}

/** An arrival went back, once; `byHand`: a person paid it, and from where. */
export async function recordBack(
  trx: Transaction<Schema>,
  deps: Pick<MoneyDeps, 'clock'>,
  { provider, reference, amount_kobo: kobo }: Arrival,
  refundReference: string,
  byHand: 'bank' | 'provider' | null = null,
): Promise<void> {
  const at = deps.clock();
  const done = await trx
    .updateTable('arrivals')
    .set({ state: 'returned', returned_at: at, refund_reference: refundReference, next_probe_at: null })
    .set({ by_hand_from: byHand })
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('state', '=', 'returning')
    .returning('reference')
    .executeTakeFirst();
  if (done === undefined) return;
  const entries = byHand === 'bank' ? byHandLines(accounts.unmatched, kobo) : arrivalLines(provider, -kobo);
  await post(trx, { kind: RETURNED, narration: `Transfer ${reference} went back`, at, entries });
  await closeArrivalCase(trx, { provider, reference }, at);
}
