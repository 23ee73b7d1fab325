import type { ListingView } from '#machines/pages/listing/view.ts';

/** A list of that title before anything of it is known. */
export const loadingList = (title: string): ListingView => ({
  title,
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
  cards: [],
  charts: [],
  picturing: true,
  notice: null,
  news: [],
  detail: null,
});
