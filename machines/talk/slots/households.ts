import { HOUSEHOLD_PHRASES } from '#catalogues/lexicon/phrases/households.ts';
import type { Question } from '../asked-question.ts';
import type { SettingSaid } from '../besides.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, firstFact, hasFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { isTitled, type Token } from '../reading/tokens.ts';
import { houseSaid } from './houses.ts';

const SAYS = patterns(HOUSEHOLD_PHRASES);

/** So many words name a house behind it, and no more: what goes on asks something else. */
const MOST_NAMING = 5;

/** 'Who lives in my house'; an administrator's 'who lives on 45701120409' and 'who stays in House 12'. */
export function householdAsked(reading: Reading): Question | undefined {
  const said = asTyped(reading);
  if (reading.facts.length === 0 && SAYS.ownHousehold.covers(said)) return { about: 'household' };
  const at = SAYS.livesIn.endAt(said, 0);
  if (at <= 0 || said.words.length - at > MOST_NAMING || hasFact(reading, 'amount') || hasFact(reading, 'dates'))
    return undefined;
  const meters = factsOf(reading, 'digits');
  const [meter] = meters;
  if (meter !== undefined) return meters.length === 1 ? { about: 'household', meter: meter.value } : undefined;
  const house = houseSaid(reading);
  return house === undefined ? undefined : { about: 'household', house };
}

/** Somebody who is let into the own household, or taken out of it: 'invite ada@mail.example to my house', 'take Musa Bello out of my house'. */
export function householdSaid(reading: Reading): SettingSaid | undefined {
  const said = asTyped(reading);
  if (said.words.length !== reading.list.length || endsInQuestion(reading.text) || hasFact(reading, 'amount'))
    return undefined;
  const invites = SAYS.invites.endAt(said, 0);
  const into = invites > 0 ? SAYS.toHouse.find(said, invites) : null;
  if (into !== null) {
    const email = firstFact(reading, 'email')?.value;
    if (email !== undefined) return { flow: 'invite-to-household', values: { email } };
    if (namesPeople(reading, invites, into.from)) return { flow: 'invite-to-household', values: {} };
  }
  const takes = SAYS.takesOut.endAt(said, 0);
  const from = takes > 0 ? SAYS.fromHouse.find(said, takes) : null;
  if (from === null) return undefined;
  const whose = named(reading, takes, from.from);
  if (whose === undefined) return undefined;
  return { flow: 'take-out-of-household', values: whose === '' ? {} : { whose } };
}

/** True where all that stands between may be said of people: in 'add light to my meter' and 'remove the late fee' nobody is. */
function namesPeople({ list, unknown }: Reading, from: number, to: number): boolean {
  const isOfPeople = (token: Token, at: number): boolean =>
    SAYS.nobody.is(token.word) || SAYS.kin.is(token.word) || unknown.includes(at) || isTitled(token);
  return to > from && list.slice(from, to).every((token, nth) => isOfPeople(token, from + nth));
}

/** Who stands between, as typed; empty where that is nobody in particular, undefined where it is what the portal has words for, as a levy. */
function named(reading: Reading, from: number, to: number): string | undefined {
  const { list, text, unknown } = reading;
  const first = SAYS.out.is(list[from]?.word) ? from + 1 : from;
  const last = SAYS.out.is(list[to - 1]?.word) ? to - 1 : to;
  const words = list.slice(first, last);
  if (words.length === 0 || words.every(({ word }) => SAYS.nobody.is(word))) return '';
  if (!unknown.some((at) => at >= first && at < last) || !namesPeople(reading, first, last)) return undefined;
  return text.slice(words[0]?.start, words.at(-1)?.end);
}
