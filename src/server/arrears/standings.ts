import { type Kysely, sql } from 'kysely';
import type { ArrearsPolicy, StandingName } from '#catalogues/arrears.ts';
import { asksCharges, type HouseDebts, type UnpaidCharge } from '#machines/arrears/conditions.ts';
import { judge, type Standing } from '#machines/arrears/standing.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { payableIn } from '../billing/arrears.ts';
import { accounts, DUES, type Due } from '../billing/chart.ts';
import { debtsOf } from '../billing/debts.ts';
import type { Schema } from '../db/schema.ts';

/** A house that owes something or is excepted, and how it stands. */
export interface HouseStanding {
  readonly meterNumber: string;
  readonly holder: string;
  readonly address: string;
  readonly debts: HouseDebts;
  readonly standing: Standing;
  readonly excepted: { readonly until: string; readonly reason: string } | null;
}

interface Row {
  readonly meter_number: string;
  readonly holder: string;
  readonly house_address: string;
  readonly service_charge: number;
  readonly dev_levy: number;
  readonly fine: number;
  readonly until_day: string | null;
  readonly reason: string | null;
}

/**
 * How every house of an estate stands at an instant by a policy, as `standingOf` says it of one: those that owe something or are excepted,
 * who owes most first. `before`: how each stood at the last look, where that is known.
 */
export async function standingsOf(
  db: Kysely<Schema>,
  { estateId, at, policy }: { readonly estateId: number; readonly at: Date; readonly policy: ArrearsPolicy },
  before: ReadonlyMap<string, StandingName> = new Map(),
): Promise<readonly HouseStanding[]> {
  const payable = await payableIn(db, estateId);
  const rows = await housesOf(db, estateId, payable, at);
  const charges = asksCharges(policy) ? await chargesOf(db, estateId, payable, at) : new Map<string, UnpaidCharge[]>();
  return rows.map((row) => {
    const debts = {
      owed: {
        'service-charge': Number(row.service_charge),
        'dev-levy': Number(row.dev_levy),
        fine: Number(row.fine),
      },
      charges: charges.get(row.meter_number) ?? [],
    };
    const excepted =
      row.until_day === null || row.reason === null ? null : { until: row.until_day, reason: row.reason };
    return {
      ...{ meterNumber: row.meter_number, holder: row.holder, address: row.house_address, debts, excepted },
      standing: judge({ debts, policy, isExcepted: excepted !== null }, before.get(row.meter_number)),
    };
  });
}

/** Houses that owe something that can be paid just now, kobo above 0, and those that are excepted. */
async function housesOf(
  db: Kysely<Schema>,
  estateId: number,
  payable: readonly Due[],
  at: Date,
): Promise<readonly Row[]> {
  const named = DUES.map((due) => {
    const [first, last] = accounts.meter('|', due).split('|');
    return sql`(${sql.lit(due)}, ${sql.lit(first)} || meters.meter_number || ${sql.lit(last)})`;
  });
  const owed = (due: Due) =>
    payable.includes(due)
      ? sql`greatest(0, -coalesce(sum(sums.kobo) filter (where sums.due = ${due}), 0))::bigint`
      : sql`0::bigint`;
  const { rows } = await sql<Row>`
    with sums as (
      select meters.meter_number, own.due, sum(line.amount_kobo) as kobo
      from meters
      cross join lateral (values ${sql.join(named)}) as own (due, account)
      join ledger_entries as line on line.account = own.account
      where meters.estate_id = ${estateId}
      group by meters.meter_number, own.due
    ),
    houses as (
      select meters.meter_number, meters.house_address, meters.landlord_name,
        ${owed('service-charge')} as service_charge, ${owed('dev-levy')} as dev_levy, ${owed('fine')} as fine
      from meters left join sums using (meter_number)
      where meters.estate_id = ${estateId}
      group by meters.meter_number
    )
    select houses.meter_number, houses.house_address, service_charge, dev_levy, fine,
      coalesce(lives.name, houses.landlord_name) as holder, excepted.until_day, excepted.reason
    from houses
    left join arrears_exceptions as excepted on excepted.estate_id = ${estateId}
      and excepted.meter_number = houses.meter_number and excepted.ended_at is null
      and excepted.until_day >= ${dayInLagos(at)}
    left join lateral (
      select trim(concat(users.first_name, ' ', users.last_name)) as name from residences as users
      where users.meter_number = houses.meter_number and users.estate_id = ${estateId}
        and users.role in ('service-user', 'service-owner')
      order by users.role <> 'service-user', users.created_at, users.id limit 1
    ) as lives on true
    where service_charge + dev_levy + fine > 0 or excepted.id is not null
    order by service_charge + dev_levy + fine desc, houses.meter_number`.execute(db);
  return rows;
}

/** The unpaid charges of each house that can be paid just now, with their ages in days. */
async function chargesOf(
  db: Kysely<Schema>,
  estateId: number,
  payable: readonly Due[],
  at: Date,
): Promise<Map<string, UnpaidCharge[]>> {
  const found = new Map<string, UnpaidCharge[]>();
  if (payable.length === 0) return found;
  const { rows } = await sql<UnpaidCharge & { meter_number: string }>`
    select meter_number, due, kobo, (${dayInLagos(at)}::date - since)::integer as days
    from ${debtsOf(estateId, payable)} as debt
    where kobo > 0 order by meter_number, since, due`.execute(db);
  for (const { meter_number, due, kobo, days } of rows)
    found.set(meter_number, [...(found.get(meter_number) ?? []), { due, kobo: Number(kobo), days }]);
  return found;
}
