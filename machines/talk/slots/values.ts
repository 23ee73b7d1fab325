import type { Fact, Label } from '../reading/facts/facts.ts';
import { factsOf, firstFact, hasFact, lastFact, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { pieceAt } from '../reading/tokens.ts';
import { SAYS } from './words.ts';

/** 'fine not service charge', '3 months not 2': what stands behind a not is what is not meant. */
export const denied = (reading: Reading, at: number): boolean =>
  SAYS.not.is(pieceAt(reading.list, at - 1)?.word) ||
  (pieceAt(reading.list, at - 2)?.word === 'no' && pieceAt(reading.list, at - 1)?.word === 'be');

/** Of several facts the one that is meant: not denied, aimed at, sure, the later one. */
export const factMeant = (reading: Reading, facts: readonly Fact[]): Fact | undefined => {
  const left = facts.filter((found) => !denied(reading, found.from));
  const aimed = left.find((found) => SAYS.aims.is(pieceAt(reading.list, found.from - 1)?.word));
  return aimed ?? left.findLast((found) => found.sure) ?? left.at(-1);
};

/** '5k or 10k', '2k 3k': which of the two is not said. */
function weighs(reading: Reading): boolean {
  const amounts = factsOf(reading, 'amount');
  return amounts.some(({ to, value, sure }, nth) => {
    const next = amounts[nth + 1];
    if (next?.from === to) return sure && next.sure && value !== next.value && isNextTo(reading, to);
    return next?.from === to + 1 && SAYS.or.is(reading.list[to]?.word);
  });
}

/** Nothing but a blank stands before the word: '2k, 3k' may be a correction. */
const isNextTo = ({ list, text }: Reading, at: number): boolean =>
  /^\s*$/.test(text.slice(list[at - 1]?.end ?? 0, list[at]?.start ?? 0));

/** The amount in naira, where one is meant: a sure one before a possible one, and the later of two. */
export function amountOf(reading: Reading): number | undefined {
  if (weighs(reading)) return undefined;
  const found = factMeant(reading, factsOf(reading, 'amount'));
  return found ? Number(found.value) : undefined;
}

/** On which side of nothing a balance is, in words or by its sign; null where nothing says so. */
export function sideOf(reading: Reading): 'below' | 'owed' | 'in credit' | null {
  const said = asTyped(reading);
  if (behindMinus(reading) !== null || SAYS.minus.isIn(said)) return 'below';
  if (SAYS.owed.isIn(said)) return 'owed';
  return SAYS.inCredit.isIn(said) ? 'in credit' : null;
}

/** A minus is read apart from its figure: '-50000', '- ₦5k'. */
const MINUS = /(?:^|\s)[-\u2212\u2013]\s*(?:₦|ngn|n)?\s*(?=\d)/i;

/** What is typed behind a minus; null where there is none. */
export function behindMinus({ text, onlyWords }: Reading): string | null {
  if (onlyWords) return null;
  const minus = MINUS.exec(text);
  return minus && text.slice(minus.index + minus[0].length);
}

/** The last value that is meant of a concept; the first one where none is. */
export function namedValue(reading: Reading, concept: string): string | undefined {
  let first: string | undefined;
  let meant: string | undefined;
  for (const mention of reading.mentions) {
    if (mention.concept !== concept || !mention.value) continue;
    first ??= mention.value;
    if (!denied(reading, mention.from)) meant = mention.value;
  }
  return meant ?? first;
}

/** A number with more digits than an amount has, e.g. a meter. */
export const digitsOf = (reading: Reading): string | undefined => factMeant(reading, factsOf(reading, 'digits'))?.value;

/** A mobile number; where a flow wants another long number, 11 digits that look like one are that number. */
export const phoneIn = (reading: Reading): string | undefined => factMeant(reading, factsOf(reading, 'phone'))?.value;

/** A long number of any look, for where a flow wants one. */
export const longNumber = (reading: Reading): string | undefined => digitsOf(reading) ?? phoneIn(reading);

const METER = /^\d{10,14}$/;

/** The meter of a sentence that speaks of one. */
export function meterSaid(reading: Reading): string | undefined {
  const found = longNumber(reading);
  return found !== undefined && METER.test(found) ? found : undefined;
}

/** What is called something else is not this. */
const mayBeCalled = ({ label }: Fact, field: Label): boolean => label === field || label === null || label === 'number';

/** A number of so many digits is rather one of the long ones than nothing at all, and one of more than that is none of them. */
const NEARLY = { least: 5, most: 14 } as const;

/**
 * A number that stands where one for a field would, though it is none: too short, too long, or with another beginning. It is for the
 * flow to refuse, so that what was answered before does not stand in its place.
 */
export function nearly(reading: Reading, field: Label): string | undefined {
  const found = reading.facts.findLast((one) => {
    const odd = one.kind === 'figure' || one.kind === 'digits';
    if (!odd || !/^\d+$/.test(one.value) || denied(reading, one.from) || !mayBeCalled(one, field)) return false;
    const dialled = field === 'phone' && /^0\d{2}/.test(one.value);
    const called = one.label === field || (one.label === 'number' && one.value.length > 2);
    return dialled || called || (one.value.length >= NEARLY.least && one.value.length <= NEARLY.most);
  });
  return found?.value;
}

/**
 * A number that could be anything else elsewhere is an amount where one is asked for: '20', nine digits, or ten that are round.
 * Eleven are a meter or a phone, however round.
 */
export function amountAsked(reading: Reading): number | undefined {
  if (weighs(reading)) return undefined;
  const found = reading.facts.filter(
    ({ kind, value, label, from }) =>
      label === null &&
      !denied(reading, from) &&
      ((kind === 'figure' && /^(?:0|[1-9]\d{0,6})(?:\.\d{1,2})?$/.test(value)) ||
        (kind === 'digits' && /^[1-9](?:\d{7,8}|\d{0,4}0{5})$/.test(value))),
  );
  return found.length === 1 ? Number(found[0]?.value) : undefined;
}

/** Seven digits that are not round, as 3001234, are rather an account than an amount where one is wanted. */
const shortAccount = (reading: Reading): string | undefined =>
  factsOf(reading, 'amount').find((found) => !found.sure && /^\d{7}$/.test(found.value) && !found.value.endsWith('00'))
    ?.value;

/** 'Account number 660012': what is called one may be short. */
function behindAccount({ mentions, list }: Reading): string | undefined {
  const named = mentions.findLast(({ concept }) => concept === 'accountno');
  if (named === undefined) return undefined;
  const at = SAYS.isSo.is(list[named.to]?.word) ? named.to + 1 : named.to;
  const token = list[at];
  return token?.kind === 'number' && token.suffix === '' && /^\d{5,}$/.test(token.digits) ? token.digits : undefined;
}

/** A customer's account: digits, or letters and digits. */
export function accountOf(reading: Reading): string | undefined {
  const code = firstFact(reading, 'code') ?? firstFact(reading, 'reference');
  const short = (): string | undefined => shortAccount(reading) ?? behindAccount(reading);
  return digitsOf(reading) ?? code?.value ?? lastFact(reading, 'phone')?.value ?? short();
}

/** A fine for parking is a fine, not the parking. */
const concerns = (reading: Reading): boolean =>
  ['svccharge', 'levy', 'fine'].some((concept) => reading.concepts.has(concept));

const DUES: ReadonlyMap<string, string> = new Map([
  ['svccharge', 'service-charge'],
  ['levy', 'dev-levy'],
  ['fine', 'fine'],
]);

/** 'Service charge and levy', but not 'levy, not service charge'. */
export const namesSeveralDues = (reading: Reading): boolean =>
  new Set(
    reading.mentions
      .filter(({ concept, from }) => DUES.has(concept) && !denied(reading, from))
      .map(({ concept }) => concept),
  ).size > 1;

/** The estate's own service, a fine, the levy or the service charge. */
export function serviceOf(reading: Reading): string | undefined {
  const found = reading.mentions.flatMap((mention) => {
    const name = DUES.get(mention.concept);
    if (name) return [{ at: mention.from, name }];
    return mention.concept === 'estateservice' && !concerns(reading) ? [{ at: mention.from, name: mention.value }] : [];
  });
  return (found.filter(({ at }) => !denied(reading, at)).at(-1) ?? found[0])?.name;
}

/** What a question is about. */
export function productOf(reading: Reading): string | undefined {
  const concepts = reading.concepts;
  if (concepts.has('svccharge')) return 'service-charge';
  if (concepts.has('levy')) return 'dev-levy';
  if (concepts.has('fine')) return 'fine';
  if (concepts.has('power') || concepts.has('token') || concepts.has('unit') || concepts.has('disco')) return 'power';
  if (concepts.has('airtime')) return 'airtime';
  if (concepts.has('isp')) return 'internet';
  if (concepts.has('data') || hasFact(reading, 'volume')) return 'data';
  if (concepts.has('internet')) return 'internet';
  return concepts.has('cable') || concepts.has('tv') ? 'cable' : undefined;
}

/** Where a sentence names one of the six distribution companies, a cable company or an internet company. */
export function providerOf(reading: Reading, concepts: readonly string[]): string | undefined {
  for (const concept of concepts) {
    const found = namedValue(reading, concept);
    if (found !== undefined) return found;
  }
  return undefined;
}
