import type { Services } from '#catalogues/calls/services.ts';
import { SIGN_INS } from '#catalogues/sentences/estate/sign-ins.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { SECOND_FACTOR as SAID } from '#catalogues/sentences/second-factor.ts';
import type { AccountScript } from './accounts.ts';
import { scriptedWays } from './scripted-ways.ts';

/** The code that the scripted app shows, and what an account has then. */
export const SHOWN = '246810';
export const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const RECOVERY_CODES = ['abcde-fghij', 'kmnpq-rstuv'] as const;

type Calls =
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'proveAgain'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor'
  | 'resetSecondFactor'
  | 'changeSignIn';

const problem = (code: string, message: string) => ({ status: 400, data: { code, message } }) as const;

/** The calls about second factors and the sign-in of others, answered from a script. */
export function scriptedSecondFactors(
  script: Pick<AccountScript, 'password' | 'secondFactor' | 'ownPasskeys' | 'secondFactorMissing' | 'provesAgain'>,
  note: (name: string, input: unknown) => void,
): Pick<Services, Calls> {
  const asks = () =>
    script.provesAgain
      ? ({
          status: 403,
          data: { code: 'prove-again', message: SAID.proveAgain, ways: scriptedWays(script) },
        } as const)
      : null;
  const proof = (password: string) =>
    password === script.password ? null : problem('wrong-password', SENTENCES.passwordWrong);
  return {
    async beginSecondFactor({ password }) {
      note('beginSecondFactor', null);
      return (
        asks() ??
        proof(password) ?? { status: 200, data: { key: KEY, uri: `otpauth://totp/Wattchat:ada?secret=${KEY}` } }
      );
    },
    async confirmSecondFactor({ second_factor, password }) {
      note('confirmSecondFactor', second_factor);
      const unproven = proof(password);
      if (unproven !== null) return unproven;
      if (second_factor !== SHOWN) return problem('wrong-code', SAID.wrong);
      script.secondFactor = SHOWN;
      script.secondFactorMissing = false;
      return { status: 200, data: { message: SAID.set, recovery_codes: [...RECOVERY_CODES] } };
    },
    async proveAgain({ second_factor }) {
      note('proveAgain', second_factor);
      if (second_factor !== script.secondFactor) return problem('wrong-code', SAID.wrong);
      script.provesAgain = false;
      return { status: 200, data: { message: SAID.proved } };
    },
    async renewRecoveryCodes({ password }) {
      note('renewRecoveryCodes', null);
      return (
        asks() ??
        proof(password) ?? { status: 200, data: { message: SAID.renewed, recovery_codes: [...RECOVERY_CODES] } }
      );
    },
    async removeSecondFactor({ password }) {
      note('removeSecondFactor', null);
      const first = asks() ?? proof(password);
      if (first !== null) return first;
      script.secondFactor = null;
      script.ownPasskeys = [];
      return { status: 200, data: { message: SAID.removed } };
    },
    async resetSecondFactor({ user_id, password }) {
      note('resetSecondFactor', { user_id });
      return asks() ?? proof(password) ?? { status: 200, data: { message: SAID.reset('Bola Ade') } };
    },
    async changeSignIn({ user_id, what, password }) {
      note('changeSignIn', { user_id, what });
      return asks() ?? proof(password) ?? { status: 200, data: { message: SIGN_INS.changes[what].done('Bola Ade') } };
    },
  };
}
