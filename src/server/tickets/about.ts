import type { Kysely } from 'kysely';
import { ORDER_KINDS } from '#catalogues/orders.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { creditsMeter } from '../billing/credited-account.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { orderByReference } from '../stuck-orders/order-by-reference.ts';
import { oneLine } from '../text.ts';
import type { Opener } from './take-ticket.ts';

/** What a ticket is about, as far as it is the opener's own. */
export interface About {
  readonly order: OrderRow | null;
  readonly estateId: number | null;
  readonly meterNumber: string | null;
  /** A reference that names no order of theirs, as it was typed; null: there is none. */
  readonly otherReference: string | null;
}

/** Find what a ticket is about. An order of somebody else is the same as none. */
export async function aboutOf(
  db: Kysely<Schema>,
  opener: Opener,
  { reference, meter_number }: Pick<CallTaken<'openTicket'>, 'reference' | 'meter_number'>,
): Promise<About> {
  const typed = oneLine(reference ?? '');
  const order = typed === '' ? undefined : await ownOrder(db, opener, typed);
  const meter = digitsOf(meter_number ?? '');
  return {
    order: order ?? null,
    estateId: estateOf(opener, order),
    meterNumber: meter || meterOf(order) || (opener.person?.meterNumber ?? null),
    otherReference: order === undefined ? typed || null : null,
  };
}

/**
 * The estate whose administrators read the ticket: the person's own, but none where the order was not bought in it. What they
 * bought in an estate that they moved from, or in the storefront, is nothing of its administrators, and the platform answers.
 */
function estateOf({ person }: Opener, order: OrderRow | undefined): number | null {
  if (person === null) return order?.estate_id ?? null;
  const own = person.estate?.id ?? null;
  return order === undefined || order.estate_id === own ? own : null;
}

/** An order of the person's account; for a visitor one that belongs to no account and has their address. */
async function ownOrder(db: Kysely<Schema>, opener: Opener, reference: string): Promise<OrderRow | undefined> {
  if (opener.person !== null) return orderByReference(db, reference, opener.person.id);
  const order = await orderByReference(db, reference, undefined);
  return order?.user_id === null && order.email.toLowerCase() === opener.email ? order : undefined;
}

function meterOf(order: OrderRow | undefined): string | null {
  if (order === undefined) return null;
  return ORDER_KINDS[order.kind].token || creditsMeter(order.kind) ? order.destination_account : null;
}
