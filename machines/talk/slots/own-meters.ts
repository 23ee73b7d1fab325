import { OWN_METER_PHRASES } from '#catalogues/lexicon/phrases/own-meters.ts';
import type { Question, SettingSaid } from '../context.ts';
import { isFiller } from '../reading/lexicon.ts';
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

/** True where a sentence may name a meter: by what it is for, or by a word that means nothing here. Whoever asks or refuses names none. */
export function mayNameMeter(reading: Reading): boolean {
  const { list, facts, mentions, concepts, text } = reading;
  if (concepts.has('neg') || endsInQuestion(text)) return false;
  const said = asTyped(reading);
  if (said.words.some((word) => SAYS.forWhich.is(word) || SAYS.meter.is(word))) return true;
  const isIn = (at: number) => (one: { readonly from: number; readonly to: number }) => one.from <= at && at < one.to;
  return list.some(
    ({ kind, word }, at) => kind === 'word' && !isFiller(word) && ![...facts, ...mentions].some(isIn(at)),
  );
}

/** 'For the shop', 'I mean for my office': what something is for, and nothing else. */
export function isForMeterAlone(reading: Reading): boolean {
  if (reading.facts.length > 0 || !mayNameMeter(reading)) return false;
  const { words } = asTyped(reading);
  const at = words.findIndex((word) => SAYS.forWhich.is(word));
  const length = words.length - at - 1;
  const isLed = words.slice(0, at).every((word) => SAYS.aloneLead.is(word));
  return at >= 0 && isLed && length > 0 && length <= MOST_NAMING + 1;
}

/** True for 'statement of my shop' and 'my shop statement', where words that mean nothing here say whose. */
export function isStatementNamed(reading: Reading): boolean {
  const said = asTyped(reading);
  if (said.words.length !== reading.list.length) return false;
  const at = said.words.findIndex((word) => SAYS.statement.is(word));
  if (at < 0) return false;
  const own = said.words.findIndex((word) => SAYS.mineOf.is(word));
  const of = said.words.findLastIndex((word, place) => place > at && SAYS.ofWhich.is(word));
  const isBehind = of > 0 && (SAYS.mineOf.is(said.words[of + 1]) || SAYS.meter.isIn(said));
  const behind = isBehind ? nameFrom(reading, of + 1) : undefined;
  const name = own >= 0 && own < at - 1 ? (spanOf(reading, own + 1, at, () => false) ?? '') : (behind ?? '');
  return name !== '' && !isMeant(reading, name);
}

/** True where a piece of a sentence is a word that means something here. */
const isMeant = ({ text, list, mentions }: Reading, piece: string): boolean =>
  mentions.some(({ from, to }) => text.slice(list[from]?.start, list[to - 1]?.end) === piece);

/** The name that stands from a place on, up to what names no meter; undefined where there is none. */
function nameFrom(reading: Reading, from: number): string | undefined {
  const { words } = asTyped(reading);
  let end = from;
  while (end < words.length && !SAYS.endsName.is(words[end]) && !startsFact(reading, end)) end += 1;
  const name = spanOf(reading, from, end, () => false) ?? '';
  const isNone = words.slice(from, end).every((word) => SAYS.noMeter.is(word) || SAYS.before.is(word));
  return name === '' || isNone ? undefined : name;
}

const startsFact = ({ facts }: Reading, at: number): boolean => facts.some(({ from }) => from === at);

/** 'Add my shop meter 45701120409', 'use the shop meter', 'call meter 45701120409 shop', 'give up the shop meter'. */
export function ownMeterSaid(reading: Reading): SettingSaid | undefined {
  if (endsInQuestion(reading.text) || hasFact(reading, 'amount') || hasFact(reading, 'email')) return undefined;
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
      const which = digits === '' ? between : digits;
      return { flow: 'name-meter', values: { ...(which !== '' && { which }), ...(behind !== '' && { name: behind }) } };
    }
    case 'uses':
    case 'givesUp': {
      const which = digits === '' ? between : digits;
      // 'Switch to my new meter 457...' puts one in the place of another.
      const isReplaced = verb === 'uses' && isOther && digits !== '';
      if (behind !== '' || (which === '' && !isOther) || isReplaced) return undefined;
      const values = which === '' ? {} : { which };
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
