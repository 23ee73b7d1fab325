import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import type { HandedFile, TableView } from '#machines/kit/view.ts';
import type { Read } from '#machines/pages/answers.ts';
import { beginning } from '#machines/pages/listing/context.ts';
import type { Came, List, Query } from '#machines/pages/listing/list.ts';
import type { ListRow } from '#machines/pages/listing/view.ts';
import type { Card } from '#machines/pages/view.ts';
import { plain } from '../lines.ts';
import type { Suggestion } from '../suggestion.ts';
import type { Asker, QueryAnswer } from './query.ts';

/** A list of a page as the chat tells it. */
export interface Telling {
  readonly list: List;
  /** Where it stands as a page, and what its address carries. */
  readonly path: `/${string}`;
  readonly query: Readonly<Record<string, string>>;
  /** It is wanted as a file; a list without files is shown. */
  readonly file?: boolean;
  /** What the chat asks beside its address. */
  readonly beside?: Partial<Query>;
  /** What can be done with the rows that came. */
  readonly offers?: (rows: readonly ListRow[], query: Query) => readonly Suggestion[];
}

const NEXT = { label: 'Next page', say: 'next page' };
const PREVIOUS = { label: 'Previous page', say: 'previous page' };

/**
 * What a list of the portal finds, in a sentence and a table: its title, columns, sums, rows and query are those that it is declared
 * with. Every list that the chat tells is told here.
 */
export async function listTold(telling: Telling, { signal }: Pick<Asker, 'signal'>): Promise<QueryAnswer> {
  const { list, beside, offers } = telling;
  const { query } = beginning(list, { ...list.start?.(telling.query), ...beside });
  if (telling.file && list.files?.all !== undefined) return handedOut(await list.files.all(query, signal));
  const came = await list.find(query, signal);
  if (came.kind === 'shown') return tableOf(telling, query, came);
  if (came.kind === 'empty') {
    const said = [...subjectOf(came), came.total > 0 ? ADMINISTRATION_SENTENCES.noMore : nothingOf(list, query, came)];
    const suggestions = [...(offers?.([], query) ?? []), ...cardButtons(came)];
    return { lines: [plain([...said, ...sumsOf(came)].join(' '))], ...(suggestions.length > 0 && { suggestions }) };
  }
  return { lines: came.problem === null ? [] : [plain(came.problem)] };
}

function handedOut(came: Read<HandedFile>): QueryAnswer {
  if (came.kind === 'good') return { lines: [plain(PAST_SENTENCES.file(came.data.name))], file: came.data };
  return { lines: came.kind === 'failed' ? [plain(came.problem)] : [] };
}

function tableOf({ list, path, query: address, offers }: Telling, query: Query, came: Came): QueryAnswer {
  const wide = list.wide(query);
  const heads = list.heads(query).map((head, place) => ({ head, place }));
  const shown = heads.filter(({ head }) => !wide.has(head.name));
  const from = query.span?.from ?? (query.page - 1) * (list.pages?.rows ?? 0);
  const to = from + came.rows.length;
  const table: TableView = {
    columns: shown.map(({ head }) => head),
    rows: came.rows.map(({ cells }) => shown.map(({ place }) => cells[place] ?? '')),
    page: { label: 'Show as table', path, query: address },
  };
  return {
    lines: [
      { ...plain([...subjectOf(came), headOf(list, query, from, to, came.total), ...sumsOf(came)].join(' ')), table },
    ],
    suggestions: [
      ...(to < came.total ? [NEXT] : []),
      ...(from > 0 ? [PREVIOUS] : []),
      ...(offers?.(came.rows, query) ?? []),
      ...cardButtons(came),
    ],
  };
}

/** What the list's page has as a button beside a sum: 'Get my account number'. */
const cardButtons = ({ cards }: Came): readonly Suggestion[] =>
  cards.flatMap(({ action }) =>
    action !== undefined && 'open' in action
      ? [{ label: action.label, say: action.label, starts: { flow: action.open, values: action.values ?? {} } }]
      : [],
  );

function headOf({ title, chat }: List, query: Query, from: number, to: number, total: number): string {
  return (
    chat?.listed?.(query, from + 1, to, total) ??
    ADMINISTRATION_SENTENCES.listed(chat?.called?.(query) ?? title, from + 1, to, total)
  );
}

/** A search that found nobody says so in its own words. */
function nothingOf({ chat }: List, query: Query, { subject, problem }: Came): string {
  const own = query.search !== null && subject === null ? undefined : chat?.nothing?.(query);
  return own ?? problem ?? '';
}

const sumsOf = ({ cards, sums }: Came): readonly string[] => sums ?? cards.map(cardWords);

const subjectOf = ({ subject }: Came): readonly string[] => (subject === null ? [] : [ended(subject)]);

const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** A card as a sentence; a note that is one of its own stands behind it. */
export function cardWords({ label, value, exact, note }: Card): string {
  const figure = `${label}: ${exact ?? value}`;
  if (!note) return `${figure}.`;
  return note.endsWith('.') ? `${figure}. ${note}` : `${figure}, ${note}.`;
}
