import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { Schema } from '../../db/schema.ts';
import type { CallTaken } from '../../http/handlers.ts';
import { literally } from '../../kit/literally.ts';

/** A page of services and fees, by estate and name, those that are disabled included. */
export async function listServices(
  db: Kysely<Schema>,
  { page, rows: most, estate, kind, term }: CallTaken<'monthlyServices'>,
): Promise<CallAnswer<'monthlyServices'>> {
  let found = db.selectFrom('services').innerJoin('estates', 'estates.id', 'services.estate_id');
  if (estate !== undefined) found = found.where('services.estate_id', '=', estate);
  if (kind !== undefined) found = found.where('services.kind', '=', kind);
  if (term) found = found.where('services.name', 'ilike', `%${literally(term)}%`);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['services.id', 'services.name', 'services.kind', 'services.monthly_kobo', 'services.enabled'])
    .select(['estates.id as estate_id', 'estates.name as estate_name'])
    .select((query) =>
      query
        .selectFrom('users')
        .innerJoin('user_services', 'user_services.user_id', 'users.id')
        .whereRef('user_services.service_id', '=', 'services.id')
        // Who has moved pays nobody but the estate of the present meter.
        .whereRef('users.estate_id', '=', 'services.estate_id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('residents'),
    )
    .orderBy(sql`lower(estates.name), estates.id, lower(services.name), services.id`)
    .limit(most)
    .offset((page - 1) * most)
    .execute();
  const services = rows.map(({ monthly_kobo, estate_id, estate_name, residents, ...service }) => ({
    ...service,
    amount: nairaOf(monthly_kobo),
    estate: { id: estate_id, name: estate_name },
    residents: residents ?? 0,
  }));
  return { status: 200, data: { services, total, page } };
}
