import type { Transaction } from 'kysely';
import { MESSAGES } from '#catalogues/messages.ts';
import { ORDER_KINDS } from '#catalogues/orders.ts';
import type { MonthlyKind } from '#catalogues/platform.ts';
import { SERVICE_CHARGE } from '../../billing/credited-account.ts';
import type { Schema } from '../../db/schema.ts';
import { giveToResidents } from './give-to-residents.ts';

/** A service or a fee to be; `monthlyKobo` is its price a month. */
export interface NewService {
  readonly name: string;
  readonly kind: MonthlyKind;
  readonly monthlyKobo: number;
}

/** What every estate is paid besides its services, by names that no service can have. */
const TAKEN = [ORDER_KINDS['dev-levy'].narration, MESSAGES.fineService];

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Add a service to an estate and have its residents pay for it; answers its id. Null when the estate has one of the name,
 * whatever the case of its letters: of several at once one is made.
 */
export async function addService(
  trx: Transaction<Schema>,
  estateId: number,
  { name, kind, monthlyKobo }: NewService,
): Promise<number | null> {
  if (TAKEN.some((taken) => alike(taken, name))) return null;
  const row = await trx
    .insertInto('services')
    .values({
      estate_id: estateId,
      // What a meter owes by the month is found by this name.
      name: alike(name, SERVICE_CHARGE) ? SERVICE_CHARGE : name,
      kind,
      monthly_kobo: monthlyKobo,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  await giveToResidents(trx, { id: row.id, estateId });
  return row.id;
}
