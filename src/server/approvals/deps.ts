import type { Kysely } from 'kysely';
import { APPROVAL_DAYS } from '#catalogues/approvals.ts';
import type { Config } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import type { MailService } from '../mail/outbox.ts';
import type { Person } from '../person.ts';

/** What asking for something and agreeing to it needs. `config.refundLimit`: above it two people pay a refund by hand, kobo. */
export interface ApprovalDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly mail: MailService;
  readonly config: Pick<Config, 'refundLimit'> & { readonly publicUrl: string };
}

/** Whose a request is: an estate's by its id, or the platform's. */
export type Office = { readonly estateId: number; readonly name: string } | { readonly estateId: null };

/** In whose name somebody asks and agrees; undefined: their account belongs to no estate. */
export function officeOf({ role, estate }: Pick<Person, 'role' | 'estate'>): Office | undefined {
  if (role === 'netplus-admin') return { estateId: null };
  return role === 'service-admin' && estate !== null ? { estateId: estate.id, name: estate.name } : undefined;
}

/** Who holds an office now, and is neither about to leave it nor kept from signing in. */
export function inOffice(db: Kysely<Schema>, { estateId }: Pick<Office, 'estateId'>) {
  const found = db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'created_at'])
    .where('disabled', '=', false)
    .where('deletion_asked_at', 'is', null)
    .where('locked_at', 'is', null)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id');
  return estateId === null
    ? found.where('role', '=', 'netplus-admin')
    : found.where('role', '=', 'service-admin').where('estate_id', '=', estateId);
}

/** Everybody of an office but one: who could agree to what that one asks for. */
export const othersOf = (db: Kysely<Schema>, office: Pick<Office, 'estateId'>, id: string) =>
  inOffice(db, office).where('id', '<>', id).execute();

/** When a request ends that is made, or agreed to, now. */
export const untilFrom = (at: Date): Date => new Date(at.getTime() + APPROVAL_DAYS * 86_400_000);

/** A person's name in one line. */
export const nameOf = (one: { readonly first_name: string; readonly last_name: string }): string =>
  `${one.first_name} ${one.last_name}`.trim();

/** What a request is about, as people read it: a limit is the estate's. */
export const subjectOf = (subject: string, office: Office): string =>
  subject === '' && office.estateId !== null ? office.name : subject;
