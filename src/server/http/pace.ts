/** How many calls one asker makes in a minute before they wait. */
export interface CallsPerMinute {
  /** Of somebody who is signed in, wherever they are. */
  readonly account: number;
  /** Of all visitors of a network address together: a mobile network's many thousand people share one. */
  readonly address: number;
}

/** Lets each asker make so many calls of this server in a minute. */
export interface Pace {
  /** Count one; answers when to try again where there were too many, seconds. */
  take(asker: { readonly account: string | null; readonly address: string }): { readonly retryAfter: number } | null;
}

const MINUTE_MS = 60_000;

/**
 * The widest of all limits, against a program that goes round in a circle or reads everything that there is. It is this process's own: what it spares is
 * this process, and a count in the data base would cost more than most of what it counts. `passed`: ms that have passed since any beginning.
 */
export function paceOf(most: CallsPerMinute, passed = () => performance.now()): Pace {
  const counts = new Map<string, number>();
  let until = passed() + MINUTE_MS;
  return {
    take({ account, address }) {
      const now = passed();
      if (now >= until) {
        counts.clear();
        until = now + MINUTE_MS;
      }
      const [key, bound] = account === null ? [`of ${address}`, most.address] : [account, most.account];
      const count = (counts.get(key) ?? 0) + 1;
      if (count > bound) return { retryAfter: Math.max(1, Math.ceil((until - now) / 1_000)) };
      counts.set(key, count);
      return null;
    },
  };
}
