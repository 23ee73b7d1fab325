import { ATTACHMENT_PARTS, TICKET_MOST } from '../../tickets.ts';
import type { Call } from '../call.ts';

/** The calls of support tickets: opened by anybody, read by who opened them and by administrators. */
export const tickets = {
  openTicket: {
    method: 'POST',
    path: '/api/utility-service-account/open-ticket',
    access: 'anyone',
    summary: 'Open a ticket with a number; support and the person are mailed. The same key again is the same ticket.',
    files: ATTACHMENT_PARTS,
    mostBytes: TICKET_MOST.bodyBytes,
  },
  tickets: {
    method: 'GET',
    path: '/api/utility-service-account/tickets',
    access: 'signed-in',
    summary:
      "A page of tickets: one's own, the own estate's for its administrator, all for the platform administrator.",
  },
  ticketNews: {
    method: 'POST',
    path: '/api/utility-service-account/ticket-news',
    access: 'signed-in',
    unasked: true,
    summary:
      'What was written on those tickets and is neither read nor told yet. Asked for, it is told: to one device.',
  },
  ticket: {
    method: 'GET',
    path: '/api/utility-service-account/ticket',
    access: 'signed-in',
    summary: 'One of those tickets, with everything that was written and attached.',
  },
  noteTicketRead: {
    method: 'POST',
    path: '/api/utility-service-account/ticket/read',
    access: 'signed-in',
    unasked: true,
    summary: 'A ticket was shown to whoever asks, up to one of its messages: what stands before it is new no more.',
  },
  replyToTicket: {
    method: 'POST',
    path: '/api/utility-service-account/reply-ticket',
    access: 'signed-in',
    summary: "Write on a ticket. An administrator's reply reaches the person's chat and mail.",
    files: ATTACHMENT_PARTS,
    mostBytes: TICKET_MOST.bodyBytes,
  },
  closeTicket: {
    method: 'PUT',
    path: '/api/utility-service-account/close-ticket',
    access: 'signed-in',
    summary: 'Close a ticket, or open it again.',
  },
  ticketFile: {
    method: 'GET',
    path: '/api/utility-service-account/ticket-file',
    access: 'signed-in',
    summary: 'An attachment of a ticket that may be read.',
  },
} as const satisfies Record<string, Call>;
