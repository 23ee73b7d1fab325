import { NO_ESTATE_ID } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { dialled } from '#machines/kit/reading/phone.ts';
import { refused, type Sending, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { newPassword, PERSON_FIELDS, SIGN_UP_METER, SIGN_UP_ROLE } from './fields.ts';
import { type MeterFacts, whoseMeter } from './meter.ts';
import { refusedBy } from './refusals.ts';

const { firstName, lastName, email, phone } = PERSON_FIELDS;

const FIELDS = {
  role: SIGN_UP_ROLE,
  firstName,
  lastName,
  email,
  meterNumber: SIGN_UP_METER,
  ...newPassword(MESSAGES.passwordRequired),
  phone,
};

/**
 * Opening an account (S3 section 4.7): whose meter it is, is found out and asked before anything is sent. 'No, try another'
 * asks for the meter number only; nothing else is typed again.
 */
export function signUp(deps: FlowDeps): Flow {
  const { services, signedIn, wait } = deps;
  return submitting<MeterFacts>(deps, {
    name: 'sign-up',
    version: 1,
    title: MESSAGES.signUpTitle,
    fields: FIELDS,
    asked: ['role', 'firstName', 'lastName', 'email', 'meterNumber', 'password', 'confirmPassword', 'phone'],
    words: { send: 'Sign up', checking: 'Checking your meter number', sending: 'Opening your account' },
    unreachable: MESSAGES.signUpServerError,
    unchecked: MESSAGES.meterNotVerified,
    check: (sending, signal) => whoseMeter(deps, sending, MESSAGES.meterNotVerified, signal),
    confirm: {
      dialog: ({ facts }) => ({
        title: SENTENCES.meterBelongsTo(facts?.estate ?? ''),
        lines: [SENTENCES.isThatYours],
      }),
      yes: { label: MESSAGES.yesContinue, formLabel: 'Continue' },
      no: MESSAGES.noTryAnother,
      declined: { reopens: 'meterNumber' },
    },
    async send(sending, signal) {
      await wait('signUpSubmit', signal);
      const answer = await services.signUp(accountOf(sending), signal);
      if (answer.status === 200 && answer.data.token) {
        signedIn(answer.data.token, 'sign-up');
        return taken(SENTENCES.signedUp, SENTENCES.registered(sending.value('email')));
      }
      if (answer.status === 400 || answer.status === 429) return refusedBy(answer);
      return refused(MESSAGES.signUpServerError);
    },
  });
}

function accountOf({ value, facts }: Sending<MeterFacts>) {
  return {
    first_name: value('firstName'),
    last_name: value('lastName'),
    phone: dialled(value('phone')),
    email: value('email'),
    password: value('password'),
    property_id: facts?.propertyId ?? NO_ESTATE_ID,
    meter_number: facts?.meterNumber ?? '',
    role: value('role') === 'service-owner' ? ('service-owner' as const) : ('service-user' as const),
  };
}
