import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { SERVICE_PAYMENT_NAMES, SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import type { MonthSpan } from '#machines/kit/months.ts';
import type { Schema } from '../db/schema.ts';
import type { Due } from './chart.ts';

/** Days in Lagos, both included; without an end it is open there. */
interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const paymentOf = (due: Due) =>
  SERVICE_PAYMENT_NAMES.find((name) => SERVICE_PAYMENTS[name].due === due) ?? SERVICE_PAYMENT_NAMES[0];

/** One of the lines. */
export type CashRow = Extract<CallAnswer<'cashPayments'>, { status: 200 }>['data']['payments'][number];

/** What an estate was paid in cash on some days, as a query. */
export const onDays = (db: Kysely<Schema>, estateId: number, { from, to }: Days) =>
  db
    .selectFrom('cash_payments')
    .where('cash_payments.estate_id', '=', estateId)
    .$if(from !== undefined, (query) => query.where('cash_payments.day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('cash_payments.day', '<=', to ?? ''));

/** The days of some months. */
export const daysOf = ({ from, to }: MonthSpan): Days => ({ from: `${from}-01`, to: `${to}-31` });

/** Every line of some months, the newest first. */
export const cashOfMonths = (db: Kysely<Schema>, estateId: number, span: MonthSpan) =>
  cashOn(db, estateId, daysOf(span));

/** The lines of some days, the newest first: all of them, or some. */
export async function cashOn(
  db: Kysely<Schema>,
  estateId: number,
  days: Days,
  some: { readonly limit: number; readonly offset: number } | null = null,
): Promise<readonly CashRow[]> {
  const rows = await told(onDays(db, estateId, days))
    .$if(some !== null, (query) => query.limit(some?.limit ?? 0).offset(some?.offset ?? 0))
    .execute();
  return rows.map(rowOf);
}

/** By what payments in cash are found; kobo. */
interface Sought {
  readonly by: 'id' | 'meter_number' | 'amount_kobo';
  readonly value: string | number;
  /** Null: of every estate. */
  readonly estateId: number | null;
  readonly days: Days;
  readonly limit: number;
}

/** What somebody paid in cash, found by its number, its meter or its sum, with its estate, the newest first: what takes one back is none. */
export async function cashFound(
  db: Kysely<Schema>,
  { by, value, estateId, days: { from, to }, limit }: Sought,
): Promise<readonly (CashRow & { readonly estate: string })[]> {
  const found = db
    .selectFrom('cash_payments')
    .where(`cash_payments.${by}`, '=', value)
    .where('cash_payments.takes_back', 'is', null)
    .$if(estateId !== null, (query) => query.where('cash_payments.estate_id', '=', estateId))
    .$if(from !== undefined, (query) => query.where('cash_payments.day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('cash_payments.day', '<=', to ?? ''));
  const rows = await told(found)
    .innerJoin('estates', 'estates.id', 'cash_payments.estate_id')
    .select('estates.name as estate')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...rowOf(row), estate: row.estate }));
}

/** Some of them with all that is told of each, the newest first. */
function told(lines: ReturnType<typeof onDays>) {
  return lines
    .leftJoin('meters', (join) =>
      join
        .onRef('meters.meter_number', '=', 'cash_payments.meter_number')
        .onRef('meters.estate_id', '=', 'cash_payments.estate_id'),
    )
    .leftJoin('users', 'users.id', 'cash_payments.made_by')
    .leftJoin('cash_payments as back', 'back.takes_back', 'cash_payments.id')
    .selectAll('cash_payments')
    .select(['meters.house_address', 'users.first_name', 'users.last_name', 'back.id as back_id'])
    .orderBy('cash_payments.day', 'desc')
    .orderBy('cash_payments.id', 'desc');
}

type Told = Awaited<ReturnType<ReturnType<typeof told>['execute']>>[number];

const rowOf = (row: Told): CashRow => ({
  ...{ id: row.id, day: row.day, meter_number: row.meter_number, address: row.house_address ?? '' },
  ...{ servicePayment: paymentOf(row.due), amount: nairaOf(row.amount_kobo), payer: row.payer, note: row.note },
  by: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
  ...{ at: row.made_at.toISOString(), takesBack: row.takes_back, takenBack: row.back_id !== null },
});
