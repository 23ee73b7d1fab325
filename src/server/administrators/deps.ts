import type { Kysely } from 'kysely';
import type { AccountDeps } from '../accounts/deps.ts';
import type { Schema } from '../db/schema.ts';
import type { Person } from '../person.ts';

/** What the calls about administrators share. */
export interface AdministratorDeps extends Pick<AccountDeps, 'db' | 'clock' | 'random' | 'mail' | 'links'> {
  readonly config: Pick<AccountDeps['config'], 'publicUrl' | 'supportEmail'>;
}

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

/** A person's name in one line. */
export const nameOf = (one: { readonly first_name: string; readonly last_name: string }): string =>
  `${one.first_name} ${one.last_name}`.trim();
