import { PAYERS, type Payer } from './payers.ts';
import { VENDORS, type Vendor } from './vendors.ts';

/** All pairs and everything of each, by `npm run test:endings`; `npm run test:all` has a spread. */
export const ALL = process.env.ENDINGS === 'all';

/** A payment provider and a vendor, with the names that a test is called by. */
export type Pair = readonly [payer: Payer['name'], vendor: Vendor['name'], pair: { payer: Payer; vendor: Vendor }];

/**
 * The pairs that a file runs: each, or three in which every provider is once. `turn` is another one for each kind of run, so that
 * together they have all nine in `npm run test:all` in the time of three.
 */
export function pairsOf(turn: 0 | 1 | 2): readonly Pair[] {
  return PAYERS.flatMap((payer, row) =>
    VENDORS.flatMap((vendor, column): Pair[] =>
      ALL || column === (row + turn) % VENDORS.length ? [[payer.name, vendor.name, { payer, vendor }]] : [],
    ),
  );
}
