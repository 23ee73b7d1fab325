import type { Person } from '../accounts/person.ts';

/** Large bodies that one server holds at once; each is read into memory before it is looked at. */
const AT_ONCE = 24;
/** When to try again, seconds. */
const RETRY_AFTER = 15;

/** Lets a person send one large body at a time, and a server hold only so many. */
export interface Turns {
  /** Take a turn; answers when to try again where there is none to be had. */
  take(person: Pick<Person, 'id'>): { retryAfter: number } | null;
  giveBack(person: Pick<Person, 'id'>): void;
}

/** Turns of this process, because it is its memory that they spare. */
export function largeBodies(): Turns {
  const busy = new Set<string>();
  return {
    take({ id }) {
      if (busy.has(id) || busy.size >= AT_ONCE) return { retryAfter: RETRY_AFTER };
      busy.add(id);
      return null;
    },
    giveBack: ({ id }) => {
      busy.delete(id);
    },
  };
}
