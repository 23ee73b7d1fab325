import { nairaOf } from '#catalogues/money.ts';
import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { DEBTORS as SAID } from '#catalogues/sentences/estate/debtors.ts';
import { REMINDERS } from '#catalogues/sentences/estate/reminders.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { CSV_BEGINNING, csvLines } from '#machines/kit/writing/safe-csv.ts';
import type { Exported } from '../histories/export-history.ts';
import type { DebtorRow } from './report.ts';

/** Who owes on the day of an instant in Lagos, as a file; naira with two decimals. */
export function csvOf(rows: readonly DebtorRow[], at: Date): Exported {
  const { columns, ages } = SAID;
  const naira = (kobo: number) => nairaOf(kobo).toFixed(2);
  const heads = [
    ...[columns.meter, columns.house, columns.resident, columns.phone, columns.since],
    ...[CHARGED_AS['service-charge'], CHARGED_AS['dev-levy'], CHARGED_AS.fine],
    ...[ages.to30, ages.to60, ages.to90, ages.over90],
    ...[columns.payBy, REMINDERS.column, columns.owed],
  ];
  const lines = rows.map((row) => [
    ...[row.meter_number, row.house_address, row.holder, row.phone ?? '', row.since],
    ...[row.service_charge, row.dev_levy, row.fine, row.to30, row.to60, row.to90, row.over90].map(naira),
    ...[row.pay_by ?? '', row.reminded_on ?? '', naira(row.owed)],
  ]);
  const text = CSV_BEGINNING + csvLines([heads, ...lines]);
  return { name: `who_owes_${dayInLagos(at)}.csv`, base64: Buffer.from(text).toString('base64') };
}
