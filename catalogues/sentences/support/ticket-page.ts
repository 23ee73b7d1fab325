import type { TicketState } from '../../tickets.ts';

/** How a ticket stands, in a word. */
export const TICKET_STATE_WORDS: Readonly<Record<TicketState, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

/** What the page of tickets, and the flows of it, say themselves. */
export const TICKET_PAGE = {
  termNeeded: 'Please give a ticket number, a name, an order or a meter',
  notFound: 'No ticket matches that.',
  noneSo: 'No ticket matches that.',
  noneYet: 'There are no tickets yet',
  noneYetFirst: 'What people write to support will appear here.',
  noneOwn: 'You have no tickets yet',
  noneOwnFirst: 'Is something not working? Open one, and support will answer here.',
  openOne: 'Open a ticket',
  unread: 'New',
  you: 'You',
  support: 'Support',
  portal: 'The portal',
  /* Whose note it is that came along from the chat: a browser sent it */
  ownChat: 'From your chat',
  chat: 'From the person’s chat, not checked',
  attachmentsOf: (by: string) => `Files that ${by} attached`,
  fetching: (file: string) => `Fetching ${file}`,
  byMail: (email: string) =>
    `This person was not signed in. Your replies are e-mailed to ${email}. Their answers come to the support mailbox.`,
  opensAgain: 'This ticket is closed. Writing on it opens it again.',

  whichTicket: 'Which ticket? Give its number, for example T-000123.',
  ticketUnclear: 'Please give the number of a ticket, for example T-000123',
  whatToWrite: 'What would you like to write? To attach images or PDFs, drop them here first.',
  replyRequired: 'Please write a message',
  replyHint: 'The answer will come by e-mail and here.',
  closeOrOpen: 'Close it, or open it again?',
} as const;

/** What the chat says of tickets that something new was written on. `text`: the beginning of it. */
export const TICKET_NEWS = {
  answered: (number: string, text: string) => `Support answered your ticket ${number}: ${text}`,
  written: (name: string, number: string, text: string) => `${name} wrote on ticket ${number}: ${text}`,
  several: (many: string, numbers: string) => `Something new was written on ${many}: ${numbers}`,
  more: (many: number) => `and ${many} more`,
} as const;
