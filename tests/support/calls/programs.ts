import type { programs } from '#catalogues/calls/own/programs.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import type { Scope } from '#catalogues/programs.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PROGRAMS_SAID as SAID } from '#catalogues/sentences/programs.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { problem } from '../answers.ts';
import type { AccountScript } from './accounts.ts';

/** A token of a program of the own account, as its list tells it. */
export type OwnProgram = Extract<CallAnswer<'programTokens'>, { status: 200 }>['data']['tokens'][number];

/** What a portal answers about programs, as data that a test can change. */
export interface ProgramsScript {
  ownPrograms: readonly OwnProgram[];
  canGive: readonly Scope[];
}

/** A program that reads payments every night, and one that was never used and is over. */
export const ACCOUNTING: OwnProgram = {
  ...{ id: '00000000-0000-4000-8000-0000000000c1', name: 'Accounting', scopes: ['histories:read', 'books:read'] },
  ...{ madeAt: '2026-11-20T08:00:00.000Z', expiresAt: '2027-02-18T08:00:00.000Z', over: false },
  ...{ lastUsedAt: '2026-11-24T01:00:00.000Z', lastUsedFrom: '198.51.100.7' },
};
export const OLD_SHEET: OwnProgram = {
  ...{ id: '00000000-0000-4000-8000-0000000000c2', name: 'Old sheet', scopes: ['dues:read'] },
  ...{ madeAt: '2026-10-01T08:00:00.000Z', expiresAt: '2026-11-01T08:00:00.000Z', over: true },
  ...{ lastUsedAt: null, lastUsedFrom: null },
};

export const NO_PROGRAMS: ProgramsScript = {
  ownPrograms: [],
  canGive: ['residents:read', 'histories:read', 'dues:read', 'books:read', 'meters:upload', 'charges:run'],
};

/** What the scripted portal gives, in the shape of a token. */
export const GIVEN_TOKEN = `wattchat_${'made-up-'.repeat(6).slice(0, 43)}`;

/** The calls about tokens of programs, answered from a script. */
export function scriptedPrograms(
  script: ProgramsScript & Pick<AccountScript, 'password' | 'provesAgain'>,
  note: (name: string, input: unknown) => void,
): Pick<Services, keyof typeof programs> {
  return {
    async programTokens() {
      note('programTokens', null);
      return { status: 200, data: { tokens: [...script.ownPrograms], can_give: [...script.canGive] } };
    },
    async makeProgramToken({ name, scopes, days, password }) {
      note('makeProgramToken', { name, scopes, days });
      if (script.provesAgain)
        return { status: 403, data: { ...problem(SECOND_FACTOR.proveAgain, 'prove-again'), ways: ['app'] } };
      if (password !== script.password)
        return { status: 400, data: problem(SENTENCES.passwordWrong, 'wrong-password') };
      const made = { ...ACCOUNTING, id: crypto.randomUUID(), name, scopes: [...scopes], lastUsedAt: null };
      script.ownPrograms = [{ ...made, lastUsedFrom: null }, ...script.ownPrograms];
      const { id, expiresAt: expires_at } = made;
      const message = SAID.made(name, formatWhen(expires_at));
      return { status: 200, data: { message, token: GIVEN_TOKEN, id, expires_at } };
    },
    async endProgramToken({ id }) {
      note('endProgramToken', id);
      const one = script.ownPrograms.find((program) => program.id === id);
      if (one === undefined) return { status: 400, data: problem(SAID.notThere, 'no-program-token') };
      script.ownPrograms = script.ownPrograms.filter((program) => program !== one);
      return { status: 200, data: { message: SAID.ended(one.name) } };
    },
  };
}
