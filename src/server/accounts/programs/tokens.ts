import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { isScope, PROGRAM_PREFIX, PROGRAM_TOKEN, type Scope } from '#catalogues/programs.ts';
import type { Schema } from '../../db/schema.ts';
import { type Person, personOf } from '../../person.ts';
import type { Random } from '../../random.ts';
import { isStale } from '../sign-in/idle.ts';
import { peopleOf } from '../sign-in/people.ts';

const TOKEN_BYTES = 32;

/** A new token of a program, as it is told once, and as it is kept. */
export function newProgramToken(random: Pick<Random, 'bytes'>): { readonly told: string; readonly hash: string } {
  const told = PROGRAM_PREFIX + Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
  return { told, hash: hashOf(told) };
}

/** A hash that can be looked for: of 256 bits that were drawn by lot nobody guesses one, however quick it is. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Scopes as a row keeps them. */
export const scopesKept = (scopes: readonly Scope[]): string => [...new Set(scopes)].join(' ');

/** Scopes of a row; one that a server of a newer version wrote, and that is none here, opens nothing. */
export const scopesOf = (kept: string): readonly Scope[] => kept.split(' ').filter(isScope);

/**
 * Who the token of a program stands for, with what it opens; null where there is none such, its time is over, or the account is disabled or locked. No session
 * is behind it: what asks for one finds none. That it is used from a network is written down, whatever it opens.
 */
export async function personByProgram(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: () => Date },
  token: string,
  address: string | null,
): Promise<Person | null> {
  if (!PROGRAM_TOKEN.test(token)) return null;
  const now = clock();
  const row = await peopleOf(db)
    .innerJoin('program_tokens', 'program_tokens.user_id', 'users.id')
    .select(['program_tokens.id as token_id', 'program_tokens.name as program', 'program_tokens.scopes'])
    .select(['program_tokens.last_used_at', 'program_tokens.last_used_from'])
    .where('program_tokens.token_hash', '=', hashOf(token))
    .where('program_tokens.expires_at', '>', now)
    .where('users.disabled', '=', false)
    .where('users.locked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { token_id: id, program: name, scopes, last_used_at: last, last_used_from: from } = row;
  // Not each time, but another network at once.
  if (isStale(last, now) || from !== address) await noteUse(db, id, { now, address });
  return { ...personOf({ ...row, proved_at: null }, id), program: { id, name, scopes: scopesOf(scopes) } };
}

async function noteUse(
  db: Kysely<Schema>,
  id: string,
  { now, address }: { readonly now: Date; readonly address: string | null },
): Promise<void> {
  const used = { last_used_at: now, last_used_from: address };
  await db.updateTable('program_tokens').set(used).where('id', '=', id).execute();
}

/** End every token that programs have of a person. What the data base sees to by itself is a change of their account (migration 364). */
export async function endProgramTokens(trx: Transaction<Schema>, userId: string): Promise<void> {
  await trx.deleteFrom('program_tokens').where('user_id', '=', userId).execute();
}
