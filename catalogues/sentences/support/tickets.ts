import { TICKET_MOST } from '../../tickets.ts';

/** What the portal says about tickets of support. */
export const TICKET_SENTENCES = {
  opened: (number: string) => `Your ticket is ${number}. We have e-mailed it to you. The answer comes by e-mail too.`,
  replied: 'Sent. We will e-mail you when there is an answer.',
  answered: 'Sent. The person will be told by e-mail.',
  closed: 'The ticket is closed. Whoever opened it can open it again by writing on it.',
  closedForVisitor: 'The ticket is closed. Whoever opened it was not signed in, so only support can open it again.',
  reopened: 'The ticket is open again.',
  /* Told in the chat */
  stands: (number: string, about: string, state: string, opened: string) =>
    `${number}, ${about}: ${state}. Opened on ${opened}.`,
  meant: (number: string) => `This is about ticket ${number}.`,
  earlier: (many: number) => (many === 1 ? 'One message before:' : `${many} messages before:`),
  filesAt: (path: string) => `Its files can be seen on its page, ${path}`,
  noTicket: 'There is no such ticket.',
  noFile: 'There is no such file on this ticket.',
  /* In the mail to support */
  fromChat: 'From the chat of whoever wrote, not checked:',
  /* On the ticket itself, where the portal notes what was done */
  closedBy: (name: string) => `${name} closed this ticket.`,
  reopenedBy: (name: string) => `${name} opened this ticket again.`,
  /* Of a file that was attached */
  fileKind: (name: string) =>
    `${name} is not an image or a PDF. Please attach a PNG, JPEG or WebP image, or a PDF document.`,
  fileLarge: (name: string) =>
    `${name} is larger than ${TICKET_MOST.attachmentBytes / 1_000_000} MB. Please attach a smaller one.`,
  fileEmpty: (name: string) => `${name} is empty. Please choose another file.`,
  filePixels: (name: string) =>
    `${name} has more than ${TICKET_MOST.pixels / 1_000_000} million pixels. Please attach a smaller one.`,
  fileActs: (name: string) =>
    `${name} has a script, a program or another file in it. Please attach a PDF that is only read, or a picture of it.`,
  fileLocked: (name: string) =>
    `${name} is locked, so we cannot look into it. Please attach it without a password, or a picture of it.`,
} as const;
