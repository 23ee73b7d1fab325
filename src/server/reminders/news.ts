import { sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { notYet } from '../accounts/awaiting.ts';
import { payableIn } from '../billing/arrears.ts';
import { debtsOf } from '../billing/debts.ts';
import type { Person } from '../person.ts';
import type { RemindersDeps } from './deps.ts';

interface Unpaid {
  readonly run_id: number;
  readonly reason: string;
  readonly kobo: number;
  readonly pay_by: string;
}

/**
 * What somebody was reminded of by mail and has not paid, as far as no device told it yet. Answering it counts as telling, so that two
 * devices do not both tell it; what was not answered is told later. Whoever is not confirmed yet is told of no debt, and whoever chose no
 * reminders is told of none.
 */
export async function duesNews(
  { db, clock }: Pick<RemindersDeps, 'db' | 'clock'>,
  person: Person,
): Promise<CallAnswer<'duesNews'>> {
  const { estate, meterNumber, wantsReminders } = person;
  if (estate === null || meterNumber === null || notYet(person) !== null || !wantsReminders) return nothing;
  return db.transaction().execute(async (trx) => {
    // Of two devices the second waits here, and finds what the first told.
    const untold = await trx
      .selectFrom('due_reminders')
      .select('run_id')
      .where('user_id', '=', person.id)
      .where('meter_number', '=', meterNumber)
      .where('told_at', 'is', null)
      .orderBy('run_id')
      .orderBy('days')
      .forUpdate()
      .execute();
    const dues = untold.length === 0 ? [] : await payableIn(trx, estate.id);
    if (dues.length === 0) return nothing;
    const { rows } = await sql<Unpaid>`
      select charge_runs.id as run_id, charge_runs.reason, sum(debt.kobo)::bigint as kobo, debt.pay_by::text as pay_by
      from ${debtsOf(estate.id, dues, meterNumber)} as debt join charge_runs on charge_runs.id = debt.run_id
      where debt.pay_by is not null and debt.run_id in (${sql.join([...new Set(untold.map(({ run_id }) => run_id))])})
      group by charge_runs.id, charge_runs.reason, debt.pay_by
      order by debt.pay_by, charge_runs.id`.execute(trx);
    if (rows.length === 0) return nothing;
    const told = rows.map(({ run_id }) => Number(run_id));
    await trx
      .updateTable('due_reminders')
      .set({ told_at: clock() })
      .where('user_id', '=', person.id)
      .where('meter_number', '=', meterNumber)
      .where('told_at', 'is', null)
      .where('run_id', 'in', told)
      .execute();
    const charges = rows.map((row) => ({ reason: row.reason, owed: nairaOf(Number(row.kobo)), payBy: row.pay_by }));
    return { status: 200, data: { charges } };
  });
}

const nothing = { status: 200, data: { charges: [] } } as const satisfies CallAnswer<'duesNews'>;
