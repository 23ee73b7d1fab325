import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { read } from '#machines/pages/answers.ts';
import { findPeople, hasAccount } from '#machines/pages/residents/people.ts';
import { plain } from '../lines.ts';
import type { Asker, QueryAnswer } from './query.ts';

interface Holder {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Why there is nothing to take off, where that is known. */
  readonly needless?: string;
}

/** A page of administrators, and so many pages at most. */
const ROWS = 100;
const MOST_PAGES = 10;

/** So many are named where a name fits several. */
const MOST_NAMED = 3;

/** Begins to take the second factor off the one whom a name, an e-mail address or a meter number fits: a resident, or an administrator. */
export async function secondFactorOf(
  services: Services,
  { term }: { readonly term: string },
  { signal }: Asker,
): Promise<QueryAnswer> {
  const [residents, administrators] = await Promise.all([
    findPeople(services, term, signal),
    administratorsNamed(services, term, signal),
  ]);
  if (residents.kind === 'failed' || administrators === null) return { lines: [plain(MESSAGES.searchFailed)] };
  const found = residents.kind === 'good' ? residents.data.filter(hasAccount) : [];
  // Each meter of a person stands by itself.
  const ofResidents = found.map(({ id, name, email }): Holder => ({ id, name, email }));
  const holders = [...new Map([...ofResidents, ...administrators].map((one) => [one.id, one])).values()];
  const [first, ...others] = holders;
  if (first === undefined) return { lines: [plain(MESSAGES.residentNotFound)] };
  if (others.length > 0) return { lines: [plain(severalFit(holders))] };
  if (first.needless !== undefined) return { lines: [plain(first.needless)] };
  return { lines: [], start: { flow: 'reset-second-factor', values: { holder: first.id, said: first.name } } };
}

/** Those in office whom a term fits; null: there was no answer. */
async function administratorsNamed(
  services: Services,
  term: string,
  signal: AbortSignal,
): Promise<readonly Holder[] | null> {
  const wanted = term.toLowerCase().trim().split(/\s+/);
  const named: Holder[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const came = await read(services.administrators({ page, rows: ROWS }, signal), signal);
    if (came.kind !== 'good') return came.kind === 'failed' ? null : named;
    const { administrators, total } = came.data;
    for (const { id, state, first_name, last_name, email, self, second_factor } of administrators) {
      const said = [...`${first_name} ${last_name}`.toLowerCase().split(' '), email.toLowerCase()];
      if (state === 'active' && wanted.every((word) => said.some((one) => one.includes(word))))
        named.push({
          ...{ id, name: `${first_name} ${last_name}`.trim(), email },
          ...(!second_factor && { needless: SECOND_FACTOR.noneThere }),
          ...(self && { needless: SECOND_FACTOR.notOwn }),
        });
    }
    if (page * ROWS >= total) break;
  }
  return named;
}

function severalFit(holders: readonly Holder[]): string {
  const named = holders.slice(0, MOST_NAMED).map(({ name, email }) => `${name} (${email})`);
  return ADMINISTRATION_SENTENCES.severalHolders(named, holders.length - named.length);
}
