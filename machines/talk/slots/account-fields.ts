import type { OpenQuestion } from '../context.ts';
import type { Pattern } from '../reading/pattern.ts';
import { firstFact, isNumbered, type Reading } from '../reading/read.ts';
import { endsInQuestion } from '../reading/said.ts';
import { peopleNamed } from './names.ts';
import { rawOf } from './runs.ts';
import * as value from './values.ts';
import { SAYS } from './words.ts';

const FIELDS: readonly (readonly [Pattern, string])[] = [
  [SAYS.email, 'email'],
  [SAYS.phone, 'phone'],
  [SAYS.lastName, 'last name'],
  [SAYS.firstName, 'first name'],
  [SAYS.name, 'name'],
  [SAYS.address, 'address'],
];

/** What of a person's data a sentence speaks of. */
export const fieldSaid = (reading: Reading): string | undefined => FIELDS.find(([words]) => words.isIn(reading))?.[1];

/** What a person's data are to be from now on, as typed. */
export function valueSaid(reading: Reading): string | undefined {
  const exact = firstFact(reading, 'email')?.value ?? value.phoneIn(reading);
  if (exact) return exact;
  const field = fieldSaid(reading);
  if (field === undefined) return undefined;
  return field.endsWith('name') ? nameBehind(reading) : restSaid(reading);
}

/** Part of a name: a word that means nothing here, or means it only once corrected ('bello'), or has a capital. */
function isNamePart(reading: Reading, at: number): boolean {
  const token = reading.list[at];
  if (token?.kind !== 'word' || SAYS.behind.is(token.word) || SAYS.written.is(token.word)) return false;
  const corrected = reading.words[at] !== token.word;
  return reading.unknown.includes(at) || corrected || /^\p{Lu}\p{Ll}/u.test(token.raw);
}

/** The name behind the last word that leads up to one, where a sentence speaks of names. */
export function nameSaid(reading: Reading): string | undefined {
  return fieldSaid(reading)?.endsWith('name') ? nameBehind(reading) : undefined;
}

/** The person's name that stands beside a wish: called one, or with capitals among details that are listed. One word is too little there. */
export function nameBeside(reading: Reading): string | undefined {
  const listed = reading.facts.some(({ kind }) => kind === 'digits' || kind === 'email');
  return (
    nameSaid(reading) ?? (listed ? peopleNamed(reading).find((one) => isPartOfList(reading, one))?.said : undefined)
  );
}

function isPartOfList({ list, text }: Reading, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const [first, last] = [list[from], list[to - 1]];
  if (first === undefined || last === undefined || to - from < 2) return false;
  const named = list.slice(from, to).every(({ raw }) => /^\p{Lu}/u.test(raw));
  return named && /[,;\n]\s*$/.test(text.slice(0, first.start)) && /^\s*($|[,;\n.])/.test(text.slice(last.end));
}

function nameBehind(reading: Reading): string | undefined {
  const isPart = (at: number): boolean => isNamePart(reading, at);
  const led = reading.list.findLastIndex((token, at) => SAYS.into.is(token.word) && isPart(at + 1));
  const from = led >= 0 ? led + 1 : named(reading);
  if (from < 0) return undefined;
  let to = from;
  while (to < reading.list.length && isPart(to)) to += 1;
  return rawOf(reading, from, to) || undefined;

  /** 'new surname Okafor': nothing leads up to it but the field's own name. */
  function named({ mentions }: Reading): number {
    const field = mentions.find(({ concept, to: end }) => concept === 'namefield' && isPart(end));
    return field ? field.to : -1;
  }
}

/** All that stands behind 'to', e.g. a street. */
function restSaid(reading: Reading): string | undefined {
  const to = reading.list.findLastIndex((token) => SAYS.intoAnything.is(token.word));
  return to >= 0 && reading.unknown.some((at) => at > to) ? rawOf(reading, to + 1, reading.list.length) : undefined;
}

/** The first name that a sentence says: as such, or as all but the last word of a name. */
export function firstNameSaid(reading: Reading): string | undefined {
  const field = fieldSaid(reading);
  const said = nameSaid(reading);
  if (said === undefined || field === 'last name') return undefined;
  return field === 'first name' ? said : partsOf(said)?.first;
}

/** The last name that a sentence says: as such, or as the last word of a name. */
export function lastNameSaid(reading: Reading): string | undefined {
  const field = fieldSaid(reading);
  const said = nameSaid(reading);
  if (said === undefined || field === 'first name') return undefined;
  return field === 'last name' ? said : partsOf(said)?.last;
}

/** A whole name in its two parts; null for one word, which may be either. */
export function partsOf(name: string): { readonly first: string; readonly last: string } | null {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1);
  return words.length < 2 || last === undefined ? null : { first: words.slice(0, -1).join(' '), last };
}

/** A question, a yes or a no, or something about accounts is no name. */
const NO_NAME = ['why', 'what', 'where', 'when', 'howto', 'howmuch', 'account', 'signin', 'signup'];
const MOST_NAMES = 4;

/** The text of an answer without the words that lead up to a name and a polite one behind it. */
function bareName({ list, text }: Reading): string {
  const last = list.at(-1);
  const polite = SAYS.politeBehind.is(last?.word) && /^[\s.!]*$/.test(text.slice(last?.end));
  const to = polite ? (last?.start ?? 0) : text.length;
  const led = list.findIndex(({ word, start }) => start >= to || !SAYS.leadsToName.is(word));
  const before = led < 0 ? last : list[led - 1];
  return text
    .slice(before?.end ?? 0, to)
    .replace(before ? /^[\s,:.'’]+/ : /^\s+/, '')
    .replace(/[\s,.!]+$/, '');
}

/** Somebody's first or last name: the words without what leads up to them. A number or an address is none. */
export function ownName(reading: Reading): string | undefined {
  const text = reading.text.trim();
  const other =
    NO_NAME.some((concept) => reading.concepts.has(concept)) ||
    endsInQuestion(text) ||
    SAYS.yesOrNo.is(text.toLowerCase());
  if (isNumbered(reading) || other) return undefined;
  const name = bareName(reading);
  return name.split(/\s+/).length > MOST_NAMES ? undefined : name || text || undefined;
}

/**
 * The answer to 'what is your first name?'. Who types two names or more has given the last name as well, where it is asked
 * for too; 'my first name is Mary Jane' says that it is not so.
 */
export function namesAnswered(
  reading: Reading,
  { fields }: OpenQuestion,
): { readonly firstName: string; readonly lastName?: string } | undefined {
  const name = nameSaid(reading) ?? ownName(reading);
  if (name === undefined) return undefined;
  const both = fields?.includes('lastName') && fieldSaid(reading) !== 'first name' ? partsOf(name) : null;
  return both ? { firstName: both.first, lastName: both.last } : { firstName: name };
}

/** Who lives in the estate is a resident, owner or not; who owns a home there and lives elsewhere is its owner. */
export function roleAnswered(reading: Reading): string | undefined {
  if (reading.concepts.has('notlive')) return 'service-owner';
  if (SAYS.livesThere.isIn(reading)) return 'service-user';
  return SAYS.owns.isIn(reading) ? 'service-owner' : undefined;
}
