import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { Schema } from '../../db/schema.ts';
import type { Person } from '../../person.ts';
import { ownServices } from './own-services.ts';

/** The services that a resident can pay for, with their price a month in naira (S2 section 3). */
export async function userServices(
  { db }: { readonly db: Kysely<Schema> },
  person: Person,
): Promise<CallAnswer<'userServices'>> {
  const services = await ownServices(db, person.id)
    .where('services.enabled', '=', true)
    .orderBy('services.id')
    .execute();
  return {
    status: 200,
    data: services.map(({ id, name, monthly_kobo }) => ({ id, name, amount: nairaOf(monthly_kobo) })),
  };
}
