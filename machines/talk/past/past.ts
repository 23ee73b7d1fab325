import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import type { Past, Slots } from '../context.ts';
import { countedAt } from '../facts/numbers.ts';
import { factsOf, type Reading } from '../reading.ts';
import { productOf } from '../values.ts';
import { frame } from '../wishes/frames.ts';
import { becameOf } from './became.ts';
import { sendToOf } from './send-to.ts';

/** The most payments that are counted: 'my last 5 payments'. */
const MOST_COUNTED = 100;

/** A list is narrowed in a few words: 'only failed', 'in october', 'oldest first'. */
const FEW_WORDS = 7;

const THING = '(?:payments?|transactions?|purchases?|top ?ups?|orders?|tokens?|receipts?)';
const LAST = '(?:last|latest|newest|recent|previous)';
const ONE = new RegExp(`\\b${LAST}(?: \\w+){0,3} (?:payment|transaction|purchase|top ?up|order)\\b`);
const PAGE_WORD = `(?: pages?| ones?| rows?| ${THING})?(?: please| pls| abeg)?$`;
const ON = new RegExp(`^(?:(?:show|see|give|go|to|me|the|some) )*(?:next|more|older|continue)${PAGE_WORD}`);
const BACK = new RegExp(`^(?:(?:show|see|give|go|to|me|the) )*(?:previous|prev|newer)${PAGE_WORD}`);
const FILE = /\b(?:csv|excel|spreadsheet|exports?|exporting)\b/;
const MAIL = /\b(?:resend|re-send|forward|e-?mail|mail|sent? (?:me|it|my|the|am|again)|sending)\b/;
const SAME = [
  /^(?:please |pls |abeg |just )*(?:do |get |the |me )*same (?:thing |one |order )?(?:again|once more)\b/,
  /\b(?:buy|pay|renew|order|recharge|load|vend|get|do|give)(?: \w+){0,4} (?:again|once more)$/,
  /\b(?:buy|pay|renew|order|recharge|load|vend|get) (?:me )?(?:the |exactly the )?same\b/,
  /\b(?:repeat|redo)(?: \w+){0,3} (?:payment|purchase|order|transaction|top ?up)\b/,
  /^re-?order\b/,
];

/** What a sentence says of payments that were made before; null where it says nothing of them. */
export function pastOf(reading: Reading, intent: string): Past | null {
  const said = reading.list.map((token) => token.word).join(' ');
  const order = orderIdIn(reading.text);
  const count = countOf(reading, said);
  const narrow = reading.list.length <= FEW_WORDS ? narrowed(reading, said) : null;
  const same = isSame(reading, said, intent);
  const became = becameOf(reading.text);
  const about = same || /^(?:receipt|resend-token)$/.test(intent) ? productOf(reading) : undefined;
  const sendTo = sendToOf(reading);
  const found: Past = {
    ...(order !== null && { order }),
    ...(count !== null && { count }),
    ...(ON.test(said) && { leaf: 'next' }),
    ...(BACK.test(said) && { leaf: 'previous' }),
    ...(narrow && { narrow }),
    ...(FILE.test(said) && { file: true }),
    ...(MAIL.test(said) && { mail: true }),
    ...(sendTo !== undefined && { sendTo }),
    ...(became && { became }),
    ...(same && { same: true }),
    ...(about !== undefined && { about }),
    ...(asksMonths(reading) && { months: true }),
  };
  return Object.keys(found).length > 0 ? found : null;
}

/** 'How many months have I paid', 'till when is my service charge paid'. */
const asksMonths = ({ concepts }: Reading): boolean =>
  concepts.has('monthspaid') || concepts.has('howmanymonths') || (concepts.has('when') && concepts.has('past'));

/** 'My last 5 payments', 'my last payment'. */
function countOf({ list }: Reading, said: string): number | null {
  const at = list.findIndex(({ word }, here) => new RegExp(`^${LAST}$`).test(word) && countedAt(list, here + 1));
  const counted = at < 0 ? null : countedAt(list, at + 1);
  const behind = counted ? list.slice(counted.next).map(({ word }) => word) : [];
  const isSpan = /^(?:day|week|month|year)s?$/.test(behind[0] ?? '');
  if (counted && !counted.scaled && !isSpan && behind.some((word) => new RegExp(`^${THING}$`).test(word))) {
    const { value } = counted;
    if (Number.isInteger(value) && value >= 1 && value <= MOST_COUNTED) return value;
  }
  return ONE.test(said) || /\b(?:pay|paid|bought|buy) last\b/.test(said) ? 1 : null;
}

/** What a list is narrowed to or sorted by, in the slots of a history. */
function narrowed(reading: Reading, said: string): Slots | null {
  const { from, to, ...slots } = frame(reading, 'history');
  const days = from === undefined && to === undefined ? {} : { from: from ?? '', to: to ?? '' };
  const all = /\b(?:all|every|any) (?:dates?|days?|time)\b/.test(said) ? { from: '', to: '' } : {};
  const found = { ...slots, ...days, ...all };
  return Object.keys(found).length > 0 ? found : null;
}

/** What was bought before is wanted once more; whatever says a worth or a number says itself what it wants. */
function isSame(reading: Reading, said: string, intent: string): boolean {
  const worth = (['amount', 'phone', 'digits', 'volume', 'months', 'dates'] as const).some(
    (kind) => factsOf(reading, kind).length > 0,
  );
  const elsewhere = /^(?:token-|payment-issues|receipt|resend-|retry-|start-over|forgot-|change-)/.test(intent);
  return !worth && !elsewhere && !reading.concepts.has('neg') && SAME.some((pattern) => pattern.test(said));
}
