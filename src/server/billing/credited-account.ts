import type { Kysely, Selectable } from 'kysely';
import { ORDER_KINDS, type OrderKind } from '#catalogues/orders.ts';
import type { ServicesTable } from '../db/schema/estates.ts';
import type { OrdersTable } from '../db/schema/orders.ts';
import type { Schema } from '../db/schema.ts';
import { accounts, type Due } from './chart.ts';

/** The service on whose account a meter owes what it is charged by the month; one that is not charged so is an account of its own. */
export const SERVICE_CHARGE = 'Service Charge';

type Paying = Pick<Selectable<OrdersTable>, 'order_id' | 'kind' | 'service_id' | 'destination_account'>;

/** The account of its meter that an order credits; null where goods are sold. */
export async function creditedAccount(db: Kysely<Schema>, order: Paying): Promise<string | null> {
  const due = creditedDue(order.kind);
  if (due === null) return null;
  if (due !== 'service-charge') return accounts.meter(order.destination_account, due);
  if (order.service_id === null) throw new Error(`Order ${order.order_id} pays for no service.`);
  return (await isOwed(db, { id: order.service_id }))
    ? accounts.meter(order.destination_account, due)
    : accounts.service(order.destination_account, order.service_id);
}

/** True for a service that is owed with the service charge and is paid there: that one, and what is charged by the month (docs/decisions/212). */
export async function isOwed(db: Kysely<Schema>, { id }: Pick<Selectable<ServicesTable>, 'id'>): Promise<boolean> {
  const { name, service_id: charged } = await db
    .selectFrom('services')
    .leftJoin('charging_rules', 'charging_rules.service_id', 'services.id')
    .select(['services.name', 'charging_rules.service_id'])
    .where('services.id', '=', id)
    .executeTakeFirstOrThrow();
  return name === SERVICE_CHARGE || charged !== null;
}

/** True for what is paid to an estate: nothing is sent to a vendor for it. */
export function creditsMeter(kind: OrderKind): boolean {
  return creditedDue(kind) !== null;
}

function creditedDue(kind: OrderKind): Due | null {
  const facts = ORDER_KINDS[kind];
  return 'credits' in facts ? facts.credits : null;
}
