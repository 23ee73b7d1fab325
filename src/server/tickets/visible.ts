import type { Kysely, Selectable } from 'kysely';
import { TICKET_SENTENCES } from '#catalogues/sentences/support/tickets.ts';
import type { TicketsTable } from '../db/schema/support.ts';
import type { Schema } from '../db/schema.ts';
import { refused } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { idOf } from './number.ts';

/** A ticket as its row has it. */
export type TicketRow = Selectable<TicketsTable>;

/** The tickets that a person may read: the own ones, the own estate's as its administrator, all as the platform's. */
export function visibleTo(db: Kysely<Schema>, person: Person) {
  const tickets = db.selectFrom('tickets');
  if (person.role === 'netplus-admin') return tickets;
  const estate = person.role === 'service-admin' ? person.estate : null;
  return tickets.where(({ or, eb }) =>
    or([eb('tickets.user_id', '=', person.id), ...(estate === null ? [] : [eb('tickets.estate_id', '=', estate.id)])]),
  );
}

/** One of these tickets; somebody else's is the same as one that does not exist. */
export function visibleTicket(db: Kysely<Schema>, person: Person, number: string) {
  return visibleTo(db, person).where('tickets.id', '=', idOf(number));
}

/** What is said of a ticket that is not there, or not theirs. */
export const noTicket = refused('ticket-not-found', TICKET_SENTENCES.noTicket);

/** For whom a person writes on a ticket: on the own one for themselves, on any other for support. */
export function sideOf(person: Person, ticket: Pick<TicketRow, 'user_id'>): 'person' | 'support' {
  return ticket.user_id === person.id ? 'person' : 'support';
}
