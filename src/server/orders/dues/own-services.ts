import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** The services of their estate that a person pays for, those that are not sold just now too, with how the apartment stands. */
export function ownServices(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('user_services')
    .innerJoin('services', 'services.id', 'user_services.service_id')
    .innerJoin('users', (join) =>
      // Who has moved pays nobody but the estate of the present meter.
      join.onRef('users.id', '=', 'user_services.user_id').onRef('users.estate_id', '=', 'services.estate_id'),
    )
    .where('users.id', '=', userId)
    .select(['services.id', 'services.name', 'services.monthly_kobo', 'services.enabled', 'users.status']);
}
