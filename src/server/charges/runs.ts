import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';

/** A page of an estate's runs, the newest first. */
export async function chargeRuns(
  db: Kysely<Schema>,
  estate: OwnEstate,
  { page, rows: most }: CallTaken<'chargeRuns'>,
): Promise<CallAnswer<'chargeRuns'>> {
  const own = db.selectFrom('charge_runs').where('charge_runs.estate_id', '=', estate.id);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const inState = (state: string) =>
    sql<number>`(select count(*)::integer from charge_lines where run_id = charge_runs.id and state = ${state})`;
  const rows = await own
    .leftJoin('users', 'users.id', 'charge_runs.made_by')
    .selectAll('charge_runs')
    .select([inState('charged').as('charged'), inState('failed').as('failed'), inState('waiting').as('waiting')])
    .select(sql<string | null>`nullif(trim(concat(users.first_name, ' ', users.last_name)), '')`.as('by'))
    .orderBy('charge_runs.id', 'desc')
    .limit(most)
    .offset((page - 1) * most)
    .execute();
  const runs = rows.map((row) => ({
    ...{
      id: row.id,
      reason: row.reason,
      due: row.due,
      month: row.month,
      standsFrom: row.stands_from,
      payBy: row.pay_by,
    },
    ...{ state: row.state, lines: row.lines, total: nairaOf(row.kobo), charged: row.charged, failed: row.failed },
    ...{ by: row.by, at: row.made_at.toISOString() },
    takenBack:
      row.taken_back_at === null ? null : { at: row.taken_back_at.toISOString(), reason: row.taken_back_reason ?? '' },
  }));
  return { status: 200, data: { runs, total, page } };
}

/** A page of the lines of a run, those that failed first. */
export async function chargeLines(
  db: Kysely<Schema>,
  estate: OwnEstate,
  { id, page }: CallTaken<'chargeLines'>,
): Promise<CallAnswer<'chargeLines'>> {
  const run = await db
    .selectFrom('charge_runs')
    .select(['reason', 'lines'])
    .where('id', '=', id)
    .where('estate_id', '=', estate.id)
    .executeTakeFirst();
  if (run === undefined) return refused('no-such-run', CHARGES.gone);
  const rows = await db
    .selectFrom('charge_lines as line')
    .leftJoin('meters', 'meters.meter_number', 'line.meter_number')
    .select(['line.meter_number', 'line.kobo', 'line.is_half', 'line.state', 'line.failure'])
    .select(['meters.landlord_name', 'meters.house_address'])
    .where('line.run_id', '=', id)
    .orderBy(sql`line.state = 'failed'`, 'desc')
    .orderBy('line.meter_number')
    .limit(TRANSACTION_PAGE.rows)
    .offset((page - 1) * TRANSACTION_PAGE.rows)
    .execute();
  const lines = rows.map((row) => ({
    ...{ meterNumber: row.meter_number, holder: row.landlord_name ?? '', address: row.house_address ?? '' },
    ...{ amount: nairaOf(row.kobo), isHalf: row.is_half, state: row.state, failure: row.failure },
  }));
  return { status: 200, data: { lines, reason: run.reason, total: run.lines, page } };
}
