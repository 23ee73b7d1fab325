import { ORDER_PREFIXES, ORDER_SIGN_COUNT, ORDER_SIGNS } from '#catalogues/order-ids.ts';
import type { ForgottenPayment } from '../db/schema/restores.ts';
import { bookFurther } from '../order-worker/further.ts';
import { takeRound } from '../order-worker/lease.ts';
import type { PaymentRecord } from '../payments/port.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { everyVendor } from '../vending/port.ts';
import { tellOfForgotten } from './letter.ts';
import { confirmed, type Ending, makeAgain } from './make-again.ts';
import { dueRestores, noteLook, type Restore, spanOfRestore } from './restores.ts';
import { type Sold, soldBy } from './sold-by.ts';

/** Between two looks whether a restore is to be settled, and two questions about one payment, ms. */
const ROUND_MS = 15_000;
const ASK_AGAIN_MS = 60_000;
/** How long it is asked before a person has to look, ms. */
const ASKED_FOR_MS = 6 * 3_600_000;
/** Most payments that one round asks about. */
const ROUND = 20;

const OUR_ID = new RegExp(`^(${ORDER_PREFIXES.join('|')})-[0-9][${ORDER_SIGNS}]{${ORDER_SIGN_COUNT - 1}}$`);

/**
 * After a restore: find the payments that the provider has and this data base forgot, and settle each by the books of others. What a vendor
 * sold is delivered; what no vendor has goes back; what nobody can say waits for a person, and nothing is done about it. Of several servers
 * one does it.
 */
export async function settleForgotten(deps: MoneyDeps): Promise<void> {
  if (!(await takeRound(deps, 'forgotten', ROUND_MS))) return;
  for (const restore of await dueRestores(deps.db, deps.clock())) await lookSince(deps, restore);
  const due = await deps.db
    .selectFrom('forgotten_payments')
    .selectAll()
    .where('next_look_at', '<=', deps.clock())
    .orderBy('next_look_at')
    .limit(ROUND)
    .execute();
  for (const one of due) await settleOne(deps, one);
}

/** Read the provider's book of a restore, and write down what it has that this data base does not. */
async function lookSince(deps: MoneyDeps, restore: Restore): Promise<void> {
  const now = deps.clock();
  const { from, to } = spanOfRestore(restore, now);
  const found: PaymentRecord[] = [];
  for await (const page of deps.payments.records(from, to)) {
    if (page.kind === 'unread') {
      const unread = { reason: page.reason, never: page.never === true };
      // Said once, and again where the reason is another one.
      const isNews = restore.unread !== page.reason;
      return deps.db.transaction().execute(async (trx) => {
        await noteLook(trx, restore, now, unread);
        if (isNews) await tellOfForgotten(trx, deps, restore, { found: [], unread: page.reason });
      });
    }
    found.push(...page.records.filter(({ orderId }) => OUR_ID.test(orderId)));
  }
  await deps.db.transaction().execute(async (trx) => {
    const fresh: PaymentRecord[] = [];
    for (const one of found) {
      const known = await trx
        .selectFrom('orders')
        .select('order_id')
        .where('order_id', '=', one.orderId)
        .executeTakeFirst();
      if (known !== undefined) continue;
      const written = await trx
        .insertInto('forgotten_payments')
        .values({
          ...{ order_id: one.orderId, provider: deps.payments.name, reference: one.reference },
          ...{ amount_kobo: one.amountKobo, captured_at: one.capturedAt, found_at: now },
          ...{ state: 'asking', reason: 'not asked yet', next_look_at: now },
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('order_id')
        .executeTakeFirst();
      if (written !== undefined) fresh.push(one);
    }
    if (fresh.length > 0 || restore.read_at === null)
      await tellOfForgotten(trx, deps, restore, { found: fresh, unread: null });
    await noteLook(trx, restore, now, null);
  });
}

async function settleOne(deps: MoneyDeps, forgotten: ForgottenPayment): Promise<void> {
  const { order_id: orderId, reference } = forgotten;
  const report = await deps.payments.verify({ orderId, reference });
  const paid = confirmed(deps, orderId, report);
  if ('reason' in paid) return wait(deps, forgotten, paid.reason);
  const asked = await soldBy(deps, forgotten);
  // A person who looked knows more than nobody; against a vendor that says it sold it their word does not stand.
  const sold: Sold = asked.kind !== 'sold' && forgotten.unsold_said_at !== null ? { kind: 'not-sold' } : asked;
  const ending = await endingOf(deps, forgotten, sold);
  if (ending === null) return;
  await makeAgain(deps, forgotten, paid.payment, ending);
  await bookFurther(deps, orderId, report);
}

/** How it ends; null: not yet, which is written down. That no vendor has it counts once they had the time to know. */
async function endingOf(deps: MoneyDeps, forgotten: ForgottenPayment, sold: Sold): Promise<Ending | null> {
  const now = deps.clock();
  switch (sold.kind) {
    case 'sold':
      return sold;
    case 'untellable':
      await update(deps, forgotten, { state: 'person', reason: sold.reason, next_look_at: null });
      await deps.db
        .transaction()
        .execute((trx) => tellOfForgotten(trx, deps, null, { found: [], unread: null, person: forgotten }));
      return null;
    case 'unsure':
      await wait(deps, forgotten, sold.reason);
      return null;
    case 'not-sold': {
      const first = forgotten.first_missing_at ?? now;
      const sureMs = Math.max(deps.pace.leaseMs, ...everyVendor(deps).map(({ settleMs }) => settleMs));
      if (now.getTime() - first.getTime() >= sureMs)
        return { kind: 'back', reason: 'the order was lost, and no vendor sold it' };
      await update(deps, forgotten, {
        ...{ first_missing_at: first, reason: 'no vendor has it so far', next_look_at: later(first, sureMs) },
      });
      return null;
    }
  }
}

/** Ask again later, and for so long; then somebody has to look. */
async function wait(deps: MoneyDeps, forgotten: ForgottenPayment, reason: string): Promise<void> {
  const now = deps.clock();
  if (now.getTime() - forgotten.found_at.getTime() < ASKED_FOR_MS)
    return update(deps, forgotten, { reason, first_missing_at: null, next_look_at: later(now, ASK_AGAIN_MS) });
  await update(deps, forgotten, { state: 'person', reason, next_look_at: null });
  await deps.db
    .transaction()
    .execute((trx) => tellOfForgotten(trx, deps, null, { found: [], unread: null, person: { ...forgotten, reason } }));
}

async function update(
  { db }: MoneyDeps,
  { order_id: orderId }: ForgottenPayment,
  set: Partial<Pick<ForgottenPayment, 'state' | 'reason' | 'first_missing_at' | 'next_look_at'>>,
): Promise<void> {
  await db
    .updateTable('forgotten_payments')
    .set(set)
    .where('order_id', '=', orderId)
    .where('state', '=', 'asking')
    .execute();
}

/** Look now and from time to time; answers how to stop. */
export function watchForgotten(deps: MoneyDeps): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = settleForgotten(deps).catch((err: unknown) =>
      deps.log('error', { err }, 'what a restored data base forgot could not be looked for'),
    );
  };
  const rounds = setInterval(look, ROUND_MS);
  rounds.unref();
  look();
  return () => {
    clearInterval(rounds);
    return looking;
  };
}
