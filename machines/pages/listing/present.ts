import type { SnapshotFrom } from 'xstate';
import type { ListingView, ListRow, ToolbarView } from '../view.ts';
import { pagesOf } from './came.ts';
import type { ListingContext } from './context.ts';
import type { List, Tools } from './list.ts';
import type { createListing } from './listing.ts';

/** A list as every table face draws it. While the same query is asked again its rows stay. */
export function presentListing<T>(
  list: List<T>,
  snapshot: SnapshotFrom<ReturnType<typeof createListing<T>>>,
): ListingView {
  const { context } = snapshot;
  const { query, typed, searchProblem, came, total, openId, opened } = context;
  const loading = snapshot.matches({ rows: 'loading' });
  return {
    title: list.title,
    state: loading || came === null || came.kind === 'ended' ? 'loading' : came.kind,
    columns: list.columns(query.tab),
    actionsLabel: list.actionsLabel ?? null,
    rows: (came?.rows ?? []).map((row) => (isOnItsWay(context, row) ? { ...row, actions: busy(list, row) } : row)),
    // A search goes over all of them, so none is chosen meanwhile.
    tabs: list.tabs.map((tab) => ({ ...tab, selected: query.search === null && tab.name === query.tab })),
    search: list.search && { ...typed, problem: searchProblem },
    toolbar: list.tools ? toolbarOf(list.tools, context) : null,
    cards: context.cards,
    charts: context.charts,
    problem: loading ? null : (came?.problem ?? null),
    notice: context.notice,
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

function toolbarOf({ choices, words }: Tools, { query, days, daysProblem, wanted }: ListingContext): ToolbarView {
  return {
    choices: choices.map((choice) => ({ ...choice, value: query.chosen[choice.name] ?? '' })),
    dates: {
      from: { label: words.from, value: days.from },
      to: { label: words.to, value: days.to },
      search: words.search,
      problem: daysProblem,
      clear: query.days === null ? null : words.clear,
    },
    refresh: words.refresh,
    export: { label: words.export, busy: wanted.some((one) => 'all' in one) },
  };
}

const isOnItsWay = ({ wanted }: ListingContext, { id }: ListRow): boolean =>
  wanted.some((one) => 'row' in one && one.row === id);

function busy<T>({ files }: List<T>, { actions }: ListRow): ListRow['actions'] {
  return actions.map((action) => (action.name === files?.one.action ? { ...action, busy: true as const } : action));
}
