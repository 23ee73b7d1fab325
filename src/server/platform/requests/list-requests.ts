import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { Schema } from '../../db/schema.ts';
import type { CallTaken } from '../../http/handlers.ts';
import type { Person } from '../../person.ts';

/** A page of requests, the newest first: all for a platform administrator, for anybody else those that they made. */
export async function listRequests(
  db: Kysely<Schema>,
  person: Person,
  { page, rows: most, state }: CallTaken<'adminRequests'>,
): Promise<CallAnswer<'adminRequests'>> {
  let found = db.selectFrom('admin_requests as request');
  if (person.role !== 'netplus-admin') found = found.where('request.made_by', '=', person.id);
  if (state !== undefined) found = found.where('request.state', '=', state);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .innerJoin('users', 'users.id', 'request.made_by')
    .leftJoin('estates', 'estates.id', 'request.estate_id')
    .selectAll('request')
    .select(['users.first_name', 'users.last_name', 'estates.name as estate'])
    .orderBy('request.id', 'desc')
    .limit(most)
    .offset((page - 1) * most)
    .execute();
  const requests = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    name: row.name,
    amount: row.amount_kobo === null ? null : nairaOf(row.amount_kobo),
    estate: row.estate,
    note: row.note,
    by: `${row.first_name} ${row.last_name}`.trim(),
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    answer: row.answer,
  }));
  return { status: 200, data: { requests, total, page } };
}
