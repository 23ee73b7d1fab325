import { type Kysely, type RawBuilder, sql } from 'kysely';
import { TIME_ZONE } from '#catalogues/limits.ts';
import { accounts } from '../billing/chart.ts';
import type { Schema } from '../db/schema.ts';
import type { Span } from '../reports/chosen-days.ts';
import { PAID_ON } from './estate-payments.ts';

/** A day in Lagos of a statement, as the ledger has it; kobo. */
export interface StatementDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Of the platform what payers gave; of an estate what was paid for it. */
  readonly in: number;
  /** What went back to payers. */
  readonly back: number;
  /** Of the platform what payment providers took; of an estate our fees on what its residents paid. */
  readonly fees: number;
  /** Our own fees; of an estate 0. */
  readonly revenue: number;
  /** What came for estates: by so much more is owed to them, before they are paid. */
  readonly estates: number;
  /** Of the platform what came to our bank; of an estate what it was given. */
  readonly out: number;
  /** What was paid on to estates; of an estate 0, as `out` is that. */
  readonly handed: number;
  /** Of the platform what providers still hold at the end of the day; of an estate what it is owed. */
  readonly left: number;
}

/** Of a posting: it is a payment to an estate, or takes one back. */
const HANDED = sql<boolean>`(posting.kind in (${sql.lit(PAID_ON.paid)}, ${sql.lit(PAID_ON.back)}))`;

/** Entries with the day of their posting and the posting that they are of, those of one that puts an older one right included. */
const POSTED = sql`
  select (posting.at at time zone ${sql.lit(TIME_ZONE)})::date as day, posting.order_id, entry.account, entry.amount_kobo as kobo,
    ${HANDED} as handed,
    coalesce(posting.order_id, posting.id::text) || ' ' || split_part(posting.kind, ' (', 1) as move
  from ledger_transactions as posting join ledger_entries as entry on entry.transaction_id = posting.id`;

const like = (prefix: string) => sql<boolean>`starts_with(account, ${prefix})`;

/** Some days of the platform, the first one first, those on which nothing moved too. */
export async function platformDays(db: Kysely<Schema>, { from, to }: Span): Promise<StatementDay[]> {
  const atProviders = like(accounts.provider(''));
  const { rows } = await sql<StatementDay>`
    with posted as (${POSTED} where posting.at >= ${from} and posting.at < ${to}),
    moves as (
      select day, move,
        coalesce(sum(kobo) filter (where ${atProviders}), 0) as provider,
        coalesce(sum(kobo) filter (where ${like(accounts.providerFees(''))}), 0) as fee,
        coalesce(sum(kobo) filter (where account = ${accounts.bank} and not handed), 0) as bank,
        coalesce(sum(kobo) filter (where account = ${accounts.bank} and handed), 0) as handed,
        coalesce(sum(kobo) filter (where account = ${accounts.fees}), 0) as revenue,
        coalesce(sum(kobo) filter (where account ~ '^estate:[0-9]+:owed$' and not handed), 0) as estates
      from posted group by day, move
    ),
    sums as (
      select day, sum(greatest(-(provider + fee + bank), 0)) as came, sum(greatest(provider + fee + bank, 0)) as back,
        -sum(fee) as fees, sum(revenue) as revenue, sum(estates) as estates, -sum(bank) as gone, sum(handed) as handed,
        -sum(provider) as held
      from moves group by day
    )
    select ${ofDay('came')} as "in", ${ofDay('back')} as back, ${ofDay('fees')} as fees, ${ofDay('revenue')} as revenue,
      ${ofDay('estates')} as estates, ${ofDay('gone')} as "out", ${ofDay('handed')} as handed,
      (${heldBefore(from, atProviders)} * -1 + sum(coalesce(held, 0)) over (order by days.day))::bigint as "left",
      days.day::text as day
    from ${daysOf(from, to)} left join sums on sums.day = days.day order by days.day`.execute(db);
  return rows;
}

/** Some days of one estate: what was paid for it, what it was given, and what it is owed at the end of each. */
export async function estateDays(db: Kysely<Schema>, { from, to }: Span, estateId: number): Promise<StatementDay[]> {
  const owed = sql<boolean>`account = ${accounts.owedTo(estateId)}`;
  const { rows } = await sql<StatementDay>`
    with posted as (${POSTED} left join orders on orders.order_id = posting.order_id
      where posting.at >= ${from} and posting.at < ${to}
        and (entry.account = ${accounts.owedTo(estateId)}
          or (orders.estate_id = ${estateId} and orders.kind in ('service', 'dev-levy', 'fine')))),
    moves as (
      select day, move,
        coalesce(sum(kobo) filter (where ${like(accounts.provider(''))} or ${like(accounts.providerFees(''))}), 0) as provider,
        coalesce(sum(kobo) filter (where account = ${accounts.fees}), 0) as fee,
        coalesce(sum(kobo) filter (where ${owed} and not handed), 0) as owed,
        -coalesce(sum(kobo) filter (where ${owed} and handed), 0) as handed
      from posted group by day, move
    ),
    sums as (
      select day, sum(greatest(owed, 0)) as came, sum(greatest(provider, 0)) as back, sum(fee) as fees,
        sum(owed) as estates, sum(greatest(-owed, 0) + handed) as gone, sum(owed - handed) as held
      from moves group by day
    )
    select ${ofDay('came')} as "in", ${ofDay('back')} as back, ${ofDay('fees')} as fees, 0::bigint as revenue,
      ${ofDay('estates')} as estates, ${ofDay('gone')} as "out", 0::bigint as handed,
      (${heldBefore(from, owed)} + sum(coalesce(held, 0)) over (order by days.day))::bigint as "left", days.day::text as day
    from ${daysOf(from, to)} left join sums on sums.day = days.day order by days.day`.execute(db);
  return rows;
}

/** A sum of a day, kobo; 0 where nothing moved. */
function ofDay(name: string): RawBuilder<number> {
  return sql<number>`coalesce(${sql.ref(name)}, 0)::bigint`;
}

/** What stood on some accounts before an instant. */
function heldBefore(from: Date, some: RawBuilder<boolean>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(amount_kobo), 0) from ledger_entries as entry
    join ledger_transactions as posting on posting.id = entry.transaction_id where posting.at < ${from} and ${some})`;
}

function daysOf(from: Date, to: Date): RawBuilder<unknown> {
  const day = (at: Date) => sql`(${at}::timestamptz at time zone ${sql.lit(TIME_ZONE)})`;
  return sql`(select generate_series(${day(from)}, ${day(to)} - interval '1 day', interval '1 day')::date as day) as days`;
}

/** What came for an estate within some days, what it was given, and what it was owed at their end; kobo. */
export interface EstateSum {
  readonly id: number;
  readonly name: string;
  readonly in: number;
  readonly out: number;
  readonly left: number;
}

/** What each estate is owed, by name: those for which nothing was ever paid too. */
export async function estateSums(db: Kysely<Schema>, { from, to }: Span): Promise<EstateSum[]> {
  const { rows } = await sql<EstateSum>`
    select estates.id, estates.name,
      coalesce(sum(kobo) filter (where kobo > 0 and not handed and at >= ${from}), 0)::bigint as "in",
      coalesce(-sum(kobo) filter (where (kobo < 0 or handed) and at >= ${from}), 0)::bigint as "out",
      coalesce(sum(kobo), 0)::bigint as "left"
    from estates left join (
      select entry.account, entry.amount_kobo as kobo, posting.at, ${HANDED} as handed
      from ledger_entries as entry join ledger_transactions as posting on posting.id = entry.transaction_id
      where posting.at < ${to} and entry.account ~ '^estate:[0-9]+:owed$'
    ) as owed on owed.account = 'estate:' || estates.id || ':owed'
    group by estates.id, estates.name order by lower(estates.name), estates.id`.execute(db);
  return rows;
}
