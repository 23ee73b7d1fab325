import { type Kysely, sql } from 'kysely';
import { BOOKS_LIMITS, PUBLISHED_HOUSES } from '#catalogues/books.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TIME_ZONE } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { PAID_FOR } from '#catalogues/orders.ts';
import { BOOKS } from '#catalogues/sentences/estate/books.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { type MonthSpan, monthsAfter } from '#machines/kit/months.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { accounts } from '../billing/chart.ts';
import { beginningOf, monthsOf } from '../billing/months.ts';
import type { Schema } from '../db/schema.ts';
import { refused } from '../http/refusals.ts';

/** What reading an estate's books needs. */
export interface BooksReading {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}

/** One sum of a month, kobo: what was collected for a service, or spent on a head. */
interface Cell {
  readonly month: string;
  readonly name: string;
  readonly kobo: number;
}

/** The same of what was collected: the estate itself took it, in cash, or this portal did. */
interface Collected extends Cell {
  readonly inCash: boolean;
}

/** What an estate collected and spent in some months; kobo. */
export interface Books {
  readonly months: readonly string[];
  readonly collected: readonly Collected[];
  readonly spent: readonly Cell[];
  /** What payers paid beside what was collected. */
  readonly fees: number;
  /** Some of what was collected was of too few houses to be shown. */
  readonly leftOut: boolean;
}

/**
 * What an estate collected and spent. Collected is what the ledger owes the estate for what its residents paid, in the month in which they
 * paid, as on dashboards, and what was paid to it in cash, in the month of its day. `published`: as residents are shown it, in months that are over, and without what fewer than
 * `PUBLISHED_HOUSES` houses paid of a due in a month.
 */
export async function booksOf(
  { db, clock }: BooksReading,
  estateId: number,
  span: readonly string[],
  { published }: { readonly published: boolean },
): Promise<Books> {
  const now = dayInLagos(clock()).slice(0, 'yyyy-mm'.length);
  const months = published ? span.filter((month) => month < now) : span;
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return { months, collected: [], spent: [], fees: 0, leftOut: false };
  const paid = await collectedIn(db, estateId, { from: first, to: last });
  const all = [...paid, ...(await cashCollectedIn(db, estateId, { from: first, to: last }))];
  const shown = published ? all.filter(({ houses }) => houses >= PUBLISHED_HOUSES) : all;
  return {
    months,
    collected: shown,
    spent: await spentIn(db, estateId, { from: first, to: last }),
    fees: shown.reduce((sum, { fees }) => sum + fees, 0),
    leftOut: shown.length < all.length,
  };
}

interface Collecting extends Collected {
  readonly fees: number;
  readonly houses: number;
}

/** By month and due, what was taken back taken off; kobo. */
async function cashCollectedIn(
  db: Kysely<Schema>,
  estateId: number,
  { from, to }: MonthSpan,
): Promise<readonly Collecting[]> {
  const rows = await db
    .selectFrom('cash_payments')
    .select([sql<string>`left(day, 7)`.as('month'), 'due', sql<number>`sum(amount_kobo)::bigint`.as('kobo')])
    .select(sql<number>`count(distinct meter_number)::integer`.as('houses'))
    .where('estate_id', '=', estateId)
    .where('day', '>=', `${from}-01`)
    .where('day', '<', `${monthsAfter(to, 1)}-01`)
    // One that was taken back is of no house.
    .where('takes_back', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cash_payments as back').select('back.id').whereRef('back.takes_back', '=', 'cash_payments.id'),
        ),
      ),
    )
    .groupBy(['month', 'due'])
    .orderBy('month')
    .orderBy('due')
    .execute();
  return rows.map(({ month, due, kobo, houses }) => ({
    ...{ month, name: CASH.inCash(CHARGED_AS[due]), kobo: Number(kobo), fees: 0, houses, inCash: true },
  }));
}

/** By month and due or service, with how many houses paid it; kobo. */
async function collectedIn(db: Kysely<Schema>, estateId: number, { from, to }: MonthSpan) {
  const { rows } = await sql<Collecting>`
    select to_char(orders.captured_at at time zone ${sql.lit(TIME_ZONE)}, 'YYYY-MM') as month,
      case orders.kind when 'dev-levy' then ${PAID_FOR['dev-levy']} when 'fine' then ${PAID_FOR.fine}
        else services.name end as name,
      sum(entry.amount_kobo)::bigint as kobo, sum(orders.fee_kobo)::bigint as fees,
      count(distinct orders.destination_account)::integer as houses, false as "inCash"
    from ledger_entries as entry
      join ledger_transactions as posting on posting.id = entry.transaction_id
      join orders on orders.order_id = posting.order_id
      left join services on services.id = orders.service_id
    where entry.account = ${accounts.owedTo(estateId)}
      and orders.captured_at >= ${beginningOf(from)} and orders.captured_at < ${beginningOf(monthsAfter(to, 1))}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** By month and head, what takes another one back taken off; kobo. */
async function spentIn(db: Kysely<Schema>, estateId: number, { from, to }: MonthSpan): Promise<readonly Cell[]> {
  const month = sql<string>`left(day, 7)`;
  return db
    .selectFrom('spendings')
    .select([month.as('month'), 'head as name', sql<number>`sum(amount_kobo)::bigint`.as('kobo')])
    .where('estate_id', '=', estateId)
    .where('day', '>=', `${from}-01`)
    .where('day', '<', `${monthsAfter(to, 1)}-01`)
    .groupBy(['month', 'head'])
    .having(sql<boolean>`sum(amount_kobo) <> 0`)
    .orderBy('month')
    .orderBy('head')
    .execute();
}

/** The sums of some cells by their names, the largest first, each with its months; kobo. */
export function sumsOf(months: readonly string[], cells: readonly Cell[]) {
  const sums = [...Map.groupBy(cells, ({ name }) => name)].map(([name, own]) => ({
    name,
    kobo: koboIn(own),
    months: months.map((month) => koboIn(own.filter((cell) => cell.month === month))),
  }));
  return sums.sort((a, b) => b.kobo - a.kobo || a.name.localeCompare(b.name));
}

/** What some cells come to, kobo. */
export const koboIn = (cells: readonly Cell[]): number => cells.reduce((sum, { kobo }) => sum + kobo, 0);

/** The same for a call, in naira. */
export async function estateBooks(
  deps: BooksReading,
  estateId: number,
  span: MonthSpan,
  shown: { readonly isPublished: boolean; readonly toResident: boolean },
): Promise<CallAnswer<'estateBooks'>> {
  const all = monthsOf(span);
  if (all === null) return refused('no-months', BOOKS.noMonths(BOOKS_LIMITS.months));
  const reading = shown.toResident && !shown.isPublished ? [] : all;
  const { months, collected, spent, fees, leftOut } = await booksOf(deps, estateId, reading, {
    published: shown.toResident,
  });
  const inNaira = (cells: readonly Cell[]) =>
    sumsOf(months, cells).map(({ name, kobo, months: each }) => ({
      ...{ name, amount: nairaOf(kobo), months: each.map(nairaOf) },
    }));
  const of = (cells: readonly Cell[], month: string) => nairaOf(koboIn(cells.filter((cell) => cell.month === month)));
  return {
    status: 200,
    data: {
      published: shown.isPublished,
      months: months.map((month) => ({ month, collected: of(collected, month), spent: of(spent, month) })),
      services: inNaira(collected),
      heads: inNaira(spent),
      ...{ collected: nairaOf(koboIn(collected)), spent: nairaOf(koboIn(spent)), fees: nairaOf(fees), leftOut },
      cash: nairaOf(koboIn(collected.filter(({ inCash }) => inCash))),
    },
  };
}
