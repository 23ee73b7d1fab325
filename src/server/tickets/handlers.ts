import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { Asked, Handlers } from '../http/handlers.ts';
import { refused, tooMany } from '../http/refusals.ts';
import type { Keyring } from '../keys/keyring.ts';
import { robotCheck } from '../support/robot-check.ts';
import { readAttachments } from './attachments.ts';
import { closeTicket } from './close-ticket.ts';
import { type TicketDeps, takeSeveral, ticketLimits } from './deps.ts';
import { listTickets } from './list-tickets.ts';
import { noteTicketRead, ticketNews } from './news.ts';
import { readTicket, ticketFile } from './read-ticket.ts';
import { replyToTicket } from './reply-to-ticket.ts';
import { takeTicket } from './take-ticket.ts';
import { noTicket, visibleTicket } from './visible.ts';

type TicketCalls =
  | 'openTicket'
  | 'tickets'
  | 'ticketNews'
  | 'ticket'
  | 'noteTicketRead'
  | 'replyToTicket'
  | 'closeTicket'
  | 'ticketFile';

/** The calls of support tickets. `secret`: the installation's, by which robot checks are signed. */
export function ticketHandlers(deps: TicketDeps & { readonly keys: Keyring }): Pick<Handlers, TicketCalls> {
  const limits = ticketLimits(deps.db);
  return {
    openTicket: takeTicket(deps, { limits, robots: robotCheck(deps) }),
    tickets: ({ input, person }) => listTickets(deps.db, person, input),
    ticketNews: ({ person }) => ticketNews(deps.db, person),
    ticket: ({ input, person }) => readTicket(deps.db, person, input),
    noteTicketRead: ({ input, person }) => noteTicketRead(deps.db, person, input),
    replyToTicket: takeReply,
    closeTicket: ({ input, person }) => closeTicket(deps, person, input),
    ticketFile: ({ input, person }) => ticketFile(deps.db, person, input),
  };

  async function takeReply({ input, person }: Asked<'replyToTicket'>): Promise<CallAnswer<'replyToTicket'>> {
    const over = await limits.ticketReplies.take(person.id);
    if (over) return tooMany(over);
    // Nothing is said of the files before it is known that the ticket may be written on.
    const ticket = await visibleTicket(deps.db, person, input.number).select('tickets.id').executeTakeFirst();
    if (ticket === undefined) return noTicket;
    const read = await readAttachments(input);
    if ('problem' in read) return refused('file-not-taken', read.problem);
    const full = await takeSeveral(limits.ticketFiles, person.id, read.files.length);
    return full === null ? replyToTicket(deps, person, input, read.files) : tooMany(full);
  }
}
