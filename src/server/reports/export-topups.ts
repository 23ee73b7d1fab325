import type { Kysely } from 'kysely';
import { nairaOf } from '#catalogues/money.ts';
import { providerName } from '#catalogues/products/providers.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { PRODUCT_WORDS } from '#src/receipt/words.ts';
import type { Schema } from '../db/schema.ts';
import type { Column } from '../histories/columns.ts';
import { type Exported, exportRows } from '../histories/export-history.ts';
import type { ChosenDays, Span } from './chosen-days.ts';
import { type TopupRow, topupsOf } from './topups.ts';

const naira = (kobo: number) => nairaOf(kobo).toFixed(2);

const COLUMNS: readonly Column<TopupRow>[] = [
  { label: 'Paid at', cell: ({ paid_at }) => formatWhen(paid_at.toISOString()) },
  { label: 'Delivered at', cell: ({ delivered_at }) => formatWhen(delivered_at.toISOString()) },
  { label: 'Product', cell: ({ kind }) => PRODUCT_WORDS[kind].goods },
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
