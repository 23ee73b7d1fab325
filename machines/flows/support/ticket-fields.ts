import * as z from 'zod/mini';
import { TICKET_PAGE } from '#catalogues/sentences/support/ticket-page.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { ATTACHMENT_PARTS, ATTACHMENT_TYPES, TICKET_MOST } from '#catalogues/tickets.ts';
import type { Field, Fields } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import { chosenFile } from '#machines/kit/memory/chosen.ts';

const NUMBER = /^(?:ticket\b)?[\s#]*(?:t[\s-]*)?0*([1-9]\d{0,8})$/i;
const DIGITS = 6;

/** The number of a ticket, in the form that the portal gives them, however it was typed; null where it is none. */
export function ticketNumber(typed: string): string | null {
  const [, digits] = NUMBER.exec(typed.trim()) ?? [];
  return digits === undefined ? null : `T-${digits.padStart(DIGITS, '0')}`;
}

/** Which ticket it is about. */
export const TICKET_FIELD = {
  label: 'Ticket',
  ask: TICKET_PAGE.whichTicket,
  kind: 'text',
  placeholder: 'e.g. T-000123',
  schema: z.string().check(z.refine((typed) => ticketNumber(typed) !== null, TICKET_PAGE.ticketUnclear)),
} as const satisfies Field;

/** What is written on it. */
export const REPLY_FIELD = {
  label: 'Message',
  ask: TICKET_PAGE.whatToWrite,
  kind: 'area',
  placeholder: 'Write your reply',
  schema: required(TICKET_PAGE.replyRequired).check(z.maxLength(TICKET_MOST.message, SAID.messageLong)),
} as const satisfies Field;

const ENDINGS = /\.(?:png|jpe?g|webp|pdf)$/i;

const FILE = {
  ask: '',
  placeholder: 'Image or PDF, up to 5 MB',
  ...chosenFile(
    { kind: SAID.attachmentKind, empty: SAID.attachmentEmpty, large: SAID.attachmentLarge },
    {
      accept: ATTACHMENT_TYPES.join(','),
      // What is in it is for the server to say; a system that knows no type of it gives none.
      fits: ({ type, name }) => (type === '' ? ENDINGS.test(name) : ATTACHMENT_TYPES.some((one) => one === type)),
      most: TICKET_MOST.attachmentBytes,
    },
  ),
} as const;

/** The files that go along with a reply, each of which may be left out. */
export const REPLY_FILES: Fields = Object.fromEntries(
  ATTACHMENT_PARTS.map((part, at) => [
    part,
    { ...FILE, label: at === 0 ? 'File (optional)' : 'Another file (optional)' },
  ]),
);

/** The files that are offered: a further one once those before it are chosen. */
export function filesOffered(values: Readonly<Record<string, string>>): readonly (typeof ATTACHMENT_PARTS)[number][] {
  return ATTACHMENT_PARTS.filter((_, at) => ATTACHMENT_PARTS.slice(0, at).every((part) => (values[part] ?? '') !== ''));
}
