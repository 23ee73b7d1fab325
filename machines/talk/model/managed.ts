import type { IntentName } from '#catalogues/intents/index.ts';
import { firstFact, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { balanceMeant } from '../slots/balance.ts';
import { isPaidBetween } from '../slots/finding.ts';
import { personName, personNamed } from '../slots/names.ts';
import { meterSaid } from '../slots/values.ts';
import { WORDS } from './words.ts';

/** What the words of an administrator are seen to be about, before anybody asks what they want. */
interface Seen {
  readonly said: Reading;
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

/** What others know more of: files, accounts, talk. */
const ELSEWHERE = [
  ...['upload', 'file', 'logo', 'uploaded', 'password', 'signin', 'signout', 'signup', 'support', 'human', 'receipt'],
  ...['resend', 'retry', 'request', 'enable', 'form', 'help', 'howto', 'airtime', 'data', 'cable', 'isp'],
];
const RULES: readonly (readonly [intent: IntentName, fits: (seen: Seen) => boolean])[] = [
  ['find-resident', (seen) => seen.verifies && seen.someone],
  ['find-resident', (seen) => isOccupancy(seen) && seen.asks && seen.whom],
  ['residents', (seen) => isOccupancy(seen) && !seen.orders && !seen.whom && (seen.asks || seen.plural)],
  ['set-occupancy', (seen) => isOccupancy(seen) && !seen.asks],
  ['update-payment', (seen) => !seen.asks && (isMoved(seen) || isStated(seen))],
  ['balance', (seen) => isQuestion(seen) && isOwing(seen)],
  ['history', (seen) => isQuestion(seen) && (isPast(seen) || isPaidSum(seen))],
  ['find-resident', (seen) => isQuestion(seen) && seen.whom && !seen.figure && WORDS.aboutSomebody.isIn(seen.said)],
  ['find-resident', ({ alone }) => alone],
  ['residents', ({ said }) => WORDS.verifiedOnes.covers(said)],
  ['residents', (seen) => isVerification(seen)],
  ['balance', ({ said }) => WORDS.dues.covers(said)],
  ['residents', ({ said }) => WORDS.registeredMeters.isIn(said)],
];

/** Nothing is to be done, and nothing else is spoken of. */
const isQuestion = ({ orders, has }: Seen): boolean => !orders && !has('foreign');

const isOccupancy = ({ said, has, someone, due, figure }: Seen): boolean =>
  has('occupancy') ||
  WORDS.occupancy.isIn(said) ||
  (someone && !due && !figure && WORDS.gone.isIn(said) && !has('token', 'power'));

/** Those of them who are verified, or are not. */
const isVerification = ({ said, has, whom, verifies, orders, plural }: Seen): boolean =>
  has('verify') && !verifies && !orders && !whom && (plural || WORDS.howMany.isIn(said)) && !WORDS.whyOrWhen.isIn(said);

/** A balance is to become another one: something that is owed is named, or whose it is and how much. */
const isMoved = ({ orders, due, has, figure, someone, numbered, said }: Seen): boolean =>
  orders &&
  ((due && (figure || someone)) || (has('balance') && figure) || (numbered && figure && !has('foreign'))) &&
  !WORDS.listed.isIn(said);

/** 'Amaka owes 20k levy', 'M paid 5000 cash for levy'. */
const isStated = ({ figure, someone, due, has, said }: Seen): boolean =>
  figure && someone && (has('owes', 'balance') || (due && WORDS.paid.isIn(said))) && !has('buy', 'recharge');

const isOwing = ({ said, has, asks, plural, figure }: Seen): boolean =>
  // 'He owes 5k' asks nothing.
  (has('balance', 'owes') && (asks || !figure)) ||
  has('debtor') ||
  WORDS.unpaid.isIn(said) ||
  (has('fine') && !WORDS.paid.isIn(said) && (asks || plural));

const isPast = ({ said, asks, has, figure }: Seen): boolean =>
  WORDS.listed.isIn(said)
    ? !has('change', 'correct', 'record2') || asks
    : (asks || WORDS.whoPaid.isIn(said)) &&
      !figure &&
      WORDS.paid.isIn(said) &&
      !has('neg', 'missing', 'twice', 'cancelling');

/** 'Who paid more than 50000': whoever owes so much is asked for in other words. */
const isPaidSum = ({ said, asks, has }: Seen): boolean =>
  (asks || WORDS.whoPaid.isIn(said)) &&
  !WORDS.unpaid.isIn(said) &&
  !has('owes', 'balance', 'debtor') &&
  isPaidBetween(said);

/** True where a sentence begins by asking: who, which, how many, show, list. */
export const asksFirst = (reading: Reading): boolean => WORDS.asks.begins(reading);

/** What an administrator wants of the own estate; null where nothing speaks for it, and the patterns decide. */
export function managed(reading: Reading): IntentName | null {
  const has = (...concepts: readonly string[]): boolean => concepts.some((one) => reading.concepts.has(one));
  if (has(...ELSEWHERE) || WORDS.own.isIn(WORDS.ownEstate.rest(reading))) return null;
  const orders = WORDS.orders.begins(reading) && !WORDS.namesFine.covers(reading);
  const seen: Seen = {
    said: reading,
    has,
    orders,
    asks: !orders && (asksFirst(reading) || /\?\s*$/.test(reading.text)),
    verifies: isVerifying(reading),
    whom: whomSaid(reading) !== undefined,
    numbered: /[\d@]/.test(whomSaid(reading) ?? ''),
    someone: someoneSaid(reading) !== undefined,
    // As typed: the vocabulary knows one flat only.
    plural: WORDS.dwellings.isIn(asTyped(reading)),
    due: has('svccharge', 'levy', 'fine'),
    figure: balanceMeant(reading) !== undefined,
    alone: isAlone(reading),
  };
  return RULES.find(([, fits]) => fits(seen))?.[0] ?? null;
}

/** That somebody is to be taken for verified: 'verify Folake Adisa'. */
export const isVerifying = (reading: Reading): boolean => WORDS.verifies.begins(asTyped(reading));

/** Whom a sentence is about, by e-mail address, meter number or name: only who is surely named, never a word left over. */
export function whomSaid(reading: Reading): string | undefined {
  return firstFact(reading, 'email')?.value ?? meterSaid(reading) ?? personNamed(reading);
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

/** True where all of the estate is meant at once. */
export const isEverybody = (reading: Reading): boolean => WORDS.everybody.isIn(reading);
