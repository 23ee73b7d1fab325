import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Values } from '#machines/kit/field.ts';
import { optional } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { dialled } from '#machines/kit/reading/phone.ts';
import { type FormAt, refused, taken } from '#machines/kit/submitting/form.ts';
import { notChanged } from '#machines/kit/submitting/not-changed.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { OWN_PASSWORD, PERSON_FIELDS } from './fields.ts';
import { refusedProof } from './refusals.ts';

const { firstName, lastName, email, phone } = PERSON_FIELDS;

const FIELDS = {
  firstName: { ...firstName, ask: 'What should your first name be?', schema: optional(firstName.schema) },
  lastName: { ...lastName, ask: 'What should your last name be?', schema: optional(lastName.schema) },
  email: { ...email, ask: 'What should your e-mail address be?', schema: optional(email.schema) },
  phone: { ...phone, ask: 'What should your phone number be?', schema: optional(phone.schema) },
};

const CHANGED = ['firstName', 'lastName', 'email', 'phone'] as const;

/**
 * Changing the own profile (S1 sections 5 and 7): only what is filled in is sent. Another e-mail address asks for the password.
 * What the chat heard is read back first.
 */
export function updateProfile(deps: FlowDeps): Flow {
  const { services, renewed, wait } = deps;
  return submitting(deps, {
    name: 'update-profile',
    version: 4,
    title: MESSAGES.updateProfile,
    fields: { ...FIELDS, password: OWN_PASSWORD },
    asked: (at) => (isNewEmail(at) ? [...CHANGED, 'password'] : CHANGED),
    words: { send: 'Save changes', sending: 'Saving your changes' },
    say: ({ answers, notices }) =>
      notices.length > 0 || answers.reopened !== null || isChanged(answers.values) ? [] : [ASK],
    complaint: ({ values }) => (isChanged(values) ? null : MESSAGES.noChanges),
    unreachable: MESSAGES.profileFailed,
    proof: provesAgain(services),
    confirm: { yes: 'Save changes' },
    summary: ({ answers }) =>
      CHANGED.flatMap((name) => {
        const value = answers.values[name] ?? '';
        return value === '' ? [] : [{ label: FIELDS[name].label, value }];
      }),
    async send(sending, signal) {
      await wait('profileSubmit', signal);
      const { answers, value } = sending;
      const password = isNewEmail(sending) ? { password: value('password') } : {};
      const answer = await services.updateProfile({ ...changesOf(answers.values), ...password }, signal);
      if (answer.status === 200) {
        renewed(answer.data.token);
        return taken(answer.data.message);
      }
      if (answer.status === 400 || answer.status === 429) return refusedProof(answer) ?? refused(answer.data.message);
      return notChanged(answer, MESSAGES.profileFailed);
    },
  });
}

const ASK = { tone: 'plain', text: SENTENCES.changesAsked } as const;

/** True where the address becomes another one: whoever only holds an open session cannot do that. */
function isNewEmail({ person, answers }: FormAt): boolean {
  const email = (answers.values.email ?? '').trim().toLowerCase();
  return email !== '' && email !== person?.email.toLowerCase();
}

function isChanged(values: Values): boolean {
  return CHANGED.some((name) => (values[name] ?? '') !== '');
}

function changesOf({ firstName = '', lastName = '', email = '', phone = '' }: Values) {
  return {
    ...(firstName !== '' && { first_name: firstName }),
    ...(lastName !== '' && { last_name: lastName }),
    ...(email !== '' && { email }),
    ...(phone !== '' && { phone: dialled(phone) }),
  };
}
