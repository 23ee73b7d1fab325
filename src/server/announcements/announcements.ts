import { type Kysely, sql, type Transaction } from 'kysely';
import { ANNOUNCEMENT_LIMITS } from '#catalogues/announcements.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ANNOUNCEMENTS } from '#catalogues/sentences/estate/announcements.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import { type AuditAction, writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import type { Queue } from '../jobs.ts';
import { lockEstate } from '../lock-estate.ts';
import { reachOf } from './reach.ts';

/** What the calls about announcements need. */
export interface AnnouncementDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly queue: Pick<Queue, 'send'>;
}

/** The job that mails one announcement. */
export const MAIL_ANNOUNCEMENT = 'mail-announcement';

/** Who announces, for which estate. */
interface By {
  readonly estate: OwnEstate;
  readonly id: string;
}

const DAY_MS = 86_400_000;
/** Whoever says the same again so soon has clicked twice, or has heard no answer. */
const SAME_MS = 600_000;
const SAID = ANNOUNCEMENTS;

/** A page of what an estate announces or announced, with whom each reaches and how many of these read it as it is now. */
export async function announcementsOf(
  { db, clock }: AnnouncementDeps,
  estate: OwnEstate,
  { shown, page, rows: limit }: CallTaken<'announcements'>,
): Promise<CallAnswer<'announcements'>> {
  const at = clock();
  const over = sql<boolean>`(announcements.ended_at is not null or announcements.until_at <= ${at})`;
  const all = db
    .selectFrom('announcements')
    .where('estate_id', '=', estate.id)
    .where(shown === 'past' ? over : sql<boolean>`not ${over}`);
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('announcement_marks')
        .select(({ fn }) => fn.countAll<number>().as('read'))
        .whereRef('announcement_marks.announcement_id', '=', 'announcements.id')
        .whereRef('announcement_marks.read_version', '=', 'announcements.version')
        .as('read'),
    )
    .select(({ selectFrom }) =>
      selectFrom('announcement_mails')
        .select(({ fn }) => fn.countAll<number>().as('mailed'))
        .whereRef('announcement_mails.announcement_id', '=', 'announcements.id')
        .whereRef('announcement_mails.version', '=', 'announcements.version')
        .as('mailed'),
    )
    .orderBy('said_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const told = [];
  for (const row of rows) {
    const { people, houses } = await reachOf(db, estate.id, row.streets);
    const reach = { people, houses, read: row.read ?? 0 };
    const mailed = row.mail_version === row.version ? (row.mailed ?? 0) : null;
    told.push({ ...announcementTold(row), version: row.version, ended: row.ended_at !== null, reach, mailed });
  }
  return { status: 200, data: { announcements: told, total, page } };
}

/** What is told of a row. */
export function announcementTold(row: {
  readonly id: number;
  readonly kind: 'outage' | 'news';
  readonly text: string;
  readonly streets: readonly string[];
  readonly from_at: Date;
  readonly until_at: Date;
  readonly said_at: Date;
}) {
  return {
    ...{ id: row.id, kind: row.kind, text: row.text, streets: [...row.streets] },
    ...{ from: row.from_at.toISOString(), until: row.until_at.toISOString(), at: row.said_at.toISOString() },
  };
}

/** Whom an announcement would reach: all together, so that nobody on two of the streets counts twice, and each street by itself. */
export async function previewAnnouncement(
  { db }: AnnouncementDeps,
  estate: OwnEstate,
  { streets }: CallTaken<'previewAnnouncement'>,
): Promise<CallAnswer<'previewAnnouncement'>> {
  const { people, houses, mails } = await reachOf(db, estate.id, streets);
  const each = [];
  for (const street of streets) {
    const of = await reachOf(db, estate.id, [street]);
    each.push({ street, houses: of.houses, example: of.example });
  }
  return { status: 200, data: { people, houses, mails, streets: each } };
}

/** Announce something, or change what was announced: the change is a version of its own, which is told and read anew. */
export function announce(
  { db, clock, queue }: AnnouncementDeps,
  by: By,
  { changes, mail, ...wish }: CallTaken<'announce'>,
): Promise<CallAnswer<'announce'>> {
  const at = clock();
  const from = wish.from === null ? at : new Date(wish.from);
  const until =
    wish.until === null ? new Date(from.getTime() + ANNOUNCEMENT_LIMITS.newsDays * DAY_MS) : new Date(wish.until);
  if (wish.until === null && wish.kind === 'outage') return Promise.resolve(refused('no-end', SAID.endNeeded));
  if (until <= from) return Promise.resolve(refused('turned', SAID.turned));
  if (until <= at) return Promise.resolve(refused('past', SAID.past));
  if (until.getTime() - at.getTime() > ANNOUNCEMENT_LIMITS.mostDays * DAY_MS)
    return Promise.resolve(refused('too-long', SAID.tooLong(ANNOUNCEMENT_LIMITS.mostDays)));
  const row = {
    ...{ kind: wish.kind, text: wish.text, streets: JSON.stringify(wish.streets) },
    ...{ from_at: from, until_at: until, said_at: at },
  };
  return db.transaction().execute(async (trx) => {
    const { people, mails } = await reachOf(trx, by.estate.id, wish.streets);
    const byMail = mail ? mails : null;
    if (changes !== undefined) {
      const changed = await change(trx, by, { ...row, ...changes, at, people, byMail });
      if (changed.status === 200 && mail) await queue.send(trx, MAIL_ANNOUNCEMENT, { id: changes.id });
      return changed;
    }
    const message = withMails(SAID.announced(people), byMail);
    const known = await saidAlready(trx, by, { ...wish, mail, at });
    if (known !== undefined) return { status: 200, data: { id: known, message } } as const;
    const made = { estate_id: by.estate.id, made_by: by.id, made_at: at, ended_at: null };
    const { id } = await trx
      .insertInto('announcements')
      .values({ ...row, ...made, mail_version: mail ? 1 : null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await note(trx, by, at, 'announced', { before: null, after: logged(wish.text, mail) });
    if (mail) await queue.send(trx, MAIL_ANNOUNCEMENT, { id });
    return { status: 200, data: { id, message } } as const;
  });
}

/** The same announcement of the same person a moment ago, as it was made; two that come at once wait for each other. */
async function saidAlready(
  trx: Transaction<Schema>,
  { estate, id: maker }: By,
  { kind, text, streets, from, until, mail, at }: Omit<CallTaken<'announce'>, 'changes'> & { readonly at: Date },
): Promise<number | undefined> {
  await lockEstate(trx, estate.id);
  let same = trx
    .selectFrom('announcements')
    .select('id')
    .where('estate_id', '=', estate.id)
    .where('made_by', '=', maker)
    .where('made_at', '>', new Date(at.getTime() - SAME_MS))
    .where('ended_at', 'is', null)
    .where('version', '=', 1)
    .where('mail_version', mail ? 'is not' : 'is', null)
    .where('kind', '=', kind)
    .where('text', '=', text)
    .where(sql<boolean>`streets = ${JSON.stringify(streets)}::jsonb`);
  // What begins as it is made, or ends when news do, is another one than what has a time of its own.
  same = from === null ? same.whereRef('from_at', '=', 'made_at') : same.where('from_at', '=', new Date(from));
  same =
    until === null
      ? same.where(sql<boolean>`until_at = from_at + ${ANNOUNCEMENT_LIMITS.newsDays * 24} * interval '1 hour'`)
      : same.where('until_at', '=', new Date(until));
  return (await same.executeTakeFirst())?.id;
}

interface Change {
  readonly id: number;
  readonly version: number;
  readonly kind: 'outage' | 'news';
  readonly text: string;
  readonly streets: string;
  readonly from_at: Date;
  readonly until_at: Date;
  readonly said_at: Date;
  readonly at: Date;
  readonly people: number;
  /** How many get it by mail; null: it does not go by mail. */
  readonly byMail: number | null;
}

const withMails = (said: string, mails: number | null): string => (mails === null ? said : SAID.byMail(said, mails));
const logged = (text: string, mail: boolean): string => (mail ? SAID.logMailed(text) : text);

async function change(
  trx: Transaction<Schema>,
  by: By,
  { id, version, at, people, byMail, ...row }: Change,
): Promise<CallAnswer<'announce'>> {
  const held = await ownAnnouncement(trx, by.estate, id).forUpdate().executeTakeFirst();
  if (held === undefined) return { status: 404, data: { code: 'no-announcement', message: SAID.notThere } };
  if (held.version !== version || held.ended_at !== null)
    return { status: 409, data: { code: 'changed', message: SAID.changedMeanwhile } };
  await trx
    .updateTable('announcements')
    .set({ ...row, version: version + 1, mail_version: byMail === null ? null : version + 1, mailed_at: null })
    .where('id', '=', id)
    .execute();
  await note(trx, by, at, 'announcement-changed', { before: held.text, after: logged(row.text, byMail !== null) });
  return { status: 200, data: { id, message: withMails(SAID.changed(people), byMail) } };
}

/** End an announcement of the own estate before its time; one that is over stays so. */
export function endAnnouncement(
  { db, clock }: AnnouncementDeps,
  by: By,
  { id }: CallTaken<'endAnnouncement'>,
): Promise<CallAnswer<'endAnnouncement'>> {
  return db.transaction().execute(async (trx) => {
    const held = await ownAnnouncement(trx, by.estate, id).forUpdate().executeTakeFirst();
    if (held === undefined) return { status: 404, data: { code: 'no-announcement', message: SAID.notThere } } as const;
    const at = clock();
    if (held.ended_at === null && held.until_at > at) {
      await trx.updateTable('announcements').set({ ended_at: at }).where('id', '=', id).execute();
      const until = formatWhen(held.until_at.toISOString());
      await note(trx, by, at, 'announcement-ended', { before: SAID.logUntil(held.text, until), after: null });
    }
    return { status: 200, data: { message: SAID.ended } } as const;
  });
}

const ownAnnouncement = (db: Kysely<Schema>, estate: OwnEstate, id: number) =>
  db.selectFrom('announcements').selectAll().where('estate_id', '=', estate.id).where('id', '=', id);

const note = (
  trx: Transaction<Schema>,
  { estate, id: actor }: By,
  at: Date,
  action: AuditAction,
  detail: Readonly<Record<'before' | 'after', string | null>>,
): Promise<void> => writeAudit(trx, { at, actor, action, subject: estate.name, estateId: estate.id, detail });
