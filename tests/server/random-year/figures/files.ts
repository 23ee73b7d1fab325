import Papa from 'papaparse';

/** The cells of each line of a file as a spreadsheet reads them. */
export function linesIn(bytes: Uint8Array): readonly (readonly string[])[] {
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
}
