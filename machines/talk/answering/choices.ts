import { ANSWERING_PHRASES, CARDINALS, ORDINALS } from '#catalogues/lexicon/phrases/answering.ts';
import type { Choice } from '#machines/kit/view.ts';
import { isFiller } from '../reading/lexicon.ts';
import { saidOf } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { type Reading, read } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(ANSWERING_PHRASES);
const PLACES = ORDINALS.split(' ');
const NUMBERS = CARDINALS.split(' ');

/** 'the second one', 'number 4', 'option two', 'last one' (0): the place that a sentence names, counted from 1. */
export function ordinalOf(reading: Reading): number | undefined {
  // 'My last 5 payments', 'the first receipt': what was paid before is nothing to choose from.
  if (SAYS.madeBefore.isIn(asTyped(reading))) return undefined;
  for (const [at, token] of reading.list.entries()) {
    const place = PLACES.indexOf(token.word);
    if (place >= 0 && points(reading, at)) return place + 1;
    if (SAYS.last.is(token.word) && at <= 2 && points(reading, at)) return 0;
    if (token.kind === 'number' && SAYS.ordinalEnd.is(token.suffix)) return token.value;
    const marked = SAYS.marked.is(reading.list[at - 1]?.word);
    if (!marked) continue;
    if (token.kind === 'number' && token.digits.length <= 2) return token.value;
    const count = NUMBERS.indexOf(token.word);
    if (count >= 0) return count + 1;
  }
  return undefined;
}

/** The place of a list that is all a sentence names, however it is asked for: 'show me the second one', 'details of number 3'. */
export function placeNamed(reading: Reading): number | undefined {
  const { list, facts } = reading;
  if (list.length > MOST_OF_PLACE || facts.some(({ kind }) => kind !== 'figure' && kind !== 'counted'))
    return undefined;
  const said = asTyped(reading);
  const behind = Math.max(0, SAYS.asksForPlace.endAt(said, 0));
  return SAYS.placeAlone.covers(saidOf(said.words.slice(behind))) ? placeIn(said.words) : undefined;
}

const MOST_OF_PLACE = 9;

/** The first place that stands in words, whatever stands beside it. */
function placeIn(words: readonly string[]): number | undefined {
  const at = words.map((word) => PLACES.indexOf(word)).find((place) => place >= 0);
  if (at !== undefined) return at + 1;
  const figure = words.find((word) => /^\d{1,2}$/.test(word));
  return figure === undefined ? 0 : Number(figure);
}

/** 'the last one', 'first plan please': with anything else beside it, a place is one in time, or in another list. */
function points({ list }: Reading, at: number): boolean {
  return list.every(
    ({ word, kind }, here) =>
      here === at || kind === 'emoji' || SAYS.pointedAt.is(word) || (isFiller(word) && !SAYS.time.is(word)),
  );
}

const flat = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim();

/** The choices in whose labels all stands that is said: 'the 5k power' fits every `Power ₦5,000, 12 Nov`. */
export function fittingOf({ list, words }: Reading, choices: readonly Choice[]): readonly Choice[] {
  const said = words.flatMap((word, at) => {
    const token = list[at];
    if (token === undefined || token.kind === 'emoji' || isFiller(word)) return [];
    // '5k' stands in a label as 5,000.
    const amount = token.kind === 'number' && (token.suffix === 'k' || token.money);
    return flat(amount ? String(token.value * (token.suffix === 'k' ? 1_000 : 1)) : word);
  });
  if (said.length === 0) return [];
  return choices.filter(({ label }) => {
    const stands = flat(label.replace(/(\d),(?=\d{3})/g, '$1')).split(' ');
    return said.every((word) => stands.includes(word));
  });
}

/** The choice whose words a text is, and nothing else. */
export function namedInFull(text: string, choices: readonly Choice[] = []): Choice | undefined {
  const said = flat(text);
  return said === '' ? undefined : choices.find(({ label, value }) => flat(label) === said || flat(value) === said);
}

/** The value of the choice that a sentence names by label, by value or by place; undefined when it fits none or several. */
export function choose(reading: Reading, choices: readonly Choice[]): string | undefined {
  const whole = namedInFull(reading.text, choices);
  if (whole) return whole.value;
  const alone = numberAlone(reading);
  // Among numbers a number is itself, and never the place of another one.
  if (choices.every((choice) => NUMBER.test(choice.value) && choice.label.startsWith(choice.value))) {
    const counted = alone ?? ordinalOf(reading);
    if (counted !== undefined && counted !== 0)
      return choices.find((choice) => Number(choice.value) === counted)?.value;
  }
  const at = alone ?? ordinalOf(reading);
  if (alone === undefined) {
    const fitting = fittingOf(reading, choices);
    if (fitting.length > 0) return fitting.length === 1 ? fitting[0]?.value : undefined;
  }
  if (at === 0 && alone === undefined) return choices.at(-1)?.value;
  return at === undefined || at < 1 ? undefined : choices.at(at - 1)?.value;
}

/**
 * The same where it is asked which of two or three things was meant: also behind a no to another one ('no, the tv one', 'I mean the history'), and what is
 * left of two once one is refused ('not the payments').
 */
export function chooseMeant(reading: Reading, choices: readonly Choice[]): string | undefined {
  const whole = choose(reading, choices);
  if (whole !== undefined) return whole;
  const said = asTyped(reading);
  const led = SAYS.ratherThan.endAt(said, 0);
  if (led > 0 && led < said.words.length) return choose(from(reading, led), choices);
  const refused = SAYS.notThat.endAt(said, 0);
  if (refused <= 0 || refused >= said.words.length) return undefined;
  const [denied = '', ...others] = piecesBehind(reading, refused);
  const not = choose(read(denied, reading.today), choices);
  const left = choices.filter(({ value }) => value !== not);
  const named = others.map((part) => choose(read(part, reading.today), left)).find((one) => one !== undefined);
  if (not === undefined || named !== undefined) return named;
  const [only, ...more] = left;
  return more.length === 0 ? only?.value : undefined;
}

/** What stands behind a word, in the pieces between signs, or before and behind 'but'. */
function piecesBehind(reading: Reading, at: number): readonly string[] {
  const { text, list } = reading;
  const start = list[at]?.start;
  const but = SAYS.but.find(asTyped(reading), at);
  const halves =
    but === null
      ? [text.slice(start)]
      : [text.slice(start, list[but.from]?.start), text.slice(list[but.to]?.start ?? text.length)];
  return halves.flatMap((half) => half.split(/[,;.]/)).flatMap((piece) => piece.trim() || []);
}

const from = (reading: Reading, at: number): Reading =>
  read(reading.text.slice(reading.list[at]?.start ?? 0), reading.today);

/** A count, of months or so: a meter's number is none. */
const NUMBER = /^\d{1,3}$/;

/** '2' and nothing else; '1gb' is a volume, '5k' an amount. */
function numberAlone({ list }: Reading): number | undefined {
  const [only, ...others] = list;
  const is = only?.kind === 'number' && others.length === 0 && only.digits.length <= 2 && only.suffix === '';
  return is ? only.value : undefined;
}
