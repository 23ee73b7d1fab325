import { styleText } from 'node:util';
import { SANDBOX_CARDS } from '#catalogues/sandbox.ts';
import type { ConversationView, Message } from '#machines/assistant/conversation/conversation-view.ts';
import { formatToken } from '#machines/kit/format.ts';
import type { Choice, FieldView, Row, TableView, View } from '#machines/kit/view.ts';

/** More answers than this stand one a line, each with its number. */
const MOST_BESIDE = 8;

/** A message of the portal as lines of a terminal. */
export function drawMessage(message: Message): string {
  const text = message.aside ? `   ${message.text}` : message.text;
  if (message.table) return [toned(message, text), ...drawTable(message.table)].join('\n');
  if (!message.card) return toned(message, text);
  const { result, summary } = message.card;
  const units = result.units === undefined ? '' : `   ${result.units} kWh`;
  const token = result.token ? [`   ${styleText('bold', formatToken(result.token))}${units}`] : [];
  return [toned(message, text), `  ${result.title}`, ...token, ...drawRows(summary), `   Order ${result.orderId}`].join(
    '\n',
  );
}

/** What is asked now: the read-back, the choices, what can be done. */
export function drawQuestion({ view, suggestions }: ConversationView): string {
  if (view?.widget) return drawCards();
  const field = openField(view);
  const listed = numberedChoices(view);
  const choices = listed.length > 0 ? [] : (field?.choices.map(inShort) ?? suggestions.map((one) => one.say));
  return [
    ...(view && !view.outcome && view.actions.some((action) => action.type === 'CONFIRM')
      ? drawRows(view.summary)
      : []),
    ...drawActions(view),
    ...drawNumbered(listed),
    ...(choices.length > 0 ? [styleText('dim', `   (${choices.join(' | ')})`)] : []),
  ].join('\n');
}

/** The answers of the open question that stand as a numbered list: those that are too many for one line. */
export function numberedChoices(view: View | null): readonly Choice[] {
  const field = openField(view);
  return field?.kind === 'choice' && field.choices.length > MOST_BESIDE ? field.choices : [];
}

function openField(view: View | null): FieldView | undefined {
  return view?.fields.find((one) => one.name === view.next);
}

function inShort({ label, detail }: Choice): string {
  return detail === undefined ? label : `${label} ${detail}`;
}

function drawNumbered(choices: readonly Choice[]): string[] {
  if (choices.length === 0) return [];
  const width = Math.max(...choices.map((choice) => choice.label.length));
  const lines = choices.map(({ label, detail = '' }, at) =>
    `   ${String(at + 1).padStart(3)}. ${label.padEnd(width)}  ${detail.padStart(12)}`.trimEnd(),
  );
  return [...lines, styleText('dim', '   A number of the list, or what it is called:')];
}

function drawTable({ columns, rows }: TableView): string[] {
  const widths = columns.map((column, at) => Math.max(column.label.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    columns
      .map(({ align }, at) => {
        const [cell, width] = [cells[at] ?? '', widths[at] ?? 0];
        return align === 'end' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const head = line(columns.map((column) => column.label));
  return [styleText('dim', `   ${head}`), ...rows.map((row) => `   ${line(row)}`)];
}

function drawActions(view: View | null): string[] {
  const labels =
    view && view.next === null
      ? view.actions.map((action) => (action.enabled ? action.label : `${action.label}: ${action.reason ?? 'not now'}`))
      : [];
  return labels.length > 0 ? [styleText('dim', `   [${labels.join('] [')}]`)] : [];
}

function drawCards(): string {
  return [
    ...SANDBOX_CARDS.map((card, index) => `   ${index + 1}. ${card.number}  ${card.label}`),
    styleText('dim', '   Number of a test card, a card number, or "close":'),
  ].join('\n');
}

function drawRows(rows: readonly Row[]): string[] {
  const width = Math.max(0, ...rows.map((row) => row.label.length));
  return rows.map((row) => {
    const text = `   ${row.label.padEnd(width)}  ${row.value.padStart(14)}`;
    return row.total ? styleText('bold', text) : text;
  });
}

function toned(message: Message, text: string): string {
  if (message.tone === 'danger') return styleText('red', text);
  if (message.tone === 'warning') return styleText('yellow', text);
  return message.tone === 'success' ? styleText('green', text) : text;
}
