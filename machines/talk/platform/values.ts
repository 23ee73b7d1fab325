import { estateName, thingName } from '../names/names.ts';
import type { Reading } from '../reading.ts';
import * as value from '../values.ts';
import { toldToAll } from './told-all.ts';

const said = (reading: Reading): string => reading.words.join(' ');

/** What follows 'because' and the like, as typed: why something is done, or what is told with it. */
export function reasonSaid({ text }: Reading): string | undefined {
  return /\b(?:because|cos|cause|coz|since|reason(?: is|:)?)\b[\s:,]+(.{2,})$/is.exec(text)?.[1]?.trim();
}

/** The text of a notice: what stands behind a colon, in quotes, or behind 'saying'. */
export function noticeSaid(reading: Reading): string | undefined {
  const { text } = reading;
  const quoted = /["“‘]([^"”]{3,})["”]/.exec(text)?.[1];
  const behind =
    /\b(?:notice|announcement|announce|banner|broadcast|bulletin)\b[^:]{0,40}?(?::|\b(?:that says?|saying|to say|that|wey talk say)\b)\s*(.{2,})$/is;
  return (quoted ?? behind.exec(text)?.[1])?.trim() || toldToAll(reading);
}

/** What became of a request. */
export function answerSaid(reading: Reading): string | undefined {
  if (/\b(?:declin\w*|reject\w*|refus\w*|turn(?:ed)? down|deny|denied|no approve)\b/.test(said(reading)))
    return 'declined';
  return /\b(?:done|grant\w*|approv\w*|accept\w*|fulfilled|close[d]?|finished?)\b/.test(said(reading))
    ? 'done'
    : undefined;
}

/** Which request: its number, or the thing or estate that it names. */
export function requestSaid(reading: Reading): string | undefined {
  const before = { ...reading, unknown: reading.unknown.filter((at) => at < reasonAt(reading)) };
  return thingName(before, '') || estateName(before) || undefined;
}

function reasonAt({ list }: Reading): number {
  const at = list.findIndex(({ word }) => /^(?:because|cos|cause|coz|since|reason)$/.test(word));
  return at < 0 ? list.length : at;
}

/** The fee in naira as the flow reads it; `none` takes it away. */
export function feeSaid(reading: Reading): string | number | undefined {
  const amount = value.amountOf(reading);
  if (amount !== undefined) return amount;
  if (/\bfree\b/.test(said(reading))) return 0;
  return reading.concepts.has('takedown') ? 'none' : undefined;
}

const KINDS: Readonly<Record<string, string>> = {
  'service-charge': 'service',
  'dev-levy': 'dev-levy',
  fine: 'fine',
  airtime: 'airtime',
  data: 'data',
  internet: 'internet',
  cable: 'cable',
};

/** What an order can be for; of power, only where it is said which. */
export function kindSaid(reading: Reading): string | undefined {
  const { concepts } = reading;
  const product = value.productOf(reading);
  if (product !== 'power') return KINDS[product ?? ''];
  if (concepts.has('disco') || concepts.has('otherdisco') || concepts.has('publicpower')) return 'public-power';
  return concepts.has('estate') ? 'power' : undefined;
}

/** The state of the requests that are wanted. */
export function requestState(reading: Reading): string | undefined {
  if (/\bdeclined|rejected\b/.test(said(reading))) return 'declined';
  if (/\b(?:done|answered|closed)\b/.test(said(reading))) return 'done';
  return /\b(?:open|pending|new|unanswered|waiting)\b/.test(said(reading)) ? 'open' : undefined;
}
