import type { TicketState } from '#catalogues/tickets.ts';

const STATES: Readonly<Record<TicketState, string>> = { open: 'Open', answered: 'Answered', closed: 'Closed' };

/** What is said of support tickets. */
export const TICKET_TALK = {
  states: STATES,
  from: { person: 'You', support: 'Support', portal: 'The portal' },
  none: 'There is no ticket yet.',
  /** `shown`: so many of them stand here, where not all do. */
  listed: (many: string, shown: number | null) =>
    shown === null ? `${many}, what was written on last first:` : `${many}; these are the last ${shown}:`,
  unread: (many: string) => `${many} an answer that you have not read.`,
  one: (number: string, about: string, state: string, opened: string) =>
    `${number}, ${about}: ${state}. Opened on ${opened}.`,
  earlier: (many: number) => (many === 1 ? 'One message before:' : `${many} messages before:`),
} as const;
