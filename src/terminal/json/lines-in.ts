import { z } from 'zod';

const values = z.record(z.string(), z.union([z.string(), z.number().transform(String)]));

/** An event of the open flow (ARCHITECTURE, A flow). */
const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('FILL'), values }),
  z.strictObject({
    type: z.enum(['NEXT', 'BACK', 'CONFIRM', 'TRANSFER', 'CREDIT', 'CARD', 'DECLINE', 'CANCEL', 'RETRY', 'PASSKEY']),
  }),
  z.strictObject({ type: z.literal('EDIT'), field: z.string() }),
  z.strictObject({ type: z.literal('PAGE'), at: z.int() }),
  z.strictObject({ type: z.literal('WIDGET'), result: z.enum(['captured', 'failed', 'closed', 'unavailable']) }),
]);

/** An event of the list, or of the ticket, that is open. Days are `YYYY-MM-DD`, or empty. */
const pageEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('SEARCH'), name: z.string().default(''), meterNumber: z.string().default('') }),
  z.strictObject({ type: z.literal('DATES'), from: z.string(), to: z.string() }),
  z.strictObject({ type: z.literal('CHOOSE'), name: z.string(), value: z.string() }),
  z.strictObject({ type: z.enum(['CLEAR', 'REFRESH', 'CLOSE']) }),
  /** `tab`: of another file beside, as the toolbar names it. */
  z.strictObject({ type: z.literal('EXPORT'), tab: z.string().optional() }),
  z.strictObject({ type: z.literal('TAB'), name: z.string() }),
  z.strictObject({ type: z.literal('PAGE'), at: z.int().min(1) }),
  /** Of a ticket: one of its files is to be kept. */
  z.strictObject({ type: z.literal('KEEP'), file: z.string() }),
  z.strictObject({ type: z.literal('ACT'), row: z.string(), action: z.string() }),
]);

/** Where what is handed out is saved; without it files come in the answer. */
const to = z.string().min(1).optional();

/** A line that a program sends. */
export const lineIn = z.union([
  /** A sentence, as a person types it. */
  z.strictObject({ say: z.string(), to }),
  /** What a button of the open step does. */
  z.strictObject({ event }),
  /** A test card for the card window that is open, with the bank's one-time code where it asks for one. */
  z.strictObject({ card: z.string(), code: z.string().optional() }),
  /** A masked answer; it never comes back. */
  z.strictObject({ secret: z.string() }),
  /** The path of a file; `field` names its question where a step asks for several. */
  z.strictObject({ file: z.string(), field: z.string().optional() }),
  /** A file that the open step offers, by its name. */
  z.strictObject({ keep: z.string(), to }),
  /** A page, by its address in the portal, e.g. `/estates?name=palm`, or a mailed link. */
  z.strictObject({ open: z.string() }),
  /** A flow by its name, with answers that are known already; what a row's `leads` names. */
  z.strictObject({ start: z.string(), values: values.optional() }),
  z.strictObject({ page: pageEvent, to }),
  /** Back from the page to the chat. */
  z.strictObject({ leave: z.literal(true) }),
]);

/** A line that a program sends, read. */
export type LineIn = z.output<typeof lineIn>;
