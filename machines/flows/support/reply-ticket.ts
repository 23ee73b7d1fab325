import { MESSAGES } from '#catalogues/messages.ts';
import { ATTACHMENT_PARTS } from '#catalogues/tickets.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type Refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { filesOffered, REPLY_FIELD, REPLY_FILES, TICKET_FIELD, ticketNumber } from './ticket-fields.ts';

/** Writing on a ticket: the person to support, an administrator to the person. Its key is the run's: sent again it is the same reply. */
export function replyTicket(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'reply-ticket',
    version: 1,
    title: 'Reply to a ticket',
    fields: { ticket: TICKET_FIELD, message: REPLY_FIELD, ...REPLY_FILES },
    asked: ({ answers: { values } }) => ['ticket', 'message', ...filesOffered(values)],
    atOnce: true,
    words: { send: 'Send reply', sending: 'Sending your reply' },
    unreachable: MESSAGES.networkFailure,
    async send({ runId, value, file }, signal) {
      const number = ticketNumber(value('ticket')) ?? '';
      const chosen = ATTACHMENT_PARTS.map((part) => [part, file(part)] as const).filter(([, one]) => one !== null);
      const attached = Object.fromEntries(chosen.map(([part, one]) => [part, one ?? undefined]));
      const answer = await services.replyToTicket(
        { number, key: runId, message: value('message'), ...attached },
        signal,
      );
      if (answer.status !== 200) return refusedBy(answer.data, chosen);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** Why it was not sent, at the answer that is wrong. The server names the file that it does not take; the others stay. */
function refusedBy(
  { code, message }: { readonly code: string; readonly message: string },
  chosen: readonly (readonly [string, File | null])[],
): Refused {
  if (code === 'ticket-not-found') return { kind: 'refused', say: [], at: { field: 'ticket', problem: message } };
  const refused = { kind: 'refused', say: [{ tone: 'danger', text: message }] } as const;
  if (code !== 'file-not-taken') return refused;
  const named = chosen.filter(([, one]) => one !== null && message.startsWith(one.name));
  return { ...refused, clears: (named.length > 0 ? named : chosen).map(([part]) => part) };
}
