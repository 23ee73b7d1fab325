import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { Schema } from '../../db/schema.ts';
import type { CallTaken } from '../../http/handlers.ts';
import { literally } from '../../kit/literally.ts';
import { IS_RESIDENT } from '../../residents/residents.ts';

/** A page of estates by name, and the totals of the cards, which no search changes (S2 section 2, Estates page). */
export async function listEstates(
  db: Kysely<Schema>,
  { page, rows: most, term, list }: CallTaken<'estates'>,
): Promise<CallAnswer<'estates'>> {
  let found = db.selectFrom('estates');
  if (term) found = found.where('estates.name', 'ilike', `%${literally(term)}%`);
  if (list !== 'all') found = found.where('estates.active', '=', list === 'active');
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['estates.id', 'estates.name', 'estates.active'])
    .select((query) => [
      query
        .selectFrom('users')
        .where(IS_RESIDENT)
        .whereRef('users.estate_id', '=', 'estates.id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('residents'),
      query
        .selectFrom('meters')
        .whereRef('meters.estate_id', '=', 'estates.id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('meters'),
      query
        .selectFrom('services')
        .whereRef('services.estate_id', '=', 'estates.id')
        .where('services.enabled', '=', true)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('services'),
    ])
    .orderBy(sql`lower(estates.name)`)
    .orderBy('estates.id')
    .limit(most)
    .offset((page - 1) * most)
    .execute();
  const administrators = await administratorsOf(
    db,
    rows.map(({ id }) => id),
  );
  const estates = rows.map(({ residents, meters, services, ...estate }) => ({
    ...estate,
    administrators: administrators.get(estate.id) ?? [],
    residents: residents ?? 0,
    meters: meters ?? 0,
    services: services ?? 0,
  }));
  return { status: 200, data: { estates, total, page, totals: await totalsOf(db) } };
}

interface Administrator {
  readonly name: string;
  readonly email: string;
}

/** Who administers each of some estates, by name; who cannot sign in does not. */
async function administratorsOf(db: Kysely<Schema>, ids: readonly number[]) {
  const byEstate = new Map<number | null, Administrator[]>();
  if (ids.length === 0) return byEstate;
  const people = await db
    .selectFrom('users')
    .select(['estate_id', 'first_name', 'last_name', 'email'])
    .where('role', '=', 'service-admin')
    .where('disabled', '=', false)
    .where('estate_id', 'in', ids)
    .orderBy(sql`lower(last_name), lower(first_name), id`)
    .execute();
  for (const { estate_id, first_name, last_name, email } of people) {
    const one = { name: `${first_name} ${last_name}`.trim(), email };
    byEstate.set(estate_id, [...(byEstate.get(estate_id) ?? []), one]);
  }
  return byEstate;
}

async function totalsOf(db: Kysely<Schema>) {
  const { total, active } = await db
    .selectFrom('estates')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sql<number>`count(*) filter (where active)`.as('active'))
    .executeTakeFirstOrThrow();
  return { total, active, inactive: total - active };
}
