import { type Kysely, type RawBuilder, sql } from 'kysely';
import { CHARGE_SERVICE, type LeftOut } from '#catalogues/charges.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import type { Schema } from '../db/schema.ts';
import { refused } from '../http/refusals.ts';
import { knownMeters } from '../uploads/known-meters.ts';
import type { Planned } from './plan.ts';

/** Meter numbers that a refusal names; it counts the others. */
const NAMED = 5;

/** Why some meters cannot be charged: the estate does not have them. Null where it has them all. */
export async function unknownMeters(db: Kysely<Schema>, estateId: number, meters: readonly string[]) {
  const known = await knownMeters(db, [...new Set(meters)]);
  const unknown = [...new Set(meters)].filter((meter) => known.get(meter)?.estate_id !== estateId);
  if (unknown.length === 0) return null;
  return refused('meters-unknown', CHARGES.unknownMeters(unknown.slice(0, NAMED), Math.max(0, unknown.length - NAMED)));
}

/** A meter of an estate as a run sees it; kobo. */
export interface Candidate {
  readonly meter_number: string;
  readonly holder: string;
  readonly house_address: string;
  readonly kobo: number;
  readonly is_half: boolean;
  /** Null: it is charged. */
  readonly left_out: LeftOut | null;
}

/**
 * Every meter of an estate with what a plan charges it, as a table of a statement: `meter_number`, `landlord_name`, `house_address`,
 * `kobo`, `is_half` and `left_out`. Nobody lives where a resident has said so; where there is no account nobody has said anything.
 */
export function candidates({ estateId, amounts, meters, month }: Planned): RawBuilder<unknown> {
  const named = meters === null ? sql`true` : sql`meters.meter_number in (${listed(meters)})`;
  if (month === null)
    return sql`(
      select meter_number, landlord_name, house_address, ${amounts.full}::bigint as kobo, false as is_half,
        null::text as left_out
      from meters where estate_id = ${estateId} and ${named}
    )`;
  const { serviceId, whom } = month.rule;
  const halves = whom === 'half-where-empty' ? sql`coalesce(lived.is_empty, false)` : sql`false`;
  return sql`(
    select meters.meter_number, meters.landlord_name, meters.house_address, ${halves} as is_half,
      case when ${halves} then ${amounts.half}::bigint else ${amounts.full}::bigint end as kobo,
      case
        when charged.meter_number is not null then 'charged'
        when ${whom} = 'occupied' and lived.is_empty is null then 'no-account'
        when ${whom} = 'occupied' and lived.is_empty then 'empty'
        when ${whom} = 'chosen' and chosen.meter_number is null then 'not-chosen'
      end as left_out
    from meters
    left join (
      select meter_number, bool_or(status <> 'occupied') as is_empty from residences
      where role = 'service-user' and estate_id = ${estateId} and meter_number is not null group by meter_number
    ) as lived on lived.meter_number = meters.meter_number
    left join charge_lines as charged on charged.service_id = ${serviceId} and charged.month = ${month.of}
      and charged.meter_number = meters.meter_number and charged.state <> 'taken-back'
    left join charging_meters as chosen on chosen.service_id = ${serviceId}
      and chosen.meter_number = meters.meter_number
    where meters.estate_id = ${estateId}
  )`;
}

const listed = (meters: readonly string[]) => sql`select jsonb_array_elements_text(${JSON.stringify(meters)}::jsonb)`;

/** The balance of a candidate's account of the due, kobo, with what was paid for the service before it was charged by the month. */
export function held({ due, month }: Planned) {
  const service = month?.rule;
  if (service === undefined || due !== 'service-charge' || service.of === CHARGE_SERVICE) return balance(due);
  return sql`(${balance(due)} + greatest(0, ${balance(`service-${service.serviceId}`)}))`;
}

const balance = (of: string) => sql`coalesce((
  select sum(entry.amount_kobo) from ledger_entries as entry
  where entry.account = 'meter:' || candidate.meter_number || ${`:${of}`}
), 0)`;

/** Who lives on the meter of a row of a statement, the first who came; else whose it is. */
export const holderOf = (row: RawBuilder<unknown>) => sql`coalesce((
  select trim(concat(users.first_name, ' ', users.last_name)) from residences as users
  where users.meter_number = ${row}.meter_number and users.role = 'service-user'
  order by users.created_at, users.id limit 1
), ${row}.landlord_name)`;
