import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Values } from '#machines/kit/field.ts';
import { optional } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { dialled } from '#machines/kit/reading/phone.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { PERSON_FIELDS } from './fields.ts';
import { refusedBy } from './refusals.ts';

const { firstName, lastName, email, phone } = PERSON_FIELDS;

const FIELDS = {
  firstName: { ...firstName, ask: 'What should your first name be?', schema: optional(firstName.schema) },
  lastName: { ...lastName, ask: 'What should your last name be?', schema: optional(lastName.schema) },
  email: { ...email, ask: 'What should your e-mail address be?', schema: optional(email.schema) },
  phone: { ...phone, ask: 'What should your phone number be?', schema: optional(phone.schema) },
};

const ASKED = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Changing the own profile (S1 sections 5 and 7): only what is filled in is sent. What the chat heard is read back first. */
export function updateProfile(deps: FlowDeps): Flow {
  const { services, renewed, wait } = deps;
  return submitting(deps, {
    name: 'update-profile',
    version: 1,
    title: MESSAGES.updateProfile,
    fields: FIELDS,
    asked: ASKED,
    words: { send: 'Save changes', sending: 'Saving your changes' },
    say: ({ answers, notices }) =>
      notices.length > 0 || answers.reopened !== null || isChanged(answers.values) ? [] : [ASK],
    complaint: ({ values }) => (isChanged(values) ? null : MESSAGES.noChanges),
    unreachable: MESSAGES.profileFailed,
    confirm: { yes: 'Save changes' },
    summary: ({ answers }) =>
      ASKED.flatMap((name) => {
        const value = answers.values[name] ?? '';
        return value === '' ? [] : [{ label: FIELDS[name].label, value }];
      }),
    async send({ answers, value }, signal) {
      await wait('profileSubmit', signal);
      const answer = await services.updateProfile(changesOf(answers.values), signal);
      if (answer.status === 200) {
        renewed(answer.data.token);
        return taken(value('email') === '' ? SENTENCES.profileUpdated : SENTENCES.profileNewEmail(value('email')));
      }
      if (answer.status === 400 || answer.status === 429) return refusedBy(answer);
      return refused(MESSAGES.profileFailed);
    },
  });
}

const ASK = { tone: 'plain', text: SENTENCES.changesAsked } as const;

function isChanged(values: Values): boolean {
  return ASKED.some((name) => (values[name] ?? '') !== '');
}

function changesOf({ firstName = '', lastName = '', email = '', phone = '' }: Values) {
  return {
    ...(firstName !== '' && { first_name: firstName }),
    ...(lastName !== '' && { last_name: lastName }),
    ...(email !== '' && { email }),
    ...(phone !== '' && { phone: dialled(phone) }),
  };
}
