import { PLAIN_ORDER_PHRASES } from '#catalogues/lexicon/phrases/plain-orders.ts';
import { many } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(PLAIN_ORDER_PHRASES);
const LEAD = many(SAYS.lead);

/** Verbs of buying. */
const VERBS: ReadonlySet<string> = new Set(['buy', 'pay', 'recharge', 'renew', 'load']);
const LOADS: ReadonlySet<string> = new Set(['load', 'recharge']);
/** What is sold, of whom and for which phone or meter. */
const SOLD = [
  'power',
  'token',
  'unit',
  'airtime',
  'data',
  'internet',
  'tv',
  'cable',
  'cablepackage',
  'isp',
  'isppackage',
];
const THINGS: ReadonlySet<string> = new Set([
  ...SOLD,
  'network',
  'disco',
  'phoneno',
  'line',
  'meter',
  'meterno',
  'publicpower',
]);
const WORTHS: ReadonlySet<string> = new Set(['amount', 'phone', 'digits', 'volume', 'months']);
const MOST_WORDS = 10;

/** A sentence that is an order as a whole. */
export interface PlainOrder {
  /** The order, without what leads up to it: 'recharge my phone' of 'can you recharge my phone'. */
  readonly says: string;
  /** It names what is bought; else it says no more than how much. */
  readonly named: boolean;
  /** So much may be loaded on a phone as well as on a meter. */
  readonly mayBeEither: boolean;
}

/**
 * The order that a sentence is, and nothing besides: a verb of buying, what is bought or how much, and whatever may stand beside these. 'Pay my light bill',
 * 'can I buy dstv here', 'load 1k for me'. Null for a sentence with one word more, which may make anything else of it.
 */
export function plainOrder(reading: Reading): PlainOrder | null {
  const { list, facts, mentions, text } = reading;
  if (list.length > MOST_WORDS || facts.some(({ kind }) => !WORTHS.has(kind))) return null;
  const said = asTyped(reading);
  const from = Math.max(0, LEAD.endAt(said, 0));
  const verb = mentions.find((mention) => mention.from === from && VERBS.has(mention.concept));
  if (verb === undefined) return null;
  let named = false;
  for (let at = verb.to; at < list.length; at++) {
    const isFact = facts.some((fact) => fact.from <= at && at < fact.to);
    const thing = mentions.find((mention) => mention.from <= at && at < mention.to && THINGS.has(mention.concept));
    if (thing) named = true;
    else if (!isFact && !SAYS.rest.is(list[at]?.word)) return null;
  }
  if (verb.to >= list.length || (!named && !facts.some(({ kind }) => kind === 'amount'))) return null;
  return { says: text.slice(list[from]?.start ?? 0).trim(), named, mayBeEither: LOADS.has(verb.concept) };
}
