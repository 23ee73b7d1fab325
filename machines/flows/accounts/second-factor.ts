import type { FactorWay } from '#catalogues/factor-ways.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SECOND_FACTOR as SAID } from '#catalogues/sentences/second-factor.ts';
import { SECOND_FACTOR_TITLES } from '#catalogues/sentences/second-factor-titles.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { CODE } from '#machines/kit/submitting/passkey.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { factorWanted } from '#machines/kit/submitting/proving.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';
import { notDone, PASSWORD, recoveryCodesOf, withRecoveryCodes } from './factor-answers.ts';

const FIRST_CODE: Field = { ...CODE, ask: SAID.setUp.ask };

/**
 * Setting up a second factor, or another one in its place: the password first, then a key for an app, confirmed with one code of it. Key
 * and recovery codes are shown and stand in no snapshot (`reveal`).
 */
export function setSecondFactor(deps: FlowDeps): Flow {
  const { services, secrets, changed } = deps;
  const form = submitting(deps, {
    name: 'set-second-factor',
    version: 2,
    title: SECOND_FACTOR_TITLES.title,
    fields: { password: PASSWORD, code: FIRST_CODE },
    gate: {
      asked: ['password'],
      say: [{ tone: 'plain', text: SAID.setUp.first }],
      words: { send: SAID.goOn, sending: SAID.setUp.beginning },
      async pass({ runId, value }, signal) {
        const answer = await services.beginSecondFactor({ password: value('password') }, signal);
        if (answer.status !== 200) return notDone(answer);
        secrets.put(runId, SHOWN_KEY, answer.data.key);
        secrets.put(runId, SHOWN_URI, answer.data.uri);
        return null;
      },
    },
    asked: ['code'],
    words: { send: SAID.setUp.send, sending: SAID.setUp.sending },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    reveals: { asking: 'authenticator-key', sent: 'recovery-codes' },
    // What was wrong with an answer is said by itself.
    say: ({ answers: { problems } }) => (problems.code ? [] : [{ tone: 'plain', text: SAID.setUp.told }]),
    async send({ runId, value }, signal) {
      const given = { second_factor: value('code'), password: value('password') };
      const answer = await services.confirmSecondFactor(given, signal);
      if (answer.status === 200) {
        changed('person');
        for (const name of [SHOWN_KEY, SHOWN_URI]) secrets.forget(runId, name);
        const { message, recovery_codes: codes } = answer.data;
        return withRecoveryCodes(deps, runId, { message, codes });
      }
      const came = notDone(answer);
      // Without a key to confirm it begins anew, with the password.
      const isOver = answer.status === 400 && answer.data.code === 'key-over';
      return came.proof ? came : { ...came, clears: ['code', ...(came.clears ?? []), ...(isOver ? ['password'] : [])] };
    },
    after: { kept: SAID.kept },
  });
  return {
    ...form,
    reveal: async (runId, what) => {
      if (what === 'recovery-codes') return recoveryCodesOf(deps, runId);
      const key = secrets.read(runId, SHOWN_KEY);
      const scan = secrets.read(runId, SHOWN_URI);
      return key === null || scan === null ? null : { scan, lines: [fours(key)] };
    },
  };
}

/** New recovery codes in the place of the earlier ones; with the own password. */
export function newRecoveryCodes(deps: FlowDeps): Flow {
  const { services } = deps;
  const form = submitting(deps, {
    name: 'new-recovery-codes',
    version: 3,
    title: SECOND_FACTOR_TITLES.codesTitle,
    fields: { password: PASSWORD },
    asked: ['password'],
    byHand: ['password'],
    words: { send: SECOND_FACTOR_TITLES.codesTitle, sending: SAID.makingCodes },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    reveals: { sent: 'recovery-codes' },
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: () => SAID.codesDialog,
      yes: SAID.codesYes,
      no: SAID.codesNo,
      declined: { ends: SAID.codesKept },
    },
    async send({ runId, value }, signal) {
      const answer = await services.renewRecoveryCodes({ password: value('password') }, signal);
      if (answer.status !== 200) return notDone(answer);
      const { message, recovery_codes: codes } = answer.data;
      return withRecoveryCodes(deps, runId, { message, codes });
    },
    after: { kept: SAID.kept },
  });
  return { ...form, reveal: async (runId) => recoveryCodesOf(deps, runId) };
}

/** Taking the own second factor off, where the role may be without; with the own password. */
export function removeSecondFactor(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'remove-second-factor',
    version: 3,
    title: SECOND_FACTOR_TITLES.removeTitle,
    fields: { password: PASSWORD },
    asked: ['password'],
    byHand: ['password'],
    words: { send: SECOND_FACTOR_TITLES.removeTitle, sending: SAID.removing },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: () => SAID.removeDialog,
      yes: SAID.removeYes,
      no: SAID.removeNo,
      declined: { ends: SAID.removeKept },
    },
    async send({ value }, signal) {
      const answer = await services.removeSecondFactor({ password: value('password') }, signal);
      if (answer.status !== 200) return notDone(answer);
      changed('person');
      return taken(answer.data.message);
    },
  });
}

/** Giving a second factor before what asks for one and is no form, as an export. It asks as any form does that is refused without it. */
export function proveAgain(deps: FlowDeps): Flow {
  const { services } = deps;
  return submitting<readonly FactorWay[]>(deps, {
    name: 'give-code',
    version: 2,
    title: SECOND_FACTOR_TITLES.giveTitle,
    fields: {},
    asked: [],
    atOnce: true,
    words: { send: SAID.goOn, checking: SAID.lookingWhich, sending: SAID.looking },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    async check(_, signal) {
      const answer = await services.profile({}, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      const { second_factor: has, factor_ways: ways } = answer.data.user;
      return has ? { kind: 'good', facts: ways } : { kind: 'needless', why: SAID.none };
    },
    // Once it was given, it was done: there is nothing to send.
    send: async ({ facts, step }) => (step === undefined ? factorWanted({ ways: facts }) : taken(SAID.given)),
  });
}

/** What its row says of somebody; nobody is asked for it. */
const GIVEN: Field = {
  label: SAID.resetGiven,
  ask: '',
  kind: 'text',
  placeholder: '',
  schema: required(SAID.resetWhich),
};

/** Taking the second factor off the account of somebody who lost it, from the row where they stand; with the own password. */
export function resetSecondFactor(deps: FlowDeps): Flow {
  const { services } = deps;
  return submitting(deps, {
    name: 'reset-second-factor',
    version: 2,
    title: SECOND_FACTOR_TITLES.resetTitle,
    fields: { holder: GIVEN, said: GIVEN, password: PASSWORD },
    asked: ['password'],
    byHand: ['password'],
    given: { names: ['holder', 'said'], missing: SAID.resetWhich },
    words: { send: SAID.resetLabel, sending: SAID.resetting },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    say: ({ answers: { values } }) => (values.said ? [{ tone: 'plain', text: SAID.resetOf(values.said) }] : []),
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: ({ answers: { values } }) => ({ title: SAID.resetDialog(values.said ?? ''), lines: SAID.resetLines }),
      yes: SAID.resetYes,
      no: SAID.resetNo,
      declined: { ends: SAID.resetKept },
    },
    async send({ value }, signal) {
      const given = { user_id: value('holder'), password: value('password') };
      const answer = await services.resetSecondFactor(given, signal);
      return answer.status === 200 ? taken(answer.data.message) : notDone(answer);
    },
  });
}

/** What a run shows and no answer is: it stands beside its secrets, and goes with the run. */
const SHOWN_KEY = 'shownKey';
const SHOWN_URI = 'shownAddress';

/** A key as it is typed by hand, in groups of four. */
const fours = (key: string): string => key.replace(/.{4}(?=.)/g, '$& ');
