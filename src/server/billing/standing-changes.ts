import { type Kysely, sql, type Transaction } from 'kysely';
import type { StandingName } from '#catalogues/arrears.ts';
import { firstStanding, judge } from '#machines/arrears/standing.ts';
import type { Schema } from '../db/schema.ts';
import { judgedBy } from './standing.ts';

/**
 * Judge a meter and write down how it stands now, where that is another way than it stood before: each change is a line of its statement.
 * Two who judge at once wait for each other at the meter's row, so that the later one sees what the first one saw or more. True where it
 * changed.
 */
export function noteStanding(db: Kysely<Schema>, meterNumber: string, at: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const meter = await trx
      .selectFrom('meters')
      .select('estate_id')
      .where('meter_number', '=', meterNumber)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (meter === undefined) return false;
    const before = await standingBefore(trx, meterNumber, meter.estate_id);
    const { name, why } = judge(await judgedBy(trx, meterNumber, at), before);
    if (isSame(before, name)) return false;
    const row = { meter_number: meterNumber, estate_id: meter.estate_id, name };
    await trx
      .insertInto('arrears_standings')
      .values({ ...row, since: at })
      .onConflict((conflict) =>
        conflict.column('meter_number').doUpdateSet({ name, since: at, estate_id: meter.estate_id }),
      )
      .execute();
    const reasons = why.map(({ condition, owed }) => ({ due: condition.due, kobo: owed }));
    await trx
      .insertInto('arrears_changes')
      .values({ ...row, why: JSON.stringify(reasons), at })
      .execute();
    return true;
  });
}

/** Whoever was released and owes nothing more stands as before: a release is told once. */
export const isSame = (before: StandingName, now: StandingName): boolean =>
  before === now || (before === 'released' && now === 'clear');

/** How a meter of an estate stood at the last look. */
async function standingBefore(trx: Transaction<Schema>, meterNumber: string, estateId: number): Promise<StandingName> {
  const found = await trx
    .selectFrom('arrears_standings')
    .select('name')
    .where('meter_number', '=', meterNumber)
    .where('estate_id', '=', estateId)
    .executeTakeFirst();
  return found?.name ?? firstStanding;
}

/**
 * The same at once, after something was paid, for a meter that was stopped or excepted: whoever has paid is released with the payment. What
 * was paid held the meter's row while it was credited, so whoever judged without it has written how the meter stood, and is read here.
 */
export async function noteRelease(db: Kysely<Schema>, meterNumber: string, at: Date): Promise<void> {
  const { rows } = await sql`
    select from arrears_standings where meter_number = ${meterNumber} and name in ('blocked', 'excepted')`.execute(db);
  if (rows.length > 0) await noteStanding(db, meterNumber, at);
}
