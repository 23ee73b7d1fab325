import type { SnapshotFrom } from 'xstate';
import type { ListingView } from '../view.ts';
import { pagesOf } from './came.ts';
import type { List } from './list.ts';
import type { createListing } from './listing.ts';

/** A list as every table face draws it. While the same query is asked again its rows stay. */
export function presentListing<T>(
  list: List<T>,
  snapshot: SnapshotFrom<ReturnType<typeof createListing<T>>>,
): ListingView {
  const { query, typed, searchProblem, came, total, openId, opened } = snapshot.context;
  const loading = snapshot.matches({ rows: 'loading' });
  return {
    title: list.title,
    state: loading || came === null || came.kind === 'ended' ? 'loading' : came.kind,
    columns: list.columns,
    rows: came?.rows ?? [],
    // A search goes over all of them, so none is chosen meanwhile.
    tabs: list.tabs.map((tab) => ({ ...tab, selected: query.search === null && tab.name === query.tab })),
    search: list.search && { ...typed, problem: searchProblem },
    problem: loading ? null : (came?.problem ?? null),
    page:
      list.pages === null || query.search || total === 0
        ? null
        : { at: query.page, of: pagesOf(list, total), total, neighbours: list.pages.neighbours },
    detail:
      list.detail === null || openId === null
        ? null
        : {
            title: list.detail.title,
            rows: opened?.detail?.rows ?? null,
            charts: opened?.detail?.charts ?? [],
            problem: opened?.problem ?? null,
          },
  };
}
