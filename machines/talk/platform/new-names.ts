import type { OpenQuestion } from '../context.ts';
import { typedName } from '../names/persons.ts';
import type { Reading } from '../reading.ts';

/** The fields that give something its name, or say where it is, by the meaning of their flow. */
const NEW: Readonly<Record<string, readonly string[]>> = {
  'register-estate': ['estate', 'address'],
  'create-service': ['serviceName'],
  'create-fee': ['serviceName'],
  'request-fee': ['name'],
  'request-service': ['name'],
  'request-estate': ['name'],
};

/** True where something new is to be named: whatever it is called is no word of the portal. */
export const isNewName = ({ flow, field }: OpenQuestion): boolean => NEW[flow]?.includes(field) ?? false;

/** A name has few words, and an address hardly more. */
const FEW_WORDS = 8;

/**
 * True for words that are rather a name than a wish: half of them mean nothing here, each is written as
 * one, or they name a service that estates have.
 */
export function soundsLikeName(reading: Reading): boolean {
  const { list, unknown, text, concepts } = reading;
  if (list.length > FEW_WORDS || /\?\s*$/.test(text)) return false;
  const titled = list.length > 1 && typedName(reading) !== undefined;
  return titled || concepts.has('estateservice') || (unknown.length > 0 && unknown.length * 2 >= list.length);
}
