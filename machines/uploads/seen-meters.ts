import { UPLOAD_MOST } from '#catalogues/uploads.ts';

/** More than twice as many places as a file has rows. */
const BITS = 18;
const PLACES = 2 ** BITS;
/** Spreads blocks over the table. */
const ODD = 0x9e3779b1;
/** Places that are tried for a number near where it belongs, and then elsewhere; what finds none is kept in a Map. */
const NEAR = 8;
const TRIES = 32;

/**
 * Remembers in which row a meter came first, and answers that row when it comes again. A meter is given by its key. A table of
 * numbers instead of a Map: the Map alone takes longer than reading the file does.
 */
export function seenMeters(): (key: number, row: number) => number | undefined {
  const crowded = new Map<number, number>();
  /** What came in its order, and in each place the number of what came there, from 1. */
  const table = new Int32Array(PLACES);
  const keys = new Float64Array(UPLOAD_MOST.rows);
  const rows = new Int32Array(UPLOAD_MOST.rows);
  let came = 0;
  return (key, row) => {
    const block = blockOf(key);
    for (let step = 0; step < TRIES && came < UPLOAD_MOST.rows; step += 1) {
      const place = (step < NEAR ? key + block + step : Math.imul(key ^ block, ODD) + step) & (PLACES - 1);
      const at = (table[place] ?? 0) - 1;
      if (at < 0) {
        keys[came] = key;
        rows[came] = row;
        came += 1;
        table[place] = came;
        return undefined;
      }
      if (keys[at] === key) return rows[at];
    }
    const first = crowded.get(key);
    if (first === undefined) crowded.set(key, row);
    return first;
  };
}

/** Numbers in a row stand beside each other, which is how meters are numbered; each block of them begins somewhere else. */
function blockOf(key: number): number {
  const block = Math.floor(key / PLACES);
  return Math.imul(block ^ (block / 2 ** 32), ODD);
}
