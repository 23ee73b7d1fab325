import type { Role } from '#catalogues/roles.ts';
import { TICKET_PAGE, TICKET_STATE_WORDS } from '#catalogues/sentences/support/ticket-page.ts';
import { type AttachmentType, TICKET_TOPIC_LABELS } from '#catalogues/tickets.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { Good } from '../answers.ts';
import { answersTickets, STATE_TONES } from './tickets.ts';
import type { TicketFile, TicketMessage, TicketView } from './view.ts';

/** A ticket as the server tells of it. */
export type Ticket = Good<'ticket'>;

/** Who reads a ticket. */
export interface Reader {
  readonly role: Role | null;
}

const KINDS: Readonly<Record<AttachmentType, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
};

/** A ticket as its page shows it to somebody. */
export function ticketView(ticket: Ticket, reader: Reader): TicketView {
  const { number, topic, state, own, messages } = ticket;
  const closed = state === 'closed';
  return {
    number,
    about: TICKET_TOPIC_LABELS[topic],
    badge: { text: TICKET_STATE_WORDS[state], tone: STATE_TONES[state] },
    facts: factsOf(ticket, reader),
    messages: messages.map((message) => messageView(message, own)),
    note: noteOf(ticket),
    reply: { label: 'Reply', open: 'reply-ticket', values: { ticket: number } },
    actions: [
      {
        label: closed ? 'Open again' : 'Close ticket',
        open: 'close-ticket',
        values: { ticket: number, closed: String(!closed) },
      },
    ],
  };
}

function noteOf({ state, visitor, email }: Ticket): string | null {
  const notes = [
    ...(visitor ? [TICKET_PAGE.byMail(email)] : []),
    ...(state === 'closed' ? [TICKET_PAGE.opensAgain] : []),
  ];
  return notes.join(' ') || null;
}

function factsOf(ticket: Ticket, { role }: Reader): TicketView['facts'] {
  const { name, email, estate, reference, meterNumber, openedAt, lastAt } = ticket;
  const from = answersTickets(role) ? { From: `${name}, ${email}`, Estate: estate } : {};
  const facts = {
    ...from,
    Reference: reference,
    'Meter number': meterNumber,
    Opened: formatWhen(openedAt),
    'Last written': formatWhen(lastAt),
  };
  return Object.entries(facts).flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

function messageView({ id, at, from, by, text, files }: Ticket['messages'][number], own: boolean): TicketMessage {
  return {
    id,
    side: sideOf(from, own),
    by: writerOf(from, by, own),
    when: formatWhen(at),
    text,
    files: files.map(fileView),
  };
}

type From = Ticket['messages'][number]['from'];

function sideOf(from: From, own: boolean): TicketMessage['side'] {
  if (from === 'portal' || from === 'chat') return 'portal';
  return own === (from === 'person') ? 'own' : 'other';
}

/** Who wrote something: support by name too, for several people answer. */
function writerOf(from: From, by: string | null, own: boolean): string {
  if (from === 'portal') return TICKET_PAGE.portal;
  if (from === 'chat') return own ? TICKET_PAGE.ownChat : TICKET_PAGE.chat;
  if (from === 'person') return own ? TICKET_PAGE.you : (by ?? '');
  return by === null ? TICKET_PAGE.support : `${by}, ${TICKET_PAGE.support}`;
}

function fileView({ id, name, type, bytes }: Ticket['messages'][number]['files'][number]): TicketFile {
  return { id, name, detail: `${KINDS[type]}, ${sizeOf(bytes)}`, picture: type !== 'application/pdf' };
}

function sizeOf(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
}

/** A picture of a ticket as an address that no other page can ask for. */
export function pictureOf(
  ticket: Ticket,
  id: string,
  base64: string,
): { readonly name: string; readonly address: string } {
  const files = ticket.messages.flatMap((message) => message.files);
  const { name = '', type = 'application/pdf' } = files.find((file) => file.id === id) ?? {};
  return { name, address: `data:${type};base64,${base64}` };
}
