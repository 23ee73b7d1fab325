import type { Person } from '../../person.ts';

/**
 * Whose rows a call may read: of the estate that whoever asks administers (`estate`), of the one that they administer or live in (`home`), and
 * their own. `all`: whoever administers the platform.
 */
export type RowScope =
  | 'all'
  | { readonly estate: number | null; readonly home: number | null; readonly person: string | null };

/** Whose rows somebody may read; whoever is not signed in reads nobody's. */
export function rowScopeOf(person: Pick<Person, 'id' | 'role' | 'estate'> | null): RowScope {
  if (person?.role === 'netplus-admin') return 'all';
  const home = person?.estate?.id ?? null;
  return { estate: person?.role === 'service-admin' ? home : null, home, person: person?.id ?? null };
}
