import { type Kysely, sql } from 'kysely';
import { MOVES as SAID } from '#catalogues/sentences/estate/moves.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import type { Schema } from '../../db/schema.ts';
import type { CallTaken } from '../../http/handlers.ts';
import { noResident, refused } from '../../http/refusals.ts';
import { isSettled } from '../../person.ts';
import { atHouse, wordsOfHouse } from '../../residents/at-house.ts';
import { homeShown } from '../../residents/home-shown.ts';
import { residentsOf } from '../../residents/residents.ts';
import { noMeter, type OwnEstate, ownMeter } from '../own-estate.ts';

/** Somebody with an account on a house. */
export interface Living {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** They may see what stands on the meter. */
  readonly settled: boolean;
  /** The day in Lagos on which they last came; null: not known, or not let in yet. */
  readonly since: string | null;
}

/** Who moves out of which house, and who stays there. */
export interface Leaving {
  readonly meterNumber: string;
  readonly address: string;
  readonly people: readonly [Living, ...Living[]];
  readonly stay: readonly Living[];
}

type Asked = Pick<CallTaken<'previewMoveOut'>, 'user_id' | 'meter_number' | 'house'>;

/** Most houses that are named where a text fits several. */
const NAMED = 3;

/** Who is meant: one resident of the own estate, or everybody who lives in a house of it. */
export async function leavingMeant(db: Kysely<Schema>, estate: OwnEstate, asked: Asked) {
  if (asked.user_id !== undefined)
    return oneLeaving(db, estate, asked.user_id, asked.meter_number && digitsOf(asked.meter_number));
  const meter =
    asked.meter_number === undefined
      ? await houseMeant(db, estate, asked.house ?? '')
      : ((await ownMeter(db, estate, digitsOf(asked.meter_number)).executeTakeFirst()) ?? noMeter);
  if ('status' in meter) return meter;
  const house = { meterNumber: meter.meter_number, address: meter.house_address };
  const [first, ...others] = await livingOn(db, estate.id, house.meterNumber);
  if (first === undefined) return (await lastToLeave(db, estate.id, house.meterNumber)) ?? nobodyIn(house.address);
  return { ...house, people: [first, ...others], stay: [] } satisfies Leaving;
}

async function oneLeaving(db: Kysely<Schema>, estate: OwnEstate, userId: string, shown: string | undefined) {
  const homes = await residentsOf(db, estate.id)
    .innerJoin('meters', 'meters.meter_number', 'users.meter_number')
    .select(['users.role', 'meters.meter_number', 'meters.house_address'])
    .where('users.id', '=', userId)
    .execute();
  if (homes.length === 0) return (await doneAlready(db, estate.id, [userId], shown)) ?? noResident;
  const meant = homeShown(homes, shown);
  if ('status' in meant) return (shown && (await doneAlready(db, estate.id, [userId], shown))) || meant;
  const { meter_number: meterNumber, house_address: address } = meant.home;
  const living = await livingOn(db, estate.id, meterNumber);
  const person = living.find(({ id }) => id === userId);
  if (person === undefined) return refused('home-owner', SAID.owner);
  return { meterNumber, address, people: [person], stay: living.filter((other) => other !== person) } satisfies Leaving;
}

/** Everybody who lives on a meter by an account; a home owner does not. */
export async function livingOn(db: Kysely<Schema>, estateId: number, meterNumber: string): Promise<readonly Living[]> {
  const rows = await residentsOf(db, estateId)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.is_verified'])
    .select('users.link_awaited')
    .select((one) =>
      one
        .selectFrom('meter_moves as came')
        .select('came.day')
        .whereRef('came.user_id', '=', 'users.id')
        .where('came.meter_number', '=', meterNumber)
        .where('came.settled_at', 'is not', null)
        .orderBy('came.id', 'desc')
        .limit(1)
        .as('since'),
    )
    .where('users.meter_number', '=', meterNumber)
    .where('users.role', '=', 'service-user')
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute();
  return rows.map(({ id, first_name, last_name, email, since, ...home }) => {
    const name = `${first_name} ${last_name}`.trim() || email;
    return { id, name, email, settled: isSettled(home), since };
  });
}

/** The one house of the estate whose address has all of some words, each whole. */
export async function houseMeant(db: Kysely<Schema>, estate: Pick<OwnEstate, 'id'>, text: string) {
  const words = wordsOfHouse(text);
  if (words.length === 0) return refused('house-unknown', SAID.noHouse(text));
  const found = await db
    .selectFrom('meters')
    .select(['meter_number', 'house_address'])
    .where('estate_id', '=', estate.id)
    .where(atHouse(words))
    .orderBy('meter_number')
    .limit(NAMED + 1)
    .execute();
  const [only] = found;
  if (only === undefined) return (await goneCalled(db, estate, words)) ?? refused('house-unknown', SAID.noHouse(text));
  if (found.length === 1) return only;
  const named = found.slice(0, NAMED).map((one) => `${one.house_address} (${one.meter_number})`);
  return refused('houses-several', SAID.houses(found.length > NAMED ? [...named, '...'] : named));
}

/** That somebody of a name has moved out of the own estate: no list of residents has them any more. */
async function goneCalled(db: Kysely<Schema>, estate: Pick<OwnEstate, 'id'>, words: readonly string[]) {
  const name = sql`concat(users.first_name, ' ', users.last_name)`;
  const gone = await db
    .selectFrom('meter_moves')
    .innerJoin('users', 'users.id', 'meter_moves.user_id')
    .select('users.id')
    .where('meter_moves.estate_id', '=', estate.id)
    .where('meter_moves.way', '=', 'out')
    .where('meter_moves.owed_kobo', 'is not', null)
    .where(
      sql<boolean>`${sql.join(
        words.map((word) => sql`${name} ~* ${`\\m${word}\\M`}`),
        sql` and `,
      )}`,
    )
    .orderBy('meter_moves.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return gone && doneAlready(db, estate.id, [gone.id]);
}

/** That people have moved out of the own estate before, of a meter where one is said, with the day; undefined where one of them has not. */
export async function doneAlready(
  db: Kysely<Schema>,
  estateId: number,
  userIds: readonly string[],
  meterNumber?: string,
) {
  let moves = db
    .selectFrom('meter_moves')
    .innerJoin('users', 'users.id', 'meter_moves.user_id')
    .distinctOn('meter_moves.user_id')
    .select(['meter_moves.user_id', 'meter_moves.day', 'users.first_name', 'users.last_name'])
    .where('meter_moves.estate_id', '=', estateId)
    .where('meter_moves.way', '=', 'out')
    .where('meter_moves.owed_kobo', 'is not', null)
    .where('meter_moves.user_id', 'in', userIds)
    .orderBy('meter_moves.user_id')
    .orderBy('meter_moves.id', 'desc');
  if (meterNumber !== undefined) moves = moves.where('meter_moves.meter_number', '=', meterNumber);
  const rows = await moves.execute();
  const [last] = rows;
  if (last === undefined || rows.length < new Set(userIds).size) return undefined;
  const names = userIds.flatMap((id) => rows.filter(({ user_id }) => user_id === id).map(nameIn));
  return refused('moved-out-already', SAID.already(names, formatDay(last.day)));
}

const nameIn = (one: { readonly first_name: string; readonly last_name: string }): string =>
  `${one.first_name} ${one.last_name}`.trim();

/** Of a house where nobody lives any more: who moved out last. */
async function lastToLeave(db: Kysely<Schema>, estateId: number, meterNumber: string) {
  const last = await db
    .selectFrom('meter_moves')
    .select('user_id')
    .where('estate_id', '=', estateId)
    .where('meter_number', '=', meterNumber)
    .where('way', '=', 'out')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && doneAlready(db, estateId, [last.user_id]);
}

const nobodyIn = (address: string) => refused('nobody-lives-there', SAID.nobody(address));
