import { styleText } from 'node:util';
import { SANDBOX_CARDS } from '#catalogues/sandbox.ts';
import type { ConversationView, Message } from '#machines/assistant/conversation/conversation-view.ts';
import { formatToken } from '#machines/kit/format.ts';
import type { Row, View } from '#machines/kit/view.ts';

/** A message of the portal as lines of a terminal. */
export function drawMessage(message: Message): string {
  const text = message.aside ? `   ${message.text}` : message.text;
  if (!message.card) return toned(message, text);
  const { result, summary } = message.card;
  const token = result.token ? [`   ${styleText('bold', formatToken(result.token))}   ${result.units ?? ''} kWh`] : [];
  return [toned(message, text), `  ${result.title}`, ...token, ...drawRows(summary), `   Order ${result.orderId}`].join(
    '\n',
  );
}

/** What is asked now: the read-back, the choices, what can be done. */
export function drawQuestion({ view, suggestions }: ConversationView): string {
  if (view?.widget) return drawCards();
  const field = view?.fields.find((one) => one.name === view.next);
  const choices = field ? field.choices.map((choice) => choice.label) : suggestions.map((one) => one.say);
  return [
    ...(view && !view.outcome && view.actions.some((action) => action.type === 'CONFIRM')
      ? drawRows(view.summary)
      : []),
    ...drawActions(view),
    ...(choices.length > 0 ? [styleText('dim', `   (${choices.join(' | ')})`)] : []),
  ].join('\n');
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
