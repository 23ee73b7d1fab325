import { MESSAGES } from '#catalogues/messages.ts';
import { TICKET_PAGE } from '#catalogues/sentences/support/ticket-page.ts';
import { refusal } from '#machines/flows/platform/sent.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { TICKET_FIELD, ticketNumber } from './ticket-fields.ts';

const CLOSED = choiceField(
  { label: 'State', ask: TICKET_PAGE.closeOrOpen, placeholder: '' },
  [
    { value: 'true', label: 'Close' },
    { value: 'false', label: 'Open again' },
  ],
  TICKET_PAGE.closeOrOpen,
);

/** Closing a ticket, or opening it again. Each undoes the other, so neither is asked about. */
export function closeTicket(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'close-ticket',
    version: 1,
    title: 'Close a ticket, or open it again',
    fields: { ticket: TICKET_FIELD, closed: CLOSED },
    asked: ['ticket', 'closed'],
    atOnce: true,
    words: { send: 'Save', sending: 'Saving the ticket' },
    unreachable: MESSAGES.networkFailure,
    async send({ value }, signal) {
      const number = ticketNumber(value('ticket')) ?? '';
      const answer = await services.closeTicket({ number, closed: value('closed') === 'true' }, signal);
      if (answer.status !== 200) return refusal(answer, 'ticket', MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
