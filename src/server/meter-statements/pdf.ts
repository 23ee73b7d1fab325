import { statementPdf } from '#src/receipt/statement.ts';
import type { Exported } from '../histories/export-history.ts';
import { type FileDays, fileName } from './csv.ts';
import type { MeterStatement } from './statement.ts';

/** A statement as a PDF to print or to send on. */
export async function pdfOf(statement: MeterStatement, days: FileDays): Promise<Exported> {
  const bytes = await statementPdf({ ...statement, ...days });
  return { name: `${fileName(statement.meterNumber, days)}.pdf`, base64: Buffer.from(bytes).toString('base64') };
}
