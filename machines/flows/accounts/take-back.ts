import { MESSAGES } from '#catalogues/messages.ts';
import { ACCOUNT_PAGES } from '#catalogues/sentences/controls.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { LINK_TOKEN, newPassword } from './fields.ts';
import { refusedBy } from './refusals.ts';

/**
 * Taking back a changed e-mail address or meter with the link that told of it, by a new password. Nobody has to be signed in, and
 * every session of the account ends.
 */
export function takeBack(deps: FlowDeps): Flow {
  const { services, wait, signedOut } = deps;
  return submitting(deps, {
    name: 'take-back',
    version: 1,
    title: ACCOUNT_PAGES.takeBack,
    fields: { ...LINK_TOKEN, ...newPassword(MESSAGES.noPasswordProvided, 'New password') },
    asked: ['password', 'confirmPassword'],
    given: { names: ['token'], missing: SENTENCES.takeBackSpent },
    words: { send: 'Take it back', sending: 'Taking it back' },
    say: ({ answers }) => (answers.values.token ? [{ tone: 'info', text: SENTENCES.takeBackAsked }] : []),
    unreachable: MESSAGES.networkFailure,
    async send({ value, person }, signal) {
      await wait('resetSubmit', signal);
      const answer = await services.takeBack({ token: value('token'), newpassword: value('password') }, signal);
      if (answer.status === 200) {
        const { message, account } = answer.data;
        if (person?.id === account) signedOut(message);
        return taken(message);
      }
      // A link that was refused once will not be taken later.
      if (answer.status === 400 && answer.data.code === 'link-spent') {
        return refused(answer.data.message, { clears: ['token'] });
      }
      if (answer.status === 400 || answer.status === 429) return refusedBy(answer);
      return refused(MESSAGES.networkFailure);
    },
  });
}
