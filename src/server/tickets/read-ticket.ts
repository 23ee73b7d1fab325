import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TICKET_SENTENCES } from '#catalogues/sentences/support/tickets.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { listed } from './list-tickets.ts';
import { noTicket, type TicketRow, visibleTicket } from './visible.ts';

type Message = Extract<CallAnswer<'ticket'>, { status: 200 }>['data']['messages'][number];

/** A ticket with all that was written on it and the names of its files. */
export async function readTicket(
  db: Kysely<Schema>,
  person: Person,
  { number }: CallTaken<'ticket'>,
): Promise<CallAnswer<'ticket'>> {
  const ticket = await visibleTicket(db, person, number)
    .leftJoin('estates', 'estates.id', 'tickets.estate_id')
    .selectAll('tickets')
    .select('estates.name as estate')
    .executeTakeFirst();
  if (ticket === undefined) return noTicket;
  const messages = await messagesOf(db, ticket);
  const { email, user_id } = ticket;
  const whose = { own: user_id === person.id, visitor: user_id === null };
  return { status: 200, data: { ...listed(ticket), email, ...whose, messages } };
}

async function messagesOf(db: Kysely<Schema>, { id, name }: TicketRow): Promise<Message[]> {
  const written = await db
    .selectFrom('ticket_messages as message')
    .leftJoin('users', 'users.id', 'message.written_by')
    .select(['message.id', 'message.at', 'message.side', 'message.text', 'users.first_name', 'users.last_name'])
    .where('message.ticket_id', '=', id)
    .orderBy('message.id')
    .execute();
  const files = await db
    .selectFrom('ticket_files as file')
    .innerJoin('ticket_messages', 'ticket_messages.id', 'file.message_id')
    .select(['file.id', 'file.message_id', 'file.name', 'file.type'])
    .select(sql<number>`octet_length(file.bytes)`.as('bytes'))
    .where('ticket_messages.ticket_id', '=', id)
    .orderBy('file.name')
    .execute();
  const byName = { person: () => name, portal: () => null, chat: () => null, support: fullName };
  return written.map((message) => ({
    id: message.id,
    at: message.at.toISOString(),
    from: message.side,
    by: byName[message.side](message),
    text: message.text,
    files: files.filter((file) => file.message_id === message.id).map(({ message_id: _, ...file }) => file),
  }));
}

function fullName(by: { readonly first_name: string | null; readonly last_name: string | null }): string | null {
  return `${by.first_name ?? ''} ${by.last_name ?? ''}`.trim() || null;
}

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
