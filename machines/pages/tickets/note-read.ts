import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import type { Ticket } from './ticket.ts';

/** Tells the server how far a ticket was shown to whoever reads it. Nobody waits for it: unheard, it is told the next time. */
export async function noteRead(
  services: Pick<Services, 'noteTicketRead'>,
  { number, messages }: Pick<Ticket, 'number' | 'messages'>,
): Promise<void> {
  const last = messages.at(-1);
  if (last !== undefined) await services.noteTicketRead({ number, to: last.id }).catch(unanswered);
}
