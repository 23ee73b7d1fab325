import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { CHARTED_ESTATES } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { DUE_KINDS } from '#catalogues/orders.ts';
import { monthOf } from '../billing/months.ts';
import { delivered, kobo } from '../billing/paid.ts';
import type { Schema } from '../db/schema.ts';

type Estates = Extract<CallAnswer<'platformDashboard'>, { status: 200 }>['data']['estates'];

/**
 * What was sold in each estate, its power and its dues, in some months that follow each other; naira, fees included. Those
 * that sold most stand alone, the most first, and all others together in the end.
 */
export async function salesByEstate(db: Kysely<Schema>, months: readonly [string, ...string[]]): Promise<Estates> {
  const sales = await delivered(db, months[0])
    .innerJoin('estates', 'estates.id', 'orders.estate_id')
    .where('orders.kind', 'in', ['power', ...DUE_KINDS])
    .select(['estates.id', 'estates.name', monthOf('orders.captured_at').as('month')])
    .select(kobo(sql`orders.total_kobo`).as('kobo'))
    .groupBy(['estates.id', 'estates.name', 'month'])
    .execute();
  const total = (some: typeof sales) => some.reduce((all, row) => all + row.kobo, 0);
  const ranked = [...Map.groupBy(sales, ({ id }) => id).values()].sort((a, b) => total(b) - total(a));
  const lineOf = (id: number | null, name: string | null, some: typeof sales): Estates[number] => ({
    id,
    name,
    total: nairaOf(total(some)),
    months: months.map((month) => ({ month, value: nairaOf(total(some.filter((row) => row.month === month))) })),
  });
  const first = ranked
    .slice(0, CHARTED_ESTATES)
    .map((some) => lineOf(some[0]?.id ?? null, some[0]?.name ?? null, some));
  const others = ranked.slice(CHARTED_ESTATES).flat();
  return others.length === 0 ? first : [...first, lineOf(null, null, others)];
}
