import { nairaOf } from '#catalogues/money.ts';
import { DIFFERENCE_WORDS } from '#catalogues/sentences/platform/pages.ts';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import { CSV_BEGINNING, csvLines } from '#machines/kit/writing/safe-csv.ts';
import type { Exported } from '../histories/export-history.ts';
import type { ChosenDays } from '../reports/chosen-days.ts';
import type { Finding } from './finding.ts';

const HEAD = ['Date', 'Transaction ID', 'Difference', 'Here', 'There', 'Amount'] as const;

/** Every difference of some days as a CSV file in base64; without any it has its head alone. */
export function exportFindings(findings: readonly Finding[], { from, to }: ChosenDays): Exported {
  const rows = findings.map(({ at, orderId, kind, ours, theirs, kobo }) => [
    when(at),
    orderId,
    DIFFERENCE_WORDS[kind],
    ours,
    theirs,
    figure(kobo),
  ]);
  const text = CSV_BEGINNING + csvLines([[...HEAD], ...rows]);
  return { name: `reconciliation_${from}_${to}.csv`, base64: Buffer.from(text).toString('base64') };
}

/** Kobo as a person reads them. */
export function money(kobo: number): string {
  return formatNaira(kobo);
}

/** An instant as a person reads it. */
export function when(at: Date): string {
  return formatWhen(at.toISOString());
}

/** Kobo as a spreadsheet reads them, naira. */
export function figure(kobo: number): string {
  return nairaOf(kobo).toFixed(2);
}
