import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TICKET_SENTENCES } from '#catalogues/sentences/support/tickets.ts';
import { refused } from '../../accounts/refused.ts';
import type { Schema } from '../../db/schema.ts';
import type { CallTaken } from '../../http/handlers.ts';
import type { Person } from '../../person.ts';
import { noTicket, visibleTicket } from '../visible.ts';

/**
 * A file of a ticket that may be read. It goes out as base64 under a name that ends as its content is, so that no browser
 * ever opens it as a page of the portal's.
 */
export async function ticketFile(
  db: Kysely<Schema>,
  person: Person,
  { number, id }: CallTaken<'ticketFile'>,
): Promise<CallAnswer<'ticketFile'>> {
  const ticket = await visibleTicket(db, person, number).select('tickets.id').executeTakeFirst();
  if (ticket === undefined) return noTicket;
  const file = await db
    .selectFrom('ticket_files')
    .innerJoin('ticket_messages', 'ticket_messages.id', 'ticket_files.message_id')
    .select(['ticket_files.name', sql<string>`encode(ticket_files.bytes, 'base64')`.as('lines')])
    .where('ticket_files.id', '=', id)
    .where('ticket_messages.ticket_id', '=', ticket.id)
    .executeTakeFirst();
  if (file === undefined) return refused('file-not-found', TICKET_SENTENCES.noFile);
  return { status: 200, data: { name: file.name, base64: file.lines.replaceAll('\n', '') } };
}
