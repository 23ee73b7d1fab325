import { MESSAGES } from '#catalogues/messages.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type Taken, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatToken } from '#machines/kit/writing/format.ts';
import { TOPUP_REF } from './fields.ts';
import { refusal } from './sent.ts';

/**
 * Retrying a paid order (S2 sections 2 and 7). It is safe to repeat, so nothing is asked before: the vendor is asked what
 * became of it, and one that has its token answers with it (DECISIONS 9, 17).
 */
export function retryTopup(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'retry-topup',
    version: 1,
    title: 'Retry a top-up',
    fields: { topupRef: TOPUP_REF },
    asked: ['topupRef'],
    atOnce: true,
    words: { send: MESSAGES.retry, sending: 'Asking the vendor about it' },
    unreachable: MESSAGES.networkFailure,
    async send({ value }, signal) {
      const answer = await services.retryTopup({ topupRef: value('topupRef') }, signal);
      if (answer.status !== 200) return refusal(answer, 'topupRef', MESSAGES.networkFailure);
      changed('rows');
      return cameOf(answer.data);
    },
  });
}

interface Retried {
  readonly state: string;
  readonly reason: string | null;
  readonly topupToken: string | null;
}

/** The token or the reason, as the call answers them. */
function cameOf({ state, reason, topupToken }: Retried): Taken {
  if (topupToken !== null) return taken(`It is delivered. The token is ${formatToken(topupToken)}.`);
  if (state === 'fulfilled') return taken(reason ?? 'It is delivered.');
  return { kind: 'sent', say: [{ tone: 'warning', text: reason ?? MESSAGES.retryUnsuccessful }] };
}
