import type { Reading } from '../reading.ts';
import { rawOf } from './names.ts';

const WORTH = new Set(['amount', 'volume', 'phone', 'digits', 'months']);
const VERBS = new Set(['buy', 'pay', 'recharge', 'renew', 'load', 'want', 'give']);
/** What leads up to a name. */
const LEAD = /^(?:(?:my|the|full|name|names|na|is|be|i|am|it)\s+)+/i;

const isTitled = (reading: Reading, from: number): boolean =>
  reading.list.slice(from).every((token) => /^\p{Lu}\p{Ll}/u.test(token.raw));

/**
 * True where a purchase that scores well is no name of a person: it says a worth or a number, it begins by wishing,
 * or all its words are the portal's and are not written as a name is ('glo data', 'DSTV COMPACT').
 */
export function isNoName(reading: Reading): boolean {
  if (reading.facts.some(({ kind }) => WORTH.has(kind))) return true;
  const first = reading.mentions.filter(({ from }) => from === 0).some(({ concept }) => VERBS.has(concept));
  if (reading.unknown.length > 0) return first && !isTitled(reading, 0);
  const wishes = reading.mentions.some(({ concept }) => VERBS.has(concept));
  return first || (!isTitled(reading, 0) && (wishes || reading.list.length > 1));
}

/** A person's name as it was typed, where every word of it has a capital: 'Tunde Light' is no light. */
export function typedName(reading: Reading): string | undefined {
  const lead = LEAD.exec(reading.text)?.[0].length ?? 0;
  const from = reading.list.findIndex((token) => token.start >= lead);
  if (from < 0 || reading.list.length - from > 5 || !isTitled(reading, from)) return undefined;
  return rawOf(reading, from, reading.list.length) || undefined;
}
