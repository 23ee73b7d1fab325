import type { DelayName } from '#catalogues/delays.ts';
import { changesRegion, chartsRegion, detailRegion, filesRegion } from './beside.ts';
import { beginning } from './context.ts';
import type { List, Query } from './list.ts';
import { rowsRegion } from './rows.ts';
import { listingSetup } from './setup.ts';

/**
 * Every list: a query with what it finds, the files it hands out, changes of its rows, pictures beside it, and one row that
 * may stand open over it. `start` is what it was opened with, where that is not its beginning.
 */
export function createListing(
  list: List,
  wait: (delay: DelayName, signal: AbortSignal) => Promise<void>,
  start: Partial<Query> = {},
) {
  const kit = listingSetup(list, wait);
  return kit.createMachine({
    id: 'listing',
    context: beginning(list, start),
    type: 'parallel',
    states: {
      rows: rowsRegion(kit),
      detail: detailRegion(kit),
      files: filesRegion(kit),
      changes: changesRegion(kit),
      charts: chartsRegion(kit),
    },
  });
}
