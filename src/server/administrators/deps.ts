import type { Kysely } from 'kysely';
import type { Role } from '#catalogues/roles.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import type { Schema } from '../db/schema.ts';
import { createLimit, type Limit } from '../http/rate-limit.ts';
import type { Person } from '../person.ts';

/** What the calls about administrators share. */
export interface AdministratorDeps extends Pick<AccountDeps, 'db' | 'clock' | 'random' | 'mail' | 'links'> {
  readonly config: Pick<AccountDeps['config'], 'publicUrl' | 'supportEmail'>;
}

/** Invitations that one address gets in a day, whoever sends them. */
export const invitationsTo = (db: Kysely<Schema>): Limit =>
  createLimit(db, { name: 'invitationsTo', points: 5, seconds: 86_400 });

/** Whose administrators somebody may see and change: those of one estate, or of every one. Null: of none. */
export function mayChange({ role, estate }: Person): { readonly estateId: number | 'every' } | null {
  if (role === 'netplus-admin') return { estateId: 'every' };
  return estate === null ? null : { estateId: estate.id };
}

/** Who administers an estate now. */
export function administratorsOf(db: Kysely<Schema>) {
  return db
    .selectFrom('users')
    .innerJoin('estates', 'estates.id', 'users.estate_id')
    .where('users.role', '=', 'service-admin')
    .where('users.disabled', '=', false);
}

/** True where somebody else has the same office, of the same estate where it is one's, can sign in, and is not about to leave it. */
export async function othersInOffice(
  db: Kysely<Schema>,
  { id, role, estateId }: { readonly id: string; readonly role: Role; readonly estateId: number | null },
): Promise<boolean> {
  let others = db
    .selectFrom('users')
    .select('id')
    .where('role', '=', role)
    .where('id', '<>', id)
    .where('disabled', '=', false)
    .where('locked_at', 'is', null)
    .where('deletion_asked_at', 'is', null)
    .limit(1);
  if (role === 'service-admin') others = others.where('estate_id', '=', estateId);
  return (await others.executeTakeFirst()) !== undefined;
}

/** A person's name in one line. */
export const nameOf = (one: { readonly first_name: string; readonly last_name: string }): string =>
  `${one.first_name} ${one.last_name}`.trim();
