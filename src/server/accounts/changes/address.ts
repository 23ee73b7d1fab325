import type { Kysely, Selectable, Transaction } from 'kysely';
import { LINK_HOURS, TAKE_BACK_DAYS } from '#catalogues/limits.ts';
import { writeAudit } from '../../audit.ts';
import type { UsersTable } from '../../db/schema/accounts.ts';
import type { Schema } from '../../db/schema.ts';
import type { AccountDeps } from '../deps.ts';
import { mailConfirmation, mayTellHolder, tellChange, tellHolder } from '../letters.ts';
import { endLinks, type LinkHolder } from '../mailed-links.ts';

/** What a change needs. */
export type ChangeDeps = Pick<AccountDeps, 'clock' | 'links' | 'mail' | 'config'>;

/**
 * Write down that a person, whose row is locked, wants another address: a link is mailed to it, and the one that they have is
 * told, and stays until that link is opened. An address that was asked for before is given up. One that is not free is asked for like any other, so that
 * nobody learns who has an account: what goes to it is `mailing` (`mailingTo`).
 */
export async function askForAddress(
  deps: ChangeDeps,
  trx: Transaction<Schema>,
  person: Selectable<UsersTable>,
  { email, sessionId, mailing }: { readonly email: string; readonly sessionId: string; readonly mailing: Mailing },
): Promise<void> {
  const now = deps.clock();
  await withdrawPending(trx, person.id, now);
  const { id: changeId } = await trx
    .insertInto('account_changes')
    .values({
      user_id: person.id,
      kind: 'email',
      from_value: person.email,
      to_value: email,
      was_verified: person.is_verified,
      link_was_awaited: person.link_awaited,
      session_id: sessionId,
      asked_at: now,
      applied_at: null,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await mailTo(deps, trx, { userId: person.id, email }, mailing);
  const told = { userId: person.id, email: person.email, changeId, linked: !person.email_unproven };
  await tellChange(deps, trx, 'asked', told);
  const deed = { at: now, actor: person.id, action: 'email-change-asked', subject: person.id } as const;
  await writeAudit(trx, { ...deed, estateId: person.estate_id });
}

/** What is mailed to an address that somebody wants: a link, or to its holder that somebody does, or nothing, where that was said often enough. */
export type Mailing = 'link' | 'notice' | 'nothing';

/** What to mail to an address that an account wants. */
export async function mailingTo(
  { db, clock, limits }: Pick<AccountDeps, 'db' | 'clock' | 'limits'>,
  { userId, email }: LinkHolder,
): Promise<Mailing> {
  if (await isFree(db, email, { now: clock(), forUser: userId })) return 'link';
  return (await mayTellHolder({ db, limits }, email)) ? 'notice' : 'nothing';
}

/** Mail that to it. */
export async function mailTo(
  deps: ChangeDeps,
  trx: Transaction<Schema>,
  holder: LinkHolder,
  mailing: Mailing,
): Promise<void> {
  if (mailing === 'link') await mailConfirmation(deps, trx, holder);
  if (mailing === 'notice') await tellHolder(deps, trx, 'change', holder.email);
}

/** The change of address that a person has asked for and not confirmed yet; undefined: there is none, or it is over. */
export function pendingAddress(db: Kysely<Schema>, userId: string, now: Date) {
  return (
    db
      .selectFrom('account_changes')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', '=', 'email')
      .where('applied_at', 'is', null)
      .where('ended_at', 'is', null)
      // The link can be mailed once more while it works.
      .where('asked_at', '>', new Date(now.getTime() - 2 * LINK_HOURS.confirmEmail * 3_600_000))
      .executeTakeFirst()
  );
}

/** Give up a change of address that was not confirmed yet, with the links to the addresses that it was for. */
export async function withdrawPending(trx: Transaction<Schema>, userId: string, now: Date): Promise<void> {
  const withdrawn = await trx
    .updateTable('account_changes')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('applied_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('to_value')
    .execute();
  for (const { to_value } of withdrawn) await endLinks(trx, userId, 'confirm-email', now, to_value);
}

/** The addresses that an account had before and can have back still. */
export async function formerAddresses(db: Kysely<Schema>, userId: string, now: Date): Promise<readonly string[]> {
  const left = await db
    .selectFrom('account_changes')
    .select('from_value')
    .distinct()
    .where('user_id', '=', userId)
    .where('kind', '=', 'email')
    .where('ended_at', 'is', null)
    .where('applied_at', '>', new Date(now.getTime() - TAKE_BACK_DAYS * 86_400_000))
    .orderBy('from_value')
    .execute();
  return left.map(({ from_value }) => from_value);
}

/**
 * True for an address that nobody has, and that no other account could take back: who changed it away from somebody could else
 * take it with an account of their own, and the link that restores it would fail.
 */
export async function isFree(
  db: Kysely<Schema>,
  email: string,
  who: { readonly now: Date; readonly forUser?: string },
): Promise<boolean> {
  const taken = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return taken === undefined && !(await isReserved(db, email, who));
}

/** True for an address that another account has left so lately that it may be taken back. */
export async function isReserved(
  db: Kysely<Schema>,
  email: string,
  { now, forUser }: { readonly now: Date; readonly forUser?: string },
): Promise<boolean> {
  let left = db
    .selectFrom('account_changes')
    .select('id')
    .where('kind', '=', 'email')
    .where('from_value', '=', email)
    .where('ended_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('applied_at', 'is', null), eb('applied_at', '>', new Date(now.getTime() - TAKE_BACK_DAYS * 86_400_000))]),
    );
  if (forUser !== undefined) left = left.where('user_id', '<>', forUser);
  return (await left.executeTakeFirst()) !== undefined;
}
