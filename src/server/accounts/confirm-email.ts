import { type Selectable, sql, type Transaction } from 'kysely';
import type { Awaits } from '#catalogues/residents.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { writeAudit } from '../audit.ts';
import type { UsersTable } from '../db/schema/accounts.ts';
import type { Schema } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import type { Handler } from '../http/handlers.ts';
import { refused, tooMany } from '../http/refusals.ts';
import { heldBy } from '../moves/holding.ts';
import { settleIn } from '../moves/moves.ts';
import { awaitsOf, type Person } from '../person.ts';
import { isFree, mailingTo, mailTo, pendingAddress } from './changes/address.ts';
import type { AccountDeps } from './deps.ts';
import { tellAdministrators, tellChange } from './letters.ts';
import { endLinks } from './mailed-links.ts';

/**
 * Confirming an address with the token of the mailed link (DECISIONS 20): that of the account, or the one that it changes to,
 * which takes effect with that. Nobody has to be signed in; the person themselves gets a token with the new claims.
 */
export function confirmEmail(deps: AccountDeps): Handler<'confirmEmail'> {
  return async ({ input, person, address, log }) => {
    const over = await deps.limits.confirmations.take(address);
    if (over) return tooMany(over);
    const confirmed = await confirm(deps, input.token);
    if (confirmed === null) {
      log.warn({ event: 'confirmation-refused', address }, 'a link did not work');
      return refused('link-spent', SENTENCES.confirmLinkSpent);
    }
    for (const where of confirmed.waitsSince) await tellAdministrators(deps, where);
    const message = wordsOf(confirmed);
    // A changed address has ended every session but the one that asked for it.
    const goesOn = person?.id === confirmed.userId && (await deps.sessions.isOpen(person.sessionId));
    if (person === null || !goesOn) return { status: 200, data: { message } };
    return { status: 200, data: { message, token: await deps.sessions.renew(person.sessionId, person.id) } };
  };
}

/** Whose address was confirmed, whether it is another one now, and what the account waits for still. */
interface Confirmed {
  readonly userId: string;
  readonly newEmail: string | null;
  readonly awaits: Awaits;
  /** Where they wait for the estate from now on. */
  readonly waitsSince: readonly Pick<Selectable<UsersTable>, 'estate_id' | 'meter_number'>[];
}

function wordsOf({ newEmail, awaits }: Confirmed): string {
  const done = newEmail === null ? SENTENCES.emailConfirmed : SENTENCES.emailChanged(newEmail);
  return awaits === 'verification' ? `${done} ${SENTENCES.awaitsVerification}` : done;
}

/** Use a link up and confirm the address it was mailed to; null when it does not work, or the address is not theirs now. */
async function confirm(deps: AccountDeps, token: string): Promise<Confirmed | null> {
  try {
    return await confirmOnce(deps, token);
  } catch (cause) {
    // Somebody else took the address in the same moment: it is the only unique value here.
    if (isUniqueViolation(cause)) return null;
    throw cause;
  }
}

function confirmOnce(deps: AccountDeps, token: string): Promise<Confirmed | null> {
  return deps.db.transaction().execute(async (trx) => {
    // Redeeming locks the person.
    const holder = await deps.links.redeem(trx, 'confirm-email', token);
    if (holder === null) return null;
    const before = await personWithEstate(trx, holder.userId);
    const newEmail = before.email === holder.email ? null : holder.email;
    if (newEmail !== null && !(await changeAddress(deps, trx, before, newEmail))) return null;
    const { awaits, waitsSince } = await settleProven(trx, before, deps.clock());
    const action = newEmail === null ? 'email-confirmed' : 'email-changed';
    const deed = { at: deps.clock(), actor: null, action, subject: before.id } as const;
    await writeAudit(trx, newEmail === null ? deed : { ...deed, estateId: before.estate_id });
    return { userId: before.id, newEmail, awaits, waitsSince };
  });
}

/** The address of a person was proven to be theirs: what waited for that waits no more. Answers what the account waits for still. */
async function settleProven(
  trx: Transaction<Schema>,
  before: Selectable<UsersTable> & { readonly estate_verifies: boolean | null },
  at: Date,
): Promise<Pick<Confirmed, 'awaits' | 'waitsSince'>> {
  // An estate that verifies its residents itself says so, and nobody else.
  const is_verified = before.is_verified || before.estate_verifies !== true;
  const confirmed = { link_awaited: false, email_unproven: false, is_verified };
  await trx.updateTable('users').set(confirmed).where('id', '=', before.id).execute();
  const waiting = await confirmHeld(trx, before);
  await settleIn(trx, at, { userId: before.id });
  const awaits = awaitsOf({ ...before, ...confirmed });
  // Whoever waited for the estate before is not new to it.
  return { awaits, waitsSince: [...(awaits === 'verification' && before.link_awaited ? [before] : []), ...waiting] };
}

/** The same of an account whose address was proven before it was opened, in the transaction that opens it. */
export async function openProven(
  trx: Transaction<Schema>,
  userId: string,
  at: Date,
): Promise<Pick<Confirmed, 'awaits' | 'waitsSince'>> {
  const opened = await personWithEstate(trx, userId);
  await writeAudit(trx, { at, actor: null, action: 'email-confirmed', subject: userId });
  return settleProven(trx, opened, at);
}

const personWithEstate = (trx: Transaction<Schema>, userId: string) =>
  trx
    .selectFrom('users')
    .leftJoin('estates', 'estates.id', 'users.estate_id')
    .selectAll('users')
    .select('estates.verifies_residents as estate_verifies')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();

/** What else the person holds waits for its link no more, each by the rule of its own estate; answers what waits for an estate from now on. */
async function confirmHeld(trx: Transaction<Schema>, { id, meter_number }: Selectable<UsersTable>) {
  const opened = await trx
    .updateTable('held_meters')
    .from('estates')
    .whereRef('estates.id', '=', 'held_meters.estate_id')
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .where('link_awaited', '=', true)
    .where('meter_number', 'is distinct from', meter_number)
    .set({
      link_awaited: false,
      is_verified: sql<boolean>`held_meters.is_verified or not estates.verifies_residents`,
    })
    .returning(['held_meters.estate_id', 'held_meters.meter_number', 'held_meters.is_verified'])
    .execute();
  return opened.filter(({ is_verified }) => !is_verified);
}

/**
 * Let the address that a person asked for take the place of the one they have, which is told; false where it was given up or
 * somebody else has it meanwhile. The data base ends every session but the one that asked.
 */
async function changeAddress(
  deps: AccountDeps,
  trx: Transaction<Schema>,
  person: Selectable<UsersTable>,
  email: string,
): Promise<boolean> {
  const now = deps.clock();
  const change = await pendingAddress(trx, person.id, now);
  if (change?.to_value !== email || !(await isFree(trx, email, { now, forUser: person.id }))) return false;
  await trx.updateTable('users').set({ email }).where('id', '=', person.id).execute();
  await trx.updateTable('account_changes').set({ applied_at: now }).where('id', '=', change.id).execute();
  await endLinks(trx, person.id, 'reset-password', now);
  const told = { userId: person.id, email: person.email, changeId: change.id, linked: !person.email_unproven };
  await tellChange(deps, trx, 'email', told);
  return true;
}

/** Whether a meter that a person holds beside the one in use waits for the mailed link. */
async function awaitsLink({ db }: Pick<AccountDeps, 'db'>, { id, meterNumber }: Person): Promise<boolean> {
  const held = await heldBy(db, id);
  return held.some(({ link_awaited, meter_number }) => link_awaited && meter_number !== meterNumber);
}

/** Mailing the verification link again, to the address that the account changes to or else to its own (DECISIONS 31). */
export function resendConfirmation(deps: AccountDeps): Handler<'resendConfirmation'> {
  return async ({ person }) => {
    const pending = await pendingAddress(deps.db, person.id, deps.clock());
    if (pending === undefined && person.awaits !== 'confirmation' && !(await awaitsLink(deps, person))) {
      return refused('confirmed', SENTENCES.alreadyConfirmed);
    }
    const over = await deps.limits.confirmationMails.take(person.id);
    if (over) return tooMany(over);
    const email = pending?.to_value ?? person.email;
    const holder = { userId: person.id, email };
    const mailing = pending === undefined ? 'link' : await mailingTo(deps, holder);
    await deps.db.transaction().execute((trx) => mailTo(deps, trx, holder, mailing));
    return { status: 200, data: { message: SENTENCES.confirmationSent(email) } };
  };
}
