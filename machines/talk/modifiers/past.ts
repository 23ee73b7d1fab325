import { OF_LISTS } from '#catalogues/lexicon/groups.ts';
import { PAST_PHRASES } from '#catalogues/lexicon/phrases/past.ts';
import { cashNumbersIn } from '#machines/kit/reading/cash-number.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import type { Slots, Writable } from '../context.ts';
import type { Became, Past } from '../past-said.ts';
import { countedAt } from '../reading/facts/numbers.ts';
import { marksOf } from '../reading/marks.ts';
import { END, either, many, maybe, type Pattern, type Said, saidOf, sequence, without } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, hasFact, type Reading } from '../reading/read.ts';
import { isOfOthers } from '../reading/refusals.ts';
import { asTyped, shaped } from '../reading/said.ts';
import { isReceiptOfCash } from '../slots/cash.ts';
import { cashBears } from '../slots/cash-receipts.ts';
import { frame } from '../slots/slots.ts';
import { productOf } from '../slots/values.ts';
import { fileSaid } from './files.ts';

/** The most payments that are counted: 'my last 5 payments'. */
const MOST_COUNTED = 100;

/** A list is narrowed in a few words: 'only failed', 'in october', 'oldest first'. */
const FEW_WORDS = 7;

const SAYS = patterns(PAST_PHRASES);

/** What a sentence says of payments that were made before; null where it says nothing of them. */
export function pastOf(reading: Reading, intent: string): Past | null {
  const said = asTyped(reading);
  const order = orderIdIn(reading.text);
  const [cash, ...others] = cashNumbersIn(reading.text);
  const ofCash = cash === undefined && wantsReceipt(reading, intent) && isReceiptOfCash(reading);
  const count = countOf(reading, said);
  const narrow = reading.list.length <= FEW_WORDS ? narrowed(reading, said) : null;
  const same = isSame(reading, said, intent);
  const became = becameOf(reading);
  const about = same || intent === 'receipt' || intent === 'resend-token' ? productOf(reading) : undefined;
  const sendTo = sendToOf(reading);
  const found: Writable<Past> = {};
  if (order !== null) found.order = order;
  if (cash !== undefined && others.length === 0) found.cash = cash;
  if (cash !== undefined && others.length > 0) found.cashes = [cash, ...others];
  if (ofCash) {
    found.cash = true;
    found.cashBears = cashBears(reading);
  }
  if (count !== null) found.count = count;
  if (SAYS.next.covers(said)) found.leaf = 'next';
  if (SAYS.previous.covers(said)) found.leaf = 'previous';
  if (narrow) found.narrow = narrow;
  if (narrow && SAYS.only.begins(said)) found.only = true;
  if (narrow && namesElse(reading)) found.besides = true;
  if (fileSaid(reading)?.as === 'csv' && !BRINGS.some((concept) => reading.concepts.has(concept))) found.file = true;
  if (SAYS.mail.isIn(said)) found.mail = true;
  if (sendTo !== undefined) found.sendTo = sendTo;
  if (became) found.became = became;
  if (same) found.same = true;
  if (intent === 'history' && isOfOthers(reading)) found.byOthers = true;
  if (about !== undefined) found.about = about;
  if (asksMonths(reading)) found.months = true;
  return Object.keys(found).length > 0 ? found : null;
}

/** 'Cash receipts in October' are receipts, though days are named. */
const wantsReceipt = ({ concepts }: Reading, intent: string): boolean =>
  intent === 'receipt' || ((intent === 'history' || intent === 'none') && concepts.has('receipt'));

/** A file that somebody brings is none that they want. */
const BRINGS = ['upload', 'load', 'add'] as const;

/** 'How many months have I paid', 'till when is my service charge paid'. */
const asksMonths = ({ concepts }: Reading): boolean =>
  concepts.has('monthspaid') || concepts.has('howmanymonths') || (concepts.has('when') && concepts.has('past'));

/** 'My last 5 payments', 'my last payment'. */
function countOf({ list }: Reading, said: Said): number | null {
  const at = !SAYS.last.mayStand(said)
    ? -1
    : list.findIndex(({ word }, here) => SAYS.last.is(word) && countedAt(list, here + 1));
  const counted = at < 0 ? null : countedAt(list, at + 1);
  const behind = counted ? list.slice(counted.next).map(({ word }) => word) : [];
  const isSpan = SAYS.span.is(behind[0]);
  if (counted && !counted.scaled && !isSpan && behind.some((word) => SAYS.thing.is(word))) {
    const { value } = counted;
    if (Number.isInteger(value) && value >= 1 && value <= MOST_COUNTED) return value;
  }
  // 'What did we pay last month' asks for a month.
  const one = SAYS.lastOne.find(said);
  return one !== null && !SAYS.span.is(said.words[one.to]) ? 1 : null;
}

/** What a list is narrowed to or sorted by, in the slots of a history. */
function narrowed(reading: Reading, said: Said): Slots | null {
  const { from, to, ...slots } = frame(reading, 'history');
  const days = from === undefined && to === undefined ? {} : { from: from ?? '', to: to ?? '' };
  const all = SAYS.anyDay.isIn(said) ? { from: '', to: '' } : {};
  const found = { ...slots, ...days, ...all };
  return Object.keys(found).length > 0 ? found : null;
}

const LISTED: ReadonlySet<string> = new Set(OF_LISTS);

/** True where a word speaks of anything else, or of nothing that is known: what is asked is that, and no less of a list. */
function namesElse({ list, explained, mentions }: Reading): boolean {
  return list.some(({ word }, at) => {
    if (explained[at] === null) return !SAYS.ofList.is(word);
    const said = mentions.filter(({ from, to }) => from <= at && at < to);
    return explained[at] === 'concept' && said.length > 0 && !said.some(({ concept }) => LISTED.has(concept));
  });
}

/** 'Buy the 5k light again'; an order that is named is another matter. */
const SAME_LAST = sequence(SAYS.repeats, many(shaped(/^\w+$/), 4), SAYS.onceMore);

/** Intents that do something again which is no purchase. */
const ELSEWHERE = [
  'token-',
  'payment-issues',
  'receipt',
  'resend-',
  'retry-',
  'start-over',
  'forgot-',
  'change-',
] as const;

/** What was bought before is wanted once more; whatever says a worth or a number says itself what it wants. */
function isSame(reading: Reading, said: Said, intent: string): boolean {
  const same = SAYS.sameFirst.begins(said) || SAME_LAST.closes(said) || SAYS.sameAnywhere.isIn(said);
  if (!same) return false;
  const worth = (['amount', 'phone', 'digits', 'volume', 'months', 'dates'] as const).some((kind) =>
    hasFact(reading, kind),
  );
  const elsewhere = ELSEWHERE.some((name) => intent.startsWith(name));
  return !worth && !elsewhere && !reading.concepts.has('neg');
}

const ORDER_ID = shaped(/^[a-z]+-[0-9a-z]+$/);
const alone = (pattern: Pattern): Pattern => sequence(many(SAYS.polite), pattern, many(SAYS.polite));
const WAYS: readonly (readonly [Became, Pattern])[] = [
  [
    'sent',
    alone(
      either(
        sequence(SAYS.resends, maybe(SAYS.sentBehind)),
        sequence(SAYS.forwards, without(END), maybe(SAYS.sentBehind)),
        SAYS.sendsAgain,
      ),
    ),
  ],
  ['token', alone(SAYS.token)],
  ['status', alone(either(SAYS.status, sequence(SAYS.statusOf, maybe(ORDER_ID))))],
];

/** What a sentence that says nothing else wants of what was bought before: 'did it go through?', 'send again'; undefined for any other. */
function becameOf({ text, plain }: Reading): Became | undefined {
  // An order id is one word.
  const said = text.includes('-') ? withDashes(text) : plain;
  return WAYS.find(([, pattern]) => pattern.covers(said))?.[0];
}

function withDashes(text: string): Said {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}-]+/gu) ?? [];
  return saidOf(words, { marks: marksOf(words) });
}

/**
 * Where a receipt or a token is to be sent instead of to the address of its order: an e-mail address or a number, or '' where it is
 * only said whose; undefined where nothing of the kind is said.
 */
function sendToOf(reading: Reading): string | undefined {
  if (!reading.concepts.has('receipt') && !reading.concepts.has('token')) return undefined;
  const to = [...factsOf(reading, 'email'), ...factsOf(reading, 'phone')].find(({ from }) =>
    SAYS.to.is(reading.list[from - 1]?.word),
  );
  if (to) return to.value;
  const said = asTyped(reading);
  return SAYS.elsewhere.isIn(said) && !SAYS.done.isIn(said) ? '' : undefined;
}
