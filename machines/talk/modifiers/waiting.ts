import { REFUSING_PHRASES } from '#catalogues/lexicon/phrases/refusing.ts';
import type { SettingSaid } from '../context.ts';
import { patterns } from '../reading/phrases.ts';
import { firstFact, type Reading, read } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { becauseSaid, upToWhy } from '../slots/arrears.ts';
import { houseSaid } from '../slots/houses.ts';
import { peopleNamed, personNamed } from '../slots/names.ts';
import { longNumber } from '../slots/values.ts';

const SAYS = patterns(REFUSING_PHRASES);

/**
 * Somebody who waits for the estate is let in, or is not: 'approve the meter change of House 12', 'reject Ada Obi because nobody knows her'. Of a change
 * of meter it need not be said whose; what is doubted, asked or of all of them at once is nothing.
 */
export function waitingSaid(reading: Reading): SettingSaid | undefined {
  if (endsInQuestion(reading.text)) return undefined;
  return changeSaid(reading) ?? refusalSaid(reading);
}

/** Somebody named who is not let in, and why. */
function refusalSaid(reading: Reading): SettingSaid | undefined {
  if (!SAYS.refuses.begins(asTyped(reading))) return undefined;
  const whose = firstFact(reading, 'email')?.value ?? longNumber(reading) ?? personNamed(reading);
  if (whose === undefined) return undefined;
  const reason = becauseSaid(reading);
  return { flow: 'refuse-resident', values: { whose, ...(reason !== undefined && { reason }) } };
}

/** A change of meter that is approved or refused, of whoever is named, by themselves or by their house. */
function changeSaid(reading: Reading): SettingSaid | undefined {
  const whole = asTyped(reading);
  const refuses = SAYS.refusesChange.begins(whole);
  const verb = refuses ? SAYS.refusesChange : SAYS.approves;
  if (!verb.begins(whole)) return undefined;
  // Why is nothing of whose it is.
  const deed = upToWhy(reading);
  const at = reading.list[verb.find(whole)?.to ?? 0]?.start ?? 0;
  const of = read(deed.slice(at), reading.today);
  const said = asTyped(of);
  if (!SAYS.change.isIn(said) || SAYS.all.isIn(said)) return undefined;
  if (!refuses && (deed !== reading.text || SAYS.doubts.isIn(said))) return undefined;
  const house = homes(of);
  const person = firstFact(of, 'email')?.value ?? longNumber(of) ?? personIn(of, house);
  const whose = person ?? house;
  const reason = refuses ? becauseSaid(reading) : undefined;
  return {
    flow: refuses ? 'refuse-resident' : 'verify-resident',
    values: {
      ...(whose !== undefined && { whose }),
      ...(person !== undefined && house !== undefined && house !== person && { house }),
      ...(reason !== undefined && { reason }),
    },
  };
}

/** The house that is named; of two all that stands between them as well, which none is called. */
function homes(reading: Reading): string | undefined {
  const house = houseSaid(reading);
  const from = house === undefined ? -1 : reading.text.indexOf(house);
  if (house === undefined || from < 0) return house;
  const behind = reading.text.slice(from + house.length);
  const other = houseSaid(read(behind, reading.today));
  return other === undefined ? house : house + behind.slice(0, behind.indexOf(other) + other.length);
}

/** A name that is none of a house; of two people both, as they stand there. */
function personIn(reading: Reading, house: string | undefined): string | undefined {
  const people = peopleNamed(reading).filter(
    ({ said }) => house === undefined || !house.toLowerCase().includes(said.toLowerCase()),
  );
  const [first, last] = [people[0], people.at(-1)];
  if (first === undefined || last === undefined || first === last) return first?.said;
  return `${reading.text.slice(reading.list[first.from]?.start, reading.list[last.from]?.start)}${last.said}`;
}
