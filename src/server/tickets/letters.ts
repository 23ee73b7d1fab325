import type { Selectable, Transaction } from 'kysely';
import { TICKET_SENTENCES } from '#catalogues/sentences/support/tickets.ts';
import { TICKET_TOPIC_LABELS } from '#catalogues/tickets.ts';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import type { TicketsTable } from '../db/schema/support.ts';
import type { Schema } from '../db/schema.ts';
import type { About } from './about.ts';
import type { Attached } from './attachments.ts';
import type { TicketDeps } from './deps.ts';
import { numberOf, ticketAddress } from './number.ts';
import type { Opener } from './take-ticket.ts';

/** A ticket that was just opened, with everything that is known of it. */
export interface Opened {
  readonly ticket: Selectable<TicketsTable>;
  readonly opener: Opener;
  readonly about: About;
  readonly message: string;
  readonly files: readonly Attached[];
}

/** Tell support and the person of a new ticket, in its transaction. */
export async function mailOpened(deps: TicketDeps, trx: Transaction<Schema>, opened: Opened): Promise<void> {
  const { supportEmail } = deps.config;
  const { ticket, opener } = opened;
  const named = `${numberOf(ticket.id)}: ${TICKET_TOPIC_LABELS[ticket.topic]}`;
  const support = { to: supportEmail, subject: `Ticket ${named}, ${opener.name}`, replyTo: opener.email };
  await deps.mail.queue(trx, { ...support, text: supportLines(opened, deps.config.publicUrl).join('\n') });
  const person = { to: opener.email, subject: `Your ticket ${named}`, replyTo: supportEmail };
  await deps.mail.queue(trx, { ...person, text: personLines(opened, deps.config.publicUrl).join('\n') });
}

function supportLines({ ticket, opener, about, message, files }: Opened, url: string): string[] {
  const { person } = opener;
  const estate = person?.estate ? `, ${person.estate.name}` : '';
  return [
    `Ticket: ${numberOf(ticket.id)}`,
    `Topic: ${TICKET_TOPIC_LABELS[ticket.topic]}`,
    `Opened at: ${formatWhen(ticket.opened_at.toISOString())}`,
    `Name: ${opener.name}`,
    `Email: ${opener.email}`,
    `Phone: ${opener.phone ?? 'not given'}`,
    person === null ? 'Not signed in' : `Signed in as: ${person.email}${estate}`,
    ...orderLines(about),
    `Meter number: ${about.meterNumber ?? 'not given'}`,
    `Attached: ${files.map(({ name }) => name).join(', ') || 'nothing'}`,
    '',
    message,
    ...(ticket.known === null ? [] : ['', TICKET_SENTENCES.fromChat, ticket.known]),
    '',
    `All of it, with what is attached: ${ticketAddress(url, ticket.id)}`,
  ];
}

function orderLines({ order, otherReference }: About): string[] {
  if (order === null) return [`Order: ${otherReference === null ? 'not given' : `none of theirs (${otherReference})`}`];
  const { order_id, kind, total_kobo, state, created_at } = order;
  const when = formatWhen(created_at.toISOString());
  return [`Order: ${order_id}`, `Order is: ${kind}, ${formatNaira(total_kobo)}, ${state}, made at ${when}`];
}

/** A visitor's address is not known to be theirs, so a mail to it repeats nothing that was typed. */
function personLines({ ticket, opener, about }: Opened, url: string): string[] {
  const { person } = opener;
  return [
    person === null ? 'Hello,' : `Hello ${person.firstName},`,
    '',
    `Your ticket ${numberOf(ticket.id)} about '${TICKET_TOPIC_LABELS[ticket.topic]}' is open. Please give us this number when you write about it.`,
    ...(about.order === null ? [] : [`It is about the order ${about.order.order_id}.`]),
    '',
    person === null
      ? 'We will answer you at this address. To add something, please reply to this e-mail.'
      : `We will answer you at this address and in the chat. To read the answer, or add something: ${ticketAddress(url, ticket.id)}`,
    ...(person === null ? ['If you did not write to us, please ignore this e-mail.'] : []),
  ];
}
