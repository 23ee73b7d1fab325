import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Asked } from '../../http/handlers.ts';
import { refused, tooMany } from '../../http/refusals.ts';
import type { Person } from '../../person.ts';
import type { AccountDeps } from '../deps.ts';
import { passwordMatches } from '../passwords.ts';

type Asking = Pick<Asked<'updateProfile'>, 'address' | 'log'> & { readonly person: Pick<Person, 'id'> };

/**
 * Ask for the own password where a session alone is not enough; answers the hash it was compared with, which the change finds
 * unchanged, or the refusal. Tries are counted with those of changing the password: each may be a guess.
 */
export async function provePassword(
  { db, limits }: Pick<AccountDeps, 'db' | 'limits'>,
  { person, address, log }: Asking,
  password: string,
): Promise<{ readonly hash: string } | ReturnType<typeof refused> | ReturnType<typeof tooMany>> {
  if (password === '') return refused('password-wanted', SENTENCES.passwordWanted);
  const over = await limits.passwordChanges.take(person.id);
  if (over) return tooMany(over);
  const { password_hash: hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  if (!(await passwordMatches(password, hash))) {
    log.warn({ event: 'password-refused', user: person.id, address }, 'a wrong password for a change');
    return refused('wrong-password', SENTENCES.passwordWrong);
  }
  // Only a wrong one is a guess.
  await limits.passwordChanges.giveBack(person.id);
  return { hash };
}
