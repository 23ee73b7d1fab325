import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { TICKET_TOPIC_LABELS, type TicketState } from '#catalogues/tickets.ts';
import { formatDay, formatWhen } from '#machines/kit/format.ts';
import type { TableView } from '#machines/kit/view.ts';
import type { Good } from '#machines/pages/answers.ts';
import { many } from '#machines/pages/figures.ts';
import { type Line, plain } from '../lines.ts';
import type { Asker, Told } from './look-up.ts';
import { TICKET_TALK } from './ticket-talk.ts';

type Ticket = Good<'tickets'>['tickets'][number];
type Message = Good<'ticket'>['messages'][number];

/** So many of the last messages of a ticket are told. */
const MOST_MESSAGES = 6;
/** So many tickets have a button. */
const MOST_OFFERED = 3;

const NEW = [{ label: 'Open a ticket', say: 'open a ticket' }] as const;

/** The tickets that somebody may read, what was written on last first. */
export async function ticketsTold(services: Services, { who, signal }: Asker): Promise<Told> {
  const answer = await services.tickets({}, signal).catch(() => null);
  if (answer === null) return { lines: [plain(MESSAGES.networkFailure)] };
  if (answer.status !== 200) return { lines: [plain(answer.data.message)] };
  const { tickets, total, unread } = answer.data;
  if (tickets.length === 0) return { lines: [plain(TICKET_TALK.none)], suggestions: NEW };
  const administrator = who.role === 'service-admin' || who.role === 'netplus-admin';
  const text = [
    TICKET_TALK.listed(many(total, 'ticket', 'tickets'), tickets.length < total ? tickets.length : null),
    ...(unread > 0 ? [TICKET_TALK.unread(many(unread, 'ticket has', 'tickets have'))] : []),
  ].join(' ');
  return {
    lines: [{ ...plain(text), table: tableOf(tickets, administrator) }],
    suggestions: [
      ...tickets.slice(0, MOST_OFFERED).map(({ number }) => ({ label: number, say: `ticket ${number}` })),
      ...(administrator ? [] : NEW),
    ],
  };
}

function tableOf(tickets: readonly Ticket[], administrator: boolean): TableView {
  const column = (name: string, label: string) => ({ name, label, align: 'start' as const });
  return {
    columns: [
      column('number', 'Ticket'),
      ...(administrator ? [column('name', 'From'), column('estate', 'Estate')] : []),
      column('topic', 'About'),
      column('state', 'State'),
      column('lastAt', 'Last written'),
    ],
    rows: tickets.map(({ number, name, estate, topic, state, lastAt }) => [
      number,
      ...(administrator ? [name, estate ?? ''] : []),
      TICKET_TOPIC_LABELS[topic],
      TICKET_TALK.states[state],
      formatDay(lastAt),
    ]),
  };
}

/** One ticket with what was written on it last. */
export async function ticketTold(services: Services, number: string, { who, signal }: Asker): Promise<Told> {
  const answer = await services.ticket({ number }, signal).catch(() => null);
  if (answer === null) return { lines: [plain(MESSAGES.networkFailure)] };
  if (answer.status !== 200) return { lines: [plain(answer.data.message)] };
  const { topic, state, messages, openedAt, reference, email, name } = answer.data;
  const person = email === who.email ? TICKET_TALK.from.person : name;
  const about = reference === null ? TICKET_TOPIC_LABELS[topic] : `${TICKET_TOPIC_LABELS[topic]}, ${reference}`;
  const told = messages.slice(-MOST_MESSAGES);
  return {
    lines: [
      plain(TICKET_TALK.one(number, about, stateOf(state), formatDay(openedAt))),
      ...(told.length < messages.length ? [plain(TICKET_TALK.earlier(messages.length - told.length))] : []),
      ...told.map((message) => lineOf(message, person)),
    ],
    suggestions: [{ label: 'My tickets', say: 'my tickets' }],
  };
}

const stateOf = (state: TicketState): string => TICKET_TALK.states[state].toLowerCase();

function lineOf({ at, from, by, text, files }: Message, person: string): Line {
  const attached = files.length === 0 ? '' : ` (${files.map(({ name }) => name).join(', ')})`;
  const writer = from === 'person' ? person : (by ?? TICKET_TALK.from[from]);
  return plain(`${writer}, ${formatWhen(at)}: ${text}${attached}`);
}
