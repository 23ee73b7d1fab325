import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { DelayName } from '#catalogues/delays.ts';
import { DOORS, type Door, type DoorName } from '#catalogues/doors.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PASSKEYS_SAID } from '#catalogues/sentences/passkeys.ts';
import type { Fields } from '#machines/kit/field.ts';
import { emailAddress } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { masked } from '#machines/kit/memory/masked.ts';
import { PROOF, type Refused, refused, type Sent, taken } from '#machines/kit/submitting/form.ts';
import { codeField, notByPasskey, passkeyRefused, withoutPasskey } from '#machines/kit/submitting/passkey.ts';
import { codeRefused, factorWanted } from '#machines/kit/submitting/proving.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { PERSON_FIELDS } from './fields.ts';

const FLOWS = { login: 'sign-in', admin: 'sign-in-admin', modal: 'sign-in-modal' } as const satisfies Record<
  DoorName,
  string
>;

const WAITS = {
  login: 'signInSubmit',
  admin: 'adminSignInSubmit',
  modal: 'adminSignInSubmit',
} as const satisfies Record<DoorName, DelayName>;

/**
 * Signing in through one of the doors (S3 section 4.6, DECISIONS 11): e-mail, then a masked password, then a passkey or a code where the
 * account has a second factor. Who comes in where is
 * the server's to say; a wrong password is asked for again, and anything else keeps it.
 */
export const signInThrough =
  (name: DoorName) =>
  (deps: FlowDeps): Flow => {
    const { services, signedIn, wait } = deps;
    const door: Door = DOORS[name];
    return submitting(deps, {
      name: FLOWS[name],
      version: 5,
      title: door.title,
      fields: fieldsOf(door),
      asked: ['email', 'password'],
      words: { send: 'Sign in', sending: 'Signing you in' },
      unreachable: MESSAGES.networkFailure,
      proof: {
        field: codeField,
        /** Each try is one of its own: the server keeps nothing of a password but what the passkey is to sign. */
        async present({ value }, passkeys, signal) {
          const given = { email: value('email'), password: value('password'), door: name } as const;
          const begun = await services.signIn({ ...given, begin_passkey: true }, signal);
          if (begun.status !== 400 || begun.data.code !== 'second-factor-wanted') return cameIn(begun);
          if (begun.data.asked === undefined) return passkeyRefused(PASSKEYS_SAID.noneHere);
          const came = await passkeys.get(begun.data.asked, signal);
          if (came.kind !== 'given') return notByPasskey(withoutPasskey(came));
          return cameIn(await services.signIn({ ...given, passkey: came.answer }, signal));
        },
      },
      async send({ value }, signal) {
        await wait(WAITS[name], signal);
        const code = value(PROOF);
        const given = { email: value('email'), password: value('password'), door: name } as const;
        return cameIn(await services.signIn({ ...given, ...(code !== '' && { second_factor: code }) }, signal));
      },
    });

    function cameIn(answer: CallAnswer<'signIn'>): Sent {
      if (answer.status !== 200) return refusalOf(answer);
      // An answer without a token is none that the portal should give (S3 section 7).
      if (!answer.data.token) return refused(MESSAGES.signInServerError);
      signedIn(answer.data.token, name);
      return taken();
    }
  };

function fieldsOf({ emailRequired, passwordRequired }: Door): Fields {
  return {
    email: {
      ...PERSON_FIELDS.email,
      schema: emailAddress({ empty: emailRequired, invalid: MESSAGES.emailInvalid }),
    },
    password: {
      label: 'Password',
      ask: `And your password? ${SENTENCES.passwordMasked}`,
      placeholder: 'Your password',
      ...masked(passwordRequired === null ? {} : { empty: passwordRequired }),
    },
  };
}

function refusalOf(answer: Exclude<CallAnswer<'signIn'>, { status: 200 }>): Refused {
  if (answer.status === 429) return refused(answer.data.message);
  if (answer.status !== 400) return refused(MESSAGES.signInServerError);
  const { code, message } = answer.data;
  if (code === 'second-factor-wanted') return factorWanted(answer.data);
  if (code === 'wrong-code' || code === 'used-code') return codeRefused(answer);
  if (code === 'wrong-passkey' || code === 'passkey-over') return passkeyRefused(message);
  if (code !== 'wrong-door') return refused(message, { clears: ['password'] });
  // The password may be right: another door takes it (DECISIONS 11).
  const elsewhere = { tone: 'info', text: SENTENCES.orSignInAt(DOORS.login.path) } as const;
  return { kind: 'refused', say: [...refused(message).say, elsewhere] };
}
