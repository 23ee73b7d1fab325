import { ATTACHMENT_PARTS } from '#catalogues/tickets.ts';
import type { Trouble } from './context.ts';

/** What a ticket is made of: whoever asks for one of these wants the ticket. */
const OF_A_TICKET: readonly string[] = [...ATTACHMENT_PARTS, 'message'];

/** The way to the end from anywhere: what was wrong has come right. */
export const settled = { target: 'done', actions: 'settle' } as const;

/** The way to the ticket from anywhere, with all that is known so far. */
export const toTicket = {
  guard: ({ event }: { readonly event: { readonly type: string; readonly field?: string } }) =>
    event.field !== undefined && OF_A_TICKET.includes(event.field),
  target: 'reporting',
  actions: 'quiet',
} as const;

/** Where it goes on while nothing is settled. */
export function unsettledWays({ symptoms }: Trouble) {
  return [
    ...(symptoms?.asked === 'delivered' ? [{ guard: 'asksSymptom', target: 'describing' } as const] : []),
    { guard: 'hasAdvice', target: 'advising' } as const,
    { target: 'reporting' } as const,
  ];
}
