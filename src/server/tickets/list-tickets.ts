import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import type { Person } from '../person.ts';
import { literally } from '../text.ts';
import { isUnread, unreadOf } from './news.ts';
import { idOf, numberOf } from './number.ts';
import { type TicketRow, visibleTo } from './visible.ts';

/** A page of the tickets that a person may read, what was written on last first; and how many have something new. */
export async function listTickets(
  db: Kysely<Schema>,
  person: Person,
  { page, state, term = '' }: CallTaken<'tickets'>,
): Promise<CallAnswer<'tickets'>> {
  let found = visibleTo(db, person);
  if (state !== undefined) found = found.where('tickets.state', '=', state);
  if (term !== '')
    found = found.where(({ or, eb }) => or([eb('tickets.id', '=', idOf(term.toUpperCase())), holds(term)]));
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('estates', 'estates.id', 'tickets.estate_id')
    .selectAll('tickets')
    .select('estates.name as estate')
    .select(isUnread(person).as('unread'))
    .orderBy('tickets.last_at', 'desc')
    .orderBy('tickets.id', 'desc')
    .limit(TRANSACTION_PAGE.rows)
    .offset((page - 1) * TRANSACTION_PAGE.rows)
    .execute();
  const tickets = rows.map((row) => ({ ...listed(row), unread: row.unread }));
  return { status: 200, data: { tickets, total, page, unread: await unreadOf(db, person) } };
}

/** A ticket as a list shows it. */
export function listed(ticket: TicketRow & { readonly estate: string | null }) {
  return {
    number: numberOf(ticket.id),
    topic: ticket.topic,
    state: ticket.state,
    name: ticket.name,
    estate: ticket.estate,
    reference: ticket.order_id,
    meterNumber: ticket.meter_number,
    openedAt: ticket.opened_at.toISOString(),
    lastAt: ticket.last_at.toISOString(),
  };
}

/** True where a name, an address, an order or a meter holds a word. */
function holds(term: string) {
  const like = `%${literally(term)}%`;
  return sql<boolean>`(tickets.name ilike ${like} or tickets.email ilike ${like} or tickets.order_id ilike ${like}
    or tickets.meter_number ilike ${like})`;
}
