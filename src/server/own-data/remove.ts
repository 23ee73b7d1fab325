import { sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { STORES } from '#catalogues/personal-data/register.ts';
import { keepAccount } from '../accounts/changes/keep-account.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import { counts } from '../accounts/sign-in/open-sessions.ts';
import { leaveMeter } from '../administration/moving-out/move-out.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { Queue } from '../jobs.ts';
import { lockOffice } from '../lock-estate.ts';
import { writeLeft } from '../moves/moves.ts';
import { isSettled } from '../person.ts';
import { goesAt } from './ask.ts';
import { deletedLetter, putOffLetter } from './letters.ts';
import { reasonsAgainst } from './reasons.ts';
import { theirs } from './rows.ts';

/** The job that takes people out of accounts whose time is over. */
const DELETE_ACCOUNTS = 'delete-accounts';
/** By the hours of Lagos, when few are there. */
const NIGHTLY = '40 3 * * *';

/** What taking a person out of an account needs. */
export interface RemoveDeps extends Pick<AccountDeps, 'db' | 'clock' | 'mail'> {
  readonly config: Pick<AccountDeps['config'], 'publicUrl' | 'supportEmail'>;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/** Take the people out of all accounts whose time of grace is over; answers how many. One that cannot go yet is looked at the next night. */
export async function deleteDue(deps: RemoveDeps): Promise<number> {
  const asked = await deps.db
    .selectFrom('users')
    .select(['id', 'deletion_asked_at'])
    .where('deletion_asked_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  let gone = 0;
  for (const { id, deletion_asked_at } of asked) {
    if (deletion_asked_at === null || goesAt(deletion_asked_at) > deps.clock()) continue;
    try {
      if (await removePerson(deps, id)) gone += 1;
    } catch (err) {
      deps.log.error({ err, user: id }, 'an account could not be deleted');
    }
  }
  if (gone > 0) deps.log.info({ gone }, 'accounts are deleted');
  return gone;
}

/** Look each night for accounts whose time is over. */
export async function workDeletions(deps: RemoveDeps & { readonly queue: Pick<Queue, 'every'> }): Promise<void> {
  await deps.queue.every(DELETE_ACCOUNTS, NIGHTLY, async () => {
    await deleteDue(deps);
  });
}

/**
 * Take a person out of their account, in one transaction: what the register says goes with it, the rest stays without a name. A server
 * that dies in it has done nothing; whoever comes second finds it done. False where it is not to go, or not yet.
 */
function removePerson(deps: RemoveDeps, userId: string): Promise<boolean> {
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const person = await heldLeaver(trx, userId);
    if (person === null || goesAt(person.askedAt) > at) return false;
    if (person.signedIn) {
      // An older server let them in without a word of it.
      await keepAccount(trx, { userId, actor: userId, at });
      return false;
    }
    const reasons = await reasonsAgainst(trx, { id: userId, role: person.role, estateId: person.estateId });
    if (reasons.length > 0) {
      await tellPutOff(deps, trx, { ...person, userId, reasons });
      return false;
    }
    await leaveHouses(trx, userId, at);
    await maskOwnPhone(trx, userId, person.phone);
    for (const { table, whose, goes } of STORES) {
      if (whose === undefined || goes === undefined) continue;
      if (goes === 'rows') await sql`delete from ${sql.table(table)} where ${theirs(whose, userId)}`.execute(trx);
      else await sql`update ${sql.table(table)} set ${settingOf(goes)} where ${theirs(whose, userId)}`.execute(trx);
    }
    await trx
      .updateTable('users')
      .set({
        ...{ email: `${userId}@deleted.invalid`, password_hash: '', disabled: true, deleted_at: at },
        ...{ learning_agreed_at: null, dues_reminders: false, announcement_mails: false },
      })
      .where('id', '=', userId)
      .execute();
    await writeAudit(trx, { at, actor: userId, action: 'account-deleted', subject: userId });
    await deps.mail.queue(trx, deletedLetter(person.email, deps.config));
    return true;
  });
}

/** Say once, in the log and by mail, why an account whose day has come stays for now. */
async function tellPutOff(
  { clock, mail, config, log }: RemoveDeps,
  trx: Transaction<Schema>,
  { userId, email, askedAt, reasons }: { userId: string; email: string; askedAt: Date; reasons: readonly string[] },
): Promise<void> {
  const told = await trx
    .selectFrom('audit')
    .select('id')
    .where('at', '>=', askedAt)
    .where('subject', '=', userId)
    .where('action', '=', 'deletion-put-off')
    .limit(1)
    .executeTakeFirst();
  if (told !== undefined) return;
  await writeAudit(trx, { at: clock(), actor: null, action: 'deletion-put-off', subject: userId });
  await mail.queue(trx, putOffLetter(email, reasons, config));
  log.info({ user: userId, reasons }, 'an account cannot be deleted yet');
}

/**
 * Whoever leaves, with the office that they have, then the rows of their meters, then their own held, in the order in which everybody holds them; null where they
 * do not. Whether they signed in is read after that: what a statement sees while it waits for a row is as old as its beginning.
 */
async function heldLeaver(trx: Transaction<Schema>, userId: string) {
  const before = await trx
    .selectFrom('users')
    .select(['role', 'estate_id'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (before === undefined) return null;
  await lockOffice(trx, { role: before.role, estateId: before.estate_id });
  const held = trx.selectFrom('residences').select('meter_number').where('id', '=', userId);
  await trx
    .selectFrom('meters')
    .select('meter_number')
    .where('meter_number', 'in', held)
    .orderBy('meter_number')
    .forNoKeyUpdate()
    .execute();
  const row = await trx
    .selectFrom('users')
    .select(['email', 'phone', 'role', 'estate_id', 'deletion_asked_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.deletion_asked_at === null) return null;
  if (row.role !== before.role || row.estate_id !== before.estate_id) return null;
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '>', row.deletion_asked_at)
    .where(counts())
    .limit(1)
    .executeTakeFirst();
  return {
    ...{ email: row.email, phone: row.phone, role: row.role, estateId: row.estate_id },
    ...{ askedAt: row.deletion_asked_at, signedIn: session !== undefined },
  };
}

/** They have moved out of each house: what it owes stays with it, and another one leads the household. */
async function leaveHouses(trx: Transaction<Schema>, userId: string, at: Date): Promise<void> {
  const homes = await trx
    .selectFrom('residences')
    .select(['meter_number', 'estate_id', 'is_verified', 'link_awaited'])
    .where('id', '=', userId)
    .execute();
  for (const { meter_number: meterNumber, estate_id: estateId, ...home } of homes) {
    if (meterNumber === null || estateId === null) continue;
    await leaveMeter(trx, { ids: [userId], meterNumber, as: 'moved-out', at });
    await writeLeft(trx, { userId, meterNumber, estateId, at, madeBy: userId, mayRead: isSettled(home) });
  }
}

/** What was sold to the own phone stays sold to its last four digits. */
async function maskOwnPhone(trx: Transaction<Schema>, userId: string, phone: string): Promise<void> {
  const digits = phone.replaceAll(/\D/g, '').slice(-10);
  if (digits.length < 10) return;
  await trx
    .updateTable('orders')
    .set({ destination_account: sql<string>`'*******' || right(destination_account, 4)` })
    .where('user_id', '=', userId)
    .where('kind', 'in', ['airtime', 'data'])
    .where('destination_account', 'like', `%${digits}`)
    .execute();
}

const settingOf = (goes: Readonly<Record<string, string | null>>) =>
  sql.join(Object.entries(goes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
