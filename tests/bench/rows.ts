import papaparse from 'papaparse';
import { UPLOAD_MOST } from '#catalogues/uploads.ts';
import { readRows } from '#machines/uploads/read-rows.ts';
import { compare, type Figure } from './measure.ts';

/** A file of as many meters as one can hold, as a spreadsheet on Windows saves it. */
function fileOfMeters(): Blob {
  const rows = Array.from(
    { length: UPLOAD_MOST.rows },
    (_, at) => `Ngozi Eze ${at},${45_000_000_000 + at},"${at} Palm Avenue, Lekki"`,
  );
  return new Blob([['landlord_name,meter_number,house_address', ...rows].join('\r\n')]);
}

/** PERFORMANCE d1: rows of a file read and judged a second. Not below 0.67 of the library alone. */
export async function rows(): Promise<Figure[]> {
  const file = fileOfMeters();
  const ours = async () => {
    const { valid } = await readRows('upload-meters', file);
    if (valid !== UPLOAD_MOST.rows) throw new Error('Not every row is valid.');
    return valid;
  };
  const theirs = async () => {
    const { data } = papaparse.parse(await file.text(), { header: true, skipEmptyLines: true });
    return data.length;
  };
  const rates = await compare(ours, theirs);
  const what = 'rows of a file of 100,000 meters read and judged';
  return [{ what, unit: 'rows', ...rates, peer: 'papaparse alone on the same file, rows as objects' }];
}
