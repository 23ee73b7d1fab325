import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { findPeople, hasAccount } from '#machines/pages/residents/people.ts';
import { plain } from '../lines.ts';
import { type Administrator, administratorsNamed, nameOf } from './administrators-named.ts';
import type { QueryAnswer } from './query.ts';

/** Somebody with an account: a resident, or an administrator. */
export interface Holder {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** It is whoever asks. */
  readonly self: boolean;
  /** Why there is no second factor to take off, where that is known. */
  readonly needless?: string;
}

/** So many are named where a name fits several. */
const MOST_NAMED = 3;

/** Goes on with the one whom a name, an e-mail address or a meter number fits; where it is nobody, or several, that is the answer. */
export async function withHolder(
  services: Services,
  term: string,
  signal: AbortSignal,
  goOn: (holder: Holder) => QueryAnswer,
): Promise<QueryAnswer> {
  const holders = await holdersFitting(services, term, signal);
  if (holders === null) return { lines: [plain(MESSAGES.searchFailed)] };
  const [first, ...others] = holders;
  if (first === undefined) return { lines: [plain(MESSAGES.residentNotFound)] };
  return others.length > 0 ? { lines: [plain(severalFit(holders))] } : goOn(first);
}

/** Everybody with an account whom a name, an e-mail address or a meter number fits; null where that cannot be read. */
async function holdersFitting(
  services: Services,
  term: string,
  signal: AbortSignal,
): Promise<readonly Holder[] | null> {
  const [residents, administrators] = await Promise.all([
    findPeople(services, term, signal),
    administratorsNamed(services, term, signal),
  ]);
  if (residents.kind === 'failed' || administrators === null) return null;
  const found = residents.kind === 'good' ? residents.data.filter(hasAccount) : [];
  // Each meter of a person stands by itself.
  const ofResidents = found.map(({ id, name, email }): Holder => ({ id, name, email, self: false }));
  return [...new Map([...ofResidents, ...administrators.map(holderOf)].map((one) => [one.id, one])).values()];
}

function holderOf(one: Administrator): Holder {
  const { id, email, self, second_factor } = one;
  return {
    ...{ id, name: nameOf(one), email, self },
    ...(!second_factor && { needless: SECOND_FACTOR.noneThere }),
    ...(self && { needless: SECOND_FACTOR.notOwn }),
  };
}

/** What is asked where a name fits several. */
export function severalFit(holders: readonly Pick<Holder, 'name' | 'email'>[]): string {
  const named = holders.slice(0, MOST_NAMED).map(({ name, email }) => `${name} (${email})`);
  return ADMINISTRATION_SENTENCES.severalHolders(named, holders.length - named.length);
}
