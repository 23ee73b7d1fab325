import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { Schema } from '../../db/schema.ts';
import type { Person } from '../../person.ts';
import { numberOf } from '../number.ts';
import { visibleTo } from '../visible.ts';
import { unreadOf, untold } from './unread.ts';

/** So many tickets are told of by what was written on them; of more it is told how many they are. */
const MOST_TOLD = 5;

/**
 * What is new on the tickets that a person may read, and how many they have not read. What is answered here counts as told, so
 * two devices that ask at once do not both tell of it.
 */
export async function ticketNews(db: Kysely<Schema>, person: Person): Promise<CallAnswer<'ticketNews'>> {
  const told = await claim(db, person);
  const latest = told.sort((one, other) => other - one).slice(0, MOST_TOLD);
  const news = latest.length === 0 ? [] : await writtenIn(db, person, latest);
  return { status: 200, data: { news, total: told.length, unread: await unreadOf(db, person) } };
}

/** Marks all that is new as told, in one statement; answers the ids of what nobody else told them meanwhile. */
async function claim(db: Kysely<Schema>, person: Person): Promise<number[]> {
  const fresh = visibleTo(db, person).select(['tickets.id', untold(person).as('last')]);
  const marked = await db
    .insertInto('ticket_marks')
    .columns(['ticket_id', 'user_id', 'told_to'])
    .expression(
      db
        .selectFrom(fresh.as('fresh'))
        .where('fresh.last', 'is not', null)
        .select(['fresh.id', sql<string>`${person.id}::uuid`.as('user_id'), sql<number>`fresh.last`.as('last')]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['ticket_id', 'user_id'])
        .doUpdateSet({ told_to: sql`excluded.told_to` })
        .where(sql<boolean>`ticket_marks.told_to < excluded.told_to`),
    )
    .returning('told_to')
    .execute();
  return marked.map(({ told_to }) => told_to);
}

async function writtenIn(db: Kysely<Schema>, person: Person, messages: readonly number[]) {
  const rows = await db
    .selectFrom('ticket_messages as message')
    .innerJoin('tickets', 'tickets.id', 'message.ticket_id')
    .select(['tickets.id', 'tickets.topic', 'tickets.name', 'tickets.user_id', 'message.text'])
    .where('message.id', 'in', messages)
    .orderBy('message.id', 'desc')
    .execute();
  return rows.map(({ id, user_id, ...row }) => ({ number: numberOf(id), own: user_id === person.id, ...row }));
}
