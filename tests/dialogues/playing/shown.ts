import type { Message } from '#machines/assistant/transcript.ts';
import type { Card, Row, TableView, View } from '#machines/kit/view.ts';
import { formatToken } from '#machines/kit/writing/format.ts';

/** The lines that stand on cards and in tables: of what is open, and of what was said last. */
export function shownLines(view: View | null, news: readonly Message[]): readonly string[] {
  return [
    ...rows(view?.summary ?? []),
    ...(view?.table ? table(view.table) : []),
    ...(view?.fields ?? []).filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${value}`),
    ...news.flatMap(({ card, table: listed }) => [...(card ? cardLines(card) : []), ...(listed ? table(listed) : [])]),
    ...(view?.result ? cardLines({ result: view.result, summary: [] }) : []),
    ...(view?.files ?? []).map(({ label }) => `File: ${label}`),
  ];
}

const rows = (summary: readonly Row[]) => summary.map(({ label, value }) => `${label}: ${value}`);

function cardLines({ result, summary }: Card): string[] {
  const { title, orderId, token, units, status } = result;
  return [
    title,
    `Order: ${orderId}`,
    ...(token === undefined ? [] : [`Token: ${formatToken(token)}`]),
    ...(units === undefined ? [] : [`Units: ${units}`]),
    ...(status === undefined ? [] : [`Status: ${status.text}`]),
    ...rows(summary),
  ];
}

const table = ({ columns, rows: cells }: TableView) =>
  [columns.map(({ label }) => label), ...cells].map((row) => row.join(' | '));
