import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { TICKET_PAGE, TICKET_STATE_WORDS } from '#catalogues/sentences/support/ticket-page.ts';
import { TICKET_SENTENCES } from '#catalogues/sentences/support/tickets.ts';
import { TICKET_TOPIC_LABELS } from '#catalogues/tickets.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import { noteRead } from '#machines/pages/tickets/note-read.ts';
import { type Ticket, ticketView } from '#machines/pages/tickets/ticket.ts';
import { TICKETS_PATH } from '#machines/pages/tickets/tickets.ts';
import type { TicketMessage } from '#machines/pages/tickets/view.ts';
import { type Line, plain } from '../lines.ts';
import type { FlowStart } from '../run.ts';
import type { Suggestion } from '../suggestion.ts';
import { type Asker, type QueryAnswer, UNHEARD } from './query.ts';

/** So many of the last messages of a ticket are told. */
const MOST_MESSAGES = 6;

const ALL: Suggestion = { label: 'My tickets', say: 'my tickets' };

/** One ticket with what was written on it last, and what can be done with it. */
export async function ticketTold(
  services: Services,
  { number }: { readonly number: string },
  { who, signal }: Asker,
): Promise<QueryAnswer> {
  const answer = await services.ticket({ number }, signal).catch(unanswered);
  if (answer === null) return UNHEARD;
  if (answer.status !== 200) return { lines: [plain(answer.data.message)] };
  void noteRead(services, answer.data);
  const { messages } = ticketView(answer.data, who);
  const told = messages.slice(-MOST_MESSAGES);
  const earlier = messages.length - told.length;
  const files = messages.some((message) => message.files.length > 0);
  return {
    lines: [
      plain(headOf(answer.data)),
      ...(earlier === 0 ? [] : [plain(TICKET_SENTENCES.earlier(earlier))]),
      ...told.map(lineOf),
      ...(files ? [plain(TICKET_SENTENCES.filesAt(TICKETS_PATH))] : []),
    ],
    suggestions: offersOf(answer.data),
  };
}

function headOf({ number, topic, state, reference, openedAt }: Ticket): string {
  const about = [TICKET_TOPIC_LABELS[topic], reference].filter((part) => part !== null).join(', ');
  return TICKET_SENTENCES.stands(number, about, TICKET_STATE_WORDS[state].toLowerCase(), formatDay(openedAt));
}

function offersOf({ number, state }: Ticket): readonly Suggestion[] {
  const close = { label: 'Close it', say: `close ticket ${number}` };
  const open = { label: 'Open it again', icon: 'again' as const, say: `reopen ticket ${number}` };
  return [{ label: 'Reply', say: `reply to ticket ${number}` }, state === 'closed' ? open : close, ALL];
}

function lineOf({ by, when, text, files }: TicketMessage): Line {
  const attached = files.length === 0 ? '' : ` (${files.map(({ name }) => name).join(', ')})`;
  // What the portal notes says itself who did it.
  if (by === TICKET_PAGE.portal) return plain(`${when}: ${text}`);
  return { ...plain(`${by}, ${when}: ${text}${attached}`), own: [by, text] };
}

/** What is to be done with a ticket whose number was not said: with the only one that is open, else it is asked which. */
export async function ticketMeant(
  services: Services,
  { start }: { readonly start: FlowStart },
  { signal }: Asker,
): Promise<QueryAnswer> {
  const answer = await services.tickets({}, signal).catch(unanswered);
  if (answer?.status !== 200 || answer.data.total > answer.data.tickets.length) return { lines: [], start };
  const [only, ...others] = answer.data.tickets.filter(({ state }) => state !== 'closed');
  if (only === undefined || others.length > 0) return { lines: [], start };
  const { number } = only;
  return {
    lines: [plain(TICKET_SENTENCES.meant(number))],
    start: { ...start, values: { ...start.values, ticket: number } },
  };
}
