import type { StandIn } from '../../support/stand-ins.ts';

/** One time for a portal and the stand-ins around it: the machine's, and how far a test has moved it on. */
export interface Clocks {
  readonly now: () => Date;
  readonly pass: (ms: number) => Promise<void>;
}

/** The clocks of some stand-ins that have just started, and of whoever reads `now`. */
export function clocksOf(standIns: readonly StandIn[]): Clocks {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    async pass(ms) {
      // Theirs first: what is due by ours has to be known there.
      await Promise.all(standIns.map((one) => one.ask('PUT', '/stand-in/clock', { aheadMs: ms })));
      aheadMs += ms;
    },
  };
}
