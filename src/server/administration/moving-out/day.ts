import type { Kysely } from 'kysely';
import { MOVES as SAID } from '#catalogues/sentences/estate/moves.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import type { Schema } from '../../db/schema.ts';
import { refused } from '../../http/refusals.ts';

/** Why nobody can have moved out of a house on a day, or null: it is still to come, or was before the last move there. */
export async function dayOff(db: Kysely<Schema>, meterNumber: string, day: string, now: Date) {
  if (day > dayInLagos(now)) return refused('day-to-come', SAID.toCome);
  const last = await db
    .selectFrom('meter_moves')
    .select(({ fn }) => fn.max('day').as('day'))
    .where('meter_number', '=', meterNumber)
    .where(({ or, eb }) => or([eb('way', '=', 'out'), eb('settled_at', 'is not', null)]))
    .executeTakeFirst();
  const before = last?.day ?? null;
  return before !== null && day < before ? refused('day-before-last', SAID.beforeLast(formatDay(before))) : null;
}
