import type { Insertable, Selectable } from 'kysely';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { RefundAttemptsTable } from '../db/schema/orders.ts';
import type { RefundAnswer } from '../payments/port.ts';
import { byBank } from './further.ts';
import type { MoneyDeps } from './money.ts';
import { accountToSend, type Given, noteAnswer } from './refund-account.ts';

/** Money to give back; kobo. Under its key it goes back once. */
export interface Owed {
  /** Whose payer is asked for an account where one is needed; null: it was paid for no order, and there is nobody to ask. */
  readonly orderId: string | null;
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
      await note(deps, owed, null, known);
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
    orderId: owed.orderId ?? owed.reference,
    askedAt: last?.sent_at ?? null,
    ...(given && { account: { ...given.account, nth: given.number } }),
  });
  deps.crash('C15');
  await deps.db
    .updateTable('refund_attempts')
    .set({ answer: wordsOf(answer), answered_at: deps.clock() })
    .where('refund_key', '=', owed.key)
    .where('number', '=', number)
    .execute();
  await note(deps, owed, given, answer);
  return { answer, since };
}

async function note(deps: MoneyDeps, { orderId, ...owed }: Owed, given: Given | null, answer: RefundAnswer) {
  if (orderId !== null) await noteAnswer(deps, { ...owed, orderId }, given, answer);
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
  const report = await deps.payments.verify({ orderId: orderId ?? reference, reference });
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
