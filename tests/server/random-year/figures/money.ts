import { sql } from 'kysely';
import { expect } from 'vitest';
import { accounts } from '#src/server/billing/chart.ts';
import { balances } from '#src/server/billing/ledger.ts';
import { sumOf, type Year } from '../year.ts';

/** Hold the ledger against the payment provider's own books: what it holds, what is whose, and that nothing is left of what has ended. */
export async function moneyAgrees(year: Year): Promise<void> {
  const { db, before, stands } = year;
  const names = ['provider', 'providerFees'] as const;
  const held = await balances(db, [
    ...names.map((name) => accounts[name]('sandbox')),
    accounts.unmatched,
    accounts.chargebacks,
  ]);
  const at = (account: string) => (held[account] ?? 0) - (before.provider[account] ?? 0);
  const {
    rows: [theirs],
  } = await sql<Record<'paid' | 'back' | 'again' | 'waits', string>>`
    select (select coalesce(sum(amount_kobo), 0) from sandbox_payments where captured_at is not null) as paid,
      (select coalesce(sum(refunded_kobo), 0) from sandbox_payments) as back,
      (select coalesce(sum(amount_kobo - refunded_kobo), 0) from sandbox_captures) as again,
      (select coalesce(sum(amount_kobo), 0) from arrivals where state in ('waiting', 'returning')) as waits`.execute(
    db,
  );
  const { paid = 0, back = 0, again = 0, waits = 0 } = theirs ?? {};
  // A payment that a bank took back is refunded in its books.
  const left = Number(paid) - Number(back) + Number(again);
  expect(0 - at(accounts.provider('sandbox')) - at(accounts.providerFees('sandbox'))).toBe(left);
  expect([at(accounts.unmatched), 0 - at(accounts.chargebacks)]).toEqual([Number(waits), stands.lost]);
  await endedAgrees(year);
  await historiesAgree(year);
  await creditAgrees(year);
}

/** Nothing is held for an order that has ended, and each posting sums to nothing. */
async function endedAgrees({ db }: Year): Promise<void> {
  const { rows } = await sql<{ account: string; kobo: string }>`
    select entry.account, sum(entry.amount_kobo) as kobo from ledger_entries as entry
    join orders on orders.order_id = split_part(entry.account, ':', 2)
    where split_part(entry.account, ':', 1) in ('customer', 'paid-twice') and orders.state in ('fulfilled', 'refunded')
    group by entry.account having sum(entry.amount_kobo) <> 0`.execute(db);
  expect(rows).toEqual([]);
  const { rows: sums } = await sql<{
    kobo: string;
  }>`select coalesce(sum(amount_kobo), 0) as kobo from ledger_entries`.execute(db);
  expect(Number(sums[0]?.kobo)).toBe(0);
}

/** What came to residents' own numbers and is theirs, or was part of a top-up, is spent or stands. */
async function creditAgrees({ db }: Year): Promise<void> {
  const { rows } = await sql<{ id: string; came: string; spent: string; stands: string }>`
    select users.id,
      (select coalesce(sum(amount_kobo), 0) from arrivals where user_id = users.id and state = 'matched')
        + (select coalesce(sum(debt_kobo), 0) from orders where user_id = users.id and state = 'fulfilled') as came,
      (select coalesce(sum(orders.total_kobo), 0) from orders join payments using (order_id)
        where user_id = users.id and payments.provider = 'credit' and orders.state not in ('refunded')) as spent,
      (select coalesce(sum(amount_kobo), 0) from ledger_entries where account = 'credit:' || users.id) as stands
    from users where role = 'service-user'`.execute(db);
  const stand = rows.map(({ id, came, spent }) => [id, Number(came) - Number(spent)]);
  expect(rows.map(({ id, stands }) => [id, Number(stands)])).toEqual(stand);
  expect(sumOf(rows.map(({ stands }) => Math.min(0, Number(stands))))).toBe(0);
}

/** What each person was sold is what their history counts: what went to a debt is in it once. */
async function historiesAgree({ db }: Year): Promise<void> {
  const { rows: counted } = await sql<{ user_id: string; kobo: string }>`
    select user_id::text, sum(successful_kobo) as kobo from transaction_counts where span = 'month' group by 1 order by 1`.execute(
    db,
  );
  const { rows: paid } = await sql<{ user_id: string; kobo: string }>`
    select user_id::text, sum(total_kobo - debt_kobo) as kobo from orders
    where user_id is not null and transaction_status(state) = 'successful' group by 1 order by 1`.execute(db);
  const some = (rows: typeof paid) => rows.filter(({ kobo }) => Number(kobo) > 0);
  expect(some(counted)).toEqual(some(paid));
}
