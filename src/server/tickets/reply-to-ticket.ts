import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TICKET_SENTENCES } from '#catalogues/sentences/support/tickets.ts';
import { TICKET_TOPIC_LABELS } from '#catalogues/tickets.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import type { Person } from '../person.ts';
import { type Attached, keepAttachments } from './attachments.ts';
import type { TicketDeps } from './deps.ts';
import { numberOf, ticketAddress } from './number.ts';
import { noTicket, sideOf, type TicketRow, visibleTicket } from './visible.ts';

/**
 * Write on a ticket. What an administrator writes answers it, is mailed to the person and logged; what the person writes
 * opens it again, and is mailed to support. The same key again changes nothing.
 */
export function replyToTicket(
  deps: TicketDeps,
  person: Person,
  input: CallTaken<'replyToTicket'>,
  files: readonly Attached[],
): Promise<CallAnswer<'replyToTicket'>> {
  return deps.db.transaction().execute(async (trx) => {
    const own = visibleTicket(trx, person, input.number).selectAll('tickets').forUpdate();
    const ticket = await own.executeTakeFirst();
    if (ticket === undefined) return noTicket;
    const side = sideOf(person, ticket);
    const message = side === 'support' ? TICKET_SENTENCES.answered : TICKET_SENTENCES.replied;
    const at = deps.clock();
    const written = await trx
      .insertInto('ticket_messages')
      .values({ ticket_id: ticket.id, key: input.key, written_by: person.id, side, text: input.message, at })
      .onConflict((conflict) => conflict.columns(['ticket_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (written === undefined) return { status: 200, data: { message, state: ticket.state } };
    await keepAttachments(trx, deps.random, written.id, files);
    const state = side === 'support' ? 'answered' : 'open';
    await trx.updateTable('tickets').set({ state, last_at: at }).where('id', '=', ticket.id).execute();
    if (side === 'support') {
      const detail = { before: ticket.state, after: state };
      const deed = { at, actor: person.id, action: 'ticket-answered', subject: numberOf(ticket.id) } as const;
      await writeAudit(trx, { ...deed, estateId: ticket.estate_id, detail });
    }
    await mailReply(deps, trx, { ticket, side, text: input.message, files });
    return { status: 200, data: { message, state } };
  });
}

interface Reply {
  readonly ticket: TicketRow;
  readonly side: 'person' | 'support';
  readonly text: string;
  readonly files: readonly Attached[];
}

async function mailReply(deps: TicketDeps, trx: Transaction<Schema>, reply: Reply): Promise<void> {
  const { supportEmail, publicUrl } = deps.config;
  const { ticket, side, text, files } = reply;
  const named = `${numberOf(ticket.id)}: ${TICKET_TOPIC_LABELS[ticket.topic]}`;
  const address = await addressOf(trx, ticket);
  const attached = files.length === 0 ? [] : ['', `Attached: ${files.map(({ name }) => name).join(', ')}`];
  const seen = `To read all of it: ${ticketAddress(publicUrl, ticket.id)}`;
  if (side === 'person') {
    const lines = [`${ticket.name} has written on ticket ${named}.`, '', text, ...attached, '', seen];
    const mail = { to: supportEmail, subject: `Ticket ${named}, ${ticket.name}`, replyTo: address };
    await deps.mail.queue(trx, { ...mail, text: lines.join('\n') });
    return;
  }
  // A visitor has no page of tickets: the mail is all there is.
  const further = ticket.user_id === null ? 'To add something, please reply to this e-mail.' : seen;
  const lines = ['Hello,', '', `We have answered your ticket ${named}.`, '', text, ...attached, '', further];
  const mail = { to: address, subject: `Answer to your ticket ${named}`, replyTo: supportEmail };
  await deps.mail.queue(trx, { ...mail, text: lines.join('\n') });
}

/** Where the person is reached today; a visitor at the address that was given. */
async function addressOf(trx: Transaction<Schema>, { user_id, email }: TicketRow): Promise<string> {
  if (user_id === null) return email;
  const { email: today } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  return today;
}
