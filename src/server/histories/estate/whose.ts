import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { refusal } from '../../http/answering/problems.ts';
import type { Person } from '../../person.ts';
import { residentsOf } from '../../residents/residents.ts';

/**
 * Whose payments an administrator may read: those of the own estate, and with a person's id those of that resident. Somebody
 * of another estate is the same as somebody who does not exist.
 */
export async function whosePayments(db: Kysely<Schema>, { estate }: Person, userId: string | undefined) {
  if (estate === null) return refused('no-estate');
  if (userId === undefined) return { estateId: estate.id };
  const resident = await residentsOf(db, estate.id)
    .select('users.id')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return resident === undefined ? refused('resident-not-found') : { estateId: estate.id, userId };
}

function refused(code: 'no-estate' | 'resident-not-found') {
  return { refused: { status: 400, data: refusal(code) } } as const;
}
