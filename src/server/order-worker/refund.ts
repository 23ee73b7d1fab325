import type { Insertable, Selectable } from 'kysely';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { RefundAttemptsTable } from '../db/schema/orders.ts';
import type { RefundAnswer } from '../payments/port.ts';
import { closeCase, openCase } from '../settlement/cases.ts';
import { CREDIT } from '../settlement/credit.ts';
import { byBank } from '../settlement/further.ts';
import { LATE_PROBE_MS } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { accountToSend, noteAnswer } from '../settlement/refund-account.ts';
import { type OrderRow, settleNow } from '../settlement/settle.ts';
import { backOff, type NextLook } from './fulfil.ts';

/** Money to give back; kobo. Under its key it goes back once. */
export interface Owed {
  readonly orderId: string;
  /** Which payment it was. */
  readonly reference: string;
  readonly amountKobo: number;
  readonly key: string;
}

/** A refund of which nobody can say for so long whether it was taken is for a person to look at, ms. */
export const UNKNOWN_REFUND_MS = 60 * 60_000;

type Attempt = Selectable<RefundAttemptsTable>;

/** What asking for money back came to, and since when it is asked for. */
export interface Asked {
  readonly answer: RefundAnswer;
  readonly since: Date;
}

/**
 * Ask for money back: that it is about to be asked is committed first, so that after a crash the provider's books are looked at
 * before it is asked again, under the same key. Of several at once one asks.
 */
export async function giveBack(deps: MoneyDeps, owed: Owed): Promise<Asked> {
  const now = deps.clock();
  const { first, last } = await attemptsOf(deps, owed);
  const since = first?.sent_at ?? now;
  if (last !== undefined) {
    const known = await wentBack(deps, owed);
    if (known !== null) {
      await noteAnswer(deps, owed, null, known);
      return { answer: known, since };
    }
  }
  const taken = await takenBack(deps, owed);
  if (taken !== null) return { answer: taken, since };
  const number = (last?.number ?? 0) + 1;
  const given = deps.payments.holders === undefined ? null : await accountToSend(deps, owed.key);
  const attempt = await begin(deps, { refund_key: owed.key, number, sent_at: now, account: given?.number ?? null });
  if (!attempt) return { answer: { kind: 'unknown', reason: 'somebody else is asking' }, since };
  const answer = await deps.payments.refund({
    ...owed,
    askedAt: last?.sent_at ?? null,
    ...(given && { account: given.account }),
  });
  deps.crash('C15');
  await deps.db
    .updateTable('refund_attempts')
    .set({ answer: wordsOf(answer), answered_at: deps.clock() })
    .where('refund_key', '=', owed.key)
    .where('number', '=', number)
    .execute();
  await noteAnswer(deps, owed, given, answer);
  return { answer, since };
}

/** What the answer says to whoever looks at the case. */
export function wordsOf(answer: RefundAnswer): string {
  if (answer.kind === 'accepted') return `accepted as ${answer.refundReference}`;
  return 'reason' in answer ? `${SAID[answer.kind]}: ${answer.reason}` : SAID[answer.kind];
}

const SAID = {
  pending: 'is under way',
  refused: 'refused',
  'needs-details': "waits for the payer's bank account",
  unknown: 'unknown',
} as const;

async function attemptsOf({ db }: MoneyDeps, { key }: Owed): Promise<{ first?: Attempt; last?: Attempt }> {
  const all = await db
    .selectFrom('refund_attempts')
    .selectAll()
    .where('refund_key', '=', key)
    .orderBy('number')
    .execute();
  const [first] = all;
  const last = all.at(-1);
  return first === undefined || last === undefined ? {} : { first, last };
}

async function begin({ db }: MoneyDeps, attempt: Insertable<RefundAttemptsTable>): Promise<boolean> {
  const written = await db
    .insertInto('refund_attempts')
    .values(attempt)
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
  return written !== undefined;
}

/** Whether the provider's books have it as given back; null: they do not. */
async function wentBack(deps: MoneyDeps, { orderId, reference, amountKobo, key }: Owed): Promise<RefundAnswer | null> {
  const report = await deps.payments.verify({ orderId, reference });
  if (report.status === 'unknown') return { kind: 'unknown', reason: report.reason };
  const capture = report.captures?.find((one) => one.reference === reference);
  const back = capture === undefined ? report.status === 'refunded' : capture.refundedKobo >= amountKobo;
  return back ? { kind: 'accepted', refundReference: key } : null;
}

/**
 * What the payer's bank has taken back of it is not given back a second time: a provider may refund a payment that was lost in a dispute.
 * Of a part of it a person has to decide about the rest. Null: it took nothing.
 */
async function takenBack({ db, payments }: MoneyDeps, { reference, amountKobo }: Owed): Promise<RefundAnswer | null> {
  const lost = await db
    .selectFrom('chargebacks')
    .select(['id', 'amount_kobo'])
    .where('provider', '=', payments.name)
    .where('reference', '=', reference)
    .where('status', '=', 'lost')
    .orderBy('id')
    .execute();
  const [first] = lost;
  if (first === undefined) return null;
  const kobo = lost.reduce((sum, one) => sum + one.amount_kobo, 0);
  if (kobo >= amountKobo) return { kind: 'accepted', refundReference: byBank(first.id) };
  return { kind: 'refused', reason: `the payer's bank took back ${formatNaira(kobo)} of it already` };
}

/** Give back the money of an order; the caller holds its lease. */
export async function refund(deps: MoneyDeps, order: OrderRow): Promise<NextLook> {
  const { order_id: orderId } = order;
  const row = await deps.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.order_id', 'refunds.order_id')
    .select(['refunds.amount_kobo', 'refunds.key', 'payments.reference', 'payments.provider'])
    .where('refunds.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { key, reference, amount_kobo: amountKobo } = row;
  if (row.provider === CREDIT) {
    await settleNow(deps, orderId, { type: 'REFUND', refundReference: CREDIT });
    return null;
  }
  const { answer, since } = await giveBack(deps, { orderId, reference, amountKobo, key });
  const now = deps.clock();
  switch (answer.kind) {
    case 'accepted':
      await settleNow(deps, orderId, { type: 'REFUND', refundReference: answer.refundReference });
      return null;
    // A bank takes days: what is under way is asked about at leisure, and the provider's event has it looked at before.
    case 'pending':
      await closeCase(deps.db, orderId, now, ['refund']);
      return later(now, LATE_PROBE_MS);
    case 'unknown':
      if (now.getTime() - since.getTime() >= UNKNOWN_REFUND_MS)
        await openCase(deps.db, orderId, `refund ${wordsOf(answer)}`, now, 'refund');
      return later(now, backOff(deps, order.attempts));
    default:
      await openCase(deps.db, orderId, `refund ${wordsOf(answer)}`, now, 'refund');
      return later(now, backOff(deps, order.attempts));
  }
}
