import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { PayerAccount, RefundAnswer } from '../payments/port.ts';
import type { MoneyDeps } from './money.ts';

type Deps = Pick<MoneyDeps, 'db' | 'clock' | 'letters' | 'sealed' | 'changes'>;

/** A refund whose way back is looked for; kobo. */
interface Wanting {
  readonly orderId: string;
  readonly amountKobo: number;
  readonly key: string;
}

/** An account as it is sent: the how many-eth that the payer gave. */
export interface Given {
  readonly number: number;
  readonly account: PayerAccount;
}

/**
 * The account that a refund is to be asked for with, marked as sent: from now on its payer cannot give another, and nobody pays by
 * hand. Null: none was given, somebody pays it by hand, or it cannot be read any more and is asked for again.
 */
export function accountToSend({ db, clock, sealed }: Deps, key: string): Promise<Given | null> {
  return db.transaction().execute(async (trx) => {
    const details = await lockedDetails(trx, key);
    const row = details === undefined || details.state === 'done' ? undefined : await currentAccount(trx, key);
    // Who was shown it may be paying it this moment.
    if (row === undefined || row.shown_at !== null) return null;
    const accountNumber = sealed.open(row.sealed, key);
    const at = clock();
    await trx
      .updateTable('refund_accounts')
      .set(accountNumber === null ? { refused_at: at } : { sent_at: row.sent_at ?? at })
      .where('refund_key', '=', key)
      .where('number', '=', row.number)
      .execute();
    if (accountNumber === null) return null;
    await setState(trx, key, 'under-way');
    return { number: row.number, account: { bank: row.bank, accountNumber, name: row.name } };
  });
}

/** What an answer means to the account that is wanted: it is asked for once, and again where the one that was sent is not taken. */
export async function noteAnswer(deps: Deps, of: Wanting, given: Given | null, answer: RefundAnswer): Promise<void> {
  if (answer.kind === 'pending' || answer.kind === 'unknown') return;
  const told = await deps.db.transaction().execute(async (trx) => {
    if (answer.kind === 'accepted') return setState(trx, of.key, 'done').then(() => false);
    if (answer.kind === 'needs-details') return wanted(trx, deps, of);
    return given === null ? false : refused(trx, deps, of, given);
  });
  if (told) deps.changes.changed(of.orderId);
}

async function wanted(trx: Transaction<Schema>, deps: Deps, of: Wanting): Promise<boolean> {
  const { orderId, amountKobo, key } = of;
  const written = await trx
    .insertInto('refund_details')
    .values({ refund_key: key, order_id: orderId, amount_kobo: amountKobo, state: 'wanted', asked_at: deps.clock() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('refund_key')
    .executeTakeFirst();
  if (written !== undefined) {
    await tell(trx, deps, of, false);
    return true;
  }
  await trx
    .updateTable('refund_details')
    .set({ state: 'wanted' })
    .where('refund_key', '=', key)
    .where('state', '=', 'under-way')
    .execute();
  return false;
}

async function refused(trx: Transaction<Schema>, deps: Deps, of: Wanting, { number }: Given): Promise<boolean> {
  const written = await trx
    .updateTable('refund_accounts')
    .set({ refused_at: deps.clock() })
    .where('refund_key', '=', of.key)
    .where('number', '=', number)
    .where('refused_at', 'is', null)
    .returning('number')
    .executeTakeFirst();
  if (written === undefined) return false;
  await setState(trx, of.key, 'wanted');
  await tell(trx, deps, of, true);
  return true;
}

async function tell(trx: Transaction<Schema>, { letters }: Deps, of: Wanting, again: boolean): Promise<void> {
  const order = await trx.selectFrom('orders').selectAll().where('order_id', '=', of.orderId).executeTakeFirstOrThrow();
  await letters.refundAccount(trx, order, of.amountKobo, again);
}

async function setState(trx: Transaction<Schema>, key: string, state: 'wanted' | 'under-way' | 'done'): Promise<void> {
  await trx
    .updateTable('refund_details')
    .set({ state })
    .where('refund_key', '=', key)
    .where('state', '<>', 'done')
    .execute();
}

/** What is wanted for a refund, locked until the transaction ends. */
export function lockedDetails(trx: Transaction<Schema>, key: string) {
  return trx.selectFrom('refund_details').selectAll().where('refund_key', '=', key).forUpdate().executeTakeFirst();
}

/** The account that stands: the last one that was not refused or replaced. */
export function currentAccount(trx: Transaction<Schema>, key: string) {
  return trx
    .selectFrom('refund_accounts')
    .selectAll()
    .where('refund_key', '=', key)
    .where('refused_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
