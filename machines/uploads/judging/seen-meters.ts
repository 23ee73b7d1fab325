import { METER_DIGITS } from '#catalogues/limits.ts';

/** More than twice as many places as a file has rows. */
const BITS = 18;
const PLACES = 2 ** BITS;
/** Places that are tried for a number before it is kept elsewhere, so that no file can make one search the whole table. */
const TRIES = 32;

/**
 * Remembers in which row a registered meter number came first, and answers that row when it comes again. A table of numbers
 * instead of a Map of texts: the Map alone takes longer than reading the file does.
 */
export function seenMeters(): (meterNumber: string, row: number) => number | undefined {
  const keys = new Float64Array(PLACES);
  const rows = new Uint32Array(PLACES);
  const crowded = new Map<string, number>();
  return (meterNumber, row) => {
    const key = keyOf(meterNumber);
    const start = placeOf(key);
    for (let step = 0; step < TRIES; step += 1) {
      const place = (start + step) % PLACES;
      if (keys[place] === key) return rows[place];
      if (keys[place] === 0) {
        keys[place] = key;
        rows[place] = row;
        return undefined;
      }
    }
    const first = crowded.get(meterNumber);
    if (first === undefined) crowded.set(meterNumber, row);
    return first;
  };
}

/** A whole number above 0 for each registered meter number; zeros at its beginning count. */
function keyOf(meterNumber: string): number {
  return Number(meterNumber) * 4 + (meterNumber.length - METER_DIGITS.least) + 1;
}

function placeOf(key: number): number {
  const high = Math.floor(key / 2 ** 32);
  return Math.imul(key ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1) >>> (32 - BITS);
}
