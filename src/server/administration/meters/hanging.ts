import { type Kysely, sql } from 'kysely';
import { HANGING, type Hanging } from '#catalogues/meters.ts';
import { ORDER_KIND_NAMES, ORDER_KINDS } from '#catalogues/orders.ts';
import { isOfMeter } from '../../billing/paid.ts';
import type { Schema } from '../../db/schema.ts';

/** What is bought for a meter or paid on one. Other goods go to a telephone, whose number may be that of a meter. */
const OF_METERS = ORDER_KIND_NAMES.filter((kind) => ORDER_KINDS[kind].token || 'credits' in ORDER_KINDS[kind]);

/**
 * How much of each thing hangs on a meter of an estate. Whoever lived there counts as well: their moves are lines of its statement. A ticket
 * that names the meter does not: it is read without it.
 */
export async function hangingOn(
  db: Kysely<Schema>,
  { meterNumber, estateId }: { readonly meterNumber: string; readonly estateId: number },
): Promise<Readonly<Record<Hanging, number>>> {
  const orders = sql`from orders where destination_account = ${meterNumber} and kind in (${sql.join(OF_METERS)})`;
  const { rows } = await sql<Record<Hanging, number>>`
    select
      (select count(*) from residences as users where users.meter_number = meters.meter_number) as accounts,
      (select count(distinct user_id) from meter_moves as moved where moved.meter_number = meters.meter_number
        and not exists (select from residences as users where users.id = moved.user_id and users.meter_number = moved.meter_number)) as lived,
      (select count(*) ${orders}) as orders,
      (select count(*) from tokens where tokens.token is not null and tokens.order_id in (select order_id ${orders})) as tokens,
      (select count(*) from charge_runs as run join charge_lines as line on line.run_id = run.id
        where run.estate_id = ${estateId} and line.meter_number = meters.meter_number)
        + (select count(*) from charging_meters as chosen where chosen.meter_number = meters.meter_number) as charges,
      (select count(*) from ledger_entries as line where ${isOfMeter('meters.meter_number')}
        or line.account in (select 'meter:' || meters.meter_number || ':service-' || services.id from services
          where services.estate_id = ${estateId})) as ledger,
      (select count(*) from dev_levies as levy where levy.meter_number = meters.meter_number)
        + (select count(*) from earlier_payments as paid where paid.meter_number = meters.meter_number) as levies,
      (select count(*) from arrears_exceptions as excepted
        where excepted.estate_id = ${estateId} and excepted.meter_number = meters.meter_number) as exceptions
    from meters where meters.meter_number = ${meterNumber}`.execute(db);
  const [found] = rows;
  const counted = HANGING.map((one) => [one, Number(found?.[one] ?? 0)] as const);
  return Object.fromEntries(counted) as Record<Hanging, number>;
}
