import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATORS } from '#catalogues/sentences/estate/administrators.ts';
import { findPeople, hasAccount } from '#machines/pages/residents/people.ts';
import { plain } from '../lines.ts';
import { administratorsNamed, nameOf } from './administrators-named.ts';
import { severalFit } from './holders.ts';
import type { Asker, QueryAnswer } from './query.ts';

interface Whose {
  /** A name or an e-mail address. */
  readonly term: string;
  /** It was said that they administer: no resident is meant. */
  readonly inOffice: boolean;
}

const SAID = ADMINISTRATORS.resetting;

/** Begins to mail the one whom a name or an e-mail address fits a link that sets a new password. A resident asks for theirs, and of several none is guessed. */
export async function passwordOf(
  services: Services,
  { term, inOffice }: Whose,
  { signal }: Asker,
): Promise<QueryAnswer> {
  const [residents, administrators] = await Promise.all([
    inOffice ? null : findPeople(services, term, signal),
    administratorsNamed(services, term, signal),
  ]);
  if (residents?.kind === 'failed' || administrators === null) return { lines: [plain(MESSAGES.searchFailed)] };
  const people = residents?.kind === 'good' ? residents.data.filter(hasAccount) : [];
  // Each meter of a person stands by itself.
  const others = [...new Map(people.map((one) => [one.id, one])).values()];
  const [first, ...more] = administrators;
  if (first === undefined) {
    const [resident] = others;
    if (resident !== undefined)
      return { lines: [plain(others.length > 1 ? severalFit(others) : SAID.resident(resident.name))] };
    // Whoever is of no estate here asks for a link as anybody does.
    if (term.includes('@') && !inOffice)
      return { lines: [], start: { flow: 'forgot-password', values: { email: term } } };
    return { lines: [plain(SAID.nobody(term))] };
  }
  const all = [...administrators.map((one) => ({ name: nameOf(one), email: one.email })), ...others];
  if (more.length > 0 || others.length > 0) return { lines: [plain(severalFit(all))] };
  const values = { administrator: first.id, said: nameOf(first), email: first.email };
  return { lines: [], start: { flow: 'reset-administrator', values } };
}
