import type { ListingView } from '#machines/pages/listing/view.ts';

/** A list of that title before anything of it is known. */
export const loadingList = (title: string): ListingView => ({
  title,
  icon: 'table',
  state: 'loading',
  menu: null,
  subject: null,
  columns: [],
  rows: [],
  tabs: [],
  search: null,
  problem: null,
  page: null,
  actionsLabel: null,
  toolbar: null,
  places: { sums: 0, pictures: 0 },
  cards: [],
  charts: [],
  picturing: true,
  notice: null,
  news: [],
  detail: null,
});
