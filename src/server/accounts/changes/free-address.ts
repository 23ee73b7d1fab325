import type { Kysely } from 'kysely';
import { TAKE_BACK_DAYS } from '#catalogues/limits.ts';
import type { Schema } from '../../db/schema.ts';

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
