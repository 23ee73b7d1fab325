import type { Kysely } from 'kysely';
import { MOVES as SAID } from '#catalogues/sentences/estate/moves.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import type { Schema } from '../../db/schema.ts';
import { refused } from '../../http/refusals.ts';
import type { Living } from './who.ts';

interface Leaving {
  readonly meterNumber: string;
  readonly people: readonly Pick<Living, 'id' | 'name'>[];
  /** In Lagos, `YYYY-MM-DD`. */
  readonly day: string;
}

/**
 * Why people cannot have moved out of a house on a day, or null: it is still to come, or was before one of them came there or had left
 * before. What others did there binds nobody: they may have come before it was noted that these had gone.
 */
export async function dayOff(db: Kysely<Schema>, { meterNumber, people, day }: Leaving, now: Date) {
  if (day > dayInLagos(now)) return refused('day-to-come', SAID.toCome);
  const last = await db
    .selectFrom('meter_moves')
    .select(['user_id', 'way', 'day'])
    .where('meter_number', '=', meterNumber)
    .where(
      'user_id',
      'in',
      people.map(({ id }) => id),
    )
    .where(({ or, eb }) => or([eb('way', '=', 'out'), eb('settled_at', 'is not', null)]))
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || day >= last.day) return null;
  const name = people.find(({ id }) => id === last.user_id)?.name ?? '';
  return refused('day-before-last', SAID.beforeLast[last.way](name, formatDay(last.day)));
}
