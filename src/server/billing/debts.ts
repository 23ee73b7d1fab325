import { type RawBuilder, sql } from 'kysely';
import type { ArrearsCondition } from '#catalogues/arrears.ts';
import type { DebtorsOver, OwedSpan } from '#catalogues/debtors.ts';
import { TIME_ZONE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { duesOf } from '#machines/arrears/conditions.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { accounts, type Due } from './chart.ts';

/** The kind of posting that takes a run of charges back. */
export const CHARGES_BACK = 'charges-taken-back';

/** The kinds of posting that write down what an estate was paid in cash, and take it back. */
export const CASH = 'cash';
export const CASH_BACK = 'cash-taken-back';

/**
 * True of a `posting` that stands as a payment or a debt: cash that was taken back has paid nothing, and taking it back is no debt of its
 * own. What it had settled is owed since when it was owed before.
 */
export const NOT_TAKEN_BACK = sql<boolean>`(posting.kind <> ${CASH_BACK} and not (posting.kind = ${CASH} and exists (
  select from cash_payments as cash join cash_payments as back on back.takes_back = cash.id where cash.transaction_id = posting.id)))`;

/**
 * What the meters of an estate owe, as a table of a statement: the rows of `chargesOf` of which something is still owed. Of each account
 * they add up to what its balance is below 0. `meterNumber`: of that meter alone.
 */
export function debtsOf(estateId: number, dues: readonly Due[], meterNumber?: string): RawBuilder<unknown> {
  return sql`(select * from ${chargesOf(estateId, dues, meterNumber)} as charged where kobo > 0)`;
}

/**
 * What the meters of an estate were charged, as a table of a statement: `meter_number`, `due`, `charge` above 0, `kobo`, what of it is still
 * owed, `since`, the day in Lagos from which it is owed, `line_id`, by which charges of one day stand in their order, and of a charge of a
 * run `run_id` and `pay_by`, the day by which it is to be paid where one was said. What was paid settles the oldest debt of the same account
 * first, so that what is left is of the youngest charges; a charge that was taken back is none, and pays for nothing older.
 */
export function chargesOf(estateId: number, dues: readonly Due[], meterNumber?: string): RawBuilder<unknown> {
  const named = dues.map((due) => {
    const [before, after] = accounts.meter('|', due).split('|');
    return sql`(${sql.lit(due)}, ${sql.lit(before)} || meters.meter_number || ${sql.lit(after)})`;
  });
  const own = meterNumber === undefined ? sql`` : sql`and meters.meter_number = ${meterNumber}`;
  const ofMeter = meterNumber === undefined ? sql`` : sql`and charged.meter_number = ${meterNumber}`;
  return sql`(
    select meter_number, due, since, id as line_id, run_id, pay_by, charge,
      greatest(0, least(charge, charged - paid))::bigint as kobo
    from (
      select meter_number, due, since, id, run_id, pay_by, charge,
        sum(charge) over (partition by account order by since, id) as charged,
        sum(credit) over (partition by account) as paid
      from (
        select meters.meter_number, own.due, line.account, line.id, run.run_id, run.pay_by::date as pay_by,
          greatest(0, -line.amount_kobo) as charge, greatest(0, line.amount_kobo) as credit,
          coalesce(run.stands_from::date, (posting.at at time zone ${sql.lit(TIME_ZONE)})::date) as since
        from meters
        cross join lateral (values ${sql.join(named)}) as own (due, account)
        join ledger_entries as line on line.account = own.account
        join ledger_transactions as posting on posting.id = line.transaction_id
        left join (
          select distinct charged.transaction_id, charge_runs.id as run_id, charge_runs.stands_from, charge_runs.pay_by,
            charge_runs.back_transaction_id
          from charge_runs join charge_lines as charged on charged.run_id = charge_runs.id
          where charge_runs.estate_id = ${estateId} ${ofMeter}
        ) as run on run.transaction_id = posting.id
        where meters.estate_id = ${estateId} ${own} and posting.kind <> ${CHARGES_BACK} and run.back_transaction_id is null
          and ${NOT_TAKEN_BACK}
      ) as moved
    ) as aged
    where charge > 0
  )`;
}

/** Of `debtsOf` as `debt`, by meter: the condition behind `group by` for those of which one of some conditions holds, as `reasonsIn` judges one meter. */
export function anyHolds(today: string, conditions: readonly ArrearsCondition[]): RawBuilder<boolean> {
  const holding = conditions.map((condition) => {
    const { kobo, days, charges } = condition;
    const own = sql`filter (where debt.kobo > 0 and debt.due in (${sql.join(duesOf(condition))}))`;
    const old = days === null ? sql`true` : sql`coalesce(max(${today}::date - debt.since) ${own}, 0) > ${days}`;
    const often = charges === null ? sql`true` : sql`count(*) ${own} > ${charges}`;
    return sql`(coalesce(sum(debt.kobo) ${own}, 0) > ${kobo} and ${old} and ${often})`;
  });
  return holding.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(holding, sql` or `)})`;
}

/** Which debts are meant: by how long something of them is owed, and by how much is owed on the meter in all. */
export interface Owing extends OwedSpan {
  readonly over: DebtorsOver;
  /** A day in Lagos: something of them is owed since then, or before. */
  readonly since?: string | undefined;
}

/** Of `debtsOf` as `debt`, by meter: the condition behind `group by` for those alone that are meant at an instant. */
export function owingOf(at: Date, { over, least, most, since }: Owing): RawBuilder<unknown> {
  const old = over === 'any' ? sql`true` : sql`max(${dayInLagos(at)}::date - debt.since) > ${Number(over)}`;
  const much = least === undefined ? sql`true` : sql`sum(debt.kobo) >= ${koboOf(least)}`;
  const little = most === undefined ? sql`true` : sql`sum(debt.kobo) <= ${koboOf(most)}`;
  const long = since === undefined ? sql`true` : sql`min(debt.since) <= ${since}::date`;
  return sql`having ${old} and ${much} and ${little} and ${long}`;
}
