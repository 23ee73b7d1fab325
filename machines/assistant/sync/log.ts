import type { Message } from '../conversation/conversation-view.ts';

/** So many turns of a transcript are kept, the last ones. */
export const MOST_KEPT = 300;

/**
 * One transcript of two that began as the same: what they have in common, then what only the older has, then the newer one's.
 * Each stays in its own order, so that both can still be read, and a result that both tell stands there once.
 */
export function joined(older: readonly Message[], newer: readonly Message[]): readonly Message[] {
  const [head, left, right] = aligned(older, newer);
  let common = 0;
  while (common < left.length && keyOf(left[common]) === keyOf(right[common])) common += 1;
  const ending = common + head.length === 0 ? withoutGreeting(right) : right.slice(common);
  const told = new Set(ending.map(keyOf));
  const orders = new Set(ending.flatMap(ordersOf));
  const only = left
    .slice(common)
    .filter((message) => !told.has(keyOf(message)) && !ordersOf(message).some((order) => orders.has(order)));
  return numbered([...head, ...right.slice(0, common), ...only, ...ending]);
}

/** The last turns, numbered from one. */
export function numbered(messages: readonly Message[]): readonly Message[] {
  return messages.slice(-MOST_KEPT).map((message, index) => ({ ...message, id: index + 1 }));
}

/** One turn, whatever number it has. */
export const keyOf = (message: Message | undefined): string | null =>
  message === undefined ? null : `${message.from} ${message.at} ${message.text}`;

/** The orders whose result a turn tells. */
export const ordersOf = ({ card }: Message): readonly string[] => (card ? [card.result.orderId] : []);

/** What stands before the first turn that both still have, and both from there on: the beginning of a long one is not kept. */
function aligned(older: readonly Message[], newer: readonly Message[]) {
  const inOlder = older.findIndex((message) => keyOf(message) === keyOf(newer[0]));
  if (inOlder >= 0) return [older.slice(0, inOlder), older.slice(inOlder), newer] as const;
  const inNewer = newer.findIndex((message) => keyOf(message) === keyOf(older[0]));
  if (inNewer >= 0) return [newer.slice(0, inNewer), older, newer.slice(inNewer)] as const;
  return [[], older, newer] as const;
}

/** Who goes on with an older conversation was greeted in that one. */
const withoutGreeting = (messages: readonly Message[]): readonly Message[] =>
  messages[0]?.from === 'portal' ? messages.slice(1) : messages;
