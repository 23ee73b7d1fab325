import type { Kysely } from 'kysely';
import type { Role } from '#catalogues/roles.ts';
import { DELETION } from '#catalogues/sentences/own-data.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { othersInOffice } from '../administrators/deps.ts';
import type { Schema } from '../db/schema.ts';
import { creditOf } from '../settlement/credit.ts';

/** Whose account would go. */
export interface Leaver {
  readonly id: string;
  readonly role: Role;
  readonly estateId: number | null;
}

const SAID = DELETION.reasons;

/** Why an account cannot be deleted as things stand: money that is still on its way, or an office that nobody else has. None: it can. */
export async function reasonsAgainst(db: Kysely<Schema>, { id, role, estateId }: Leaver): Promise<readonly string[]> {
  const { orders, refunds, disputes, arrivals } = await openMoney(db, id);
  const credit = await creditOf(db, id);
  const office = await lastInOffice(db, { id, role, estateId });
  return [
    ...(orders > 0 ? [SAID.orders(orders)] : []),
    ...(refunds > 0 ? [SAID.refunds(refunds)] : []),
    ...(disputes > 0 ? [SAID.disputes(disputes)] : []),
    ...(arrivals > 0 ? [SAID.arrivals(arrivals)] : []),
    ...(credit > 0 ? [SAID.credit(formatNaira(credit))] : []),
    ...(office === null ? [] : [office]),
  ];
}

/** How much of a person's money is under way, each order counted once. */
async function openMoney(db: Kysely<Schema>, userId: string) {
  const own = () => db.selectFrom('orders').where('orders.user_id', '=', userId);
  const count = async (query: { execute: () => Promise<readonly unknown[]> }) => (await query.execute()).length;
  const back = await own()
    .select('order_id')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('state', '=', 'refund_due'),
        exists(
          selectFrom('refunds')
            .select('refunds.order_id')
            .whereRef('refunds.order_id', '=', 'orders.order_id')
            .where('refunds.accepted_at', 'is', null),
        ),
        exists(
          selectFrom('refund_details')
            .select('refund_key')
            .whereRef('refund_details.order_id', '=', 'orders.order_id')
            .where('refund_details.state', '<>', 'done'),
        ),
        exists(
          selectFrom('further_payments')
            .select('further_payments.reference')
            .whereRef('further_payments.order_id', '=', 'orders.order_id')
            .where('further_payments.returned_at', 'is', null),
        ),
      ]),
    )
    .execute();
  return {
    orders: await count(own().select('order_id').where('state', 'in', ['captured', 'fulfilling', 'pending'])),
    refunds: back.length,
    disputes: await count(
      own()
        .innerJoin('chargebacks', 'chargebacks.order_id', 'orders.order_id')
        .select('chargebacks.id')
        .where('chargebacks.ended_at', 'is', null),
    ),
    arrivals: await count(
      db
        .selectFrom('arrivals')
        .select('reference')
        .where('user_id', '=', userId)
        .where('state', 'in', ['waiting', 'returning']),
    ),
  };
}

/** That somebody is the last one of an office who can sign in and is not leaving; null: there are others, or it is no office. */
async function lastInOffice(db: Kysely<Schema>, { id, role, estateId }: Leaver): Promise<string | null> {
  if (role !== 'service-admin' && role !== 'netplus-admin') return null;
  if (await othersInOffice(db, { id, role, estateId })) return null;
  if (role === 'netplus-admin') return SAID.lastOfPlatform;
  const estate = await db.selectFrom('estates').select('name').where('id', '=', estateId).executeTakeFirst();
  return estate === undefined ? null : SAID.lastAdministrator(estate.name);
}
