import type { Kysely } from 'kysely';
import type { DueKind } from '#catalogues/orders.ts';
import { type Debt, unpaid } from '#machines/arrears/oldest-first.ts';
import { UNSETTLED } from '#machines/settlement/settlement.ts';
import type { Schema } from '../db/schema.ts';
import { payableDues } from './arrears.ts';
import { accounts, type Due } from './chart.ts';
import { CHARGES_BACK, NOT_TAKEN_BACK } from './debts.ts';

/** Which kind of order pays a due. */
export const PAID_BY = { 'service-charge': 'service', 'dev-levy': 'dev-levy', fine: 'fine' } as const satisfies Record<
  Due,
  DueKind
>;

/** Under which key an order pays a due from credit, of an occasion. */
export const keyOfDue = (occasion: string, due: Due): string => `${occasion}-${due}`;

/** What a meter owes and can pay just now, kobo, each charge or what is left of it: of one due the oldest first. What was paid and is about to be credited counts as paid. */
export async function owedNow(trx: Kysely<Schema>, meterNumber: string): Promise<Debt<Due>[]> {
  const dues = await payableDues(trx, meterNumber);
  if (dues.length === 0) return [];
  const names = new Map(dues.map((due) => [accounts.meter(meterNumber, due), due]));
  const entries = await trx
    .selectFrom('ledger_entries as line')
    .innerJoin('ledger_transactions as posting', 'posting.id', 'line.transaction_id')
    .select(['line.account', 'line.amount_kobo as kobo', 'posting.at'])
    .select(({ selectFrom }) =>
      selectFrom('charge_lines')
        .innerJoin('charge_runs', 'charge_runs.id', 'charge_lines.run_id')
        .whereRef('charge_lines.transaction_id', '=', 'posting.id')
        .select('charge_runs.reason')
        .limit(1)
        .as('name'),
    )
    .where('line.account', 'in', [...names.keys()])
    // A charge that was taken back is none, and pays for nothing older.
    .where('posting.kind', '<>', CHARGES_BACK)
    .where(NOT_TAKEN_BACK)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('charge_lines')
            .innerJoin('charge_runs', 'charge_runs.id', 'charge_lines.run_id')
            .whereRef('charge_lines.transaction_id', '=', 'posting.id')
            .where('charge_runs.back_transaction_id', 'is not', null)
            .select('charge_runs.id'),
        ),
      ),
    )
    .orderBy('posting.at')
    .execute();
  // Paid and not credited yet: the order worker is about to.
  const coming = await trx
    .selectFrom('orders')
    .select(['kind', 'amount_kobo as kobo'])
    .where('destination_account', '=', meterNumber)
    .where('kind', 'in', Object.values(PAID_BY))
    .where('state', 'in', UNSETTLED)
    .execute();
  return [...names].flatMap(([account, due]) => {
    const own = entries.filter((entry) => entry.account === account);
    const soon = coming.filter(({ kind }) => kind === PAID_BY[due]).reduce((sum, { kobo }) => sum + kobo, 0);
    return unpaid(due, own, soon);
  });
}
