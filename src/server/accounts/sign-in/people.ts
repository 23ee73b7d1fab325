import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** People with all that a call knows of them, whatever it was that it carried. */
export function peopleOf(db: Kysely<Schema>) {
  return db
    .selectFrom('users')
    .leftJoin('estates', 'estates.id', 'users.estate_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .selectAll('users')
    .select(['second_factors.confirmed_at as second_factor_at', 'second_factors.without_app_at'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'users.id')).as(
        'has_passkey',
      ),
    )
    .select(['estates.name as estate_name', 'estates.active as estate_active'])
    .select('estates.verifies_residents as estate_verifies');
}
