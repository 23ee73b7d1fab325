import type { CallAnswer } from '#catalogues/calls/services.ts';
import { PASSKEYS } from '#catalogues/limits.ts';
import { PASSKEYS_SAID as SAID } from '#catalogues/sentences/passkeys.ts';
import { writeAudit } from '../../audit.ts';
import type { Asked } from '../../http/handlers.ts';
import { refused, tooMany } from '../../http/refusals.ts';
import { withdrawPending } from '../changes/address.ts';
import { provePassword } from '../changes/prove-password.ts';
import { newKey } from '../second-factor/codes.ts';
import { hasSecondFactor, makeRecoveryCodes, replaceRecoveryCodes } from '../second-factor/factor.ts';
import type { FactorDeps } from '../second-factor/handlers.ts';
import { tellSecondFactor } from '../second-factor/letters.ts';
import { countedInSession } from '../second-factor/tries.ts';
import { endSessions, isOpen, lockAccounts } from '../sign-in/open-sessions.ts';
import { makeChallenge, takeChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { askToAdd, challengeIn, type NewPasskey, newPasskeyOf, readAttested } from './signed.ts';
import { passkeysOf } from './take-passkey.ts';

/** What a browser is asked that makes a passkey: good in this session alone, once. */
export async function beginAdding(deps: FactorDeps, asked: Asked<'beginPasskey'>): Promise<CallAnswer<'beginPasskey'>> {
  const { person, input } = asked;
  const proof = await provePassword(deps, asked, input.password);
  if ('status' in proof) return proof;
  const rp = relyingParty(deps.config.publicUrl);
  if (rp === null) return refused('passkeys-unavailable', SAID.unavailable);
  const over = await deps.limits.passkeyChallenges.take(countedInSession(person));
  if (over !== null) return tooMany(over);
  const held = await passkeysOf(deps.db, person.id);
  if (held.length >= PASSKEYS.most) return refused('too-many-passkeys', SAID.most(PASSKEYS.most));
  const challenge = await makeChallenge(deps, { userId: person.id, sessionId: person.sessionId, use: 'add' });
  const holder = { id: person.id, email: person.email, name: `${person.firstName} ${person.lastName}`.trim() };
  return { status: 200, data: { asked: await askToAdd(rp, holder, { challenge, held }) } };
}

/**
 * Add the passkey that a browser made. The password is asked for once more, as an open session sets no second factor, and what was to be signed is of this session:
 * what somebody else began who knows the password as well is nothing that its owner goes on with.
 */
export async function addPasskey(deps: FactorDeps, asked: Asked<'addPasskey'>): Promise<CallAnswer<'addPasskey'>> {
  const { person, input, log, address } = asked;
  const proof = await provePassword(deps, asked, input.password);
  if ('status' in proof) return proof;
  const over = await deps.limits.secondFactors.take(countedInSession(person));
  if (over !== null) return tooMany(over);
  const rp = relyingParty(deps.config.publicUrl);
  const attested = readAttested(input.passkey);
  const challenge = attested && challengeIn(attested);
  if (rp === null || attested === null || challenge === null) return refused('wrong-passkey', SAID.wrongNew);
  const of = { userId: person.id, sessionId: person.sessionId, use: 'add' } as const;
  if (!(await takeChallenge(deps.db, challenge, of, deps.clock()))) return refused('passkey-over', SAID.over);
  const found = await newPasskeyOf(rp, attested, challenge);
  if (typeof found === 'string') {
    log.warn({ event: 'passkey-refused', reason: found, user: person.id, address }, 'a new passkey was refused');
    return refused('wrong-passkey', SAID.wrongNew);
  }
  await deps.limits.secondFactors.giveBack(countedInSession(person));
  return keep(deps, asked, found);
}

async function keep(
  deps: FactorDeps,
  { person, input: { name } }: Asked<'addPasskey'>,
  found: NewPasskey,
): Promise<CallAnswer<'addPasskey'>> {
  const { db, clock, random, sealed } = deps;
  const at = clock();
  const codes = person.hasSecondFactor ? null : await makeRecoveryCodes(random);
  return db.transaction().execute(async (trx) => {
    await lockAccounts(trx, person.id);
    if (!(await isOpen(trx, person.sessionId))) return refused('passkey-over', SAID.over);
    const isFirst = !(await hasSecondFactor(trx, person.id));
    // What was there as it was begun was taken off since: it begins anew, and answers recovery codes.
    if (isFirst && codes === null) return refused('passkey-over', SAID.over);
    const held = await passkeysOf(trx, person.id);
    if (held.length >= PASSKEYS.most) return refused('too-many-passkeys', SAID.most(PASSKEYS.most));
    const known = trx.selectFrom('passkeys').select('id').where('credential_id', '=', found.credential_id);
    if ((await known.executeTakeFirst()) !== undefined) return refused('passkey-known', SAID.known);
    // From here on nothing is refused: what is written stays.
    if (isFirst) {
      // A key that nobody is shown: a server of an older version asks for a code of it, and lets nobody in with the password alone.
      const key = { sealed_key: sealed.seal(newKey(), person.id), sealed_by: sealed.by, last_step: 0 };
      const since = { confirmed_at: at, without_app_at: at };
      await trx
        .insertInto('second_factors')
        .values({ user_id: person.id, ...key, ...since })
        .execute();
      await replaceRecoveryCodes(trx, person.id, { hashes: codes?.hashes ?? [], at });
    }
    const row = { ...found, id: random.uuid(), user_id: person.id, name, added_at: at, last_used_at: null };
    await trx.insertInto('passkeys').values(row).execute();
    // Who has just made one has shown that they are there.
    await trx.updateTable('sessions').set({ proved_at: at }).where('id', '=', person.sessionId).execute();
    if (isFirst) await endSessions(trx, [person.id], { at, but: person.sessionId });
    // Whoever asked for another address may have known the password alone.
    await withdrawPending(trx, person.id, at);
    const estateId = person.estate?.id ?? null;
    await writeAudit(trx, { at, actor: person.id, action: 'passkey-added', subject: person.id, estateId });
    await tellSecondFactor(deps, trx, isFirst ? 'passkeySet' : 'passkeyAdded', person.email);
    if (!isFirst) return { status: 200, data: { message: SAID.addedToo(name) } };
    return { status: 200, data: { message: SAID.added(name), recovery_codes: [...(codes?.told ?? [])] } };
  });
}
