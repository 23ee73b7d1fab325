import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TICKET_SENTENCES } from '#catalogues/sentences/support/tickets.ts';
import { writeAudit } from '../audit.ts';
import type { CallTaken } from '../http/handlers.ts';
import type { Person } from '../person.ts';
import type { TicketDeps } from './deps.ts';
import { numberOf } from './number.ts';
import { noTicket, sideOf, visibleTicket } from './visible.ts';

/** Close a ticket, or open it again; one that is so already stays as it is. What an administrator does is logged. */
export function closeTicket(
  { db, clock }: Pick<TicketDeps, 'db' | 'clock'>,
  person: Person,
  { number, closed }: CallTaken<'closeTicket'>,
): Promise<CallAnswer<'closeTicket'>> {
  return db.transaction().execute(async (trx) => {
    const ticket = await visibleTicket(trx, person, number).selectAll('tickets').forUpdate().executeTakeFirst();
    if (ticket === undefined) return noTicket;
    const visits = ticket.user_id === null;
    const closedWords = visits ? TICKET_SENTENCES.closedForVisitor : TICKET_SENTENCES.closed;
    const message = closed ? closedWords : TICKET_SENTENCES.reopened;
    if ((ticket.state === 'closed') === closed) return { status: 200, data: { message, state: ticket.state } };
    const at = clock();
    const state = closed ? 'closed' : 'open';
    await trx.updateTable('tickets').set({ state, last_at: at }).where('id', '=', ticket.id).execute();
    const name = `${person.firstName} ${person.lastName}`.trim();
    const text = closed ? TICKET_SENTENCES.closedBy(name) : TICKET_SENTENCES.reopenedBy(name);
    const note = { ticket_id: ticket.id, key: null, written_by: person.id, side: 'portal', text, at } as const;
    await trx.insertInto('ticket_messages').values(note).execute();
    if (sideOf(person, ticket) === 'support') {
      const action = closed ? 'ticket-closed' : 'ticket-reopened';
      const deed = { at, actor: person.id, action, subject: numberOf(ticket.id), estateId: ticket.estate_id } as const;
      await writeAudit(trx, { ...deed, detail: { before: ticket.state, after: state } });
    }
    return { status: 200, data: { message, state } };
  });
}
