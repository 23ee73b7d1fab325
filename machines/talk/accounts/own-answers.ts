import type { OpenQuestion } from '../context.ts';
import { isNumbered, type Reading } from '../reading.ts';
import { fieldSaid, nameSaid, partsOf } from './field-values.ts';

const LEAD =
  /^(?:(?:ok|okay|oya|so|my|the|first|last|sur|family|full|name|names|surname|na|is|are|be|i|am|im|it|its|call|me|mr|mrs|miss|ms|dr|chief|alhaji|alhaja|engr)\b[\s,:.'’]*)+/i;
const TAIL = /[\s,.!]*\b(?:please|pls|abeg|biko|sir|ma|o|oo)[\s.!]*$/i;
/** A question, a yes or a no, or something about accounts is no name. */
const NO_NAME = ['why', 'what', 'where', 'when', 'howto', 'howmuch', 'account', 'signin', 'signup'];
const MOST_NAMES = 4;

/** Somebody's first or last name: the words without what leads up to them. A number or an address is none. */
export function ownName(reading: Reading): string | undefined {
  const text = reading.text.trim();
  const other = NO_NAME.some((concept) => reading.concepts.has(concept)) || /\?$|^(?:yes|no|ok|okay)$/i.test(text);
  if (isNumbered(reading) || other) return undefined;
  const name = text
    .replace(TAIL, '')
    .replace(LEAD, '')
    .replace(/[,.!]+$/, '')
    .trim();
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

const LIVES_THERE =
  /\b(?:live|living|stay|staying|reside|dey)\s+(?:in\s+|for\s+|inside\s+)?(?:there|here|it|inside|the estate|estate)\b|\b(?:rent|renting|rented)\b/;
const OWNS = /\b(?:own|owns|my house|my property|na me get)\b/;

/** Who lives in the estate is a resident, owner or not; who owns a home there and lives elsewhere is its owner. */
export function roleAnswered(reading: Reading): string | undefined {
  const text = reading.words.join(' ');
  if (reading.concepts.has('notlive')) return 'service-owner';
  if (LIVES_THERE.test(text)) return 'service-user';
  return OWNS.test(text) ? 'service-owner' : undefined;
}
