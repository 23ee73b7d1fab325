import { ONE_ASKED_PHRASES } from '#catalogues/lexicon/phrases/one-asked.ts';
import { many, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { homeSaid } from '../slots/houses.ts';
import { peopleNamed } from '../slots/names.ts';

const SAYS = patterns(ONE_ASKED_PHRASES);
const VERIFIES = sequence(many(SAYS.lead), SAYS.verifies);
const CONTACT = sequence(many(SAYS.lead), SAYS.contact, SAYS.of);

/**
 * True where an administrator asks for one resident, and says nothing else: whoever is to be let in by name ('approve ngozi'), or how whoever lives in a house is
 * reached ('phone number of flat 2').
 */
export function isOneAsked(reading: Reading): boolean {
  const said = asTyped(reading);
  const contact = CONTACT.endAt(said, 0);
  if (contact > 0) {
    const home = homeSaid(reading) ?? onlyName(reading, contact);
    return home !== undefined && endsWith(reading, home);
  }
  const verifies = VERIFIES.endAt(said, 0);
  return verifies > 0 && !endsInQuestion(reading.text) && onlyName(reading, verifies) !== undefined;
}

/** The one name that all words from a place on are, but for polite ones. */
function onlyName(reading: Reading, from: number): string | undefined {
  const [only, ...more] = peopleNamed(reading).filter((one) => one.from >= from);
  if (only === undefined || more.length > 0 || only.to - only.from > MOST_NAMED) return undefined;
  const isRest = (at: number): boolean => SAYS.rest.is(reading.list[at]?.word);
  const others = reading.list.flatMap((_, at) => (at >= from && (at < only.from || at >= only.to) ? [at] : []));
  return others.every(isRest) ? only.said : undefined;
}

const MOST_NAMED = 3;

const endsWith = ({ text }: Reading, said: string): boolean =>
  text
    .replace(/[?.!\s]+$/, '')
    .toLowerCase()
    .endsWith(said.toLowerCase());
