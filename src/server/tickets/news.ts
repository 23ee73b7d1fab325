import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import type { Person } from '../person.ts';
import { numberOf } from './number.ts';
import { noTicket, visibleTicket, visibleTo } from './visible.ts';

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

/**
 * True for a ticket with something new for a person: an answer on their own; as administrator, what whoever opened it wrote,
 * while nobody has answered. New is what came after the last message that they have read.
 */
export function isUnread({ id }: Pick<Person, 'id'>) {
  return sql<boolean>`(${news(id, sql`mark.read_to`)}) is not null`;
}

/** The id of the last message that is new to a person and was not told to them; null where there is none. */
export function untold({ id }: Pick<Person, 'id'>) {
  return sql<number | null>`(${news(id, sql`greatest(mark.read_to, mark.told_to)`)})`;
}

/** How many tickets have something new for a person. */
export async function unreadOf(db: Kysely<Schema>, person: Person): Promise<number> {
  const { unread } = await visibleTo(db, person)
    .where(isUnread(person))
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

/** The last message of the other side after a mark of theirs. */
function news(userId: string, after: ReturnType<typeof sql>) {
  return sql`
    select max(message.id) from ticket_messages message
    left join ticket_marks mark on mark.ticket_id = message.ticket_id and mark.user_id = ${userId}
    where message.ticket_id = tickets.id and message.id > coalesce(${after}, 0)
      and case when tickets.user_id = ${userId} then message.side = 'support'
        else message.side = 'person' and tickets.state = 'open' end`;
}

/**
 * A person has been shown a ticket up to one of its messages. Only what is new moves the mark: one that was read further stays
 * so, and what came since is still new to them.
 */
export async function noteTicketRead(
  db: Kysely<Schema>,
  person: Person,
  { number, to }: CallTaken<'noteTicketRead'>,
): Promise<CallAnswer<'noteTicketRead'>> {
  const ticket = await visibleTicket(db, person, number).select('tickets.id').executeTakeFirst();
  if (ticket === undefined) return noTicket;
  await db
    .insertInto('ticket_marks')
    .columns(['ticket_id', 'user_id', 'read_to'])
    .expression(
      db
        .selectFrom('ticket_messages as message')
        .where('message.ticket_id', '=', ticket.id)
        .where('message.id', '<=', to)
        .having(({ fn }) => fn.max('message.id'), 'is not', null)
        .select(({ fn }) => [
          sql<number>`${ticket.id}::int`.as('ticket_id'),
          sql<string>`${person.id}::uuid`.as('user_id'),
          fn.max('message.id').as('read_to'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['ticket_id', 'user_id'])
        .doUpdateSet({ read_to: sql`excluded.read_to` })
        .where(sql<boolean>`ticket_marks.read_to < excluded.read_to`),
    )
    .execute();
  return { status: 200, data: { unread: await unreadOf(db, person) } };
}
