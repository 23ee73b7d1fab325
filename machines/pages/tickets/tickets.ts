import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import type { Role } from '#catalogues/roles.ts';
import { many } from '#catalogues/sentences/count.ts';
import { TICKET_PAGE, TICKET_STATE_WORDS } from '#catalogues/sentences/support/ticket-page.ts';
import { TICKET_STATES, TICKET_TOPIC_LABELS, type TicketState } from '#catalogues/tickets.ts';
import type { Tone } from '#machines/kit/view.ts';
import { type Good, type Read, read } from '../answers.ts';
import { oneOfThese } from '../history/query.ts';
import { pageIn } from '../listing/asked.ts';
import { type Column, column } from '../listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from '../listing/list.ts';
import type { First } from '../listing/view.ts';
import type { Card } from '../view.ts';

type Ticket = Good<'tickets'>['tickets'][number];

/** Where tickets stand as a page. */
export const TICKETS_PATH = '/tickets';

/** Where one ticket is read. */
export const ticketPath = (number: string) => `${TICKETS_PATH}?ticket=${number}` as const;

/** The colour of how a ticket stands. */
export const STATE_TONES: Readonly<Record<TicketState, Tone>> = {
  open: 'warning',
  answered: 'success',
  closed: 'plain',
};

/** A reference of words, as somebody may write one, is not set as an order is. */
const REFERENCE = /\d|^[A-Z]+-[A-Z]+$/;

const NUMBER = column('ticket', 'Ticket', 'ticket', ({ number }: Ticket) => number, {
  note: ({ unread }) => (unread ? TICKET_PAGE.unread : null),
});
const TOPIC = column('topic', 'About', 'text', ({ topic }: Ticket) => TICKET_TOPIC_LABELS[topic]);
const STATUS = column('status', 'State', 'status', ({ state }: Ticket) => TICKET_STATE_WORDS[state], {
  tone: ({ state }) => STATE_TONES[state],
});
const NAME = column('name', 'Name', 'person', ({ name }: Ticket) => name);
const ESTATE = column('estate', 'Estate', 'words', ({ estate }: Ticket) => estate);
const ORDER = column('order', 'Reference', 'order', ({ reference }: Ticket) => reference, {
  isWords: ({ reference }) => reference !== null && !REFERENCE.test(reference),
  wide: true,
});
const OPENED = column('opened', 'Opened', 'day', ({ openedAt }: Ticket) => openedAt, { wide: true });
const WRITTEN = column('written', 'Last written', 'time', ({ lastAt }: Ticket) => lastAt);

/** Whoever reads only their own knows by whom they are, and of which estate. */
const OWN: readonly Column<Ticket>[] = [NUMBER, TOPIC, STATUS, ORDER, OPENED, WRITTEN];
const OF_OTHERS: readonly Column<Ticket>[] = [NUMBER, TOPIC, STATUS, NAME, ESTATE, ORDER, OPENED, WRITTEN];

const STATE = 'state';
const CHOICES = [
  {
    name: STATE,
    label: 'STATUS',
    options: [
      { value: '', label: 'All' },
      ...TICKET_STATES.map((value) => ({ value, label: TICKET_STATE_WORDS[value] })),
    ],
  },
];

/** True for whoever answers tickets of others. */
export const answersTickets = (role: Role | null): boolean => role === 'netplus-admin' || role === 'service-admin';

/** The tickets that somebody may read: their own, their estate's, or all; what was written on last first. */
export function ticketList(services: Services, role: Role | null): List {
  const answers = answersTickets(role);
  return defineList<Ticket>({
    title: 'Tickets',
    icon: 'mail',
    columns: () => (answers ? OF_OTHERS : OWN),
    id: ({ number }) => number,
    actions: ({ number }) => [{ name: 'open', label: 'Open', leads: { to: ticketPath(number) } }],
    isUnread: ({ unread }) => unread,
    start: ticketsStart,
    pages: TRANSACTION_PAGE,
    tools: () => ({ ...REFRESHING, choices: CHOICES }),
    find: (query, signal) => readTickets(services, query, signal),
    nothing: (query) => {
      if (stateOf(query) !== null) return TICKET_PAGE.noneSo;
      return answers ? TICKET_PAGE.noneYet : TICKET_PAGE.noneOwn;
    },
    first: (query) => (stateOf(query) === null ? firstTicket(answers) : null),
    search: () => ({
      fields: [{ name: 'name', label: answers ? 'Ticket, name, order or meter' : 'Ticket, order or meter' }],
      neither: TICKET_PAGE.termNeeded,
      nothing: TICKET_PAGE.notFound,
      failed: null,
      within: true,
    }),
  });
}

/** What tickets begin with: those who answer wait for them, everybody else opens one. */
const firstTicket = (answers: boolean): First =>
  answers
    ? { text: TICKET_PAGE.noneYetFirst }
    : { text: TICKET_PAGE.noneOwnFirst, action: { label: TICKET_PAGE.openOne, open: 'open-ticket' } };

/** Where the list begins that was opened with a query: state, term, page. */
function ticketsStart({ state, term = '', page }: Readonly<Record<string, string>>): Partial<Query> {
  const chosen = oneOfThese(TICKET_STATES, state);
  return {
    page: pageIn(page),
    ...(chosen && { chosen: { [STATE]: chosen } }),
    ...(term.trim() !== '' && { search: { name: term, meterNumber: '' } }),
  };
}

const stateOf = ({ chosen }: Query): TicketState | null => oneOfThese(TICKET_STATES, chosen[STATE]);

async function readTickets(services: Services, query: Query, signal: AbortSignal): Promise<Read<Found<Ticket>>> {
  const state = stateOf(query);
  const term = query.search?.name.trim() ?? '';
  const sought = { ...(state && { state }), ...(term !== '' && { term }) };
  const came = await read(services.tickets({ page: query.page, ...sought }, signal), signal);
  if (came.kind !== 'good') return came;
  const { tickets, total, unread } = came.data;
  return { kind: 'good', data: { items: tickets, total, cards: unread === 0 ? [] : [newOf(unread)] } };
}

const newOf = (unread: number): Card => ({ label: TICKET_PAGE.unread, value: many(unread, 'ticket', 'tickets') });
