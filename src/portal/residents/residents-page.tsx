import type { Pages } from '#machines/pages/view.ts';
import { Listing } from '../listing/listing.tsx';
import { loadingList } from '../listing/loading-list.ts';
import { useListing } from '../listing/use-listing.ts';

const begin = (pages: Pages) => pages.residents();
const LOADING = loadingList('Registered residents');

/** The registered residents of the own estate (S1 section 2). */
export function ResidentsPage() {
  const [view, send] = useListing(begin, LOADING);
  return <Listing view={view} send={send} />;
}
