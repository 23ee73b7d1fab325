import { z } from 'zod';
import { CONTACT_LENGTH } from '../../limits.ts';
import { ATTACHMENT_TYPES, TICKET_MOST, TICKET_STATES, TICKET_TOPICS } from '../../tickets.ts';
import type { CallShapes } from '../call.ts';
import { paged, problem, rowNumber, tooMany } from '../common.shapes.ts';
import { file as handedFile } from '../paying/orders.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const number = z
  .string()
  .regex(/^T-\d{6,9}$/)
  .meta({ description: 'The number of a ticket' });
const written = z.string().trim().min(1).max(TICKET_MOST.message);
const file = z.instanceof(Blob).meta({ type: 'string', format: 'binary' }).optional();
const attachments = { attachment: file, attachment2: file, attachment3: file };

const listed = {
  number,
  topic: z.enum(TICKET_TOPICS),
  state: z.enum(TICKET_STATES),
  name: z.string(),
  estate: z.string().nullable(),
  reference: z.string().nullable().meta({ description: 'The order that it is about' }),
  meterNumber: z.string().nullable(),
  openedAt: z.iso.datetime(),
  lastAt: z.iso.datetime().meta({ description: 'When something was last written' }),
};

const unread = z.boolean().meta({
  description:
    'New is an answer on one’s own ticket; for administrators, what a person wrote and nobody has answered yet',
});

const message = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  from: z.enum(['person', 'support', 'portal', 'chat']).meta({
    description: '`portal` notes what was done; `chat` is what came along from the chat, and nobody has checked it',
  }),
  by: z.string().nullable(),
  text: z.string(),
  files: z.array(z.object({ id: z.uuid(), name: z.string(), type: z.enum(ATTACHMENT_TYPES), bytes: z.number().int() })),
});

/** What the calls of support tickets take and answer. */
export const ticketsShapes = {
  openTicket: {
    input: z.object({
      key: z.string().min(8).max(64).meta({ description: 'Makes a repeat harmless' }),
      topic: z.enum(TICKET_TOPICS),
      message: written,
      name: z.string().max(CONTACT_LENGTH.name).optional().meta({ description: 'Of a visitor' }),
      email: z.string().max(CONTACT_LENGTH.email).optional().meta({ description: 'Of a visitor' }),
      phone: z.string().max(CONTACT_LENGTH.phone).optional(),
      reference: z.string().max(64).optional(),
      meter_number: z.string().max(20).optional(),
      known: z
        .string()
        .max(TICKET_MOST.message)
        .optional()
        .meta({ description: 'What the chat has found out so far; shown as not checked' }),
      proof: z.string().max(2_000).optional().meta({ description: 'The solved robot check, of a visitor' }),
      ...attachments,
    }),
    answers: { 200: z.object({ number, message: z.string() }), 400: problem, 429: tooMany },
  },
  tickets: {
    input: z.object({ ...paged, state: z.enum(TICKET_STATES).optional(), term: z.string().trim().max(100).optional() }),
    answers: {
      200: z.object({
        tickets: z.array(z.object({ ...listed, unread }).meta({ id: 'Ticket' })),
        total: z.number().int(),
        page: z.number().int(),
        unread: z.number().int().meta({ description: 'How many have something new' }),
      }),
      ...refused,
    },
  },
  ticketNews: {
    input: z.object({}),
    answers: {
      200: z.object({
        news: z
          .array(
            z.object({ number, topic: z.enum(TICKET_TOPICS), name: z.string(), own: z.boolean(), text: z.string() }),
          )
          .meta({ description: 'The last thing that was written on each, the latest first; a few of them' }),
        total: z.number().int().meta({ description: 'How many tickets have news' }),
        unread: z.number().int(),
      }),
      ...refused,
    },
  },
  ticket: {
    input: z.object({ number }),
    answers: {
      200: z.object({
        ...listed,
        email: z.string(),
        own: z.boolean().meta({ description: 'Opened by who reads it' }),
        visitor: z.boolean().meta({ description: 'Opened without an account, so that answers go out by mail alone' }),
        messages: z.array(message),
      }),
      ...refused,
    },
  },
  noteTicketRead: {
    input: z.object({ number, to: rowNumber }),
    answers: { 200: z.object({ unread: z.number().int() }), ...refused },
  },
  replyToTicket: {
    input: z.object({ number, key: z.string().min(8).max(64), message: written, ...attachments }),
    answers: { 200: z.object({ message: z.string(), state: z.enum(TICKET_STATES) }), ...refused, 429: tooMany },
  },
  closeTicket: {
    input: z.object({ number, closed: z.boolean() }),
    answers: { 200: z.object({ message: z.string(), state: z.enum(TICKET_STATES) }), ...refused },
  },
  ticketFile: {
    input: z.object({ number, id: z.uuid() }),
    answers: { 200: handedFile, ...refused },
  },
} as const satisfies Record<string, CallShapes>;
