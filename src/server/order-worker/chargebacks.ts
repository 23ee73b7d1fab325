import type { Transaction } from 'kysely';
import { formatNaira, formatToken, formatWhen } from '#machines/kit/writing/format.ts';
import { post } from '../billing/ledger.ts';
import type { Schema } from '../db/schema.ts';
import type { Chargeback } from '../payments/port.ts';
import { closeCase, noteProbe, openCase } from '../settlement/cases.ts';
import { LATE_PROBE_MS } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { CHARGEBACK_LOST, lostLines } from '../settlement/records.ts';
import { takeRound } from './lease.ts';

/** Most in one round (MONEY, I16). */
const ROUND = 5;

/**
 * Ask the provider whether the payer's bank takes an order's payment back, or one that was one too many, and write down what it says.
 * False: there was no usable answer. A provider that cannot be asked has nothing to say.
 */
export async function lookForChargebacks(deps: MoneyDeps, orderId: string): Promise<boolean> {
  const { payments, db } = deps;
  if (payments.chargebacks === undefined) return true;
  for (const reference of await paymentsFor(deps, orderId)) {
    const told = await payments.chargebacks({ orderId, reference });
    if (told === null) return false;
    for (const one of told) {
      const changed = await db.transaction().execute((trx) => record(trx, deps, orderId, reference, one));
      if (!changed) continue;
      deps.log('warn', { orderId, chargeback: one.id, status: one.status }, "a payer's bank takes a payment back");
      deps.changes.changed(orderId);
    }
  }
  return true;
}

/** What was paid for an order with the provider of today: what pays for it first. */
async function paymentsFor({ db, payments }: MoneyDeps, orderId: string): Promise<readonly string[]> {
  const references: string[] = [];
  for (const table of ['payments', 'further_payments'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('reference')
      .where('order_id', '=', orderId)
      .where('provider', '=', payments.name)
      .orderBy('recorded_at')
      .execute();
    references.push(...rows.map(({ reference }) => reference));
  }
  return references;
}

/** How far back a provider is asked for what was disputed: longer than it leaves anybody to answer, ms. */
const DISPUTED_MS = 30 * 24 * 60 * 60_000;

/** A provider whose events do not tell is asked for all that is disputed, once in a quarter of an hour; what stands otherwise here is looked at. */
async function lookForDisputed(deps: MoneyDeps): Promise<void> {
  const { payments, db } = deps;
  const now = deps.clock();
  if (payments.disputed === undefined || !(await takeRound(deps, 'disputed', LATE_PROBE_MS))) return;
  const told = await payments.disputed(later(now, -DISPUTED_MS), now);
  if (told === null) return deps.log('warn', { provider: payments.name }, 'what is disputed could not be read');
  const known = await db
    .selectFrom('chargebacks')
    .select(['id', 'status'])
    .where('provider', '=', payments.name)
    .execute();
  const stands = new Map(known.map(({ id, status }) => [id, status]));
  const isNew = told.filter(({ id, status }) => (stands.get(id) ?? 'open') === 'open' && stands.get(id) !== status);
  for (const orderId of new Set(isNew.map((one) => one.orderId))) await lookForChargebacks(deps, orderId);
}

/** What is open is asked about until it is decided. */
export async function sweepChargebacks(deps: MoneyDeps): Promise<void> {
  await lookForDisputed(deps);
  const now = deps.clock();
  const due = await deps.db
    .selectFrom('chargebacks')
    .select('order_id')
    .distinct()
    .where('status', '=', 'open')
    .where('provider', '=', deps.payments.name)
    .where('next_look_at', '<=', deps.now())
    .limit(ROUND)
    .execute();
  for (const { order_id: orderId } of due) {
    const next = later(now, LATE_PROBE_MS);
    await deps.db
      .updateTable('chargebacks')
      .set({ next_look_at: next })
      .where('order_id', '=', orderId)
      .where('status', '=', 'open')
      .execute();
    await noteProbe(deps.db, orderId, now, next, ['chargeback']);
    await lookForChargebacks(deps, orderId);
  }
}

/**
 * Write down how one stands, with the sum that it then has; false: as it stood before. What is decided stays so. One of nothing is
 * won: what was disputed stays written down.
 */
async function record(
  trx: Transaction<Schema>,
  deps: MoneyDeps,
  orderId: string,
  reference: string,
  { id, amountKobo: told, dueAt, ...one }: Chargeback,
): Promise<boolean> {
  const status = one.status === 'lost' && told === 0 ? 'won' : one.status;
  const at = deps.clock();
  const { name: provider } = deps.payments;
  await trx.selectFrom('orders').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
  const known = await trx
    .selectFrom('chargebacks')
    .select(['status', 'amount_kobo'])
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst();
  if (known !== undefined && (known.status === status || known.status !== 'open')) return false;
  const isOpen = status === 'open';
  const amountKobo = told || (known?.amount_kobo ?? (await paidKobo(trx, orderId, reference)));
  const stands = {
    status,
    amount_kobo: amountKobo,
    ended_at: isOpen ? null : at,
    next_look_at: isOpen ? later(at, LATE_PROBE_MS) : null,
  };
  await trx
    .insertInto('chargebacks')
    .values({
      provider,
      id,
      order_id: orderId,
      reference,
      due_at: dueAt,
      opened_at: at,
      ...stands,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doUpdateSet(stands))
    .execute();
  if (isOpen) {
    await openCase(trx, orderId, await caseWords(trx, orderId, amountKobo, dueAt), at, 'chargeback');
    await noteProbe(trx, orderId, at, stands.next_look_at, ['chargeback']);
    return true;
  }
  if (status === 'lost' && !(await goesBackAnyway(trx, deps, orderId, reference)))
    await postLost(trx, deps, orderId, id, amountKobo);
  const left = await trx
    .selectFrom('chargebacks')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (left === undefined) await closeCase(trx, orderId, at, ['chargeback']);
  return true;
}

/** What was paid for an order by the payment that is meant, kobo. */
async function paidKobo(trx: Transaction<Schema>, orderId: string, reference: string): Promise<number> {
  const again = trx.selectFrom('further_payments').select('amount_kobo').where('order_id', '=', orderId);
  const further = await again.where('reference', '=', reference).executeTakeFirst();
  const paid = trx.selectFrom('payments').select('amount_kobo').where('order_id', '=', orderId);
  return (further ?? (await paid.executeTakeFirstOrThrow())).amount_kobo;
}

/**
 * An order that was not delivered owes its payer the money, and so does a payment that was one too many: that the bank took it is how it
 * went back. What we had given back of such a payment before that is a loss.
 */
async function goesBackAnyway(
  trx: Transaction<Schema>,
  { payments, clock }: MoneyDeps,
  orderId: string,
  reference: string,
): Promise<boolean> {
  const further = await trx
    .selectFrom('further_payments')
    .select('returned_at')
    .where('provider', '=', payments.name)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (further === undefined) {
    const refund = trx.selectFrom('refunds').select('order_id').where('order_id', '=', orderId);
    return (await refund.executeTakeFirst()) !== undefined;
  }
  if (further.returned_at !== null) return false;
  await trx
    .updateTable('further_payments')
    .set({ next_look_at: clock() })
    .where('provider', '=', payments.name)
    .where('reference', '=', reference)
    .execute();
  return true;
}

async function postLost(
  trx: Transaction<Schema>,
  { payments, clock }: MoneyDeps,
  orderId: string,
  id: string,
  kobo: number,
): Promise<void> {
  await post(trx, {
    kind: `${CHARGEBACK_LOST} ${id}`,
    orderId,
    narration: "Taken back by the payer's bank",
    at: clock(),
    entries: lostLines(payments.name, kobo),
  });
}

/** Until when somebody has to answer, and what was delivered, which is what they answer with. */
async function caseWords(trx: Transaction<Schema>, orderId: string, kobo: number, dueAt: Date | null): Promise<string> {
  const order = await trx
    .selectFrom('orders')
    .leftJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .select(['orders.destination_account', 'orders.customer_name', 'tokens.delivered_at', 'tokens.token'])
    .select('tokens.receipt_no')
    .where('orders.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { destination_account: to, customer_name: name, delivered_at: at, token, receipt_no: receiptNo } = order;
  const evidence =
    at === null
      ? 'Nothing was delivered'
      : `Delivered on ${formatWhen(at.toISOString())} to ${to} for ${name}` +
        (token === null ? '' : `, token ending in ${formatToken(token).slice(-4)}`) +
        (receiptNo === null ? '' : `, receipt ${receiptNo}`);
  const until = dueAt === null ? '' : `, and has to be answered by ${formatWhen(dueAt.toISOString())}`;
  return `the payer's bank takes back ${formatNaira(kobo)}${until}. ${evidence}`;
}
