import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { SOON_HOURS } from '#catalogues/announcements.ts';
import { announcementSaid } from '#machines/pages/announcements/said.ts';
import type { AnnouncementsTables } from '../db/schema/announcements.ts';
import type { Schema } from '../db/schema.ts';
import type { Queue } from '../jobs.ts';
import type { Mail, MailService } from '../mail/outbox.ts';
import { isDecentHour } from '../reminders/hours.ts';
import { announcementTold, MAIL_ANNOUNCEMENT } from './announcements.ts';
import { isMailed, onStreets } from './reach.ts';

/** Mails that one transaction writes. */
const BATCH = 200;

/** The job that goes on with what the night held up. */
const MAIL_HOURS = 'announcement-hours';
/** Ten past each hour: what may go at night is found at night, too. */
const HOURLY = '10 * * * *';
const HOUR_MS = 3_600_000;

interface MailingDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly mail: Pick<MailService, 'queue'>;
  readonly config: { readonly publicUrl: string };
}

type Announcement = Selectable<AnnouncementsTables['announcements']>;

/** Somebody who gets it. */
interface Addressee {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
}

/**
 * Mail what is left of an announcement, batch by batch, each whole or not at all. Whoever dies in between leaves whole batches, and whoever
 * comes next goes on behind them; what is over or was ended is mailed to nobody more.
 */
export async function mailAnnouncement(deps: MailingDeps, id: number, most = BATCH): Promise<void> {
  while (await mailSome(deps, id, most));
}

/** Mail some; false where there is nothing left to do now. */
function mailSome({ db, clock, mail, config }: MailingDeps, id: number, most: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const held = await trx.selectFrom('announcements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (held === undefined || held.mail_version === null || held.mailed_at !== null) return false;
    const at = clock();
    if (held.ended_at !== null || held.until_at <= at) return done(trx, id, at);
    if (!mayGo(held, at)) return false;
    const estate = await trx
      .selectFrom('estates')
      .select(['name', 'active'])
      .where('id', '=', held.estate_id)
      .executeTakeFirstOrThrow();
    if (!estate.active) return false;
    const some = await addressees(trx, held, most);
    for (const one of some) {
      const mail_id = await mail.queue(trx, letterTo(one, held, { estate: estate.name, ...config }));
      const row = { announcement_id: id, version: held.version, user_id: one.id, mail_id, at };
      await trx.insertInto('announcement_mails').values(row).execute();
    }
    return some.length === most ? true : done(trx, id, at);
  });
}

/** By day; an outage that begins before the next morning is over would be told of too late. */
const mayGo = ({ kind, from_at: from }: Announcement, at: Date): boolean =>
  isDecentHour(at) || (kind === 'outage' && from.getTime() - at.getTime() < SOON_HOURS * HOUR_MS);

async function done(trx: Transaction<Schema>, id: number, at: Date): Promise<false> {
  await trx.updateTable('announcements').set({ mailed_at: at }).where('id', '=', id).execute();
  return false;
}

/** Some of those whom it reaches by mail and did not reach yet as it is now. */
async function addressees(trx: Transaction<Schema>, held: Announcement, most: number): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select distinct users.id, users.email, users.first_name from residences as users
    join meters on meters.meter_number = users.meter_number and meters.estate_id = ${held.estate_id}
    where ${isMailed(held.estate_id)} and ${onStreets(held.streets)}
      and not exists (
        select from announcement_mails as went
        where went.announcement_id = ${held.id} and went.version = ${held.version} and went.user_id = users.id
      )
    order by users.id limit ${most}`.execute(trx);
  return rows;
}

interface Sending {
  readonly estate: string;
  /** Of the portal, without a slash at the end. */
  readonly publicUrl: string;
}

/** The mail that tells a resident of what is announced, as it is now. */
function letterTo(one: Addressee, held: Announcement, { estate, publicUrl }: Sending): Mail {
  const text = [
    `Hello ${one.first_name},`,
    '',
    announcementSaid(announcementTold(held)),
    '',
    `All that ${estate} has announced: ${publicUrl}/announcements`,
    '',
    `If you want no mails of what is announced, say so in your profile: ${publicUrl}/user-page`,
  ].join('\n');
  const what = held.kind === 'outage' ? 'Planned outage' : 'Announcement';
  const changed = held.version > 1 ? ', changed' : '';
  return { to: one.email, subject: `${what} of ${estate}${changed}`, text };
}

/** Mail every announcement whose mails are not written: what was said at night, or held up by a server that stood still. */
export async function mailWaiting(deps: MailingDeps, most = BATCH): Promise<void> {
  const waiting = await deps.db
    .selectFrom('announcements')
    .select('id')
    .where('mail_version', 'is not', null)
    .where('mailed_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id } of waiting) await mailAnnouncement(deps, id, most);
}

/** Work on announcements that go by mail, and look each hour whether one waits. */
export async function workAnnouncements(deps: MailingDeps & { readonly queue: Queue }): Promise<void> {
  await deps.queue.work<{ id: number }>(MAIL_ANNOUNCEMENT, ({ id }) => mailAnnouncement(deps, id), { atOnce: 1 });
  await deps.queue.every(MAIL_HOURS, HOURLY, () => mailWaiting(deps));
}
