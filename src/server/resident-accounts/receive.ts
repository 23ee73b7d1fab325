import type { Transaction } from 'kysely';
import type { ArrivalRule, WaitingReason } from '#catalogues/arrivals.ts';
import { accounts } from '../billing/chart.ts';
import { post } from '../billing/ledger.ts';
import type { Schema } from '../db/schema.ts';
import type { Received } from '../payments/port.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { ARRIVED, arrivalLines } from '../transfers/arrivals.ts';
import { type Holder, payDues } from './pay-dues.ts';

/** The kind of posting by which money that came is a resident's credit; then its reference. */
const MATCHED = 'arrival-matched';

/** Whose a number is, and what their estate does with what comes to it. */
interface Known {
  readonly holder: Holder;
  readonly rule: ArrivalRule;
  /** They hold a meter there still. */
  readonly lives: boolean;
  /** It is the meter in use, for which their credit pays (decision 202). */
  readonly pays: boolean;
}

/**
 * Write down money that came to a resident's own number, once for its reference, and do with it what the estate's rule says: it is
 * the resident's credit, of which their debts are paid, or it waits for somebody to decide.
 */
export async function receive(deps: MoneyDeps, got: Received): Promise<void> {
  const orders = await deps.db.transaction().execute(async (trx) => {
    const known = await whose(trx, deps.payments.name, got.accountNumber);
    const waits = waitsFor(deps, got, known);
    if (!(await writeDown(trx, deps, got, known, waits))) return [];
    if (known === null || waits !== null) return [];
    await matched(trx, deps, got, known.holder.id);
    return known.rule === 'oldest-debt-first' && known.pays
      ? payDues(trx, deps, known.holder, `arrival-${deps.payments.name}-${got.reference}`)
      : [];
  });
  settleSoon(deps, orders);
}

/** Has the order worker deliver what was just paid. */
export function settleSoon(deps: MoneyDeps, orders: readonly string[]): void {
  for (const orderId of orders) {
    deps.changes.changed(orderId);
    deps.nudge(orderId);
  }
}

/** Whose number it is; null: nobody's that we know. The holder's row is held, so that no credit is spent twice. */
async function whose(trx: Transaction<Schema>, provider: string, accountNumber: string): Promise<Known | null> {
  const row = await trx
    .selectFrom('resident_accounts as account')
    .innerJoin('users', 'users.id', 'account.user_id')
    .innerJoin('estates', 'estates.id', 'account.estate_id')
    .select(['account.user_id', 'account.estate_id', 'estates.arrival_rule', 'users.estate_id as lives_at'])
    .select(['users.email', 'users.first_name', 'users.last_name', 'users.meter_number', 'users.disabled'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('residences')
          .select('residences.id')
          .whereRef('residences.id', '=', 'account.user_id')
          .whereRef('residences.estate_id', '=', 'account.estate_id')
          .where('residences.meter_number', 'is not', null),
      ).as('holds_there'),
    )
    .where('account.provider', '=', provider)
    .where('account.account_number', '=', accountNumber)
    .forNoKeyUpdate('users')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { user_id: id, estate_id: estateId, email, meter_number } = row;
  const name = `${row.first_name} ${row.last_name}`.trim() || email;
  return {
    holder: { id, email, name, estateId, meterNumber: meter_number ?? '' },
    rule: row.arrival_rule,
    lives: !row.disabled && Boolean(row.holds_there),
    pays: meter_number !== null && row.lives_at === estateId,
  };
}

function waitsFor({ payments }: MoneyDeps, got: Received, known: Known | null): WaitingReason | null {
  if (got.merchantId !== payments.merchantId || got.currency !== 'NGN') return 'not-ours';
  if (known === null) return 'unknown-number';
  if (!known.lives) return 'moved';
  return known.rule === 'ask-me' ? 'ask-me' : null;
}

/** False: it was written down before. */
async function writeDown(
  trx: Transaction<Schema>,
  deps: MoneyDeps,
  { reference, accountNumber, amountKobo, sender }: Received,
  known: Known | null,
  waits: WaitingReason | null,
): Promise<boolean> {
  const provider = deps.payments.name;
  const at = deps.clock();
  const written = await trx
    .insertInto('arrivals')
    .values({
      ...{ provider, reference, account_number: accountNumber, amount_kobo: amountKobo, sender, came_at: at },
      ...{ user_id: known?.holder.id ?? null, estate_id: known?.holder.estateId ?? null },
      // What is matched is so in this very transaction.
      ...{ state: 'waiting', reason: waits ?? '' },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (written === undefined) return false;
  // The ledger has naira that the provider holds for us. A fee is posted with the payout that tells it.
  if (waits !== 'not-ours') {
    const entries = arrivalLines(provider, amountKobo);
    await post(trx, { kind: ARRIVED, narration: `Transfer ${reference} to ${accountNumber}`, at, entries });
  }
  deps.log('info', { reference, waits }, "money came to a resident's account number");
  return true;
}

/** What came is a resident's credit from now on. The caller holds the arrival's row, and it waits. */
export async function matched(
  trx: Transaction<Schema>,
  deps: MoneyDeps,
  { reference, amountKobo: kobo }: Pick<Received, 'reference' | 'amountKobo'>,
  userId: string,
): Promise<void> {
  await trx
    .updateTable('arrivals')
    .set({ state: 'matched', user_id: userId })
    .where('provider', '=', deps.payments.name)
    .where('reference', '=', reference)
    .execute();
  await post(trx, {
    kind: MATCHED,
    narration: `Transfer ${reference} is a resident's credit`,
    at: deps.clock(),
    entries: [
      { account: accounts.unmatched, kobo: -kobo },
      { account: accounts.credit(userId), kobo },
    ],
  });
}
