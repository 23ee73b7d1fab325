import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { Schema } from '../../db/schema.ts';
import type { CallTaken } from '../../http/handlers.ts';
import type { Person } from '../../person.ts';
import { noTicket, visibleTicket } from '../visible.ts';
import { unreadOf } from './unread.ts';

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
