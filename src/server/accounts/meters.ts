import type { Kysely, Transaction } from 'kysely';
import { NO_ESTATE_ID } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import type { Schema } from '../db/schema.ts';
import type { Handler } from '../http/handlers.ts';
import { refused, tooMany } from '../http/refusals.ts';
import type { AccountDeps } from './deps.ts';

/** Which estate a meter belongs to, for sign-up and for a new meter (S3 sections 4.7 and 7, S1 section 5). */
export function verifyMeter({ db, limits }: Pick<AccountDeps, 'db' | 'limits'>): Handler<'verifyMeter'> {
  return async ({ input, person, address }) => {
    const read = PERSON_RULES.newMeterNumber.safeParse(input.meter_number);
    if (!read.success) return refused('invalid-input', read.error.issues[0]?.message ?? MESSAGES.meterLength);
    const over = await limits.meterChecks.take(person?.id ?? address);
    if (over) return tooMany(over);
    const meter = await findMeter(db, read.data);
    if (meter === null) return { status: 200, data: { id: NO_ESTATE_ID, name: 'not found', notFound: true } };
    return { status: 200, data: { ...meter.estate, notFound: false } };
  };
}

/** A meter as signing up needs it. */
export interface FoundMeter {
  readonly meterNumber: string;
  readonly address: string;
  readonly estate: { readonly id: number; readonly name: string };
}

/** A meter of an active estate; null for one that no estate has. */
export async function findMeter(db: Kysely<Schema>, meterNumber: string): Promise<FoundMeter | null> {
  return foundOf(await meterWhere(db, meterNumber).where('estates.active', '=', true).executeTakeFirst());
}

/** A meter that somebody had, of whatever estate; null for one that is gone. */
export async function formerMeter(db: Kysely<Schema>, meterNumber: string): Promise<FoundMeter | null> {
  return foundOf(await meterWhere(db, meterNumber).executeTakeFirst());
}

function meterWhere(db: Kysely<Schema>, meterNumber: string) {
  return db
    .selectFrom('meters')
    .innerJoin('estates', 'estates.id', 'meters.estate_id')
    .select(['meters.meter_number', 'meters.house_address', 'estates.id', 'estates.name'])
    .where('meters.meter_number', '=', meterNumber);
}

type Row = Awaited<ReturnType<ReturnType<typeof meterWhere>['executeTakeFirst']>>;

function foundOf(row: Row): FoundMeter | null {
  if (row === undefined) return null;
  return { meterNumber: row.meter_number, address: row.house_address, estate: { id: row.id, name: row.name } };
}

/** True while a meter is there and of the same estate, and until the transaction ends: whoever deletes it at this moment waits for this, or this for them. */
export async function isStillThere(trx: Transaction<Schema>, { meterNumber, estate }: FoundMeter): Promise<boolean> {
  const held = await trx
    .selectFrom('meters')
    .select('meter_number')
    .where('meter_number', '=', meterNumber)
    .where('estate_id', '=', estate.id)
    .forKeyShare()
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * How the apartment of a meter stands for a resident who comes to it. Its estate says that for everybody on the meter at once,
 * so it is what those have who are there; where nobody is, it is occupied from now on. An owner's account says nothing of it.
 */
export async function occupancyOf(trx: Transaction<Schema>, meterNumber: string): Promise<'occupied' | 'unoccupied'> {
  // An administrator who says it otherwise at this moment waits for this, or this for them.
  await trx.selectFrom('meters').select('meter_number').where('meter_number', '=', meterNumber).forShare().execute();
  const there = await trx
    .selectFrom('residences')
    .select('status')
    .where('meter_number', '=', meterNumber)
    .where('role', '=', 'service-user')
    .execute();
  return there.length > 0 && there.every(({ status }) => status !== 'occupied') ? 'unoccupied' : 'occupied';
}
