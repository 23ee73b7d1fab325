import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { closeTicket } from './close-ticket.ts';
import { replyTicket } from './reply-ticket.ts';

/** What is done with tickets that are there. */
export const TICKET_FLOWS: Readonly<Record<string, (deps: FlowDeps) => Flow>> = {
  'reply-ticket': replyTicket,
  'close-ticket': closeTicket,
};
