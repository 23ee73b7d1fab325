import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { METER_STATEMENT as SAID } from '#catalogues/sentences/meter-statements.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { CSV_BEGINNING, csvLines } from '#machines/kit/writing/safe-csv.ts';
import type { Exported } from '../histories/export-history.ts';
import type { MeterStatement } from './statement.ts';

/** The days that a file is of, `YYYY-MM-DD`. */
export interface FileDays {
  readonly from: string;
  readonly to: string;
}

/** What a file of a statement is called, without its ending. */
export const fileName = (meterNumber: string, { from, to }: FileDays): string =>
  `statement_of_account_${meterNumber}_${from}_${to}`;

/** A statement as a file; naira with two decimals. */
export async function csvOf(statement: MeterStatement, days: FileDays): Promise<Exported> {
  const { columns } = SAID;
  const naira = (value: number) => value.toFixed(2);
  const balance = (day: string, what: string, value: number) => [day, what, '', '', '', '', naira(value)];
  const rows = [
    [columns.date, columns.what, columns.due, columns.who, columns.charged, columns.paid, columns.after],
    balance(days.from, SAID.opening, statement.opening),
    ...statement.lines.map(({ at, what, due, by, why, charged, paid, owedAfter }) => [
      ...[dayInLagos(at), what, due === null ? '' : CHARGED_AS[due], [by, why].filter(Boolean).join(', ')],
      ...[charged, paid, owedAfter].map(naira),
    ]),
    balance(days.to, SAID.closing, statement.closing),
  ];
  const text = CSV_BEGINNING + csvLines(rows);
  return { name: `${fileName(statement.meterNumber, days)}.csv`, base64: Buffer.from(text).toString('base64') };
}
