import type { SnapshotFrom } from 'xstate';
import { type Change, hasPages, type ListingContext, pagesOf } from './context.ts';
import type { List, Tools } from './list.ts';
import type { createListing } from './listing.ts';
import type { ListingView, ListRow, ToolbarView } from './view.ts';

/** A list as every table face draws it. While the same query is asked again its rows stay. */
export function presentListing(list: List, snapshot: SnapshotFrom<ReturnType<typeof createListing>>): ListingView {
  const { context } = snapshot;
  const { query, typed, searchProblem, came, open, opened } = context;
  const searching = list.search?.(query) ?? null;
  const tools = list.tools?.(query) ?? null;
  const loading = snapshot.matches({ rows: 'loading' });
  return {
    title: list.title,
    icon: list.icon,
    state: loading || came === null || came.kind === 'ended' ? 'loading' : came.kind,
    menu: list.menu ? { ...list.menu, value: query.chosen[list.menu.name] ?? '' } : null,
    subject: came?.subject ?? null,
    columns: list.heads(query),
    actionsLabel: list.actionsLabel ?? null,
    rows: (came?.rows ?? []).map((row) => changed(list, context, busy(list, context, row))),
    // A search that goes over all of them has none chosen meanwhile.
    tabs: (list.tabs ?? []).map(({ name, label }) => ({
      name,
      label,
      selected: (query.search === null || searching?.within === true) && name === query.tab,
    })),
    search: searching && { ...typed, fields: searching.fields, problem: searchProblem },
    toolbar: tools && toolbarOf(tools, context),
    places: { sums: 0, pictures: 0, ...list.places },
    cards: context.cards,
    charts: context.charts,
    ...(snapshot.matches({ charts: 'loading' }) && context.charts.length === 0 && { picturing: true }),
    problem: loading ? null : (came?.problem ?? null),
    ...(!loading && came?.kind === 'empty' && firstOf(list, query)),
    notice: context.notice,
    news: context.news,
    page: pageOf(list, context),
    detail:
      !list.detail || open === null
        ? null
        : {
            title: list.detail.title,
            whose: opened?.detail?.whose ?? null,
            rows: opened?.detail?.rows ?? null,
            charts: opened?.detail?.charts ?? [],
            actions: opened?.detail?.actions ?? [],
            problem: opened?.problem ?? null,
          },
  };
}

/** Who narrowed a list has nothing to begin with: the rows are elsewhere. */
function firstOf(list: List, query: ListingContext['query']): Pick<ListingView, 'first'> {
  const first = query.search === null && query.days === null ? list.first?.(query) : null;
  return first ? { first } : {};
}

function pageOf(list: List, { query, total }: ListingContext): ListingView['page'] {
  if (list.pages === null || !hasPages(list, query) || total === 0) return null;
  const { neighbours, entries } = list.pages;
  return { at: query.page, of: pagesOf(list, total), total, neighbours, ...(entries && { entries }) };
}

function toolbarOf(
  tools: Tools,
  { query, days: typed, daysProblem, wanted, choices: known }: ListingContext,
): ToolbarView {
  const { choices, days, refresh, asks, exportBeside } = tools;
  const busy = wanted.some((one) => 'all' in one);
  return {
    choices: [...choices, ...known].map((choice) => ({ ...choice, value: query.chosen[choice.name] ?? '' })),
    dates: days && {
      from: { label: days.words.from, value: typed.from },
      to: { label: days.words.to, value: typed.to },
      search: days.words.search,
      problem: daysProblem,
      clear: query.days === null ? null : days.words.clear,
    },
    refresh,
    ...(asks && { asks }),
    export: tools.export === null ? null : { label: tools.export, busy },
    ...(exportBeside && { exportBeside: { ...exportBeside, busy } }),
  };
}

/** A row whose file is on its way. */
function busy({ files }: List, { wanted }: ListingContext, row: ListRow): ListRow {
  if (!wanted.some((one) => 'row' in one && one.row === row.id)) return row;
  const actions = row.actions.map((one) => (one.name === files?.one?.action ? { ...one, busy: true as const } : one));
  return { ...row, actions };
}

/** A row as it will be once what was asked for is made. */
function changed(list: List, { changes }: ListingContext, row: ListRow): ListRow {
  return changes
    .filter((change) => change.row.id === row.id)
    .reduce((shown, change) => onItsWay(list.changes?.becomes(shown, change.action) ?? shown, change), row);
}

function onItsWay(row: ListRow, { action, made }: Change): ListRow {
  if (made) return row;
  return { ...row, actions: row.actions.map((one) => (one.name === action ? { ...one, busy: true as const } : one)) };
}
