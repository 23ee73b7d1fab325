import { z } from 'zod';
import type { TicketView } from '#machines/pages/tickets/view.ts';
import { action, badge, labelled } from './parts-out.ts';

const ticket = z.strictObject({
  number: z.string(),
  about: z.string(),
  badge,
  facts: z.array(labelled),
  messages: z.array(
    z.strictObject({
      id: z.int(),
      side: z.enum(['own', 'other', 'portal']),
      by: z.string(),
      when: z.string(),
      text: z.string(),
      files: z.array(z.strictObject({ id: z.string(), name: z.string(), detail: z.string(), picture: z.boolean() })),
    }),
  ),
  note: z.string().nullable(),
  reply: action,
  actions: z.array(action),
});

/** What the page of a ticket has come to. */
export const ticketOut = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('loading') }),
  z.strictObject({ state: z.literal('failed'), problem: z.string() }),
  z.strictObject({
    state: z.literal('shown'),
    view: ticket,
    fetching: z.string().nullable(),
    notice: z.string().nullable(),
    picture: z.strictObject({ name: z.string(), address: z.string() }).nullable(),
  }),
]);

/** Fails to compile where a ticket can show something that the shape does not name. */
export const TICKET_IS_NAMED: keyof TicketView extends keyof z.output<typeof ticket> ? true : never = true;
