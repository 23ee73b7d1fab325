import { type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { UsersTable } from '../db/schema/accounts.ts';
import type { HeldMetersTable } from '../db/schema/moves.ts';
import type { Schema } from '../db/schema.ts';

/** A meter that somebody holds, as it is kept. */
export type Held = Selectable<HeldMetersTable>;

/** How somebody came to hold a meter no more. */
export type EndedAs = NonNullable<Held['ended_as']>;

/** The rows of what a person holds, the first added first; the one in use has a row where it is named or was added as another. */
export function heldBy(db: Kysely<Schema>, userId: string): Promise<Held[]> {
  return db
    .selectFrom('held_meters')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** A person, whose row is held until the transaction ends, with what they hold. Of two devices the second finds what the first has done. */
export async function holding(trx: Transaction<Schema>, userId: string) {
  const user = await trx.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
  return { user, held: await heldBy(trx, userId) };
}

/**
 * Keep how the meter in use stands for a person, whose row is locked, so that another can take its place. Nothing is done where they are on none.
 */
export async function park(trx: Transaction<Schema>, user: Selectable<UsersTable>, at: Date): Promise<void> {
  const { id: user_id, meter_number, estate_id, status, is_verified, link_awaited } = user;
  if (meter_number === null || estate_id === null) return;
  const stands = { estate_id, status, is_verified, link_awaited };
  await trx
    .insertInto('held_meters')
    .values({ ...stands, user_id, meter_number, name: null, added_at: at, ended_at: null, ended_as: null })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'meter_number']).where('ended_at', 'is', null).doUpdateSet(stands),
    )
    .execute();
}

/** From here on the transaction takes nobody off a meter by what it does to the account in use: they leave none and stay signed in. */
export async function switching(trx: Transaction<Schema>): Promise<void> {
  await sql`select set_config('wattchat.switches_meter', 'yes', true)`.execute(trx);
}

/**
 * Put a meter that a person holds, whose row is locked, in use, as it stands for them. They leave none and stay signed in; what it was charged while another
 * one was in use is paid from their credit from now on.
 */
export async function unpark(trx: Transaction<Schema>, userId: string, held: Held, address: string): Promise<void> {
  const { meter_number, estate_id, status, is_verified, link_awaited } = held;
  await switching(trx);
  await trx
    .updateTable('users')
    .set({ meter_number, estate_id, status, is_verified, link_awaited, address })
    .where('id', '=', userId)
    .execute();
  // Where there is no credit the look finds none.
  await trx.insertInto('credit_looks').values({ meter_number, next_at: null }).execute();
}

/**
 * People hold a meter no more; the name that they gave it goes as well. It is said before their accounts leave it, for the data base ends as given up or
 * moved out what an account leaves by itself. What they pay for follows behind both (`forgetServices`).
 */
export async function endHeld(
  trx: Transaction<Schema>,
  {
    ids,
    meterNumber,
    as,
    at,
  }: { readonly ids: readonly string[]; readonly meterNumber: string; readonly as: EndedAs; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('held_meters')
    .set({ ended_at: at, ended_as: as })
    .where('user_id', 'in', ids)
    .where('meter_number', '=', meterNumber)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Say how a meter stands for people who hold it, whose rows are locked: on the account where it is in use, else beside it. Null: they wait for the estate
 * without a meter.
 */
export async function setStanding(
  trx: Transaction<Schema>,
  stands: Pick<Updateable<HeldMetersTable>, 'status' | 'is_verified'>,
  { ids, meterNumber }: { readonly ids: readonly string[]; readonly meterNumber: string | null },
): Promise<void> {
  const users = await trx
    .updateTable('users')
    .set(stands)
    .where('id', 'in', ids)
    .where('meter_number', 'is not distinct from', meterNumber)
    .returning('id')
    .execute();
  const inUse = new Set(users.map(({ id }) => id));
  const beside = ids.filter((id) => !inUse.has(id));
  if (beside.length === 0) return;
  await trx
    .updateTable('held_meters')
    .set(stands)
    .where('user_id', 'in', beside)
    .where('meter_number', '=', meterNumber)
    .where('ended_at', 'is', null)
    .execute();
}

/** People pay for the services of the estates where they hold a meter, and of no other: once what they leave is left. */
export async function forgetServices(trx: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('user_services')
    .where('user_id', 'in', ids)
    .where('service_id', 'not in', (query) =>
      query
        .selectFrom('services')
        .innerJoin('residences', 'residences.estate_id', 'services.estate_id')
        .select('services.id')
        .whereRef('residences.id', '=', 'user_services.user_id'),
    )
    .execute();
}
