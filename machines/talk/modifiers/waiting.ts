import { REFUSING_PHRASES } from '#catalogues/lexicon/phrases/refusing.ts';
import type { SettingSaid } from '../besides.ts';
import type { Pattern, Said, Span } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, type Reading, read } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { becauseSaid, upToWhy } from '../slots/arrears.ts';
import { houseSaid } from '../slots/houses.ts';
import { peopleNamed, personNamed } from '../slots/names.ts';

const SAYS = patterns(REFUSING_PHRASES);

/** Somebody who waits is let in or not, or that may be meant and is not sure; undefined where it is not. */
type Heard = SettingSaid | 'unsure' | undefined;

/**
 * Somebody who waits for the estate is let in, or is not: 'approve the meter change of House 12', 'reject Ada Obi because nobody knows her'. Of a change
 * of meter it need not be said whose; a condition, a time, another deed, a question or several people begin nothing.
 */
export function waitingSaid(reading: Reading): SettingSaid | undefined {
  const heard = heardOf(reading);
  return heard === 'unsure' ? undefined : heard;
}

/** True where somebody who waits may be meant, and the sentence says more than is done by one: that is said, and nothing begins. */
export const isUnsureWhoWaits = (reading: Reading): boolean => heardOf(reading) === 'unsure';

function heardOf(reading: Reading): Heard {
  if (endsInQuestion(reading.text)) return undefined;
  return changeSaid(reading) ?? refusalSaid(reading) ?? approvalSaid(reading);
}

/** A change of meter that is approved or refused, of whoever is named, by themselves or by their house. */
function changeSaid(reading: Reading): Heard {
  const whole = asTyped(reading);
  const refuses = SAYS.refusesChange.begins(whole);
  const verb = refuses ? SAYS.refusesChange : SAYS.approves;
  if (!verb.begins(whole)) return undefined;
  const of = behind(reading, verb);
  const isSure = SAYS.surely.begins(whole);
  if (!speaksOfChange(asTyped(of), isSure)) return undefined;
  // Whoever is let in is not let in for a reason.
  const isPlain = refuses || upToWhy(reading) === reading.text;
  const whose = isPlain && !isMore(whole) ? onlyWhose(of, refuses) : null;
  if (whose === null) return isSure ? 'unsure' : undefined;
  return settingOf(reading, refuses, whose);
}

function speaksOfChange(said: Said, isSure: boolean): boolean {
  if (SAYS.change.isIn(said)) return true;
  return isSure && SAYS.newMeter.isIn(said);
}

/** Somebody named who is not let in, and why. */
function refusalSaid(reading: Reading): Heard {
  const whole = asTyped(reading);
  if (!SAYS.refuses.begins(whole) || !namesSomebody(reading)) return undefined;
  const of = behind(reading, SAYS.refuses);
  const whose = isMore(whole) ? null : onlyWhose(of, true);
  if (whose !== null) return settingOf(reading, true, whose);
  return isOfSomebody(of) ? 'unsure' : undefined;
}

/** Somebody named who would be let in under a condition, or with another deed; without any they are looked up. */
function approvalSaid(reading: Reading): Heard {
  const whole = asTyped(reading);
  if (!SAYS.approvesPerson.begins(whole) || !namesSomebody(reading)) return undefined;
  const of = behind(reading, SAYS.approvesPerson);
  return (isMore(whole) || SAYS.doubts.isIn(asTyped(of))) && isOfSomebody(of) ? 'unsure' : undefined;
}

/** True where somebody is all that is named in front of a condition or another deed: a payment or a charge is nobody who waits. */
function isOfSomebody(of: Reading): boolean {
  const doubt = SAYS.doubts.find(asTyped(of));
  const before = doubt === null ? of : read(of.text.slice(0, of.list[doubt.from]?.start), of.today);
  const whose = onlyWhose(before, false);
  return whose !== null && whose.length > 0;
}

/** A question, or something else that would be done besides. */
const isMore = (whole: Said): boolean => SAYS.asks.begins(whole) || SAYS.second.isIn(whole);

const namesSomebody = (reading: Reading): boolean =>
  numbersIn(reading).length > 0 || personNamed(reading) !== undefined;

/** What stands behind the verb, up to why: a reason is nothing of whose it is. */
function behind(reading: Reading, verb: Pattern): Reading {
  const at = reading.list[verb.find(asTyped(reading))?.to ?? reading.list.length]?.start ?? reading.text.length;
  return read(upToWhy(reading).slice(at), reading.today);
}

function settingOf(reading: Reading, refuses: boolean, [whose, house]: readonly string[]): SettingSaid {
  const reason = refuses ? becauseSaid(reading) : undefined;
  return {
    flow: refuses ? 'refuse-resident' : 'verify-resident',
    values: {
      ...(whose !== undefined && { whose }),
      ...(house !== undefined && { house }),
      ...(reason !== undefined && { reason }),
    },
  };
}

interface Named extends Span {
  readonly said: string;
}

/** Who is named and then which house, where the words say nothing else; null where they say more, or name several. */
function onlyWhose(of: Reading, refuses: boolean): readonly string[] | null {
  const said = asTyped(of);
  if (SAYS.all.isIn(said) || SAYS.anyNewMeter.isIn(said)) return null;
  const house = houseIn(of);
  const people = peopleNamed(of).filter((one) => isSomebody(of, one) && !isWithin(one, house));
  const named = [...people, ...numbersIn(of), ...(house === undefined ? [] : [house])];
  if (people.length > 1 || named.length > 2) return null;
  const wrong = refuses ? SAYS.wrong.find(said) : null;
  const spans: readonly Span[] = wrong === null ? named : [...named, wrong];
  const isCovered = of.list.every(
    ({ word, kind }, at) =>
      kind === 'emoji' || SAYS.beside.is(word) || spans.some(({ from, to }) => from <= at && at < to),
  );
  return isCovered ? named.map((one) => one.said) : null;
}

/** E-mail addresses, and numbers of meters. */
const numbersIn = (reading: Reading): readonly Named[] =>
  (['email', 'digits', 'phone'] as const).flatMap((kind) =>
    factsOf(reading, kind).map(({ value, from, to }) => ({ said: value, from, to })),
  );

/** The house that is named by its own name. */
function houseIn(of: Reading): Named | undefined {
  const said = houseSaid(of);
  const start = said === undefined ? -1 : of.text.indexOf(said);
  if (said === undefined || start < 0) return undefined;
  const within = of.list.flatMap((token, at) => (token.start >= start && token.end <= start + said.length ? [at] : []));
  const [from, to] = [within[0], within.at(-1)];
  if (from === undefined || to === undefined || factsOf(of, 'digits').some((one) => one.from === from))
    return undefined;
  return { said, from, to: to + 1 };
}

const isWithin = (one: Span, house: Span | undefined): boolean =>
  house !== undefined && one.from >= house.from && one.from < house.to;

/** A name that is written as one, or stands where one does: right behind what is done, or behind 'of'. */
function isSomebody({ list }: Reading, { from, said }: Named): boolean {
  return from === 0 || /^\p{Lu}/u.test(said) || SAYS.beforeWhom.is(list[from - 1]?.word);
}
