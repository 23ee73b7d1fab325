import type { ColumnKind, ColumnView, TableView, Tone } from '#machines/kit/view.ts';
import { formatCount, formatDay, formatNaira, formatToken, formatWhen } from '#machines/kit/writing/format.ts';

/** A value as it is before it is written: money in kobo, days and times as ISO 8601, a token's digits. */
type ValueOf<K extends ColumnKind> = K extends 'money' | 'count' ? number : string;

const asItIs = (text: string): string => text;

/** How a value of each kind is written, in the one place for every list. */
const WRITTEN: { readonly [K in ColumnKind]: (value: ValueOf<K>) => string } = {
  text: asItIs,
  words: asItIs,
  person: asItIs,
  email: asItIs,
  phone: asItIs,
  meter: asItIs,
  order: asItIs,
  reference: asItIs,
  token: formatToken,
  'token-ending': (ending) => `… ${ending}`,
  ticket: asItIs,
  day: formatDay,
  time: formatWhen,
  money: formatNaira,
  count: formatCount,
  units: (units) => `${units} kWh`,
  status: asItIs,
};

/** Figures stand under each other by their ends. */
const ENDS: ReadonlySet<ColumnKind> = new Set(['money', 'count', 'units']);

/** What a column may say beside the value of a cell. */
interface Beside<T> {
  /** What stands where there is no value; nothing unless given. */
  readonly otherwise?: string;
  /** The colour of its word. */
  readonly tone?: (item: T) => Tone | null;
  /** What stands small under it. */
  readonly note?: (item: T) => string | null;
  /** True where a cell is words, and no value of its kind. */
  readonly isWords?: (item: T) => boolean;
  /** A table of the chat has no room for it. */
  readonly wide?: true;
}

/** A column of a list, and what an item has in it. */
export interface Column<T> extends Required<ColumnView>, Omit<Beside<T>, 'otherwise'> {
  readonly cell: (item: T) => string;
}

/** Declares a column: what an item's value is; how that is written, and where it stands, follows from the kind. */
export function column<T, K extends ColumnKind>(
  name: string,
  label: string,
  kind: K,
  value: (item: T) => ValueOf<K> | null,
  { otherwise = '', ...beside }: Beside<T> = {},
): Column<T> {
  const written: (value: ValueOf<K>) => string = WRITTEN[kind];
  return {
    name,
    label,
    kind,
    align: ENDS.has(kind) ? 'end' : 'start',
    // What is said instead of a value is not set as one.
    ...(otherwise !== '' && { isWords: (item) => value(item) === null }),
    ...beside,
    cell(item) {
      const own = value(item);
      return own === null ? otherwise : written(own);
    },
  };
}

/** The same columns in a list whose rows hold such an item, or something else; nothing stands in the rows of others. */
export function columnsWithin<T, Part>(
  columns: readonly Column<Part>[],
  part: (item: T) => Part | undefined,
): readonly Column<T>[] {
  const lifted =
    <R>(of: (own: Part) => R, otherwise: R) =>
    (item: T): R => {
      const own = part(item);
      return own === undefined ? otherwise : of(own);
    };
  return columns.map(({ cell, tone, note, isWords, ...head }) => ({
    ...head,
    cell: lifted(cell, ''),
    ...(tone && { tone: lifted(tone, null) }),
    ...(note && { note: lifted(note, null) }),
    ...(isWords && { isWords: lifted(isWords, true) }),
  }));
}

/** The heads of some columns, as faces draw them. */
export function headsOf(columns: readonly Required<ColumnView>[]): readonly Required<ColumnView>[] {
  return columns.map(({ name, label, align, kind }) => ({ name, label, align, kind }));
}

/** Items as a table of the chat, which has room for less than a page. */
export function chatTable<T>(columns: readonly Column<T>[], items: readonly T[]): TableView {
  const narrow = columns.filter(({ wide }) => !wide);
  return { columns: headsOf(narrow), rows: items.map((item) => narrow.map(({ cell }) => cell(item))) };
}
