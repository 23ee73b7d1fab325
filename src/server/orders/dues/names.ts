import type { Kysely } from 'kysely';
import { MESSAGES } from '#catalogues/messages.ts';
import { ORDER_KINDS } from '#catalogues/orders.ts';
import type { Schema } from '../../db/schema.ts';
import type { OrderRow } from '../../settlement/settle.ts';
import { estateName } from '../own-orders.ts';

/** Who is paid by an order, and for what. */
export interface DueNames {
  readonly estate: string;
  /** Service Charge, Development Levy or Fine, or a service's own name. */
  readonly service: string;
}

type Named = Pick<OrderRow, 'kind' | 'service_id' | 'estate_id'>;

/** The names that a payment to an estate is told with. */
export async function namesOf(db: Kysely<Schema>, order: Named): Promise<DueNames> {
  return { estate: await estateName({ db }, order.estate_id), service: await serviceName(db, order) };
}

async function serviceName(db: Kysely<Schema>, { kind, service_id }: Named): Promise<string> {
  if (kind === 'fine') return MESSAGES.fineService;
  if (service_id === null) return ORDER_KINDS['dev-levy'].narration;
  const service = await db.selectFrom('services').select('name').where('id', '=', service_id).executeTakeFirstOrThrow();
  return service.name;
}
