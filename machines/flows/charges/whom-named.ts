import { MESSAGES } from '#catalogues/messages.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import type { FlowDeps } from '#machines/kit/flow.ts';
import { meansEverybody } from '#machines/kit/reading/everybody.ts';
import { type Refused, refused } from '#machines/kit/submitting/form.ts';
import { findPeople } from '#machines/pages/residents/people.ts';
import { severalFit } from '../estate/whose.ts';
import { metersNamed } from './named-meters.ts';

/** Whom a text names: meters by their numbers, and houses or residents in words. */
export interface Named {
  readonly meters: readonly string[];
  /** Each of them has a letter: a bare '12' may be anything. */
  readonly others: readonly string[];
}

/**
 * Whom a text names, with commas, semicolons, lines or 'and' between them ('House 1, House 2 and 45701120409'), or that it means everybody;
 * null where it says neither.
 */
export function whomNamed(raw: string): Named | 'all' | null {
  if (meansEverybody(raw)) return 'all';
  const pieces = raw.split(/[,;\n]+|\s+(?:and|&)\s+/i).flatMap((piece) => piece.trim() || []);
  const meters = pieces.map(metersNamed);
  const others = pieces.filter((_, at) => meters[at] === null);
  if (pieces.length === 0 || !others.every((piece) => /\p{L}/u.test(piece))) return null;
  return { meters: [...new Set(meters.flatMap((numbers) => numbers ?? []))], others: [...new Set(others)] };
}

/** The meters and houses that are meant: words without a number may be somebody who lives there, who is meant where they fit that one alone. */
export async function whomMeant(
  { services }: Pick<FlowDeps, 'services'>,
  { meters, others }: Named,
  signal: AbortSignal,
): Promise<
  Refused | { readonly kind: 'meant'; readonly meters: readonly string[]; readonly houses: readonly string[] }
> {
  const found = [...meters];
  const houses: string[] = [];
  for (const said of others) {
    const people = /\d/.test(said) ? null : await findPeople(services, said, signal);
    if (people !== null && people.kind !== 'good') return refused(MESSAGES.searchFailed);
    const [only, ...more] = people?.data ?? [];
    if (more.length > 0) return unclear(severalFit(people?.data ?? []));
    if (only !== undefined && only.meterNumber === null) return unclear(CHARGES.form.noMeter(only.name));
    if (only?.meterNumber) found.push(only.meterNumber);
    else houses.push(said);
  }
  return { kind: 'meant', meters: [...new Set(found)], houses };
}

const unclear = (problem: string): Refused => ({ kind: 'refused', say: [], at: { field: 'meters', problem } });
