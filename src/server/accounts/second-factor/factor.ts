import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { hasApp } from '../../person.ts';
import type { AccountDeps } from '../deps.ts';
import { hashPassword } from '../passwords.ts';
import { endSessions } from '../sign-in/open-sessions.ts';
import { grouped, newRecoveryCodes } from './codes.ts';

/** Since when an account has its second factor, which tells it from another one in its place; null where it has none. */
export async function factorSince(db: Kysely<Schema>, userId: string): Promise<Date | null> {
  const held = db.selectFrom('second_factors').select('confirmed_at').where('user_id', '=', userId);
  return (await held.executeTakeFirst())?.confirmed_at ?? null;
}

/** Whether codes of an app are taken of an account. */
export async function hasAnApp(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const held = await db
    .selectFrom('second_factors')
    .select(['confirmed_at as second_factor_at', 'without_app_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return held !== undefined && hasApp(held);
}

/** Whether an account signs in with a second factor. */
export async function hasSecondFactor(db: Kysely<Schema>, userId: string): Promise<boolean> {
  return (await factorSince(db, userId)) !== null;
}

/** New recovery codes: as they are told, and as they are kept. */
export async function makeRecoveryCodes(
  random: AccountDeps['random'],
): Promise<{ readonly told: readonly string[]; readonly hashes: readonly string[] }> {
  const codes = newRecoveryCodes(random);
  return { told: codes.map(grouped), hashes: await Promise.all(codes.map((code) => hashPassword(code, random))) };
}

/** Put new recovery codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(
  trx: Transaction<Schema>,
  userId: string,
  { hashes, at }: { readonly hashes: readonly string[]; readonly at: Date },
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, made_at: at, used_at: null }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** Take the second factor off an account that is locked, with its recovery codes, and end its sessions; false where it has none. */
export async function dropSecondFactor(
  trx: Transaction<Schema>,
  userId: string,
  ends: { readonly at: Date; readonly but?: string },
): Promise<boolean> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const gone = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  if (gone === undefined) return false;
  await endSessions(trx, [userId], ends);
  return true;
}
