import type { IntentName } from '#catalogues/intents/index.ts';
import { MODEL_PHRASES } from '#catalogues/lexicon/phrases/model.ts';
import { anywhere } from '../reading/phrases.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { balanceMeant } from '../slots/balance.ts';
import { personName, personNamed } from '../slots/names.ts';
import { longNumber } from '../slots/values.ts';

/** What the words of an administrator are seen to be about, before anybody asks what they want. */
interface Seen {
  readonly said: string;
  readonly has: (...concepts: readonly string[]) => boolean;
  /** Something is to be told. */
  readonly asks: boolean;
  /** Something is to be done. */
  readonly orders: boolean;
  /** Somebody is to be taken for verified. */
  readonly verifies: boolean;
  /** Somebody is surely named. */
  readonly whom: boolean;
  /** Somebody is named by a meter or an address. */
  readonly numbered: boolean;
  /** Somebody may be named. */
  readonly someone: boolean;
  /** Homes or residents, several of them. */
  readonly plural: boolean;
  readonly due: boolean;
  readonly figure: boolean;
  /** A meter, an address or a whole name is all that there is. */
  readonly alone: boolean;
}

const LEAD =
  '^(?:(?:please|pls|plz|abeg|biko|kindly|oya|ok|okay|so|and|but|hi|hello|just|now|can|could|will|would|you|u|i|we|want|wan|need|to|like|let|me|us|make|help|sir|ma|may) )*';

const ORDER = new RegExp(
  `${LEAD}(?:mark|set|change|chang\\w+|update|put|give|raise|increase|add|reduce|lower|decrease|deduct|subtract|remove|waive|forgive|clear|write|wipe|charge|debit|credit|record|log|post|enter|book|capture|impose|issue|zero|adjust|correct|amend|cancel|fine|bump|knock|slap|take|make|verify|approve|delete|evict|block)\\b`,
);
const ASK = new RegExp(
  `${LEAD}(?:who|whos|whose|whom|which|what|whats|wetin|when|where|why|how|is|are|was|were|has|have|did|does|do|any|tell|show|list|see|view|check|display|get|find|search|look|give me|total|count|number of|all|export|download|print|open|bring)\\b`,
);

/** What others know more of: files, accounts, talk. */
const ELSEWHERE = [
  ...['upload', 'file', 'logo', 'uploaded', 'password', 'signin', 'signout', 'signup', 'support', 'human', 'receipt'],
  ...['resend', 'retry', 'request', 'enable', 'form', 'help', 'howto', 'airtime', 'data', 'cable', 'isp'],
];
const OWN = anywhere(MODEL_PHRASES.own);
const OWN_ESTATE =
  /\bmy (?:estate|residents?|tenants?|people|compound|apartments?|flats?)\b|^show me\b|\b(?:show|give|tell|let|help) me\b|\bi (?:want|need|wan|would like) to\b/g;

const OCCUPANCY =
  /\b(?:mov(?:ed|ing) (?:in|out|into|away)|pack(?:ed|ing)? (?:in|out|comot|enter|go|leave)|(?:has |have |don )left (?:the |our |this |his |her |their )?(?:estate|flat|apartment|house|compound|place)|(?:nobody|no one|no person) (?:dey )?(?:there |inside )?(?:live|stay)\w*|no longer (?:live|stay)s?|(?:don|has|have) (?:relocat\w+|leave|enter (?:the )?(?:flat|house|apartment)))\b/;
const GONE = anywhere(MODEL_PHRASES.gone);
const DWELLINGS = anywhere(MODEL_PHRASES.dwellings);
const UNPAID =
  /\b(?:not|never|no|yet to|havent|hasnt|dont|didnt|didn't|haven't|hasn't|without)(?: yet| ever| dey)? (?:paid|pay|paying|clear\w*|settle\w*)\b/;
const PAID =
  /\b(?:paid|pays|pay|payments?|transactions?|purchases?|bought|buy|vended|vending|sales|top ?ups?|collect\w*|collections?|revenue|income|inflow|made|earned|received|spent)\b|\bmoney (?:\w+ )?(?:enter|came|come|in)\b|\bhow much (?:(?:don|has|have|money) )*(?:enter|entered|came in|come in)\b/;
const WHO_PAID = anywhere(MODEL_PHRASES.whoPaid);
const LISTED = anywhere(MODEL_PHRASES.listed);
const ABOUT_SOMEBODY = anywhere(MODEL_PHRASES.aboutSomebody);

const RULES: readonly (readonly [intent: IntentName, fits: (seen: Seen) => boolean])[] = [
  ['find-resident', (seen) => seen.verifies && seen.someone],
  ['find-resident', (seen) => isOccupancy(seen) && seen.asks && seen.whom],
  ['residents', (seen) => isOccupancy(seen) && !seen.orders && !seen.whom && (seen.asks || seen.plural)],
  ['set-occupancy', (seen) => isOccupancy(seen) && !seen.asks],
  ['update-payment', (seen) => !seen.asks && (isMoved(seen) || isStated(seen))],
  ['balance', (seen) => isQuestion(seen) && isOwing(seen)],
  ['history', (seen) => isQuestion(seen) && isPast(seen)],
  ['find-resident', (seen) => isQuestion(seen) && seen.whom && !seen.figure && ABOUT_SOMEBODY.test(seen.said)],
  ['find-resident', ({ alone }) => alone],
  ['residents', ({ said }) => /^(?:un)?verified(?: ones| people| accounts?| list)?$/.test(said)],
  ['residents', (seen) => isVerification(seen)],
  ['balance', ({ said }) => /^(?:the |all |all the )?(?:fines|levies|dues|service charges)$/.test(said)],
  ['residents', ({ said }) => /\bregistered meters\b|\bmeters? registered\b/.test(said)],
];

/** Nothing is to be done, and nothing else is spoken of. */
const isQuestion = ({ orders, has }: Seen): boolean => !orders && !has('foreign');

const isOccupancy = ({ said, has, someone, due, figure }: Seen): boolean =>
  has('occupancy') || OCCUPANCY.test(said) || (someone && !due && !figure && GONE.test(said) && !has('token', 'power'));

/** Those of them who are verified, or are not. */
const isVerification = ({ said, has, whom, verifies, orders, plural }: Seen): boolean =>
  has('verify') &&
  !verifies &&
  !orders &&
  !whom &&
  (plural || /\bhow many\b/.test(said)) &&
  !/\b(?:why|when)\b/.test(said);

/** A balance is to become another one: something that is owed is named, or whose it is and how much. */
const isMoved = ({ orders, due, has, figure, someone, numbered, said }: Seen): boolean =>
  orders &&
  ((due && (figure || someone)) || (has('balance') && figure) || (numbered && figure && !has('foreign'))) &&
  !LISTED.test(said);

/** 'Amaka owes 20k levy', 'M paid 5000 cash for levy'. */
const isStated = ({ figure, someone, due, has, said }: Seen): boolean =>
  figure && someone && (has('owes', 'balance') || (due && PAID.test(said))) && !has('buy', 'recharge');

const isOwing = ({ said, has, asks, plural, figure }: Seen): boolean =>
  // 'He owes 5k' asks nothing.
  (has('balance', 'owes') && (asks || !figure)) ||
  has('debtor') ||
  UNPAID.test(said) ||
  (has('fine') && !PAID.test(said) && (asks || plural));

const isPast = ({ said, asks, has, figure }: Seen): boolean =>
  LISTED.test(said)
    ? !has('change', 'correct', 'record2') || asks
    : (asks || WHO_PAID.test(said)) && !figure && PAID.test(said) && !has('neg', 'missing', 'twice', 'cancelling');

/** True where a sentence begins by asking: who, which, how many, show, list. */
export const asksFirst = (reading: Reading): boolean => ASK.test(reading.words.join(' '));

/** What an administrator wants of the own estate; null where nothing speaks for it, and the patterns decide. */
export function managed(reading: Reading): IntentName | null {
  const said = reading.words.join(' ');
  const has = (...concepts: readonly string[]): boolean => concepts.some((one) => reading.concepts.has(one));
  if (has(...ELSEWHERE) || OWN.test(said.replace(OWN_ESTATE, ''))) return null;
  const orders = ORDER.test(said) && !/^(?:\w+ )?fines?(?: payments?)?$/.test(said);
  const seen: Seen = {
    said,
    has,
    orders,
    asks: !orders && (ASK.test(said) || /\?\s*$/.test(reading.text)),
    verifies: isVerifying(reading),
    whom: whomSaid(reading) !== undefined,
    numbered: /[\d@]/.test(whomSaid(reading) ?? ''),
    someone: someoneSaid(reading) !== undefined,
    // As typed: the vocabulary knows one flat only.
    plural: DWELLINGS.test(reading.text.toLowerCase()),
    due: has('svccharge', 'levy', 'fine'),
    figure: balanceMeant(reading) !== undefined,
    alone: isAlone(reading),
  };
  return RULES.find(([, fits]) => fits(seen))?.[0] ?? null;
}

const VERIFY =
  /^(?:(?:please|pls|abeg|kindly|oya|ok|okay|can|could|you|i|want|to|let|me|help|now) )*(?:verify|approve|confirm|accept)\b/;

/** That somebody is to be taken for verified: 'verify Folake Adisa'. */
export const isVerifying = ({ list }: Reading): boolean => VERIFY.test(list.map(({ word }) => word).join(' '));

const METER = /^\d{10,14}$/;

/** The meter of a sentence that speaks of one. */
export function meterSaid(reading: Reading): string | undefined {
  const found = longNumber(reading);
  return found !== undefined && METER.test(found) ? found : undefined;
}

/** Whom a sentence is about, by e-mail address, meter number or name: only who is surely named, never a word left over. */
export function whomSaid(reading: Reading): string | undefined {
  return factsOf(reading, 'email')[0]?.value ?? meterSaid(reading) ?? personNamed(reading);
}

/** The same where it is something that is done to somebody: there a word that is left over is a name. */
export function someoneSaid(reading: Reading): string | undefined {
  return whomSaid(reading) ?? (personName(reading) || undefined);
}

/** True where a meter, an address or a whole name is all that is said. */
export function isAlone(reading: Reading): boolean {
  const whom = whomSaid(reading);
  if (whom === undefined) return false;
  const whole = reading.text.replace(/[\s.,!?-]+/g, '').toLowerCase() === whom.replace(/[\s.,!?-]+/g, '').toLowerCase();
  return whole && (/[\d@]/.test(whom) || /^\p{Lu}\S* \p{Lu}/u.test(whom));
}

const ALL =
  /\b(?:everybody|everyone|every (?:one|body|resident|tenant|meter|flat|apartment|house|person)|(?:for|to|on) all|all (?:of )?(?:the |our |my |them|residents?|tenants?|meters?|flats?|apartments?|houses?|fines?|lev(?:y|ies)|service charges?|debts?|balances?)|all of them)\b/;

/** True where all of the estate is meant at once. */
export const isEverybody = ({ words }: Reading): boolean => ALL.test(words.join(' '));
