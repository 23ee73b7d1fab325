import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { masked } from '#machines/kit/memory/masked.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { notChanged } from '#machines/kit/submitting/not-changed.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { newPassword } from './fields.ts';
import { refusedBy } from './refusals.ts';

const FIELDS = {
  oldPassword: {
    label: 'Old password',
    ask: `What is your old password? ${SENTENCES.passwordMasked}`,
    placeholder: 'Your old password',
    ...masked({ empty: SENTENCES.oldPasswordWanted }),
  },
  ...newPassword(MESSAGES.passwordRequired, 'New password'),
};

/** Changing the own password (S1 sections 5 and 7). Every other session ends; this one goes on under a new token. */
export function changePassword(deps: FlowDeps): Flow {
  const { services, renewed, wait } = deps;
  return submitting(deps, {
    name: 'change-password',
    version: 3,
    title: MESSAGES.changePassword,
    fields: FIELDS,
    asked: ['oldPassword', 'password', 'confirmPassword'],
    words: { send: MESSAGES.changePassword, sending: 'Changing your password' },
    unreachable: MESSAGES.passwordFailed,
    proof: provesAgain(services),
    async send({ value, person }, signal) {
      await wait('profileSubmit', signal);
      const input = {
        oldPassword: value('oldPassword'),
        newPassword: value('password'),
        ...(person && { userId: person.id }),
      };
      const answer = await services.changePassword(input, signal);
      if (answer.status === 200) {
        renewed(answer.data.token);
        return taken(MESSAGES.passwordChanged);
      }
      if (answer.status === 429) return refused(answer.data.message);
      if (answer.status !== 400) return notChanged(answer, MESSAGES.passwordFailed);
      // Any other word of the server is about the old password, and only that is typed again.
      return answer.data.code.startsWith('password-')
        ? refusedBy(answer)
        : refused(answer.data.message, { clears: ['oldPassword'] });
    },
  });
}
