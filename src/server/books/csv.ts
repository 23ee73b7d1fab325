import { nairaOf } from '#catalogues/money.ts';
import { headCalled, BOOKS as SAID } from '#catalogues/sentences/estate/books.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import type { MonthSpan } from '#machines/kit/months.ts';
import { CSV_BEGINNING, csvLines } from '#machines/kit/writing/safe-csv.ts';
import type { CashRow } from '../billing/cash.ts';
import type { Exported } from '../histories/export-history.ts';
import { type Books, koboIn, sumsOf } from './books.ts';
import type { spendingRows } from './spendings.ts';

const naira = (kobo: number): string => nairaOf(kobo).toFixed(2);

/** Months, services or heads as lines of a file, naira with two decimals; the last line has the sums. */
export function booksCsv(
  { months, collected, spent }: Books,
  of: 'months' | 'services' | 'heads',
  span: MonthSpan,
): Exported {
  const { columns } = SAID;
  if (of === 'months') {
    const lines = [...months, null].map((month) => {
      const within = (cells: Books['spent']) => koboIn(cells.filter((cell) => month === null || cell.month === month));
      const [came, went] = [within(collected), within(spent)];
      return [month ?? SAID.total, naira(came), naira(went), naira(came - went)];
    });
    return fileOf(of, span, [[columns.month, columns.collected, columns.spent, columns.left], ...lines]);
  }
  const cells = of === 'services' ? collected : spent;
  const heads = [of === 'services' ? columns.service : columns.head, ...months, SAID.total];
  const lines = sumsOf(months, cells).map(({ name, kobo, months: each }) => [
    ...[of === 'heads' ? headCalled(name) : name, ...each.map(naira), naira(kobo)],
  ]);
  const sums = months.map((month) => naira(koboIn(cells.filter((cell) => cell.month === month))));
  return fileOf(of, span, [heads, ...lines, [SAID.total, ...sums, naira(koboIn(cells))]]);
}

/** Every spending as a line of a file. */
export function spendingsCsv(rows: Awaited<ReturnType<typeof spendingRows>>['rows'], span: MonthSpan): Exported {
  const { day, head, amount, payee, note, by, takesBack, id } = SAID.columns;
  const lines = rows.map((row) => [
    ...[String(row.id), row.day, headCalled(row.head), naira(row.kobo), row.payee, row.note, row.by ?? ''],
    row.takesBack === null ? '' : String(row.takesBack),
  ]);
  return fileOf('spendings', span, [[id, day, head, amount, payee, note, by, takesBack], ...lines]);
}

/** Every payment in cash as a line of a file. */
export function cashCsv(rows: readonly CashRow[], span: MonthSpan): Exported {
  const { day, house, due, amount, payer, by } = CASH.columns;
  const lines = rows.map((row) => [
    ...[CASH.receiptOf(row.takesBack ?? row.id), row.day, row.address, row.meter_number],
    ...[CHARGED_AS[SERVICE_PAYMENTS[row.servicePayment].due], row.amount.toFixed(2), row.payer, row.note, row.by ?? ''],
    row.takesBack === null ? '' : CASH.receiptOf(row.takesBack),
  ]);
  const heads = [CASH.number, day, house, CASH.meter, due, amount, payer, CASH.note, by, SAID.columns.takesBack];
  return fileOf('cash', span, [heads, ...lines]);
}

function fileOf(of: string, { from, to }: MonthSpan, lines: readonly (readonly string[])[]): Exported {
  const text = CSV_BEGINNING + csvLines(lines);
  return { name: `${of}_${from}_${to}.csv`, base64: Buffer.from(text).toString('base64') };
}
