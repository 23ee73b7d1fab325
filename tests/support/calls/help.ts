import type { CallName } from '#catalogues/calls/index.ts';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { problem } from '../answers.ts';
import { addToLog, emptyLog, type KeptLog, readLog } from './kept-log.ts';

type Good<N extends CallName> = Extract<CallAnswer<N>, { status: 200 }>['data'];

/** What a portal answers to somebody with a problem, as data that a test can change. */
export interface HelpScript {
  /** What opening, answering and closing a ticket comes to; a text is the 400 it is refused with. */
  ticketing: 'good' | 'busy' | 'no line' | { readonly refused: string; readonly code?: string };
  tickets: Good<'ticket'>[];
  /** The numbers of those with something new. */
  unread: string[];
  /** What is new and not told yet; asked for, it is told. */
  news: Good<'ticketNews'>['news'];
  /** How each order stands when it is looked at; one that is not here is nobody's. */
  checked: Good<'checkPurchase'>[];
  kept: KeptLog;
  /** Own refunds that need a bank account. */
  refunds: Good<'waitingRefunds'>['refunds'];
}

export const GOOD_HELP: HelpScript = {
  ticketing: 'good',
  tickets: [],
  unread: [],
  news: [],
  checked: [],
  kept: emptyLog(),
  refunds: [],
};

/** What was reported of the portal itself. */
const FAULTS = [
  {
    reference: 'K7F3QX',
    name: 'TypeError',
    message: 'x is undefined',
    place: 'buy-power load',
    stack: '',
    count: 3,
    firstAt: '2026-11-20T09:00:00.000Z',
    lastAt: '2026-11-21T09:00:00.000Z',
  },
];

type Note = (name: string, input: unknown) => void;
type Helping =
  | 'openTicket'
  | 'tickets'
  | 'ticketNews'
  | 'ticket'
  | 'noteTicketRead'
  | 'replyToTicket'
  | 'closeTicket'
  | 'ticketFile'
  | 'checkPurchase'
  | 'findPurchase'
  | 'keptConversation'
  | 'keepConversation'
  | 'reportFault'
  | 'reportedFaults'
  | 'reportTurn'
  | 'reportVitals';

/** The calls of tickets and of looking what became of a payment, answered from a script. */
export function scriptedHelp(script: HelpScript, note: Note): Pick<Services, Helping> {
  async function said<T>(name: string, input: unknown, data: T) {
    note(name, input);
    if (script.ticketing === 'no line') throw new NoAnswer();
    if (script.ticketing === 'busy') return { status: 429 as const, data: { ...problem('Too many.'), retryAfter: 60 } };
    if (script.ticketing !== 'good')
      return { status: 400 as const, data: problem(script.ticketing.refused, script.ticketing.code) };
    return { status: 200 as const, data };
  }
  async function kept<T>(name: string, input: unknown, data: T) {
    const answer = await said(name, input, data);
    return answer.status === 429 ? { status: 400 as const, data: problem('Too many.') } : answer;
  }
  const found = (number: string) => script.tickets.find((one) => one.number === number);
  return {
    async reportFault(input) {
      note('reportFault', input);
      return { status: 200, data: { noted: true } };
    },
    async reportedFaults(input) {
      note('reportedFaults', input);
      const faults = FAULTS.filter(({ reference }) => input.reference === undefined || input.reference === reference);
      return { status: 200, data: { faults } };
    },
    async reportTurn(input) {
      note('reportTurn', input);
      return { status: 200, data: { noted: false } };
    },
    async reportVitals(input) {
      note('reportVitals', input);
      return { status: 200, data: { noted: true } };
    },
    openTicket: (input) => said('openTicket', input, { number: 'T-000123', message: 'Your ticket is T-000123.' }),
    async tickets(input) {
      note('tickets', input);
      if (script.ticketing === 'no line') throw new NoAnswer();
      const of = script.tickets.filter(({ state }) => input.state === undefined || state === input.state);
      const tickets = of.map(({ messages: _, email: __, own: ___, visitor: ____, ...listed }) => ({
        ...listed,
        unread: script.unread.includes(listed.number),
      }));
      return { status: 200, data: { tickets, total: tickets.length, page: 1, unread: script.unread.length } };
    },
    async ticketNews() {
      note('ticketNews', {});
      const news = script.news;
      script.news = [];
      return { status: 200, data: { news: news.slice(0, 5), total: news.length, unread: script.unread.length } };
    },
    async ticket({ number }) {
      note('ticket', { number });
      const ticket = found(number);
      return ticket ? { status: 200, data: ticket } : { status: 400, data: problem('There is no such ticket.') };
    },
    async noteTicketRead(input) {
      note('noteTicketRead', input);
      script.unread = script.unread.filter((one) => one !== input.number);
      return { status: 200, data: { unread: script.unread.length } };
    },
    replyToTicket: (input) => said('replyToTicket', input, { message: 'It is sent.', state: 'open' }),
    closeTicket: (input) =>
      kept('closeTicket', input, { message: 'Done.', state: input.closed ? ('closed' as const) : ('open' as const) }),
    ticketFile: (input) => kept('ticketFile', input, { name: 'proof.png', type: 'image/png', base64: '' }),
    async checkPurchase(input) {
      note('checkPurchase', input);
      const order = script.checked.find(({ orderId }) => orderId === input.orderId);
      return order ? { status: 200, data: order } : { status: 400, data: problem('There is no such order.') };
    },
    findPurchase: (input) =>
      said('findPurchase', input, { message: 'If there is such an order, its own address has a mail about it.' }),
    async keptConversation({ since }) {
      return { status: 200, data: readLog(script.kept, since) };
    },
    async keepConversation(input) {
      const kept = addToLog(script.kept, input);
      if (kept === null) return { status: 409, data: problem('Another one is kept.') };
      script.kept = kept.log;
      return { status: 200, data: kept.data };
    },
  };
}
