import type { ListingView, Pages } from '#machines/pages/view.ts';
import { useShown } from '../frame/page/use-shown.ts';
import { Listing } from '../listing/listing.tsx';

const begin = (pages: Pages) => pages.residents();
const LOADING: ListingView = {
  title: 'Registered residents',
  state: 'loading',
  columns: [],
  rows: [],
  tabs: [],
  search: null,
  problem: null,
  page: null,
  actionsLabel: null,
  toolbar: null,
  cards: [],
  charts: [],
  notice: null,
  detail: null,
};

/** The registered residents of the own estate (S1 section 2). */
export function ResidentsPage() {
  const [view, send] = useShown(begin, LOADING);
  return <Listing view={view} send={send} />;
}
