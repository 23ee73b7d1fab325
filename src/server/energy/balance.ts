import { type Kysely, sql } from 'kysely';
import { BOOKS_LIMITS, PUBLISHED_HOUSES } from '#catalogues/books.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TIME_ZONE } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { BOOKS } from '#catalogues/sentences/estate/books.ts';
import { type MonthSpan, monthsAfter } from '#machines/kit/months.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { beginningOf, monthsOf } from '../billing/months.ts';
import type { BooksReading } from '../books/books.ts';
import type { Schema } from '../db/schema.ts';
import { refused } from '../http/refusals.ts';

/** What came in in a month, in hundredths of a kWh, and what it cost, kobo. */
interface Bill {
  readonly id: number;
  readonly hundredths: number;
  readonly cost: number;
  readonly versions: number;
}

/** A month of an estate's energy: hundredths of a kWh, and kobo. */
export interface EnergyMonth {
  readonly month: string;
  readonly sold: number;
  readonly paid: number;
  /** Purchases of which nobody knows the kWh. */
  readonly unknown: number;
  /** Null: nobody has written down what came in. */
  readonly bill: Bill | null;
}

/**
 * What came into an estate and what tokens sold of it, in the month in which they were paid, as on dashboards. `published`: as residents
 * are shown it, in months that are over, and without what fewer than `PUBLISHED_HOUSES` houses bought, with kWh or without.
 */
export async function energyOf(
  { db, clock }: BooksReading,
  estateId: number,
  span: readonly string[],
  { published }: { readonly published: boolean },
): Promise<{ readonly months: readonly EnergyMonth[]; readonly leftOut: boolean }> {
  const now = dayInLagos(clock()).slice(0, 'yyyy-mm'.length);
  const months = published ? span.filter((month) => month < now) : span;
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return { months: [], leftOut: false };
  const sold = await soldIn(db, estateId, { from: first, to: last });
  const bills = await billsIn(db, estateId, { from: first, to: last });
  const isFew = (month: string) => {
    const of = sold.find((one) => one.month === month);
    return published && of !== undefined && (few(of.known_houses) || of.houses < PUBLISHED_HOUSES);
  };
  const isUnknownTold = (of: { readonly unknown_houses: number } | undefined) =>
    !published || of === undefined || !few(of.unknown_houses);
  const shown = months.filter((month) => !isFew(month));
  return {
    months: shown.map((month) => {
      const of = sold.find((one) => one.month === month);
      const { hundredths = 0, kobo = 0 } = of ?? {};
      const unknown = isUnknownTold(of) ? (of?.unknown ?? 0) : 0;
      const bill = bills.find((one) => one.month === month);
      return { month, sold: hundredths, paid: kobo, unknown, bill: bill ?? null };
    }),
    leftOut: shown.length < months.length || sold.some((of) => shown.includes(of.month) && !isUnknownTold(of)),
  };
}

/** Houses that are some, and too few to be shown. */
const few = (houses: number): boolean => houses > 0 && houses < PUBLISHED_HOUSES;

interface Sold {
  readonly month: string;
  readonly hundredths: number;
  readonly kobo: number;
  readonly unknown: number;
  /** That bought, with kWh that are known, and without. */
  readonly houses: number;
  readonly known_houses: number;
  readonly unknown_houses: number;
}

/** What was vended for the estate's meters by month; what was delivered without kWh is counted and not guessed. */
async function soldIn(db: Kysely<Schema>, estateId: number, { from, to }: MonthSpan) {
  const { rows } = await sql<Sold>`
    select to_char(orders.captured_at at time zone ${sql.lit(TIME_ZONE)}, 'YYYY-MM') as month,
      coalesce(round(sum(tokens.units::numeric) * 100), 0)::bigint as hundredths,
      coalesce(sum(orders.amount_kobo) filter (where tokens.units is not null), 0)::bigint as kobo,
      (count(*) filter (where tokens.units is null))::integer as unknown,
      count(distinct orders.destination_account)::integer as houses,
      (count(distinct orders.destination_account) filter (where tokens.units is not null))::integer as known_houses,
      (count(distinct orders.destination_account) filter (where tokens.units is null))::integer as unknown_houses
    from orders left join tokens on tokens.order_id = orders.order_id
    where orders.estate_id = ${estateId} and orders.kind = 'power' and orders.state = 'fulfilled'
      and orders.captured_at >= ${beginningOf(from)} and orders.captured_at < ${beginningOf(monthsAfter(to, 1))}
    group by 1`.execute(db);
  return rows;
}

/** The last version of each month. */
function billsIn(db: Kysely<Schema>, estateId: number, { from, to }: MonthSpan) {
  return db
    .selectFrom('energy_bills')
    .distinctOn('month')
    .select(['month', 'id', 'hundredths', 'cost_kobo as cost', 'version as versions'])
    .where('estate_id', '=', estateId)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .orderBy('month')
    .orderBy('version', 'desc')
    .execute();
}

/** kWh of hundredths. */
export const kwhOf = (hundredths: number): number => Math.round(hundredths) / 100;

/** The same for a call, in kWh and naira. */
export async function energyBalance(
  deps: BooksReading,
  estateId: number,
  span: MonthSpan,
  shown: { readonly isPublished: boolean; readonly toResident: boolean },
): Promise<CallAnswer<'energyBalance'>> {
  const all = monthsOf(span);
  if (all === null) return refused('no-months', BOOKS.noMonths(BOOKS_LIMITS.months));
  const reading = shown.toResident && !shown.isPublished ? [] : all;
  const { months, leftOut } = await energyOf(deps, estateId, reading, { published: shown.toResident });
  return {
    status: 200,
    data: {
      ...{ published: shown.isPublished, leftOut },
      months: months.map(({ sold, paid, bill, ...month }) => ({
        ...{ ...month, sold: kwhOf(sold), paid: nairaOf(paid) },
        bill: bill && {
          ...{ id: shown.toResident ? null : bill.id, kwh: kwhOf(bill.hundredths), cost: nairaOf(bill.cost) },
          versions: bill.versions,
        },
      })),
    },
  };
}
