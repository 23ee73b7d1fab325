import { INTENT_NAMES, INTENTS, type IntentName, isPurchase } from '#catalogues/intents/index.ts';
import { GROUPS } from '#catalogues/lexicon/groups.ts';
import { allows, ROLES, type Role } from '#catalogues/roles.ts';
import { once } from '#machines/kit/once.ts';
import type { FactKind } from '../reading/facts/facts.ts';
import { ANY, END, many, sequence, without } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { namesOthers } from '../reading/refusals.ts';
import { namesEstate } from '../slots/estate-names.ts';
import { toldToAll } from '../slots/platform-values.ts';
import { hasThingName } from '../slots/thing-names.ts';
import { isOfAnother, isOthersWords, partWith, withoutReasons, withoutReports } from './clauses.ts';
import { managed } from './managed.ts';
import { mayBuy } from './may-buy.ts';
import { monthSigns, saysMonth } from './month.ts';
import { compilePatterns, type Pattern } from './patterns.ts';
import { WORDS } from './words.ts';

/** An intent and how strongly the sentence speaks for it. */
export interface Scored {
  readonly intent: IntentName;
  readonly score: number;
}

/** A pattern with its signs by their numbers. */
interface Numbered extends Pick<Pattern, 'score'> {
  /** The number of its intent. */
  readonly intent: number;
  readonly need: readonly number[];
  readonly not: readonly number[];
}

/** A sign that patterns ask for. */
interface Sign {
  readonly number: number;
  /** The patterns that need it, where it is what fewest others need, so that a sentence tries only those it may fulfil. */
  readonly rarestOf: Numbered[];
}

/**
 * The patterns by the names of their signs; which of these a sentence shows, and how strongly it speaks for each intent, while it is scored: no sign
 * before and after.
 */
const filedPatterns = once(() => {
  const patterns = compilePatterns();
  const bySign = new Map<string, Sign>();
  const signOf = (name: string): Sign => {
    const there = bySign.get(name);
    if (there) return there;
    const sign: Sign = { number: bySign.size, rarestOf: [] };
    bySign.set(name, sign);
    return sign;
  };
  const numberOf = (name: string): number => signOf(name).number;
  const uses = new Map<string, number>();
  for (const name of patterns.flatMap((pattern) => pattern.need)) uses.set(name, (uses.get(name) ?? 0) + 1);
  for (const pattern of patterns) {
    const rarest = pattern.need.reduce((a, b) => ((uses.get(b) ?? 0) < (uses.get(a) ?? 0) ? b : a));
    const { score, need, not } = pattern;
    const intent = INTENT_NAMES.indexOf(pattern.intent);
    signOf(rarest).rarestOf.push({ intent, score, need: need.map(numberOf), not: not.map(numberOf) });
  }
  return { bySign, isSaid: new Uint8Array(bySign.size), best: new Float64Array(INTENT_NAMES.length) };
});

const groupOf = new Map<string, string[]>();
for (const [group, members] of Object.entries(GROUPS)) {
  for (const member of members.split(' ')) groupOf.set(member, [...(groupOf.get(member) ?? []), group]);
}

/** How strongly an administrator is believed to speak of the own estate. */
const SURELY_MANAGED = 6;

/** What is paid to the own estate. */
const OF_ESTATE: ReadonlySet<IntentName> = new Set(['pay-services', 'pay-dev-levy']);

const NOT_THEIRS = 1.5;
const FOREIGN = 3;

/** What only administrators may, or whoever else has another way to it: from others the words rather mean something else. */
export const isTheirs = (intent: IntentName, role: Role | null): boolean => !notTheirs().get(role)?.has(intent);

/** The intents that are not meant by somebody of a role. */
const notTheirs = once(
  () => new Map([null, ...ROLES].map((role) => [role, new Set(INTENT_NAMES.filter(isNotOf(role)))])),
);

const isNotOf =
  (role: Role | null) =>
  (intent: IntentName): boolean => {
    const { access, unlikelyFrom = [] } = INTENTS[intent];
    const restricted = typeof access !== 'string' && access.length === 1 && ADMINISTRATORS.has(access[0]);
    return (restricted && !allows(access, role)) || (role !== null && unlikelyFrom.includes(role));
  };

const ADMINISTRATORS: ReadonlySet<Role | undefined> = new Set(['service-admin', 'netplus-admin']);

/** How much less an intent is believed from this role, or about foreign things. */
function doubt(intent: IntentName, role: Role | null, all: ReadonlySet<string>): number {
  const foreign = all.has('foreign') && !INTENTS[intent].aboutAnything;
  // What a brother bought stands in no history of one's own; an administrator asks for everybody's.
  const others = all.has('THEIRS') && intent === 'history' && role !== 'service-admin';
  // An administrator speaks of what residents pay, and cannot pay it.
  const residents = OF_ESTATE.has(intent) && ADMINISTRATORS.has(role ?? undefined);
  return (isTheirs(intent, role) && !residents ? 0 : NOT_THEIRS) + (foreign ? FOREIGN : 0) + (others ? FOREIGN : 0);
}

const ROLE_SIGN: Record<Role, string> = {
  'service-user': 'USER',
  'service-owner': 'OWNER',
  'service-admin': 'ADMIN',
  'netplus-admin': 'PLATFORM',
};

/** One name and nothing else, not even a face or a call behind it. */
const isAlone = ({ text, list, mentions }: Reading): boolean =>
  mentions.some(({ from, to }) => from === 0 && to === list.length) && /^[\p{L}\d\s]+\.?$/u.test(text.trim());

/** A number of so many digits is somebody's or something's, whether it is a good one or not. */
const LONG = 8;

/** What patterns call each kind of fact; no pattern asks for the last ones. */
const FACT_SIGNS: Readonly<Record<FactKind, string>> = {
  amount: 'AMOUNT',
  phone: 'PHONE',
  digits: 'DIGITS',
  volume: 'VOLUME',
  months: 'MONTHS',
  dates: 'DATES',
  noDay: 'DATES',
  email: 'EMAIL',
  reference: 'REF',
  code: 'CODE',
  days: 'DAYS',
  units: 'UNITS',
  token: 'DIGITS',
  card: 'DIGITS',
  secret: 'SECRET',
  times: 'COUNTED',
  counted: 'COUNTED',
  figure: 'FIGURE',
};

const FEW_WORDS = 4;

/** A few pieces, beside any number of faces. */
function isShort({ list }: Reading): boolean {
  let left = FEW_WORDS;
  for (const { kind } of list) if (kind !== 'emoji' && --left < 0) return false;
  return true;
}

/** The concepts of a sentence with their groups, facts, role and shape. */
export function signs(reading: Reading, role: Role | null): ReadonlySet<string> {
  const all = new Set(reading.concepts);
  for (const concept of reading.concepts) {
    const groups = groupOf.get(concept);
    if (groups) for (const group of groups) all.add(group);
  }
  for (const found of reading.facts) {
    all.add(found.kind === 'figure' && found.value.length >= LONG ? 'DIGITS' : FACT_SIGNS[found.kind]);
    if (found.kind === 'amount' && found.sure) all.add('SURE');
  }
  all.add(role ? ROLE_SIGN[role] : 'VISITOR');
  if (reading.unknown.length === 0) all.add('ONLY');
  if (isShort(reading)) all.add('SHORT');
  // Whoever owes somebody is none of ours, but to whom the estate is.
  if (reading.concepts.has('owes') && role !== 'service-admin') all.add('foreign');
  if (/\?\s*$/.test(reading.text)) all.add('ASKED');
  if (isOfAnother(reading)) all.add('THEIRS');
  if (isAlone(reading)) all.add('ALONE');
  if (role === 'netplus-admin') for (const sign of platformSigns(reading)) all.add(sign);
  for (const sign of monthSigns(reading, role)) all.add(sign);
  if (namesOthers(reading)) all.add('OTHERS');
  if (namesEstate(reading)) all.add('PLACE');
  if (namesThing(reading)) all.add('THING');
  if (reading.unknown.some((at) => /^\p{Lu}/u.test(reading.list[at]?.raw ?? ''))) all.add('NAME');
  return all;
}

/** What is switched on or off is named in the part of the sentence that says so: what stands beside it tells why. */
const DEEDS = ['enable', 'disable', 'activating', 'deactivate'] as const;
const namesThing = (reading: Reading): boolean => hasThingName(partWith(reading, DEEDS));

/** What only whoever runs the platform says: 'off palm court', 'tell everybody say no light'. */
function platformSigns(reading: Reading): readonly string[] {
  const way = switched(reading);
  return [...(way === null ? [] : [way === 'off' ? 'OFF' : 'SWITCHON']), ...(toldToAll(reading) ? ['TOLDALL'] : [])];
}

/** Every intent that the sentence speaks for by its signs, strongest first. */
export function scoreIntents(reading: Reading, role: Role | null, shown = signs(reading, role)): Scored[] {
  const scored = scoreAll(reading, role, shown);
  const meant = role === 'service-admin' && !saysMonth(shown) ? managed(reading) : null;
  if (meant === null) return scored;
  const [first] = scored;
  const score = Math.max(SURELY_MANAGED, (first?.score ?? 0) + 0.5);
  return [{ intent: meant, score }, ...scored.filter(({ intent }) => intent !== meant)];
}

/**
 * A wish may stand beside its reason, which speaks of anything: where the whole sentence is no purchase, and what is left without
 * the reason is one, that is meant. What is told of another day, or in another's words, never begins one.
 */
function scoreAll(reading: Reading, role: Role | null, shown: ReadonlySet<string>): Scored[] {
  const whole = scoreWhole(reading, role, shown);
  const [first] = whole;
  const now = withoutReports(reading);
  const others = isOthersWords(reading);
  const told = others || (now !== reading && !isWished(now, role));
  if (told && whole.some(({ intent }) => isPurchase(intent))) return whole.filter(({ intent }) => !isPurchase(intent));
  if (role === 'netplus-admin' || role === 'service-admin' || (first && isPurchase(first.intent))) return whole;
  const wish = others ? null : withoutReasons(now);
  const [meant] = wish ? scoreWhole(wish, role) : NOTHING;
  if (!meant || !isPurchase(meant.intent) || meant.score < LEAST_WISH) return whole;
  const score = Math.max(meant.score, (first?.score ?? 0) + 0.1);
  return [{ intent: meant.intent, score }, ...whole.filter(({ intent }) => intent !== meant.intent)];
}

const NOTHING: readonly Scored[] = [];

/** Less than this is no whole wish, where something stands beside it that says another thing. */
const LEAST_WISH = 2.9;

const isWished = (reading: Reading, role: Role | null): boolean => {
  const [first] = scoreWhole(reading, role);
  return first !== undefined && isPurchase(first.intent);
};

function scoreWhole(reading: Reading, role: Role | null, all = signs(reading, role)): Scored[] {
  if (!isDelivery(reading)) return scoreSigns(reading, role, all);
  const bought = scoreSigns(reading, role, new Set([...all].filter((sign) => sign !== 'receipt')));
  const [first] = bought;
  return first && isPurchase(first.intent) ? bought : scoreSigns(reading, role, all);
}

function scoreSigns(reading: Reading, role: Role | null, all: ReadonlySet<string>): Scored[] {
  const { bySign, isSaid, best } = filedPatterns();
  const said: Sign[] = [];
  for (const name of all) {
    const sign = bySign.get(name);
    if (sign === undefined) continue;
    said.push(sign);
    isSaid[sign.number] = 1;
  }
  const meant: number[] = [];
  for (const { rarestOf } of said) {
    for (const pattern of rarestOf) {
      if (!stands(pattern, isSaid)) continue;
      const { intent, score } = pattern;
      const isFirst = !meant.includes(intent);
      if (isFirst) meant.push(intent);
      best[intent] = isFirst ? score : Math.max(best[intent] ?? 0, score) + 0.05;
    }
  }
  for (const { number } of said) isSaid[number] = 0;
  const buying = mayBuy(reading, all);
  const scored: Scored[] = [];
  for (const number of meant) {
    const intent = INTENT_NAMES[number];
    if (intent === undefined || (!buying && isPurchase(intent))) continue;
    scored.push({ intent, score: (best[number] ?? 0) - doubt(intent, role, all) });
  }
  return scored.sort((a, b) => b.score - a.score);
}

/** True where all that a pattern needs is said, and nothing that it must not have. */
function stands({ need, not }: Numbered, isSaid: Uint8Array): boolean {
  for (const sign of need) if (isSaid[sign] !== 1) return false;
  for (const sign of not) if (isSaid[sign] === 1) return false;
  return true;
}

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
  if (!address || !WORDS.sendsTo.is(reading.list[address.from - 1]?.word)) return false;
  if (isSetApart(reading, at.from)) return true;
  if (reading.concepts.has('give')) return false;
  const worth = reading.facts.some(({ kind, to }) => WORTH.has(kind) && to <= at.from);
  return worth || WISHES.some((concept) => reading.concepts.has(concept));
}

/** True where something joins or parts a place from what stands before it: 'airtime, send my receipt'. */
function isSetApart({ list, text }: Reading, place: number): boolean {
  for (let at = place; ; at--) {
    const before = list[at - 1];
    if (/[,.;:\n-]/.test(text.slice(before?.end ?? 0, list[at]?.start)) || WORDS.joins.is(before?.word)) return true;
    if (!WORDS.receiptLeads.is(before?.word)) return false;
  }
}

const LEADS = many(WORDS.switchLead);
/** 'Off it' alone says nothing of what. */
const OFF = sequence(LEADS, WORDS.off, without(sequence(WORDS.it, END)), ANY);
/** 'On Monday' is a day. */
const ON = sequence(LEADS, WORDS.on, without(WORDS.aDay), ANY);

/** 'Off palm court', 'oya on am back': the word alone as what is to be done; null where it is none. */
export function switched(reading: Reading): 'off' | 'on' | null {
  if (OFF.begins(reading)) return 'off';
  return ON.begins(reading) ? 'on' : null;
}
