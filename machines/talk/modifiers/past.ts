import { MODIFIER_PHRASES } from '#catalogues/lexicon/phrases/modifiers.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import type { Became, Past, Slots } from '../context.ts';
import { countedAt } from '../reading/facts/numbers.ts';
import { anywhere } from '../reading/phrases.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { frame } from '../slots/slots.ts';
import { productOf } from '../slots/values.ts';

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
const FILE = anywhere(MODIFIER_PHRASES.file);
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

const POLITE = '(?:please|pls|plz|abeg|biko|sorry|ok|okay|so|and|but|hello|hi|hey|oga|sir|ma|wait|now|o|oo|na)';
const IT = '(?:it|that|this|am|the one|my (?:own|thing))';
const BOUGHT =
  '(?:(?:(?:last|latest|recent) )?(?:payment|purchase|order|transaction|money|card|token|light|airtime|credit|data|bundle|sub|subscription|recharge|top ?up|units?|internet|receipt))';
const MINE = `(?:${IT}|(?:my|the|that|this|our)? ?${BOUGHT})`;
const THROUGH =
  '(?:go(?:ne)? through|went through|go|gone|work(?:ed)?|succe(?:ed|eded)|successful|complete[d]?|deliver(?:ed)?|come|came|arrive[d]?|enter(?:ed)?|land(?:ed)?|drop(?:ped)?|paid|pay|done|pass(?:ed)?|reach(?:ed)?|sent|finish(?:ed)?|processed|approved|confirmed|credited|received?)';

const STATUS = [
  `(?:(?:what(?:'?s| is)?|check|show|see|tell me) )*(?:the |my |order |payment )*(?:status|any update|any news|updates?)(?: of| on| for)?(?: ${MINE})?(?: [a-z]+-[0-9a-z]+)?`,
  `(?:did|has|have|is|was|don|hope|e don|${MINE} don) (?:${MINE} )?(?:really |actually |finally |already |been |don |yet )*${THROUGH}(?: already| yet| well| fine)?`,
  `(?:e|${MINE}) don ${THROUGH}(?: abi)?`,
  `how far(?: with ${MINE})?`,
  `(?:what|wetin)(?: has| don)? (?:happened|happen|became|come|become)(?: to| of| with)? ${MINE}`,
  `where (?:is|are|dey|be|'?s) (?:my|the) (?:airtime|credit|data|bundle|sub|subscription|order|purchase|light|units?|recharge|internet)`,
  `(?:i |we )?(?:have not|haven'?t|did not|didn'?t|never|no|not|still no|still not|yet to) (?:see|get|got|receive[d]?|gotten) (?:${IT}|(?:my |the )?(?:token|light|airtime|credit|data|bundle|sub|units?|receipt)|anything)(?: yet)?`,
  '(?:what|wetin) (?:did|have|was|is it|be) ?(?:i|we)? ?(?:just |last )?(?:buy|bought|pay for|paid for|order|ordered)(?: last| now| just now| here| before)?',
  '(?:show |see |what is |what was |check )*(?:my |the )?(?:last|latest|recent) (?:purchase|order)',
  "(?:what(?:'?s| is) |show |give me )*(?:my |the )?order (?:number|id|no)",
];
const TOKEN =
  "(?:(?:what(?:'?s| is| was)|where(?:'?s| is)|show|see|give|send|tell|read|me|check|let me see) )*(?:(?:my|the|that|that my) )?(?:last )?token(?: number| code| digits)?(?: once more| again| back)?";
const SENT = [
  `(?:can you |could you |you fit )?(?:re-?send|(?:forward|mail|e-?mail)(?= \\w))(?: ${IT}| to me| me)*(?: to my (?:e-?mail|mail|inbox))?(?: again| once more)?`,
  `(?:can you |could you |you fit )?send (?:(?:me |us |${IT} |to me )*)(?:again|once more|one more time|another time)(?: to my (?:e-?mail|mail|inbox))?`,
];

const alone = (pattern: string): RegExp => new RegExp(`^(?:${POLITE} )*(?:${pattern})(?: ${POLITE})*$`);
const WAYS: readonly (readonly [Became, readonly RegExp[]])[] = [
  ['sent', SENT.map(alone)],
  ['token', [alone(TOKEN)]],
  ['status', STATUS.map(alone)],
];

/** What a sentence that says nothing else wants of what was bought before: 'did it go through?', 'send again'; undefined for any other. */
export function becameOf(text: string): Became | undefined {
  const said = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim();
  return WAYS.find(([, ways]) => ways.some((way) => way.test(said)))?.[0];
}

const SOMEBODY =
  '(?:wife|husband|hubby|spouse|partner|brother|bros|sister|mother|father|mum|mom|dad|mama|papa|parents|son|daughter|friend|guy|boss|oga|landlord|tenant|neighbou?r|girlfriend|boyfriend|accountant|office|company|agent|caretaker|uncle|aunt|aunty|auntie|cousin|him|her|them|somebody|someone|else)';
const WAY =
  '(?:whatsapp|sms|text|telegram|phone|number|line|house|home|(?:another|different|other|new|second|old) (?:e ?mail|mail|address|inbox)(?: address)?)';
const OWNER = '(?:(?:my|our|his|her|their|the|a|an|another) )?(?:\\w+ )?';

/** Behind 'to' and the like, or behind the verb: 'to my wife', 'on whatsapp', 'give my husband the receipt'. */
const ELSEWHERE = new RegExp(
  `\\b(?:to|on|by|via|through|at) ${OWNER}(?:${SOMEBODY}|${WAY})s?\\b|\\b(?:give|send|forward|mail|email) (?:my|our|his|her|their|the) ${SOMEBODY}\\b|\\b(?:post|fax|whatsapp|text|sms) (?:it|me|the|my)\\b`,
);
/** What was done then: 'the receipt of what I sent to my wife'. */
const DONE = anywhere(MODIFIER_PHRASES.done);

/**
 * Where a receipt or a token is to be sent instead of to the address of its order: an e-mail address or a number, or '' where it is
 * only said whose; undefined where nothing of the kind is said.
 */
export function sendToOf(reading: Reading): string | undefined {
  if (!reading.concepts.has('receipt') && !reading.concepts.has('token')) return undefined;
  const to = [...factsOf(reading, 'email'), ...factsOf(reading, 'phone')].find(({ from }) =>
    /^(?:to|on|at|by|via)$/.test(reading.list[from - 1]?.word ?? ''),
  );
  if (to) return to.value;
  const said = reading.list.map(({ word }) => word).join(' ');
  return ELSEWHERE.test(said) && !DONE.test(said) ? '' : undefined;
}
