import type { Transaction } from 'kysely';
import type { secondFactors } from '#catalogues/calls/own/second-factors.ts';
import type { FactorWay } from '#catalogues/factor-ways.ts';
import { SECOND_FACTOR as SAID } from '#catalogues/sentences/second-factor.ts';
import { readCode } from '#machines/kit/sensitive/second-factor-codes.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import type { Asked, Handlers } from '../../http/handlers.ts';
import { refused, tooMany } from '../../http/refusals.ts';
import { isFresh, mustHaveSecondFactor } from '../../http/second-factor.ts';
import type { Person } from '../../person.ts';
import { withdrawPending } from '../changes/address.ts';
import { provePassword } from '../changes/prove-password.ts';
import type { AccountDeps } from '../deps.ts';
import { endSessions, isOpen, lockAccounts } from '../sign-in/open-sessions.ts';
import { beginKey, pendingIn } from './begin.ts';
import { stepOf } from './codes.ts';
import { dropSecondFactor, hasAnApp, hasSecondFactor, makeRecoveryCodes, replaceRecoveryCodes } from './factor.ts';
import { tellSecondFactor } from './letters.ts';
import { refusedFactor } from './refused-factor.ts';
import { resetFor } from './reset.ts';
import { type CodeDeps, type TakenCode, takeCode } from './take-code.ts';
import { countedInSession } from './tries.ts';

/** What the calls about second factors share. */
export type FactorDeps = CodeDeps & Pick<AccountDeps, 'random' | 'config' | 'devices'>;

/** The calls about the second factor of an account. */
export function secondFactorHandlers(deps: FactorDeps): Pick<Handlers, keyof typeof secondFactors> {
  const { db, clock, config, random, limits, sealed } = deps;

  return {
    async beginSecondFactor(asked) {
      const { input, person } = asked;
      const proof = await provePassword(deps, asked, input.password);
      if ('status' in proof) return proof;
      const over = await limits.secondFactorKeys.take(person.id);
      if (over !== null) return tooMany(over);
      const begun = await beginKey(deps, person);
      return begun === null ? refused('key-over', SAID.keyOver) : { status: 200, data: begun };
    },
    async confirmSecondFactor(asked) {
      const { input, person } = asked;
      const proof = await provePassword(deps, asked, input.password);
      if ('status' in proof) return proof;
      const at = clock();
      const pending = await pendingIn(db, person.sessionId, at);
      const key = pending === null ? null : sealed.open(pending, person.id);
      if (pending === null || key === null) return overOrSet(person);
      const over = await limits.secondFactors.take(countedInSession(person));
      if (over !== null) return refuse(asked, { kind: 'too-many', ...over }, ['app']);
      const read = readCode(input.second_factor);
      const step = read !== null && 'digits' in read ? stepOf(key, read.digits, at) : null;
      if (step === null) return refuse(asked, { kind: 'wrong' }, ['app']);
      await limits.secondFactors.giveBack(countedInSession(person));
      const codes = await makeRecoveryCodes(random);
      const set = await db.transaction().execute(async (trx) => {
        await lockAccounts(trx, person.id);
        // Of two at once one finds the key taken, and none that was shown in a session sets anything once that has ended.
        const mine = await trx
          .updateTable('sessions')
          .set({ proved_at: at, pending_key: null, pending_at: null })
          .where('id', '=', person.sessionId)
          .where('pending_key', '=', pending)
          .where('ended_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (mine === undefined) return false;
        // It may have been shown by a server that had another key in front.
        const kept = { sealed_key: sealed.seal(key, person.id), sealed_by: sealed.by };
        const factor = { ...kept, confirmed_at: at, last_step: step };
        await trx
          .insertInto('second_factors')
          .values({ user_id: person.id, ...factor })
          .onConflict((row) => row.column('user_id').doUpdateSet(factor))
          .execute();
        await replaceRecoveryCodes(trx, person.id, { hashes: codes.hashes, at });
        await endSessions(trx, [person.id], { at, but: person.sessionId });
        // Whoever asked for another address may have known the password alone.
        await withdrawPending(trx, person.id, at);
        await told(trx, person, 'second-factor-set', 'set');
        return true;
      });
      return set ? { status: 200, data: { message: SAID.set, recovery_codes: [...codes.told] } } : overOrSet(person);
    },
    async proveAgain(asked) {
      const { input, person } = asked;
      if (!person.hasSecondFactor) return refused('no-second-factor', SAID.none);
      const giver = { id: person.id, email: person.email, estateId: person.estate?.id ?? null };
      const taken = await takeCode(deps, { ...giver, countedAs: countedInSession(person) }, input.second_factor);
      // The answer to the code that was just given may have been lost: it counts, and cannot be given again.
      if (taken.kind === 'used' && isFresh(person, clock())) return { status: 200, data: { message: SAID.proved } };
      if (taken.kind !== 'right') return refuse(asked, taken, person.factorWays);
      await db.updateTable('sessions').set({ proved_at: clock() }).where('id', '=', person.sessionId).execute();
      return { status: 200, data: { message: SAID.proved } };
    },
    async renewRecoveryCodes(asked) {
      const { input, person } = asked;
      if (!person.hasSecondFactor) return refused('no-second-factor', SAID.none);
      const proof = await provePassword(deps, asked, input.password);
      if ('status' in proof) return proof;
      const over = await limits.recoveryCodes.take(person.id);
      if (over !== null) return tooMany(over);
      const codes = await makeRecoveryCodes(random);
      const at = clock();
      const done = await db.transaction().execute(async (trx) => {
        await lockAccounts(trx, person.id);
        if (!(await isOpen(trx, person.sessionId)) || !(await hasSecondFactor(trx, person.id))) return false;
        await replaceRecoveryCodes(trx, person.id, { hashes: codes.hashes, at });
        await told(trx, person, 'recovery-codes-renewed', 'renewed');
        return true;
      });
      if (!done) return refused('no-second-factor', SAID.none);
      return { status: 200, data: { message: SAID.renewed, recovery_codes: [...codes.told] } };
    },
    async removeSecondFactor(asked) {
      const { input, person } = asked;
      if (mustHaveSecondFactor(person, config.secondFactor)) return refused('second-factor-required', SAID.required);
      if (!person.hasSecondFactor) return refused('no-second-factor', SAID.none);
      const proof = await provePassword(deps, asked, input.password);
      if ('status' in proof) return proof;
      const at = clock();
      const done = await db.transaction().execute(async (trx) => {
        await lockAccounts(trx, person.id);
        if (!(await isOpen(trx, person.sessionId))) return false;
        if (!(await dropSecondFactor(trx, person.id, { at, but: person.sessionId }))) return false;
        await told(trx, person, 'second-factor-removed', 'removed');
        return true;
      });
      return done ? { status: 200, data: { message: SAID.removed } } : refused('no-second-factor', SAID.none);
    },
    resetSecondFactor: (asked) => resetFor(deps, asked),
  };

  /** Why there is no key to confirm: it was confirmed, whose answer was lost or which was clicked twice, or its time is over. */
  async function overOrSet({ id }: Person) {
    return (await hasAnApp(db, id)) ? refused('second-factor-set', SAID.setAlready) : refused('key-over', SAID.keyOver);
  }

  /** How a code is refused that was given in a session; it stands in the log of what is done, as one at the door does. */
  async function refuse(
    { person, log, address }: Pick<Asked<'proveAgain' | 'confirmSecondFactor'>, 'person' | 'log' | 'address'>,
    taken: Exclude<TakenCode, { kind: 'right' }>,
    ways: readonly FactorWay[],
  ) {
    const { id, estate } = person;
    log.warn({ event: 'second-factor-refused', reason: taken.kind, user: id, address }, 'a code was refused');
    // Tries beyond the limit have no line: nobody fills it.
    if (taken.kind !== 'too-many') {
      const deed = { at: clock(), actor: id, action: 'second-factor-refused', subject: id } as const;
      await db.transaction().execute((trx) => writeAudit(trx, { ...deed, estateId: estate?.id ?? null }));
    }
    return refusedFactor(taken, ways);
  }

  async function told(
    trx: Transaction<Schema>,
    { id, email, estate }: Person,
    action: 'second-factor-set' | 'recovery-codes-renewed' | 'second-factor-removed',
    letter: Parameters<typeof tellSecondFactor>[2],
  ): Promise<void> {
    await writeAudit(trx, { at: clock(), actor: id, action, subject: id, estateId: estate?.id ?? null });
    await tellSecondFactor(deps, trx, letter, email);
  }
}
