import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import type { Role } from '#catalogues/roles.ts';
import { TICKET_PAGE, TICKET_STATE_WORDS } from '#catalogues/sentences/support/ticket-page.ts';
import { TICKET_STATES, TICKET_TOPIC_LABELS, type TicketState } from '#catalogues/tickets.ts';
import type { Tone } from '#machines/kit/view.ts';
import { formatDay, formatWhen } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from '../answers.ts';
import { many } from '../figures.ts';
import { type Column, column, headsOf } from '../history/columns.ts';
import { oneOfThese } from '../history/query.ts';
import type { Found, List, Query } from '../listing/list.ts';
import type { First, ListRow } from '../listing/view.ts';
import { pageIn } from '../platform/start.ts';
import type { Card } from '../view.ts';

type Ticket = Good<'tickets'>['tickets'][number];

/** Where tickets stand as a page. */
export const TICKETS_PATH = '/tickets';

/** Where one ticket is read. */
export const ticketPath = (number: string) => `${TICKETS_PATH}?ticket=${number}` as const;

const COLUMNS: readonly Column<Ticket>[] = [
  column('ticket', 'Ticket', ({ number }) => number),
  column('topic', 'About', ({ topic }) => TICKET_TOPIC_LABELS[topic]),
  column('status', 'State', ({ state }) => TICKET_STATE_WORDS[state]),
  column('name', 'Name', ({ name }) => name),
  column('estate', 'Estate', ({ estate }) => estate ?? ''),
  column('order', 'Reference', ({ reference }) => reference ?? ''),
  column('opened', 'Opened', ({ openedAt }) => formatDay(openedAt)),
  column('written', 'Last written', ({ lastAt }) => formatWhen(lastAt)),
];

/** Whoever reads only their own knows by whom they are, and of which estate. */
const OTHERS: ReadonlySet<string> = new Set(['name', 'estate']);

/** The colour of how a ticket stands. */
export const STATE_TONES: Readonly<Record<TicketState, Tone>> = {
  open: 'warning',
  answered: 'success',
  closed: 'plain',
};

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
export function ticketList(services: Services, role: Role | null): List<Ticket> {
  const answers = answersTickets(role);
  const columns = COLUMNS.filter(({ name }) => answers || !OTHERS.has(name));
  return {
    title: 'Tickets',
    columns: () => headsOf(columns),
    tabs: [],
    pages: TRANSACTION_PAGE,
    tools: () => ({ choices: CHOICES, days: null, refresh: 'Refresh', export: null }),
    find: (query, signal) => readTickets(services, query, signal),
    row: (ticket) => rowOf(ticket, columns),
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
    detail: null,
  };
}

/** What tickets begin with: those who answer wait for them, everybody else opens one. */
const firstTicket = (answers: boolean): First =>
  answers
    ? { text: TICKET_PAGE.noneYetFirst }
    : { text: TICKET_PAGE.noneOwnFirst, action: { label: TICKET_PAGE.openOne, open: 'open-ticket' } };

/** Where the list begins that was opened with a query: state, term, page. */
export function ticketsStart({ state, term = '', page }: Readonly<Record<string, string>>): Partial<Query> {
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

function rowOf(ticket: Ticket, columns: readonly Column<Ticket>[]): ListRow {
  const { number, state, unread } = ticket;
  return {
    id: number,
    cells: columns.map(({ cell }) => cell(ticket)),
    tones: { status: STATE_TONES[state] },
    ...(unread && { unread, notes: { ticket: TICKET_PAGE.unread } }),
    actions: [{ name: 'open', label: 'Open', leads: { to: ticketPath(number) } }],
  };
}
