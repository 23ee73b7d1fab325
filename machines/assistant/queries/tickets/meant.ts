import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { plain } from '../../lines.ts';
import type { Asker, LookUp, Told } from '../query.ts';
import { TICKET_TALK } from './ticket-talk.ts';

/** What is to be done with a ticket whose number was not said: with the only one that is open, else it is asked which. */
export async function ticketMeant(
  services: Services,
  { wish }: Extract<LookUp, { what: 'ticket-meant' }>,
  { signal }: Asker,
): Promise<Told> {
  const answer = await services.tickets({}, signal).catch(unanswered);
  if (answer?.status !== 200 || answer.data.total > answer.data.tickets.length) return { lines: [], wish };
  const [only, ...others] = answer.data.tickets.filter(({ state }) => state !== 'closed');
  if (only === undefined || others.length > 0) return { lines: [], wish };
  const { number } = only;
  return { lines: [plain(TICKET_TALK.meant(number))], wish: { ...wish, values: { ...wish.values, ticket: number } } };
}
