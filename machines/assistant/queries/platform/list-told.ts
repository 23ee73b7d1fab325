import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import type { TableView } from '#machines/kit/view.ts';
import { beginning } from '#machines/pages/listing/context.ts';
import type { Came, List, Query } from '#machines/pages/listing/list.ts';
import type { ListRow } from '#machines/pages/listing/view.ts';
import type { Card } from '#machines/pages/view.ts';
import { plain } from '../../lines.ts';
import type { Suggestion } from '../../suggestion.ts';
import type { Asker, QueryAnswer } from '../query.ts';

/** A list of a page as the chat tells it. */
interface Telling {
  readonly list: List;
  /** Where it stands as a page, and what its address carries. */
  readonly path: `/${string}`;
  readonly query: Readonly<Record<string, string>>;
  /** What can be done with the rows that came. */
  readonly offers?: (rows: readonly ListRow[]) => readonly Suggestion[];
}

const NEXT = { label: 'Next page', say: 'next page' };
const PREVIOUS = { label: 'Previous page', say: 'previous page' };

/** What a list of the portal finds, in a sentence and a table: its sums, its rows and its query are those of the page. */
export async function listTold(telling: Telling, { signal }: Pick<Asker, 'signal'>): Promise<QueryAnswer> {
  const { list } = telling;
  const { query } = beginning(list, list.start?.(telling.query) ?? {});
  const came = await list.find(query, signal);
  if (came.kind === 'shown') return tableOf(telling, query, came);
  if (came.kind !== 'empty') return { lines: came.problem === null ? [] : [plain(came.problem)] };
  const nothing = came.total > 0 ? ADMINISTRATION_SENTENCES.noMore : (came.problem ?? '');
  return { lines: [plain([...subjectOf(came), nothing, ...came.cards.map(cardWords)].join(' '))] };
}

function tableOf({ list, path, query: address, offers }: Telling, query: Query, came: Came): QueryAnswer {
  const called = list.chat?.called?.(query) ?? list.title;
  const wide = list.wide(query);
  const heads = list.heads(query).map((head, place) => ({ head, place }));
  const shown = heads.filter(({ head }) => !wide.has(head.name));
  const from = (query.page - 1) * (list.pages?.rows ?? 0);
  const to = from + came.rows.length;
  const table: TableView = {
    columns: shown.map(({ head }) => head),
    rows: came.rows.map(({ cells }) => shown.map(({ place }) => cells[place] ?? '')),
    page: { label: 'Show as table', path, query: address },
  };
  const listed = ADMINISTRATION_SENTENCES.listed(called, from + 1, to, came.total);
  return {
    lines: [{ ...plain([...subjectOf(came), listed, ...came.cards.map(cardWords)].join(' ')), table }],
    suggestions: [...(to < came.total ? [NEXT] : []), ...(from > 0 ? [PREVIOUS] : []), ...(offers?.(came.rows) ?? [])],
  };
}

const subjectOf = ({ subject }: Came): readonly string[] => (subject === null ? [] : [ended(subject)]);

const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** A card as a sentence; a note that is one of its own stands behind it. */
export function cardWords({ label, value, exact, note }: Card): string {
  const figure = `${label}: ${exact ?? value}`;
  if (!note) return `${figure}.`;
  return note.endsWith('.') ? `${figure}. ${note}` : `${figure}, ${note}.`;
}
