import { MESSAGES } from '#catalogues/messages.ts';
import { ACCOUNT_PAGES } from '#catalogues/sentences/controls.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { LINK_TOKEN, newPassword, PERSON_FIELDS } from './fields.ts';
import { refusedBy } from './refusals.ts';

/** Having a link mailed that sets a new password (S3 section 4.8). The result offers Resend, which returns to the form. */
export function forgotPassword(deps: FlowDeps): Flow {
  const { services, wait } = deps;
  return submitting(deps, {
    name: 'forgot-password',
    version: 1,
    title: MESSAGES.forgotPassword,
    fields: { email: { ...PERSON_FIELDS.email, ask: 'Which e-mail address is your account under?' } },
    asked: ['email'],
    known: ({ email }) => ({ email }),
    words: { send: 'Send the link', sending: 'Asking for a link' },
    unreachable: SENTENCES.resetLinkNotSent,
    async send({ value }, signal) {
      await wait('resetSubmit', signal);
      const answer = await services.forgotPassword({ email: value('email') }, signal);
      if (answer.status === 200 && answer.data.mailResponse === 'succeeded') {
        return taken(SENTENCES.resetLinkSent(value('email')));
      }
      if (answer.status === 429) return refused(answer.data.message);
      return { kind: 'sent', say: refused(SENTENCES.resetLinkNotSent).say };
    },
    after: { back: 'Resend', leave: 'Close' },
  });
}

/** Setting a new password with a mailed link (S3 section 4.8). */
export function resetPassword(deps: FlowDeps): Flow {
  const { services, wait } = deps;
  return submitting(deps, {
    name: 'reset-password',
    version: 1,
    title: ACCOUNT_PAGES.resetPassword,
    fields: { ...LINK_TOKEN, ...newPassword(MESSAGES.noPasswordProvided, 'New password') },
    asked: ['password', 'confirmPassword'],
    given: { names: ['token'], missing: SENTENCES.resetLinkSpent },
    words: { send: 'Set password', sending: 'Setting your password' },
    unreachable: MESSAGES.networkFailure,
    // One message at the field, the other on submit (DECISIONS 32).
    complaint: ({ problems, values }) =>
      (values.confirmPassword ?? '') !== '' && problems.confirmPassword !== undefined
        ? MESSAGES.passwordsDoNotMatch
        : null,
    async send({ value }, signal) {
      await wait('resetSubmit', signal);
      const answer = await services.replacePassword({ token: value('token'), newpassword: value('password') }, signal);
      if (answer.status === 200) return taken(answer.data.message);
      if (answer.status === 400 || answer.status === 429) return refusedBy(answer);
      return refused(MESSAGES.networkFailure);
    },
    after: { reads: 'resetRedirect' },
  });
}
