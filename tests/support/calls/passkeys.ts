import type { passkeys } from '#catalogues/calls/own/passkeys.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PASSKEYS_SAID as SAID } from '#catalogues/sentences/passkeys.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import type { PasskeyCame, Passkeys } from '#machines/kit/flow.ts';
import { problem } from '../answers.ts';
import type { AccountScript } from './accounts.ts';
import { scriptedWays } from './scripted-ways.ts';
import { RECOVERY_CODES } from './second-factors.ts';

/** A passkey of the own account. */
export type OwnPasskey = Extract<CallAnswer<'ownPasskeys'>, { status: 200 }>['data']['passkeys'][number];

/** A passkey of a phone, and one of a computer. */
export const MY_PHONE: OwnPasskey = {
  ...{ id: '00000000-0000-4000-8000-0000000000b1', name: 'My phone', here: true },
  ...{ addedAt: '2026-11-20T08:00:00.000Z', lastUsedAt: '2026-11-24T08:00:00.000Z' },
};
export const MY_COMPUTER: OwnPasskey = {
  ...{ id: '00000000-0000-4000-8000-0000000000b2', name: 'My computer', here: true },
  ...{ addedAt: '2026-11-21T08:00:00.000Z', lastUsedAt: null },
};

/** What the scripted portal asks of a browser, and what it takes as the answer of one. */
export const ASKED = '{"challenge":"scripted"}';
export const SIGNED = '{"id":"scripted"}';

/** A browser that has a passkey, or answers otherwise; what it is asked is counted. */
export function browserWith(
  came: PasskeyCame = { kind: 'given', answer: SIGNED },
): Passkeys & { readonly asked: string[] } {
  const asked: string[] = [];
  const answers = (what: string) => async () => {
    asked.push(what);
    return came;
  };
  return { asked, create: answers('create'), get: answers('get') };
}

type Script = Pick<
  AccountScript,
  | 'password'
  | 'secondFactor'
  | 'ownPasskeys'
  | 'provesAgain'
  | 'secondFactorMissing'
  | 'canAddPasskeys'
  | 'besidePasskeys'
>;

/** The calls about passkeys, answered from a script. */
export function scriptedPasskeys(
  script: Script,
  note: (name: string, input: unknown) => void,
): Pick<Services, keyof typeof passkeys> {
  const refused = (code: string, message: string) => ({ status: 400, data: problem(message, code) }) as const;
  const asks = () =>
    script.provesAgain
      ? ({
          status: 403,
          data: { code: 'prove-again', message: SECOND_FACTOR.proveAgain, ways: scriptedWays(script) },
        } as const)
      : null;
  const proof = (password: string) =>
    password === script.password ? null : refused('wrong-password', SENTENCES.passwordWrong);
  const held = (id: string) => script.ownPasskeys.find((one) => one.id === id);
  return {
    async ownPasskeys() {
      note('ownPasskeys', null);
      const beside = script.secondFactor === null ? script.besidePasskeys : 'app';
      return { status: 200, data: { passkeys: [...script.ownPasskeys], can_add: script.canAddPasskeys, beside } };
    },
    async beginPasskey({ password }) {
      note('beginPasskey', null);
      return asks() ?? proof(password) ?? { status: 200, data: { asked: ASKED } };
    },
    async addPasskey({ name, password, passkey }) {
      note('addPasskey', { name, passkey });
      const unproven = proof(password);
      if (unproven !== null) return unproven;
      if (passkey !== SIGNED) return refused('wrong-passkey', SAID.wrongNew);
      const isFirst = scriptedWays(script).length === 0;
      script.ownPasskeys = [...script.ownPasskeys, { ...MY_COMPUTER, id: crypto.randomUUID(), name }];
      script.secondFactorMissing = false;
      const message = isFirst ? SAID.added(name) : SAID.addedToo(name);
      return { status: 200, data: { message, ...(isFirst && { recovery_codes: [...RECOVERY_CODES] }) } };
    },
    async namePasskey({ id, name }) {
      note('namePasskey', { id, name });
      const first = asks();
      if (first !== null) return first;
      if (held(id) === undefined) return refused('passkey-gone', SAID.gone);
      script.ownPasskeys = script.ownPasskeys.map((one) => (one.id === id ? { ...one, name } : one));
      return { status: 200, data: { message: SAID.named(name) } };
    },
    async removePasskey({ id, password }) {
      note('removePasskey', { id });
      const first = asks() ?? proof(password);
      if (first !== null) return first;
      const one = held(id);
      if (one === undefined) return refused('passkey-gone', SAID.gone);
      script.ownPasskeys = script.ownPasskeys.filter((other) => other.id !== id);
      const isLast = scriptedWays(script).length === 0;
      return { status: 200, data: { message: (isLast ? SAID.removedLast : SAID.removed)(one.name) } };
    },
    async beginPasskeyProof() {
      note('beginPasskeyProof', null);
      return script.ownPasskeys.length === 0
        ? refused('no-passkey', SAID.noneHere)
        : { status: 200, data: { asked: ASKED } };
    },
    async proveByPasskey({ passkey }) {
      note('proveByPasskey', passkey);
      if (passkey !== SIGNED) return refused('wrong-passkey', SAID.wrong);
      script.provesAgain = false;
      return { status: 200, data: { message: SECOND_FACTOR.proved } };
    },
  };
}
