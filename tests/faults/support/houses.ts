import { type Kysely, sql } from 'kysely';
import { nairaOf } from '#catalogues/money.ts';
import { DUE_KINDS, type DueKind } from '#catalogues/orders.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { post } from '#src/server/billing/ledger.ts';
import type { Schema } from '#src/server/db/schema.ts';

/** A house for each thing that an estate is paid; a fine that is owed would block buying power on the other meters. */
export const HOUSES = {
  service: '45012350001',
  'dev-levy': '45012350002',
  fine: '45012350003',
} as const satisfies Record<DueKind, string>;

/** The estate's services; kobo a month. */
export const SERVICES = {
  charge: { id: 9011, name: 'Service Charge', monthly_kobo: 1_500_000 },
  // Odd kobo: half of it is no whole amount.
  security: { id: 9012, name: 'Security', monthly_kobo: 500_001 },
} as const;

/** The account that a payment on each house credits. */
export const CREDITED = {
  service: accounts.meter(HOUSES.service, 'service-charge'),
  'dev-levy': accounts.meter(HOUSES['dev-levy'], 'dev-levy'),
  fine: accounts.meter(HOUSES.fine, 'fine'),
} as const satisfies Record<DueKind, string>;

/** What each house owes when a schedule begins, kobo. The fine is paid whole or not at all. */
export const OWED_KOBO = { service: 4_500_000, 'dev-levy': 7_000_000, fine: 1_000_000 } as const;

/** What a purchase of a schedule asks for: a number of months, or naira. */
export function dueAmount(kind: DueKind, whole: (below: number) => number): number {
  if (kind === 'service') return 1 + whole(12);
  return kind === 'fine' ? nairaOf(OWED_KOBO.fine) : 200 + whole(90_000);
}

/** True for what an estate is paid. */
export function isDueKind(kind: string): kind is DueKind {
  const kinds: readonly string[] = DUE_KINDS;
  return kinds.includes(kind);
}

/** Write the services and the houses that every schedule shares. */
export async function settleHouses(db: Kysely<Schema>, userId: string, estateId: number): Promise<void> {
  const services = Object.values(SERVICES);
  await db
    .insertInto('services')
    .values(services.map((service) => ({ ...service, estate_id: estateId })))
    .execute();
  await db
    .insertInto('user_services')
    .values(services.map(({ id: service_id }) => ({ user_id: userId, service_id })))
    .execute();
  const house = { estate_id: estateId, landlord_name: 'Amaka Eze', house_address: 'House 1' };
  await db
    .insertInto('meters')
    .values(Object.values(HOUSES).map((meter_number) => ({ ...house, meter_number })))
    .execute();
}

/** Charge each house what it owes, and say whether the payer's apartment, where the services are paid for, is lived in. */
export async function chargeHouses(
  db: Kysely<Schema>,
  payer: { readonly userId: string; readonly occupied: boolean },
  at: Date,
): Promise<void> {
  const status = payer.occupied ? 'occupied' : 'unoccupied';
  await db.updateTable('users').set({ status, meter_number: HOUSES.service }).where('id', '=', payer.userId).execute();
  await db.transaction().execute(async (trx) => {
    for (const kind of DUE_KINDS) {
      const entries = [
        { account: CREDITED[kind], kobo: -OWED_KOBO[kind] },
        { account: `estate:${kind}`, kobo: OWED_KOBO[kind] },
      ];
      await post(trx, { kind: 'dues', narration: kind, at, entries });
    }
  });
}

/**
 * Orders whose state and whose credit do not agree at this moment: the balance, and with it the block on buying power, has
 * to change together with the state.
 */
export async function outOfStep(db: Kysely<Schema>): Promise<string[]> {
  const credit = sql<boolean>`exists (
    select from ledger_transactions as posting join ledger_entries as line on line.transaction_id = posting.id
    where posting.order_id = orders.order_id and line.account like 'meter:%')`;
  const rows = await db
    .selectFrom('orders')
    .select(['order_id', 'state'])
    .where('kind', 'in', DUE_KINDS)
    .where(sql<boolean>`(state = 'fulfilled') <> ${credit}`)
    .execute();
  return rows.map(({ order_id, state }) => `I15 ${order_id}: ${state}, and its meter says otherwise`);
}
