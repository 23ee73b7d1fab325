import type { passkeys } from '#catalogues/calls/own/passkeys.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { PASSKEYS } from '#catalogues/limits.ts';
import { PASSKEYS_SAID as SAID } from '#catalogues/sentences/passkeys.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { writeAudit } from '../../audit.ts';
import type { Asked, Handlers } from '../../http/handlers.ts';
import { refused, tooMany } from '../../http/refusals.ts';
import { mustHaveSecondFactor } from '../../http/second-factor.ts';
import { provePassword } from '../changes/prove-password.ts';
import { dropSecondFactor, hasAnApp } from '../second-factor/factor.ts';
import type { FactorDeps } from '../second-factor/handlers.ts';
import { tellSecondFactor } from '../second-factor/letters.ts';
import { reasonOf, refusedFactor } from '../second-factor/refused-factor.ts';
import { countedInSession } from '../second-factor/tries.ts';
import { forgetOthers } from '../sign-in/devices.ts';
import { endSessions, isOpen, lockAccounts } from '../sign-in/open-sessions.ts';
import { addPasskey, beginAdding } from './add.ts';
import { relyingParty } from './relying-party.ts';
import { askForPasskey, passkeysOf, takePasskey } from './take-passkey.ts';

/** The calls about the passkeys of an account. */
export function passkeyHandlers(deps: FactorDeps): Pick<Handlers, keyof typeof passkeys> {
  const { db, clock, config, limits } = deps;
  return {
    async ownPasskeys({ person }) {
      const rp = relyingParty(config.publicUrl);
      const held = await passkeysOf(db, person.id);
      const isWanted = mustHaveSecondFactor(person, config.secondFactor);
      const without = isWanted ? 'wanted' : 'none';
      return {
        status: 200,
        data: {
          passkeys: held.map(({ id, name, added_at, last_used_at, rp_id }) => ({
            ...{ id, name, addedAt: added_at.toISOString(), here: rp_id === rp?.id },
            lastUsedAt: last_used_at?.toISOString() ?? null,
          })),
          can_add: rp !== null && held.length < PASSKEYS.most,
          beside: person.factorWays.includes('app') ? 'app' : without,
        },
      };
    },
    beginPasskey: (asked) => beginAdding(deps, asked),
    addPasskey: (asked) => addPasskey(deps, asked),
    async namePasskey({ person, input: { id, name } }) {
      return db.transaction().execute(async (trx) => {
        await lockAccounts(trx, person.id);
        const named = await trx
          .updateTable('passkeys')
          .set({ name })
          .where('id', '=', id)
          .where('user_id', '=', person.id)
          .returning('id')
          .executeTakeFirst();
        if (named === undefined) return refused('passkey-gone', SAID.gone);
        const deed = { at: clock(), actor: person.id, action: 'passkey-renamed', subject: person.id } as const;
        await writeAudit(trx, { ...deed, estateId: person.estate?.id ?? null });
        return { status: 200, data: { message: SAID.named(name) } };
      });
    },
    async removePasskey(asked) {
      const proof = await provePassword(deps, asked, asked.input.password);
      return 'status' in proof ? proof : remove(deps, asked);
    },
    async beginPasskeyProof({ person }) {
      if (!person.hasSecondFactor) return refused('no-second-factor', SECOND_FACTOR.none);
      const over = await limits.passkeyChallenges.take(countedInSession(person));
      if (over !== null) return tooMany(over);
      const of = { userId: person.id, sessionId: person.sessionId, use: 'again' } as const;
      const asked = await askForPasskey(deps, of);
      return asked === null ? refused('no-passkey', SAID.noneHere) : { status: 200, data: { asked } };
    },
    async proveByPasskey({ person, input, log, address }) {
      if (!person.hasSecondFactor) return refused('no-second-factor', SECOND_FACTOR.none);
      const giver = { id: person.id, email: person.email, estateId: person.estate?.id ?? null };
      const of = { text: input.passkey, sessionId: person.sessionId, use: 'again' } as const;
      const taken = await takePasskey(deps, { ...giver, countedAs: countedInSession(person) }, of);
      if (taken.kind === 'right') {
        await db.updateTable('sessions').set({ proved_at: clock() }).where('id', '=', person.sessionId).execute();
        return { status: 200, data: { message: SECOND_FACTOR.proved } };
      }
      log.warn(
        { event: 'second-factor-refused', reason: reasonOf(taken), user: person.id, address },
        'a passkey was refused',
      );
      if (taken.kind === 'wrong-passkey') {
        const deed = { at: clock(), actor: person.id, action: 'second-factor-refused', subject: person.id } as const;
        await db.transaction().execute((trx) => writeAudit(trx, { ...deed, estateId: giver.estateId }));
      }
      return refusedFactor(taken, person.factorWays);
    },
  };
}

/** Remove a passkey: the device that has it may be lost, so every other session ends and no other browser is known. With the last factor of an account its recovery codes go. */
async function remove(
  deps: FactorDeps,
  { person, input: { id }, device }: Asked<'removePasskey'>,
): Promise<CallAnswer<'removePasskey'>> {
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    await lockAccounts(trx, person.id);
    if (!(await isOpen(trx, person.sessionId))) return refused('passkey-gone', SAID.gone);
    const held = await passkeysOf(trx, person.id);
    const one = held.find((passkey) => passkey.id === id);
    if (one === undefined) return refused('passkey-gone', SAID.gone);
    const isLast = held.length === 1 && !(await hasAnApp(trx, person.id));
    if (isLast && mustHaveSecondFactor(person, deps.config.secondFactor))
      return refused('second-factor-required', SAID.required);
    const ends = { at, but: person.sessionId };
    if (isLast) await dropSecondFactor(trx, person.id, ends);
    else {
      await trx.deleteFrom('passkeys').where('id', '=', id).execute();
      await endSessions(trx, [person.id], ends);
    }
    await forgetOthers(trx, deps, person.id, device);
    const deed = { at, actor: person.id, subject: person.id, estateId: person.estate?.id ?? null } as const;
    await writeAudit(trx, { ...deed, action: 'passkey-removed' });
    if (isLast) await writeAudit(trx, { ...deed, action: 'second-factor-removed' });
    await tellSecondFactor(deps, trx, isLast ? 'removed' : 'passkeyRemoved', person.email);
    return { status: 200, data: { message: (isLast ? SAID.removedLast : SAID.removed)(one.name) } };
  });
}
