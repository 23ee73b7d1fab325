import { type Kysely, sql } from 'kysely';
import { nairaOf } from '#catalogues/money.ts';
import { providerName } from '#catalogues/products/providers.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { wordsOf } from '#src/receipt/words.ts';
import { BOUGHT } from '../billing/paid.ts';
import type { Schema } from '../db/schema.ts';
import type { Column } from '../histories/columns.ts';
import { type Exported, exportRows } from '../histories/export-history.ts';
import type { Behind } from '../histories/rows.ts';
import { ESTATE_THEN } from '../orders/own-orders.ts';
import type { ChosenDays, Span } from './chosen-days.ts';

/** A delivered order as the report has it; kobo. */
export type TopupRow = Awaited<ReturnType<ReturnType<typeof topupsOf>['execute']>>[number];

/** Orders that were paid in a span and delivered, the newest first, so many at once and behind another one. */
export function topupsOf(
  db: Kysely<Schema>,
  { from, to }: Span,
  { limit, behind }: { readonly limit: number; readonly behind?: Behind | undefined },
) {
  let rows = db
    .selectFrom('orders')
    .innerJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .leftJoin('estates', 'estates.id', 'orders.estate_id')
    // In the text, where the index of what was sold looks for it.
    .where(sql<boolean>`orders.state = 'fulfilled'`)
    .where('orders.captured_at', '>=', from)
    .where('orders.captured_at', '<', to);
  if (behind !== undefined) {
    const past = sql`(${behind.at}::timestamptz, ${behind.order_id}::text)`;
    rows = rows.where(sql<boolean>`(orders.captured_at, orders.order_id) < ${past}`);
  }
  return rows
    .select(['orders.order_id', 'orders.kind', 'orders.amount_kobo', 'orders.fee_kobo'])
    .select(BOUGHT.as('total_kobo'))
    .select(ESTATE_THEN.as('estate'))
    .select(['orders.provider', 'orders.destination_account', 'orders.meter_type', 'tokens.units'])
    .select(['tokens.delivered_at', sql<Date>`orders.captured_at`.as('paid_at')])
    .select(sql<string>`orders.captured_at::text`.as('at'))
    .orderBy('orders.captured_at', 'desc')
    .orderBy('orders.order_id', 'desc')
    .limit(limit);
}

const naira = (kobo: number) => nairaOf(kobo).toFixed(2);

const COLUMNS: readonly Column<TopupRow>[] = [
  { label: 'Paid at', cell: ({ paid_at }) => formatWhen(paid_at.toISOString()) },
  { label: 'Delivered at', cell: ({ delivered_at }) => formatWhen(delivered_at.toISOString()) },
  { label: 'Product', cell: ({ kind, meter_type: meterType }) => wordsOf({ kind, meterType }).goods },
  { label: 'Estate', cell: ({ estate }) => estate ?? '' },
  { label: 'Provider', cell: ({ provider }) => (provider === null ? '' : providerName(provider)) },
  { label: 'Account', cell: ({ destination_account }) => destination_account },
  { label: 'Amount', cell: ({ amount_kobo }) => naira(amount_kobo) },
  { label: 'Fee', cell: ({ fee_kobo }) => naira(fee_kobo) },
  { label: 'Total', cell: ({ total_kobo }) => naira(total_kobo) },
  { label: 'Units', cell: ({ units }) => units ?? '' },
  { label: 'Transaction ID', cell: ({ order_id }) => order_id },
];

/** Every order of a span that was delivered, the newest first, as a CSV file in base64. */
export function exportTopups(db: Kysely<Schema>, span: Span, { from, to }: ChosenDays): Promise<Exported> {
  return exportRows<TopupRow>({
    file: `topups_${from}_${to}.csv`,
    columns: COLUMNS,
    read: (some) => topupsOf(db, span, some).execute(),
  });
}
