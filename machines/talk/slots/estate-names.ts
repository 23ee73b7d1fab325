import type { Reading } from '../reading/read.ts';
import { isTitled as isTitledWord } from '../reading/tokens.ts';
import { capital, endsEstate, holdsEstateEnd, type Run, rawOf, runs, wordOf } from './runs.ts';
import { SAYS } from './words.ts';

/** The last word of a name, before its number: 'Ocean Ridge Phase 3'. */
const lastOf = (reading: Reading, { to }: Run): number => (reading.list[to - 1]?.kind === 'number' ? to - 2 : to - 1);

/** What is called as estates are: by their word, or by how such names end. */
export const isEstate = (reading: Reading, run: Run): boolean =>
  wordOf(reading, run.to) === 'estate' || (run.to - run.from > 1 && endsEstate(reading, lastOf(reading, run)));

/** The name of an estate that a sentence calls one: 'Cedar View', 'Maple estate'. */
export function estateNamed(reading: Reading): string | undefined {
  const found = namesEstate(reading) && runs(reading).find((run) => isEstate(reading, run));
  return found ? named(reading, found) : undefined;
}

const named = (reading: Reading, { from, to }: Run): string => rawOf(reading, from, to).replace(/['\u2019]s$/i, '');

/**
 * The names of estates that are listed, in order: 'Palm Court, Cedar View and Crown Heights'. One that is named elsewhere in the
 * sentence belongs to no list.
 */
export function estatesListed(reading: Reading): readonly string[] {
  if (!namesEstate(reading)) return [];
  const { list, text } = reading;
  const all = runs(reading).filter((run) => isEstate(reading, run));
  const isNext = (run: Run, before: Run): boolean => {
    const words = list.slice(before.to, run.from).map(({ word }) => word);
    const parted = /[,&;]/.test(text.slice(list[before.to - 1]?.end, list[run.from]?.start));
    return words.every((word) => SAYS.joinsNames.is(word)) && (words.length > 0 || parted);
  };
  const first = all.findIndex((run, at) => at > 0 && isNext(run, all[at - 1] ?? run));
  if (first < 0) return [];
  const from = all.slice(first - 1);
  const end = from.findIndex((run, at) => at > 0 && !isNext(run, from[at - 1] ?? run));
  return from.slice(0, end < 0 ? from.length : end).map((run) => named(reading, run));
}

/** True where something is called as estates are. */
export const namesEstate = (reading: Reading): boolean =>
  (reading.list.some(({ word }) => word === 'estate') || holdsEstateEnd(reading)) &&
  runs(reading).some((run) => isEstate(reading, run));

/**
 * The name of an estate: what stands before the word estate, ends like one, or follows 'for' or 'at'. Where one has to be named, any
 * other name may be it, the first word of the sentence last; of somebody's own estate only what is called as estates are.
 */
export function estateName(
  reading: Reading,
  how: 'has to be' | 'may be' | 'own' = 'has to be',
  all = runs(reading),
): string {
  const before = (run: Run): string => wordOf(reading, run.from - 1);
  const called =
    all.find((run) => isEstate(reading, run)) ??
    all.find((run) => SAYS.called.is(before(run)) && capital(reading, run));
  const best =
    called ?? (how === 'own' ? undefined : all.find((run) => SAYS.intoAName.is(before(run)) && capital(reading, run)));
  const inside =
    best ?? (how === 'own' ? undefined : all.find((run) => run.from > 0 && isTitledWord(reading.list[run.from])));
  const found =
    inside ??
    (how === 'has to be'
      ? (all.find((run) => SAYS.intoAName.is(before(run)) || before(run) === 'estate') ??
        all.find((run) => run.from === 0 && isTitledWord(reading.list[0])))
      : undefined);
  return found ? named(reading, found) : '';
}
