import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import type { Schema } from '../../db/schema.ts';
import { askedDays, beginningOfDay, type Days, dayAfter } from '../../histories/days.ts';
import { changeOf, isPerson, subjectOf } from './words.ts';

/** A page of what was changed in an estate, or anywhere (null), the newest first by its time; the days are days in Lagos. */
export async function auditPage(
  db: Kysely<Schema>,
  estateId: number | null,
  { page, ...asked }: Days & { readonly page: number },
): Promise<CallAnswer<'auditLog'>> {
  const { from, to } = askedDays(asked);
  let lines = db.selectFrom('audit');
  if (estateId !== null) lines = lines.where('audit.estate_id', '=', estateId);
  if (from !== undefined) lines = lines.where('audit.at', '>=', beginningOfDay(from));
  if (to !== undefined) lines = lines.where('audit.at', '<', beginningOfDay(dayAfter(to)));
  const { total } = await lines.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await lines
    .select(['audit.id', 'audit.at', 'audit.actor', 'audit.action', 'audit.subject', 'audit.detail'])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(TRANSACTION_PAGE.rows)
    .offset((page - 1) * TRANSACTION_PAGE.rows)
    .execute();
  const names = await namesOf(
    db,
    rows.flatMap(({ actor, subject }) => [actor ?? '', subject]),
  );
  const deeds = rows.map(({ id, at, actor, action, subject, detail }) => ({
    id,
    at: at.toISOString(),
    actor: names.get(actor ?? '') ?? null,
    action,
    subject: names.get(subject) ?? subjectOf(subject),
    ...changeOf(action, detail),
  }));
  return { status: 200, data: { deeds, total, page } };
}

/** The names of those among some subjects who are people, by their id. */
async function namesOf(db: Kysely<Schema>, subjects: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(subjects)].filter(isPerson);
  if (ids.length === 0) return new Map();
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(people.map((one) => [one.id, `${one.first_name} ${one.last_name}`.trim()]));
}
