import { bankOf } from '#catalogues/banks.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { writeAudit } from '../audit.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { recordReturned } from '../settlement/further.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { currentAccount, lockedDetails } from '../settlement/refund-account.ts';
import { settle } from '../settlement/settle.ts';
import { orderByReference } from '../stuck-orders/order-by-reference.ts';
import { agreedTo, type RefundLimit, spend } from './agreed.ts';

const SAID = REFUND_ACCOUNT.admin;

/** The refund of an order that is not back yet and needs an account; undefined where there is none. */
export async function waitingOf({ db }: Pick<MoneyDeps, 'db'>, topupRef: string) {
  const order = await orderByReference(db, topupRef, undefined);
  if (order === undefined) return undefined;
  return db
    .selectFrom('refund_details')
    .select(['refund_key', 'order_id', 'amount_kobo', 'state'])
    .where('order_id', '=', order.order_id)
    .where('state', '<>', 'done')
    .orderBy('asked_at')
    .executeTakeFirst();
}

/** The whole account of a refund that somebody has to pay by hand. From now on its payer does not change it. */
export async function readRefundAccount(
  deps: Pick<MoneyDeps, 'db' | 'clock' | 'sealed'> & RefundLimit,
  person: Pick<Person, 'id'>,
  { topupRef }: CallTaken<'readRefundAccount'>,
): Promise<CallAnswer<'readRefundAccount'>> {
  const found = await waitingOf(deps, topupRef);
  if (found === undefined) return refused('no-refund-waiting', SAID.notWanted);
  const { refund_key: key, order_id: orderId } = found;
  return deps.db.transaction().execute(async (trx) => {
    const details = await lockedDetails(trx, key);
    if (details?.state !== 'wanted') return refused('refund-under-way', SAID.underWay);
    const row = await currentAccount(trx, key);
    const accountNumber = row === undefined ? null : deps.sealed.open(row.sealed, key);
    if (row === undefined || accountNumber === null) return refused('no-account-given', SAID.noneGiven);
    const at = deps.clock();
    const agreed = await agreedTo(trx, deps, { ...details, account: row.number, at });
    if ('status' in agreed) return agreed;
    const shown = trx
      .updateTable('refund_accounts')
      .set({ sent_at: row.sent_at ?? at, shown_at: row.shown_at ?? at })
      .where('refund_key', '=', key);
    await shown.where('number', '=', row.number).execute();
    const deed = { at, actor: person.id, action: 'refund-account-read', subject: orderId } as const;
    await writeAudit(trx, { ...deed, detail: { after: `••••••${row.ending}`, ...agreed } });
    const { amount_kobo: kobo } = details;
    const account = { bank: bankOf(row.bank)?.name ?? row.bank, accountNumber, name: row.name, told: row.told };
    return { status: 200, data: { orderId, amount: nairaOf(kobo), ...account } };
  });
}

/** Record that a refund was paid by hand: once, and never while the provider is sending it. */
export async function payRefundByHand(
  deps: MoneyDeps & RefundLimit,
  person: Pick<Person, 'id'>,
  { topupRef, reference, from }: CallTaken<'payRefundByHand'>,
): Promise<CallAnswer<'payRefundByHand'>> {
  const done = await recordedAs(deps, topupRef, reference);
  if (done !== undefined) return { status: 200, data: { message: SAID.recorded, orderId: done } };
  const found = await waitingOf(deps, topupRef);
  if (found === undefined) return refused('no-refund-waiting', SAID.notWanted);
  const { refund_key: key, order_id: orderId } = found;
  const answer = await deps.db.transaction().execute(async (trx) => {
    // The order's lock comes first, as everywhere.
    await trx.selectFrom('orders').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
    const details = await lockedDetails(trx, key);
    if (details?.state !== 'wanted') return refused('refund-under-way', SAID.underWay);
    const at = deps.clock();
    const account = (await currentAccount(trx, key))?.number ?? null;
    const agreed = await agreedTo(trx, deps, { ...details, account, at });
    if ('status' in agreed) return agreed;
    if (agreed.approval !== undefined) await spend(trx, agreed.approval, at);
    await trx
      .updateTable('refund_details')
      .set({ state: 'done', by_hand_reference: reference, by_hand_from: from, by_hand_by: person.id, by_hand_at: at })
      .where('refund_key', '=', key)
      .execute();
    const further = await trx
      .selectFrom('further_payments')
      .selectAll()
      .where('refund_key', '=', key)
      .executeTakeFirst();
    if (further !== undefined) await recordReturned(trx, deps, further, reference, from);
    else await settle(trx, deps, orderId, { type: 'REFUND', refundReference: reference, from });
    const deed = { at, actor: person.id, action: 'refund-paid-by-hand', subject: orderId } as const;
    await writeAudit(trx, { ...deed, detail: { after: reference, ...agreed } });
    return { status: 200, data: { message: SAID.recorded, orderId } } as const;
  });
  if (answer.status === 200) deps.changes.changed(orderId);
  return answer;
}

/** The order whose refund was recorded with this reference before: a doubled click. */
async function recordedAs({ db }: Pick<MoneyDeps, 'db'>, topupRef: string, reference: string) {
  const order = await orderByReference(db, topupRef, undefined);
  if (order === undefined) return undefined;
  const row = await db
    .selectFrom('refund_details')
    .select('order_id')
    .where('order_id', '=', order.order_id)
    .where('by_hand_reference', '=', reference)
    .executeTakeFirst();
  return row?.order_id;
}
