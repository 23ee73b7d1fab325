import { MESSAGES } from '#catalogues/messages.ts';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { LINK_TOKEN } from './fields.ts';

/** Confirming an e-mail address with a mailed link (DECISIONS 20): opening the link is all there is to do. */
export function confirmEmail(deps: FlowDeps): Flow {
  const { services, renewed } = deps;
  return submitting(deps, {
    name: 'confirm-email',
    version: 1,
    title: 'Confirm your e-mail address',
    fields: LINK_TOKEN,
    asked: [],
    given: { names: ['token'], missing: SENTENCES.confirmLinkSpent },
    atOnce: true,
    words: { send: CONTROLS.again, sending: 'Confirming your e-mail address' },
    unreachable: MESSAGES.networkFailure,
    async send({ value }, signal) {
      const answer = await services.confirmEmail({ token: value('token') }, signal);
      if (answer.status === 200) {
        if (answer.data.token !== undefined) renewed(answer.data.token);
        return taken(answer.data.message);
      }
      if (answer.status === 429) return refused(answer.data.message);
      // A link that was refused once will not be taken later.
      return answer.status === 400
        ? refused(answer.data.message, { clears: ['token'] })
        : refused(MESSAGES.networkFailure);
    },
  });
}

/** Having the verification mail sent again (DECISIONS 31). */
export function resendConfirmation(deps: FlowDeps): Flow {
  const { services } = deps;
  return submitting(deps, {
    name: 'resend-confirmation',
    version: 1,
    title: 'Send the verification mail again',
    fields: {},
    asked: [],
    atOnce: true,
    words: { send: 'Send again', sending: 'Sending you a new link' },
    unreachable: MESSAGES.networkFailure,
    async send(_, signal) {
      const answer = await services.resendConfirmation({}, signal);
      if (answer.status === 200) return taken(answer.data.message);
      // There is nothing to send: that is the answer, and no reason to try again.
      if (answer.status === 400 && answer.data.code === 'confirmed') return taken(answer.data.message);
      if (answer.status === 400 || answer.status === 429) return refused(answer.data.message);
      return refused(MESSAGES.networkFailure);
    },
  });
}
