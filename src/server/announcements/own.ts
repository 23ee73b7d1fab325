import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { notYet } from '../accounts/awaiting.ts';
import type { Schema } from '../db/schema.ts';
import type { Person } from '../person.ts';
import { wordsOfHouse } from '../residents/at-house.ts';
import { type AnnouncementDeps, announcementTold } from './announcements.ts';

type Reads = Omit<AnnouncementDeps, 'queue'>;

/** Whoever is asked about: what stands in a session. */
type Reader = Pick<Person, 'id' | 'estate' | 'meterNumber' | 'awaits'>;

/**
 * What is announced to the house of a person now or for later, what holds or begins first first. Nobody who is not confirmed yet, or has no
 * meter, is told of a house.
 */
export async function ownAnnouncements(
  { db, clock }: Reads,
  person: Reader,
): Promise<Extract<CallAnswer<'ownAnnouncements'>, { status: 200 }>['data']['announcements']> {
  const rows = await reaching(db, person, clock());
  return rows.map((row) => ({ ...announcementTold(row), isRead: row.read_version === row.version }));
}

/** What of that was told to them on no device yet. Answering it counts as telling, so that two devices do not both tell it. */
export async function announcementNews({ db, clock }: Reads, person: Reader): Promise<CallAnswer<'announcementNews'>> {
  const fresh = (await reaching(db, person, clock())).filter(
    (row) => (row.told_version ?? 0) < row.version && (row.read_version ?? 0) < row.version,
  );
  if (fresh.length === 0) return { status: 200, data: { announcements: [] } };
  const marked = await db
    .insertInto('announcement_marks')
    .values(fresh.map(({ id, version }) => ({ announcement_id: id, user_id: person.id, told_version: version })))
    .onConflict((conflict) =>
      conflict
        .columns(['announcement_id', 'user_id'])
        .doUpdateSet({ told_version: sql`excluded.told_version` })
        .where(sql<boolean>`announcement_marks.told_version < excluded.told_version`),
    )
    .returning('announcement_id')
    .execute();
  const told = new Set(marked.map(({ announcement_id }) => announcement_id));
  const news = fresh.filter(({ id }) => told.has(id)).map((row) => ({ ...announcementTold(row), isRead: false }));
  return { status: 200, data: { announcements: news } };
}

/** Some of what reaches them was read, as it is now; what does not reach them is passed over. */
export async function readAnnouncements(
  { db, clock }: Reads,
  person: Reader,
  { ids }: { readonly ids: readonly number[] },
): Promise<CallAnswer<'readAnnouncements'>> {
  const read = (await reaching(db, person, clock())).filter(({ id }) => ids.includes(id));
  if (read.length > 0)
    await db
      .insertInto('announcement_marks')
      .values(
        read.map(({ id, version }) => ({
          ...{ announcement_id: id, user_id: person.id },
          ...{ read_version: version, told_version: version },
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['announcement_id', 'user_id']).doUpdateSet({
          read_version: sql`excluded.read_version`,
          told_version: sql`greatest(announcement_marks.told_version, excluded.told_version)`,
        }),
      )
      .execute();
  return { status: 200, data: {} };
}

/** An estate has few announcements at a time, so which of them name the house is found here. */
async function reaching(db: Kysely<Schema>, person: Reader, at: Date) {
  const { estate, meterNumber, id } = person;
  if (estate === null || meterNumber === null || notYet(person) !== null) return [];
  const meter = await db
    .selectFrom('meters')
    .select('house_address')
    .where('meter_number', '=', meterNumber)
    .where('estate_id', '=', estate.id)
    .executeTakeFirst();
  if (meter === undefined) return [];
  const rows = await db
    .selectFrom('announcements')
    .leftJoin('announcement_marks as mark', (join) =>
      join.onRef('mark.announcement_id', '=', 'announcements.id').on('mark.user_id', '=', id),
    )
    .selectAll('announcements')
    .select(['mark.told_version', 'mark.read_version'])
    .where('announcements.estate_id', '=', estate.id)
    .where('announcements.until_at', '>', at)
    .where('announcements.ended_at', 'is', null)
    .orderBy('announcements.from_at')
    .orderBy('announcements.id')
    .execute();
  const words = wordsOfHouse(meter.house_address.toLowerCase());
  return rows.filter(
    ({ streets }) =>
      streets.length === 0 ||
      streets.some((street) => {
        const sought = wordsOfHouse(street.toLowerCase());
        return sought.length > 0 && sought.every((word) => words.includes(word));
      }),
  );
}
