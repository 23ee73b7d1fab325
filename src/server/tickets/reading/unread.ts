import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Person } from '../../person.ts';
import { visibleTo } from '../visible.ts';

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
