import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { atHouse, wordsOfHouse } from '../residents/at-house.ts';

/** True for a meter whose address has all words of one of some streets, each whole; of any where none is named. */
export function onStreets(streets: readonly string[]): RawBuilder<boolean> {
  const named = streets.map(wordsOfHouse).filter((words) => words.length > 0);
  if (streets.length === 0) return sql<boolean>`true`;
  return named.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(named.map(atHouse), sql` or `)})`;
}

/** Whom an announcement reaches, and who of them is mailed where it goes by mail. */
export interface Reach {
  readonly houses: number;
  readonly people: number;
  readonly mails: number;
  readonly example: string | null;
}

/** Meters of an estate on some streets, and those who live or own there by an account that may see what is of the house. */
export async function reachOf(db: Kysely<Schema>, estateId: number, streets: readonly string[]): Promise<Reach> {
  const { rows } = await sql<Reach>`
    with reached as materialized (
      select meters.meter_number, meters.house_address from meters
      where meters.estate_id = ${estateId} and ${onStreets(streets)}
    )
    select (select count(*)::integer from reached) as houses, (select min(house_address) from reached) as example,
      (select count(distinct users.id)::integer from residences as users where ${isReached(estateId)}
        and users.meter_number in (select meter_number from reached)) as people,
      (select count(distinct users.id)::integer from residences as users where ${isMailed(estateId)}
        and users.meter_number in (select meter_number from reached)) as mails`.execute(db);
  return rows[0] ?? { houses: 0, people: 0, mails: 0, example: null };
}

/** True for an account of an estate that is told of its announcements. */
const isReached = (estateId: number) => sql<boolean>`users.estate_id = ${estateId}
  and users.role in ('service-user', 'service-owner') and not users.disabled`;

/** True for an account of an estate that gets its announcements by mail; whoever waits to be confirmed is told of no house. */
export const isMailed = (estateId: number) => sql<boolean>`users.estate_id = ${estateId}
  and users.role = 'service-user' and not users.disabled and users.is_verified and not users.link_awaited
  and users.announcement_mails`;
