import { type Kysely, sql, type Transaction } from 'kysely';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';

/** Whoever comes to a meter or leaves it by a change of their own account. */
interface Moving {
  readonly userId: string;
  readonly meterNumber: string;
  readonly estateId: number;
  readonly at: Date;
  /** Null: somebody who was not signed in. */
  readonly madeBy: string | null;
}

const rowOf = ({ userId, meterNumber, estateId, at, madeBy }: Moving) => ({
  ...{ estate_id: estateId, meter_number: meterNumber, user_id: userId, made_by: madeBy },
  ...{ day: dayInLagos(at), stands_at: at, at },
  ...{ owed_kobo: null, credit_kobo: null, written_off_kobo: null, reason: null, transaction_id: null },
});

/** Write down that somebody came to a meter; `settled`: they wait for nothing before they see what stands on it. */
export async function writeIn(
  trx: Transaction<Schema>,
  { settled, ...moving }: Moving & { readonly settled: boolean },
): Promise<void> {
  const row = { ...rowOf(moving), way: 'in', settled_at: settled ? moving.at : null } as const;
  await trx.insertInto('meter_moves').values(row).execute();
}

/**
 * Write down that somebody left a meter while the house stays as it is. `mayRead`: they read its statement up to now; `takenOut`: by whoever leads the
 * household, and come again by an invitation alone.
 */
export async function writeLeft(
  trx: Transaction<Schema>,
  {
    mayRead = false,
    takenOut = false,
    ...moving
  }: Moving & { readonly mayRead?: boolean; readonly takenOut?: boolean },
): Promise<void> {
  const row = { ...rowOf(moving), way: 'out', settled_at: null, may_read: mayRead, taken_out: takenOut } as const;
  await trx.insertInto('meter_moves').values(row).execute();
}

/**
 * Whoever waits for nothing any more has moved in now: what stands on the meter is theirs to see from here. Of everybody, or of one
 * person. Who is settled already stays so.
 */
export async function settleIn(
  trx: Transaction<Schema>,
  at: Date,
  whose: { readonly userId: string } | { readonly estateId: number },
): Promise<void> {
  const mine = 'userId' in whose ? sql`users.id = ${whose.userId}` : sql`users.estate_id = ${whose.estateId}`;
  await sql`
    update meter_moves set settled_at = ${at}, stands_at = ${at}, day = ${dayInLagos(at)}
    where settled_at is null and id in (
      select max(came.id) from residences as users
      join meter_moves as came on came.user_id = users.id and came.meter_number = users.meter_number and came.way = 'in'
      where ${mine} and users.is_verified and not users.link_awaited
      group by users.id, users.meter_number
    )`.execute(trx);
}

/**
 * Since when what stands on a meter is a resident's business, where somebody had left it by the day on which they came; null: all of it
 * is, for they share it with whoever was there. A day is all that is known of who an estate says has left, however late it says so: whoever
 * came on that day came after them. Of several times that they came it is the first since the last of those others left.
 */
export async function livesThereSince(
  db: Kysely<Schema>,
  { userId, meterNumber }: { readonly userId: string; readonly meterNumber: string },
): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    with own as (
      select settled_at, day from meter_moves
      where meter_number = ${meterNumber} and user_id = ${userId} and way = 'in' and settled_at is not null
    )
    select min(own.settled_at) as since from own
    where own.day >= (
      select max(gone.day) from meter_moves as gone
      where gone.meter_number = ${meterNumber} and gone.user_id <> ${userId} and gone.way = 'out'
        and gone.day <= (select max(day) from own)
    )`.execute(db);
  return rows[0]?.since ?? null;
}

/** Where somebody lived until an administrator had them move out, and whose statement they may read up to then. */
export interface Former {
  readonly meterNumber: string;
  readonly address: string;
  /** The day in Lagos, and the instant, which is not in it any more. */
  readonly day: string;
  readonly until: Date;
  /** When an administrator noted it, which may be days later. */
  readonly noted: Date;
  /** The posting that wrote off what was owed then. */
  readonly writtenOff: string | null;
}

/** The last such house, or the one of a meter; undefined where there is none. */
export async function formerHouse(
  db: Kysely<Schema>,
  userId: string,
  meterNumber: string | undefined,
): Promise<Former | undefined> {
  let gone = db
    .selectFrom('meter_moves')
    .innerJoin('meters', 'meters.meter_number', 'meter_moves.meter_number')
    .select(['meter_moves.meter_number', 'meters.house_address', 'meter_moves.stands_at', 'meter_moves.day'])
    .select(['meter_moves.transaction_id', 'meter_moves.at'])
    .where('meter_moves.user_id', '=', userId)
    .where('meter_moves.way', '=', 'out')
    .where('meter_moves.may_read', '=', true);
  if (meterNumber !== undefined) gone = gone.where('meter_moves.meter_number', '=', meterNumber);
  const row = await gone.orderBy('meter_moves.id', 'desc').limit(1).executeTakeFirst();
  if (row === undefined) return undefined;
  const { house_address: address, day, stands_at: until, at: noted, transaction_id: writtenOff } = row;
  return { meterNumber: row.meter_number, address, day, until, noted, writtenOff };
}

/** True where somebody moved out of a meter before a person came: what it owes may be theirs. */
export async function isLeftBehind(
  db: Kysely<Schema>,
  { userId, meterNumber }: { readonly userId: string; readonly meterNumber: string },
): Promise<boolean> {
  const gone = await db
    .selectFrom('meter_moves')
    .select('id')
    .where('meter_number', '=', meterNumber)
    .where('user_id', '<>', userId)
    .where('way', '=', 'out')
    .limit(1)
    .executeTakeFirst();
  return gone !== undefined;
}
