import { LEAST_METER_END } from '#catalogues/held-meters.ts';
import { OWN_METER_PHRASES } from '#catalogues/lexicon/phrases/own-meters.ts';
import type { Question } from '../asked-question.ts';
import type { SettingSaid } from '../besides.ts';
import type { Fact } from '../reading/facts/facts.ts';
import { placesUpTo } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, hasFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';

const SAYS = patterns(OWN_METER_PHRASES);

/** More words than this are no name of a meter. */
const MOST_NAMING = 3;

/** 'My meters', 'show me all my meters'. */
export function ownMetersAsked(reading: Reading): Question | undefined {
  return reading.facts.length === 0 && SAYS.mine.covers(asTyped(reading)) ? { about: 'own-meters' } : undefined;
}

/**
 * Words that may say which of the own meters something is for: what stands behind 'for', or before 'meter'. Which meters there are the flow
 * knows. Of several all that stands from the first to the last is told, and before a negation that too: the flow asks then.
 */
export function meterFor(reading: Reading): string | undefined {
  const named = pieceFor(reading);
  return named && textOf(reading, named);
}

/**
 * What a sentence about power, dues or a sum says besides, where no word says that it is for something: 'buy power 3000 shop'. The name of a meter
 * may be one of these pieces, parted by commas.
 */
export function mayNameMeter(reading: Reading): string | undefined {
  const { words } = asTyped(reading);
  if (words.length !== reading.list.length) return undefined;
  if (!OF_A_METER.some((concept) => reading.concepts.has(concept)) && !hasFact(reading, 'amount')) return undefined;
  const pieces = words.flatMap((_, at) => {
    if (!isPartOfName(reading, at) || (at > 0 && isPartOfName(reading, at - 1))) return [];
    let to = at;
    while (to < words.length && isPartOfName(reading, to)) to += 1;
    return isAnyNew(reading, at, to) ? [textOf(reading, { from: at, to })] : [];
  });
  return pieces.length === 0 ? undefined : pieces.join(', ');
}

const OF_A_METER: readonly string[] = ['power', 'svccharge', 'levy', 'fine', 'balance'];

/** A word that may be one of a name, or a small number ('flat 3', 'Cedar View'): any other number is something of its own. */
function isPartOfName(reading: Reading, at: number): boolean {
  const word = reading.list[at]?.word ?? '';
  const fact = reading.facts.find(({ from, to }) => from <= at && at < to);
  if (fact !== undefined) return fact.kind === 'counted';
  return !breaksName(reading, at) && ![SAYS.lead, SAYS.noMeter, SAYS.particle].some((one) => one.is(word));
}

/** What is bought or paid, and that it is. */
const breaksName = ({ mentions }: Reading, at: number): boolean =>
  mentions.some(({ concept, from, to }) => BREAKS.has(concept) && from <= at && at < to);

const BREAKS: ReadonlySet<string> = new Set([...OF_A_METER, 'buy', 'pay', 'load', 'plea']);

function pieceFor(reading: Reading): Piece | undefined {
  const { words } = asTyped(reading);
  if (words.length !== reading.list.length) return undefined;
  const meter = words.findIndex((word, at) => SAYS.meter.is(word) && isNew(reading, at - 1));
  const pieces = [
    ...words.flatMap((word, at) => (SAYS.forWhich.is(word) ? [objectFrom(reading, at + 1)] : [])),
    ...(meter > 0 ? [{ from: newFrom(reading, meter - 1), to: meter }] : []),
    // 'Flat 3', 'house 12'.
    ...factsOf(reading, 'counted').flatMap(({ from, to }) =>
      from > 0 && isNew(reading, from - 1) ? [{ from: from - 1, to }] : [],
    ),
  ]
    .filter(({ from, to }) => (words[from - 1] === FOR ? !isEmpty(reading, from, to) : isAnyNew(reading, from, to)))
    .filter((piece) => !isService(reading, piece));
  if (pieces.length === 0) return undefined;
  const from = Math.min(...pieces.map((piece) => piece.from));
  const not = negations(reading).findLast((at) => at < from && from - at <= MOST_DENIED);
  return { from: not ?? from, to: Math.max(...pieces.map((piece) => piece.to)) };
}

/** 'Pay for security': what is paid for, and no meter. */
const isService = ({ mentions }: Reading, piece: Piece): boolean =>
  mentions.some(({ concept, from, to }) => concept === 'estateservice' && from <= piece.from && to >= piece.to);

/** Before a name it is said of that alone; before the others of much else. */
const FOR = 'for';

/** A negation so many words before a name may deny it: 'dont put it on the shop'. */
const MOST_DENIED = 5;

/** Where something is denied. 'No' before a figure is how a number is written ('flat no 3'), and one that begins is an answer ('no, for the shop'). */
const negations = ({ mentions, list }: Reading): readonly number[] =>
  mentions.flatMap(({ concept, from, to }) => {
    const isNumber = list[to]?.kind === 'number';
    const isAnswer = from === 0 && to === 1 && SAYS.answersNo.is(list[0]?.word) && SAYS.forWhich.is(list[1]?.word);
    return concept === 'neg' && !isNumber && !isAnswer ? [from] : [];
  });

/** True where an answer says which meter it is not. */
export const deniesMeter = (reading: Reading): boolean => negations(reading).length > 0;

/**
 * What is said where it is asked which of the own meters something is for: all of it, or beside a sum what stands there. A sum alone is no
 * meter of a purchase, but for a bare figure that ends the number of one that is offered; and what it is not for says none.
 */
export function meterAnswered(
  reading: Reading,
  isBought: boolean,
  choices: readonly { readonly value: string }[] = [],
): string | undefined {
  if (deniesMeter(reading)) return undefined;
  const amounts = factsOf(reading, 'amount');
  if (!isBought || amounts.length === 0) return meterFor(reading) ?? (reading.text.trim() || undefined);
  const [only, ...more] = amounts;
  if (only !== undefined && more.length === 0 && !only.sure && isAloneButFor(reading, only)) {
    const { value } = only;
    const ends = choices.filter((choice) => value.length >= LEAST_METER_END && choice.value.endsWith(value));
    if (ends.length === 1) return value;
  }
  const first = objectFrom(reading, 0);
  return meterFor(reading) ?? (isAnyNew(reading, first.from, first.to) ? textOf(reading, first) : undefined);
}

/** 'Meter 9304', 'the one ending 9304': a figure, and nothing that it could be a sum of. */
const isAloneButFor = (reading: Reading, { from, to }: Piece): boolean =>
  asTyped(reading).words.every((word, at) => (at >= from && at < to) || SAYS.ofEnd.is(word));

/** 'For the shop', 'I mean for my office': what something is for, and nothing else. */
export function isMeterAlone(reading: Reading): boolean {
  const { words } = asTyped(reading);
  const named = pieceFor(reading);
  if (named === undefined || named.from === 0 || endsInQuestion(reading.text)) return false;
  const isLed = words
    .slice(0, named.from)
    .every((word, at) => SAYS.aloneLead.is(word) || (at === named.from - 1 && SAYS.forWhich.is(word)));
  const isAll = words.slice(named.to).every((word) => SAYS.particle.is(word));
  return isLed && isAll && named.to - named.from <= MOST_NAMING + 1;
}

/** What the meter is called whose statement is asked for: 'statement of my shop for October', 'my shop statement'. */
export function statementOf(reading: Reading): string | undefined {
  const { words } = asTyped(reading);
  const at = words.findIndex((word) => SAYS.statement.is(word));
  if (at < 0 || words.length !== reading.list.length) return undefined;
  const behind = words.flatMap((word, of) => (of > at && SAYS.ofWhich.is(word) ? [objectFrom(reading, of + 1)] : []));
  const own = words.findIndex((word) => SAYS.mineOf.is(word));
  const before = own >= 0 && own < at ? [{ from: own, to: at }] : [];
  const named = [...behind, ...before].find(
    ({ from, to }) =>
      words.slice(from, to).some((word) => SAYS.mineOf.is(word) || SAYS.meter.is(word)) && isAnyNew(reading, from, to),
  );
  return named && textOf(reading, named);
}

type Piece = Pick<Fact, 'from' | 'to'>;

/** What stands behind a place, up to a sum, a day or what something else is for, and without the words that end a sentence. */
function objectFrom(reading: Reading, from: number): Piece {
  const { words } = asTyped(reading);
  const ends = (at: number) =>
    SAYS.forWhich.is(words[at]) ||
    SAYS.ofWhich.is(words[at]) ||
    SAYS.asFile.is(words[at]) ||
    isClaimed(reading, at) ||
    (at > from && buys(reading, at));
  let to = from;
  while (to < words.length && !ends(to)) to += 1;
  while (to > from && SAYS.particle.is(words[to - 1])) to -= 1;
  return { from, to };
}

/** 'For my shop buy power 3000'. */
const buys = ({ mentions }: Reading, at: number): boolean =>
  mentions.some(({ concept, from, to }) => (concept === 'buy' || concept === 'load') && from <= at && at < to);

/** A place within something that is a sum, a day or a phone's number, and so no meter. */
const isClaimed = (reading: Reading, at: number): boolean =>
  CLAIMS.some((kind) => factsOf(reading, kind).some(({ from, to }) => from <= at && at < to));

const CLAIMS = ['amount', 'months', 'dates', 'email', 'phone', 'units'] as const;

/** A word that means nothing here, and that not every sentence has. */
function isNew({ list, mentions, facts }: Reading, at: number): boolean {
  const token = list[at];
  const isKnown = [...facts, ...mentions].some(({ from, to }) => from <= at && at < to);
  return (
    token?.kind === 'word' &&
    !isKnown &&
    !SAYS.lead.is(token.word) &&
    !SAYS.noMeter.is(token.word) &&
    !SAYS.particle.is(token.word)
  );
}

/** Where the words begin that end at a place and are all new. */
function newFrom(reading: Reading, at: number): number {
  return at > 0 && isNew(reading, at - 1) ? newFrom(reading, at - 1) : at;
}

function isAnyNew(reading: Reading, from: number, to: number): boolean {
  return placesUpTo(from, to - 1).some((at) => isNew(reading, at));
}

/** What is said of dues or of no meter at all: 'for my fine', 'for me'. */
const isEmpty = ({ list, mentions }: Reading, from: number, to: number): boolean =>
  list
    .slice(from, to)
    .every(
      ({ word }, nth) =>
        SAYS.noMeter.is(word) ||
        mentions.some((one) => OF_A_METER.includes(one.concept) && one.from <= from + nth && from + nth < one.to),
    );

const textOf = ({ text, list }: Reading, { from, to }: Piece): string =>
  text.slice(list[from]?.start, list[to - 1]?.end);

/** 'Add my shop meter 45701120409', 'use the shop meter', 'call meter 45701120409 shop', 'give up the shop meter'. */
export function ownMeterSaid(reading: Reading): SettingSaid | undefined {
  if (endsInQuestion(reading.text) || hasFact(reading, 'amount') || hasFact(reading, 'email')) return undefined;
  if (SAYS.givesUpAny.covers(asTyped(reading))) return { flow: 'give-up-meter', values: {} };
  const said = saidOfMeter(reading);
  if (said === null) return undefined;
  const { verb, between, digits, behind, isOther } = said;
  switch (verb) {
    case 'adds': {
      const name = behind === '' ? between : behind;
      return {
        flow: 'add-meter',
        values: { ...(digits !== '' && { meterNumber: digits }), ...(name !== '' && { name }) },
      };
    }
    case 'names': {
      const meter = digits === '' ? between : digits;
      return { flow: 'name-meter', values: { ...(meter !== '' && { meter }), ...(behind !== '' && { name: behind }) } };
    }
    case 'uses':
    case 'givesUp': {
      const meter = digits === '' ? between : digits;
      // 'Switch to my new meter 457...' puts one in the place of another.
      const isReplaced = verb === 'uses' && isOther && digits !== '';
      if (behind !== '' || (meter === '' && !isOther) || isReplaced) return undefined;
      const values = meter === '' ? {} : { meter };
      return { flow: verb === 'uses' ? 'use-meter' : 'give-up-meter', values };
    }
  }
}

type Verb = 'adds' | 'uses' | 'givesUp' | 'names';

interface MeterSaid {
  readonly verb: Verb;
  /** What stands between the verb and the word meter, and what behind it, as typed. */
  readonly between: string;
  readonly behind: string;
  readonly digits: string;
  /** It is another one, whichever. */
  readonly isOther: boolean;
}

/** The pieces of such a sentence; null where it is none, or says more than that. */
function saidOfMeter(reading: Reading): MeterSaid | null {
  const said = asTyped(reading);
  if (said.words.length !== reading.list.length) return null;
  const numbers = [...factsOf(reading, 'digits'), ...factsOf(reading, 'phone')];
  if (numbers.length > 1) return null;
  const [number] = numbers;
  for (const verb of ['names', 'givesUp', 'adds', 'uses'] as const) {
    const from = SAYS[verb].endAt(said, 0);
    const meter = from > 0 ? SAYS.meter.find(said, from) : null;
    if (meter === null || meter.from - from > MOST_NAMING + 2) continue;
    const digitsAt = (at: number) => number !== undefined && number.from <= at && at < number.to;
    let end = said.words.length;
    const account = SAYS.account.find(said, meter.to);
    if (account !== null) end = account.from;
    while (end > meter.to && SAYS.tail.is(said.words[end - 1])) end -= 1;
    const between = spanOf(reading, from, meter.from, digitsAt);
    const behind = spanOf(reading, meter.to, end, digitsAt);
    if (between === null || behind === null) return null;
    const isOther = said.words.slice(from, meter.from).some((word) => SAYS.other.is(word));
    return { verb, between, behind, digits: number?.value ?? '', isOther };
  }
  return null;
}

/** The words between two places that name a meter, as typed; null where they say something else. */
function spanOf(reading: Reading, from: number, to: number, isDigits: (at: number) => boolean): string | null {
  const words = reading.list
    .map((word, at) => ({ ...word, at }))
    .slice(from, to)
    .filter(({ word, at }) => !isDigits(at) && !SAYS.number.is(word));
  while (words[0] !== undefined && (SAYS.before.is(words[0].word) || SAYS.called.is(words[0].word))) words.shift();
  if (words.length > MOST_NAMING || words.some(({ word }) => SAYS.goes.is(word))) return null;
  return reading.text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0).trim();
}
