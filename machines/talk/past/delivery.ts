import type { Reading } from '../reading.ts';

const WORTH = new Set(['amount', 'volume', 'phone', 'digits', 'months']);
const WISHES = ['buy', 'pay', 'recharge', 'renew', 'load'];
/** Signs that the receipt of something bought before is wanted. */
const BEFORE = ['resend', 'past', 'again', 'download', 'last', 'forget', 'show', 'neg', 'missing', 'history'];

/**
 * True where a sentence only says where its receipt goes, 'glo data, receipt to ada@example.com': an address follows
 * the word, and what stands before it says a worth or a wish, or is set apart from it.
 */
export function isDelivery(reading: Reading): boolean {
  const at = reading.mentions.find(({ concept }) => concept === 'receipt');
  if (!at || at.from === 0 || BEFORE.some((concept) => reading.concepts.has(concept))) return false;
  const address = reading.facts.find(({ kind, from }) => kind === 'email' && from >= at.to && from <= at.to + 2);
  if (!address || !/^(?:to|at|on|for|by|via|into)$/.test(reading.list[address.from - 1]?.word ?? '')) return false;
  const before = reading.text.slice(0, reading.list[at.from]?.start ?? 0);
  if (/(?:[,.;:\n-]|\b(?:and|with))\s*(?:(?:my|the|your|send|mail)\s+)*$/i.test(before)) return true;
  if (reading.concepts.has('give')) return false;
  const worth = reading.facts.some(({ kind, to }) => WORTH.has(kind) && to <= at.from);
  return worth || WISHES.some((concept) => reading.concepts.has(concept));
}
