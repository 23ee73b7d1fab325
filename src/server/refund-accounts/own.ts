import type { Kysely } from 'kysely';
import { bankOf, looksMistyped } from '#catalogues/banks.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { lookAgain } from '../order-worker/lease.ts';
import { type Asker, ownOrder } from '../orders/own-orders.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { currentAccount, lockedDetails } from '../settlement/refund-account.ts';

/** The own refunds that need an account, the newest first. A key opens only an order of nobody who signs in. */
export async function waitingRefunds(
  db: Kysely<Schema>,
  { userId, orders }: { readonly userId: string | null; readonly orders: CallTaken<'waitingRefunds'>['orders'] },
): Promise<CallAnswer<'waitingRefunds'>> {
  if (userId === null && orders.length === 0) return { status: 200, data: { refunds: [] } };
  const rows = await waiting(db)
    .innerJoin('orders', 'orders.order_id', 'details.order_id')
    .select('orders.kind')
    .where((where) =>
      where.or([
        ...(userId === null ? [] : [where('orders.user_id', '=', userId)]),
        ...orders.map(({ orderId, key }) =>
          where.and([
            where('orders.user_id', 'is', null),
            where('orders.order_id', '=', orderId),
            where('orders.idempotency_key', '=', key),
          ]),
        ),
      ]),
    )
    .execute();
  const refunds = rows.map((row) => ({
    orderId: row.order_id,
    kind: row.kind,
    amount: nairaOf(row.amount_kobo),
    given:
      row.bank === null
        ? null
        : { bank: bankOf(row.bank)?.name ?? row.bank, ending: row.ending ?? '', name: row.name ?? '' },
    sent: row.sent_at !== null,
  }));
  return { status: 200, data: { refunds } };
}

/** Refunds that are not back yet and need an account, each with the one that stands. */
export function waiting(db: Kysely<Schema>) {
  return db
    .selectFrom('refund_details as details')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('refund_accounts')
          .selectAll()
          .whereRef('refund_accounts.refund_key', '=', 'details.refund_key')
          .where('refused_at', 'is', null)
          .orderBy('number', 'desc')
          .limit(1)
          .as('account'),
      (join) => join.onTrue(),
    )
    .select(['details.refund_key', 'details.order_id', 'details.amount_kobo', 'details.state'])
    .select(['account.bank', 'account.ending', 'account.name', 'account.sent_at'])
    .where('details.state', '<>', 'done')
    .orderBy('details.asked_at', 'desc');
}

/** The refund of one's own order that an account may be given for, or the words that refuse it. */
async function open({ db }: Pick<MoneyDeps, 'db'>, orderId: string, asker: Asker) {
  const order = await ownOrder({ db }, orderId, asker);
  const found = order && (await waiting(db).where('details.order_id', '=', orderId).execute());
  const row = found?.find(({ state, sent_at }) => state === 'wanted' && sent_at === null) ?? found?.[0];
  if (order === undefined || row === undefined) return refused('no-refund-waiting', REFUND_ACCOUNT.notThis);
  if (row.state !== 'wanted' || row.sent_at !== null) return refused('account-sent', REFUND_ACCOUNT.sentAlready);
  return { order, key: row.refund_key, kobo: row.amount_kobo };
}

/** Whose account it is, where the provider can say. */
export async function refundAccountName(
  deps: Pick<MoneyDeps, 'db' | 'payments'>,
  asker: Asker,
  { orderId, bank, accountNumber }: CallTaken<'refundAccountName'>,
): Promise<CallAnswer<'refundAccountName'>> {
  const found = await open(deps, orderId, asker);
  if ('status' in found) return found;
  const holder = (await deps.payments.holders?.holderOf(bank, accountNumber)) ?? { kind: 'unknown' };
  if (holder.kind === 'no-account') return refused('no-account', REFUND_ACCOUNT.noAccount);
  const name = holder.kind === 'named' ? holder.name : null;
  return { status: 200, data: { name, amount: nairaOf(found.kobo), mistyped: looksMistyped(bank, accountNumber) } };
}

/** Keep the account of a payer and have the refund go there. What was sent already stands. */
export async function giveRefundAccount(
  deps: Pick<MoneyDeps, 'db' | 'clock' | 'payments' | 'sealed' | 'nudge'>,
  asker: Asker,
  { orderId, bank, accountNumber, name: typed }: CallTaken<'giveRefundAccount'>,
): Promise<CallAnswer<'giveRefundAccount'>> {
  const found = await open(deps, orderId, asker);
  if ('status' in found) return found;
  const { key, kobo, order } = found;
  const holder = (await deps.payments.holders?.holderOf(bank, accountNumber)) ?? { kind: 'unknown' };
  if (holder.kind === 'no-account') return refused('no-account', REFUND_ACCOUNT.noAccount);
  const name = holder.kind === 'named' ? holder.name : typed;
  const ending = accountNumber.slice(-4);
  const taken = await deps.db.transaction().execute(async (trx) => {
    const details = await lockedDetails(trx, key);
    const before = await currentAccount(trx, key);
    if (details?.state !== 'wanted' || (before !== undefined && before.sent_at !== null)) return false;
    const at = deps.clock();
    if (before !== undefined) {
      const replaced = trx.updateTable('refund_accounts').set({ refused_at: at }).where('refund_key', '=', key);
      await replaced.where('number', '=', before.number).execute();
    }
    const { last } = await trx
      .selectFrom('refund_accounts')
      .select(({ fn }) => fn.max('number').as('last'))
      .where('refund_key', '=', key)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('refund_accounts')
      .values({
        ...{ refund_key: key, number: (last ?? 0) + 1, bank, ending, name, given_at: at },
        ...{ sealed: deps.sealed.seal(accountNumber, key), sealed_by: deps.sealed.by, told: holder.kind === 'named' },
      })
      .execute();
    const deed = { at, actor: asker.userId, action: 'refund-account-given', subject: orderId } as const;
    await writeAudit(trx, { ...deed, detail: { after: `${bankOf(bank)?.name ?? bank} ••••••${ending}` } });
    await lookAgain(trx, orderId, at);
    await trx
      .updateTable('further_payments')
      .set({ next_look_at: at })
      .where('refund_key', '=', key)
      .where('returned_at', 'is', null)
      .execute();
    return true;
  });
  if (!taken) return refused('account-sent', REFUND_ACCOUNT.sentAlready);
  if (order.state === 'refund_due') deps.nudge(orderId);
  const message = REFUND_ACCOUNT.saved(formatNaira(kobo), bankOf(bank)?.name ?? bank, ending);
  return { status: 200, data: { message, ending, name } };
}
