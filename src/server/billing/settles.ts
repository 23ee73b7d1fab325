import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { toldDebt } from '#catalogues/calls/paying/debts.shapes.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { Schema } from '../db/schema.ts';
import { payableDues } from './arrears.ts';
import type { Due } from './chart.ts';
import { debtsOf } from './debts.ts';

interface Owed {
  readonly due: Due;
  readonly since: string;
  readonly kobo: string;
  readonly reason: string | null;
  readonly month: string | null;
  readonly service_id: number | null;
}

/** What a meter owes and can pay just now, charge by charge in the order in which a payment settles it: of one due the oldest first. */
export async function debtsTold(db: Kysely<Schema>, meterNumber: string): Promise<z.infer<typeof toldDebt>[]> {
  const meter = await db
    .selectFrom('meters')
    .select('estate_id')
    .where('meter_number', '=', meterNumber)
    .executeTakeFirst();
  const dues = meter === undefined ? [] : await payableDues(db, meterNumber);
  if (meter === undefined || dues.length === 0) return [];
  const { rows } = await sql<Owed>`
    select debt.due, debt.since::text as since, debt.kobo, charge_runs.reason, charge_runs.month, charge_runs.service_id
    from ${debtsOf(meter.estate_id, dues, meterNumber)} as debt left join charge_runs on charge_runs.id = debt.run_id
    where debt.kobo > 0 order by debt.since, debt.line_id`.execute(db);
  return rows.map(({ due, since, kobo, reason, month, service_id }) => ({
    ...{ due, since, amount: nairaOf(Number(kobo)) },
    ...{ name: reason, month, service: service_id },
  }));
}
