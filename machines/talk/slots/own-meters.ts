import { OWN_METER_PHRASES } from '#catalogues/lexicon/phrases/own-meters.ts';
import type { Question, SettingSaid } from '../context.ts';
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
 * What a meter may be called for which power is bought: 'buy 3000 for the shop' is for the shop. The flow knows which meters there are; what
 * is no name of any is said there.
 */
export function meterFor(reading: Reading): string | undefined {
  const said = asTyped(reading);
  if (said.words.length !== reading.list.length) return undefined;
  const at = said.words.findLastIndex((word, at) => SAYS.forWhich.is(word) && !startsFact(reading, at + 1));
  return at < 0 ? undefined : nameFrom(reading, at + 1);
}

/** What the meter is called whose statement is asked for: 'statement of my shop', 'my shop statement'. Words that mean something here are no name. */
export function statementNamed(reading: Reading): string | undefined {
  const said = asTyped(reading);
  if (said.words.length !== reading.list.length) return undefined;
  const at = said.words.findIndex((word) => SAYS.statement.is(word));
  if (at < 0) return undefined;
  const own = said.words.findIndex((word) => SAYS.mineOf.is(word));
  const isBehind = SAYS.ofWhich.is(said.words[at + 1]) && (own === at + 2 || SAYS.meter.isIn(said));
  const behind = isBehind ? nameFrom(reading, at + 2) : undefined;
  const name = own >= 0 && own < at - 1 ? (spanOf(reading, own + 1, at, () => false) ?? '') : (behind ?? '');
  return name === '' || isMeant(reading, name) ? undefined : name;
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
