import type { Seen } from '../seen.ts';

/** Something that holds whatever happens. `begin` makes a check for one conversation; it answers what is wrong, or null. */
export interface Invariant {
  readonly name: string;
  readonly begin: () => (before: Seen, after: Seen) => string | null;
}
