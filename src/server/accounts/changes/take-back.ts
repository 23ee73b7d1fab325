import type { Selectable, Transaction } from 'kysely';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { writeAudit } from '../../audit.ts';
import type { AccountChangesTable, UsersTable } from '../../db/schema/accounts.ts';
import type { Schema } from '../../db/schema.ts';
import type { DeviceCookie } from '../../http/device-cookie.ts';
import type { Handler } from '../../http/handlers.ts';
import { refused, tooMany } from '../../http/refusals.ts';
import { endHeld, heldBy, park, switching } from '../../moves/holding.ts';
import type { AccountDeps } from '../deps.ts';
import { queueNotice } from '../letters.ts';
import { endLinks } from '../mailed-links.ts';
import { formerMeter } from '../meters.ts';
import { ownWordsOf, passwordProblem } from '../password-rule.ts';
import { hashPassword } from '../passwords.ts';
import { makeKnown } from '../sign-in/devices.ts';
import { withdrawPending } from './address.ts';
import { endChanges } from './end-changes.ts';
import { keepAccount } from './keep-account.ts';
import { moveTo } from './move-to.ts';

/**
 * Taking back a changed address or meter with the token of the link that told of it, without signing in: with it goes what was
 * changed since, so that nobody keeps an account by changing it twice. Whoever changed it knows the password, so a new one is
 * set, and every session ends. A refused password leaves the link as it is.
 */
export function takeBack(deps: AccountDeps): Handler<'takeBack'> {
  return async ({ input, address, device, log }) => {
    const over = await deps.limits.takeBacks.take(address);
    if (over) return tooMany(over);
    const holder = await deps.links.find(deps.db, 'take-back', input.token);
    if (holder === null) return spent();
    const problem = passwordProblem(input.newpassword, await ownWordsOf(deps.db, holder.userId));
    if (problem !== null) return refused('password-refused', problem);
    const passwordHash = await hashPassword(input.newpassword, deps.random);
    const back = await undo(deps, { token: input.token, passwordHash, device });
    if (back === null) return spent();
    return { status: 200, data: { message: SENTENCES.takenBack(back.email), account: back.account } };

    function spent() {
      log.warn({ event: 'take-back-refused', address }, 'a link did not work');
      return refused('link-spent', SENTENCES.takeBackSpent);
    }
  };
}

/** An account as it was before, with the address to sign in with. */
interface Back {
  readonly account: string;
  readonly email: string;
}

/** Use the link up and undo what it tells of; null when it does not work any more. */
function undo(
  deps: AccountDeps,
  { token, passwordHash, device }: { token: string; passwordHash: string; device: DeviceCookie },
): Promise<Back | null> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    // Redeeming locks the person.
    const holder = await deps.links.redeem(trx, 'take-back', token);
    if (holder?.changeId === undefined) return null;
    const changes = await since(trx, holder.userId, holder.changeId);
    if (changes === null) return null;
    const before = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', holder.userId)
      .where('disabled', '=', false)
      .executeTakeFirst();
    if (before === undefined) return null;
    const email = await restore(trx, deps, before, changes);
    await trx
      .updateTable('users')
      .set({ password_hash: passwordHash, password_guessable: false, email })
      .where('id', '=', before.id)
      .execute();
    await endChanges(
      trx,
      changes.map(({ id }) => id),
      now,
    );
    await withdrawPending(trx, before.id, now);
    await endLinks(trx, before.id, 'reset-password', now);
    await endLinks(trx, before.id, 'confirm-email', now);
    const deed = { at: now, actor: null, action: 'change-taken-back', subject: before.id } as const;
    const kinds = [...new Set(changes.map(({ kind }) => kind))];
    await writeAudit(trx, { ...deed, estateId: before.estate_id, detail: { kinds } });
    await keepAccount(trx, { userId: before.id, actor: null, at: now });
    await queueNotice(deps, trx, email);
    await makeKnown(trx, deps, before.id, device);
    return { account: before.id, email };
  });
}

type Change = Selectable<AccountChangesTable>;

/** The change and all that came after it, oldest first; null where it has been taken back or given up already. */
async function since(
  trx: Transaction<Schema>,
  userId: string,
  changeId: number,
): Promise<readonly [Change, ...Change[]] | null> {
  const standing = await trx
    .selectFrom('account_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
  const at = standing.findIndex(({ id }) => id === changeId);
  const [first, ...later] = at === -1 ? [] : standing.slice(at);
  return first === undefined ? null : [first, ...later];
}

/**
 * Put the meter back, with what the account waited for on it, and answer the address that it had before the first of its changes.
 * Another address alone has taken nothing from what the account may see, and what was said of it meanwhile stays.
 */
async function restore(
  trx: Transaction<Schema>,
  deps: AccountDeps,
  before: Selectable<UsersTable>,
  changes: readonly [Change, ...Change[]],
): Promise<string> {
  const moved = changes.find(({ kind }) => kind === 'meter');
  const meter = moved === undefined ? null : await formerMeter(trx, moved.from_value);
  if (moved !== undefined && meter !== null) {
    const waits = { is_verified: moved.was_verified, link_awaited: moved.link_was_awaited };
    await moveTo(trx, deps, await leftWith(trx, deps, before, changes), { meter, waits, actor: null });
  }
  return changes.find(({ kind, applied_at }) => kind === 'email' && applied_at !== null)?.from_value ?? before.email;
}

/**
 * What the account leaves by taking a change back: the meter that it was changed to, which another one of theirs may have taken the place of meanwhile. That one
 * stays theirs, beside the one that comes back.
 */
async function leftWith(
  trx: Transaction<Schema>,
  { clock }: Pick<AccountDeps, 'clock'>,
  before: Selectable<UsersTable>,
  changes: readonly Change[],
): Promise<Selectable<UsersTable>> {
  const came = changes.findLast(({ kind }) => kind === 'meter')?.to_value ?? null;
  if (came === null || before.meter_number === null || before.meter_number === came) return before;
  const at = clock();
  await park(trx, before, at);
  await switching(trx);
  const held = (await heldBy(trx, before.id)).find(({ meter_number }) => meter_number === came);
  await endHeld(trx, { ids: [before.id], meterNumber: came, as: 'given-up', at });
  const { is_verified = false, link_awaited = true, estate_id = null } = held ?? {};
  return { ...before, meter_number: held === undefined ? null : came, estate_id, is_verified, link_awaited };
}
