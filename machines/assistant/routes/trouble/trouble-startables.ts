import { TICKET_TOPIC_LABELS, TICKET_TOPICS, type TicketTopic } from '#catalogues/tickets.ts';
import type { EntryPoint } from '../starting/entry-points.ts';

const ANYBODY = { access: 'anyone', route: '/help', offered: false } as const;

/** What is done with a ticket that is there; who is meant by it is said by its words alone. */
const TICKETS = { access: 'signed-in', intent: null, route: '/tickets', slots: [], offered: false } as const;

/** What a person says to start each of the four. */
const SAYS: Readonly<Record<Exclude<TicketTopic, 'other'>, string>> = {
  'token-issues': 'my token does not work',
  'payment-issues': 'payment problem',
  'no-meter-number': "I don't have a meter number",
  'token-not-received': 'token not received',
};

/** The four options of the help chatbot (S1 section 1), in its order; anybody can start them from anywhere. */
const OPTIONS = TICKET_TOPICS.filter((topic) => topic !== 'other');

/** The four troubleshooting flows as they can be started. */
export const TROUBLES: readonly EntryPoint[] = OPTIONS.map((topic) => ({
  ...ANYBODY,
  flow: topic,
  intent: topic,
  label: TICKET_TOPIC_LABELS[topic],
  say: SAYS[topic],
  slots: topic === 'token-not-received' ? ['reference', 'meterNumber'] : ['reference', 'meterNumber', 'symptom'],
}));

/** The four and the ticket that is opened without one, as they can be started. */
export const TROUBLE_ENTRY_POINTS: readonly EntryPoint[] = [
  ...TROUBLES,
  { ...ANYBODY, flow: 'open-ticket', intent: null, label: 'Open a ticket', say: 'open a ticket', slots: [] },
  { ...TICKETS, flow: 'reply-ticket', label: 'Reply to a ticket', say: 'reply to a ticket' },
  { ...TICKETS, flow: 'close-ticket', label: 'Close a ticket', say: 'close a ticket', preset: { closed: 'true' } },
];
