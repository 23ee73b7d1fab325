import type { Person } from '../../person.ts';

/**
 * Large bodies that one server holds at once, and of one sender to one call; each is read into memory before it is looked at.
 * Visitors are counted apart, by their network address, so that they never keep those who are signed in waiting.
 */
const MOST = { signedIn: { atOnce: 24, each: 1 }, visitors: { atOnce: 6, each: 3 } } as const;
/** When to try again, seconds. */
const RETRY_AFTER = 15;

/** Who sends a large body, and to which call. */
export interface Sender {
  readonly person: Pick<Person, 'id'> | null;
  readonly address: string;
  readonly call: string;
}

/** Lets somebody send a call one large body at a time, and a server hold only so many. */
export interface Turns {
  /** Take a turn; answers when to try again where there is none to be had. */
  take(sender: Sender): { retryAfter: number } | null;
  giveBack(sender: Sender): void;
}

/** Turns of this process, because it is its memory that they spare. */
export function largeBodies(): Turns {
  const signedIn = queueOf(MOST.signedIn);
  const visitors = queueOf(MOST.visitors);
  const of = ({ person }: Sender) => (person === null ? visitors : signedIn);
  return {
    take: (sender) => (of(sender).take(keyOf(sender)) ? null : { retryAfter: RETRY_AFTER }),
    giveBack: (sender) => of(sender).giveBack(keyOf(sender)),
  };
}

// A conversation that is kept at this moment is no reason to refuse an upload, so each call has turns of its own.
const keyOf = ({ person, address, call }: Sender) => `${call} ${person?.id ?? address}`;

function queueOf({ atOnce, each }: { readonly atOnce: number; readonly each: number }) {
  const busy = new Map<string, number>();
  let all = 0;
  return {
    take(key: string): boolean {
      const own = busy.get(key) ?? 0;
      if (own >= each || all >= atOnce) return false;
      busy.set(key, own + 1);
      all += 1;
      return true;
    },
    giveBack(key: string): void {
      const left = (busy.get(key) ?? 0) - 1;
      if (left > 0) busy.set(key, left);
      else busy.delete(key);
      all -= 1;
    },
  };
}
