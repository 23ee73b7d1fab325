import type { CallAnswer } from '#catalogues/calls/services.ts';
import { NO_ESTATE_ID } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Awaits } from '#catalogues/residents.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { SIGN_UP_CODE_SAID as SAID } from '#catalogues/sentences/sign-up-code.ts';
import type { Field } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { masked } from '#machines/kit/memory/masked.ts';
import { dialled } from '#machines/kit/reading/phone.ts';
import { PROOF, type Refused, refused, type Sending, taken } from '#machines/kit/submitting/form.ts';
import { codeRefused } from '#machines/kit/submitting/proving.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { Say } from '#machines/kit/view.ts';
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
 * asks for the meter number only; nothing else is typed again. Where the server proves the address first, its answer says so, and the code that
 * was mailed is asked for then.
 */
export function signUp(deps: FlowDeps): Flow {
  const { services, signedIn, wait } = deps;
  return submitting<MeterFacts>(deps, {
    name: 'sign-up',
    version: 2,
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
    proof: {
      field: () => MAILED_CODE,
      mailed: {
        say: ({ answers: { values } }) => [{ tone: 'info', text: SAID.mailed(values.email ?? '') }],
        again: SAID.again,
        elsewhere: { field: 'email', label: SAID.elsewhere },
      },
    },
    async send(sending, signal) {
      const code = sending.value(PROOF);
      const { codeFor } = sending;
      if (code === '') await wait('signUpSubmit', signal);
      const given = { ...(code !== '' && { code }), ...(codeFor !== undefined && { code_for: codeFor }) };
      const answer = await services.signUp({ ...accountOf(sending), ...given }, signal);
      if (answer.status === 200 && answer.data.token) {
        signedIn(answer.data.token, 'sign-up');
        const { awaits = 'confirmation' } = answer.data;
        return taken(SENTENCES.signedUp, ...followedBy(awaits, sending.value('email')));
      }
      if (answer.status === 429 && codeFor !== undefined) return stillProving(answer.data.message);
      if (answer.status === 429) return refusedBy(answer);
      if (answer.status === 400) return wantsCode(answer.data, codeFor !== undefined) ?? refusedBy(answer);
      return refused(MESSAGES.signUpServerError);
    },
  });
}

/** The code that was mailed to the address. */
const MAILED_CODE: Field = {
  label: SAID.label,
  ask: SAID.ask,
  placeholder: SAID.placeholder,
  ...masked({ empty: SAID.wanted, shape: SAID.noCode }, { code: 'digits' }),
};

type Problem = Extract<CallAnswer<'signUp'>, { status: 400 }>['data'];

/** What a refusal says of the mailed code: it is wanted, or the one that was given is wrong. Null: it is about something else. */
function wantsCode({ code, code_for: codeFor, message }: Problem, isAgain: boolean): Refused | null {
  if (code === 'code-wrong') return codeRefused({ data: { message } });
  if (codeFor === undefined) return null;
  const late = code === 'code-late';
  const said: readonly Say[] = late ? [{ tone: 'warning', text: message }] : [{ tone: 'success', text: SAID.onItsWay }];
  return { kind: 'refused', say: late || isAgain ? said : [], clears: [PROOF], proof: true, codeFor };
}

/** Too many tries: the code is asked for still. */
const stillProving = (message: string): Refused => ({
  ...refused(message),
  ...{ clears: [PROOF], proof: true },
});

/** What follows for a new account, by what it waits for. */
function followedBy(awaits: Awaits, email: string): readonly string[] {
  if (awaits === 'confirmation') return [SENTENCES.registered(email)];
  return awaits === 'verification' ? [SENTENCES.awaitsVerification] : [];
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
