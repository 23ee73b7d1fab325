import papaparse from 'papaparse';

/** Tells a spreadsheet that what follows is UTF-8; without it, names lose their accents. */
export const CSV_BEGINNING = '\ufeff';

/**
 * What a spreadsheet takes for a formula, in its full-width forms too, and behind blanks that some of them drop. A figure
 * below 0 is none.
 */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/**
 * Lines of a CSV file (RFC 4180), each ended. A cell that a spreadsheet would run has an apostrophe before it, so that it
 * is text (SECURITY 1.2.10).
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const lines = papaparse.unparse(rows as string[][], { newline: '\r\n', escapeFormulae: FORMULA });
  return `${lines}\r\n`;
}
