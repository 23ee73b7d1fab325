import { DELAYS, type DelayName, type Pace } from '#catalogues/delays.ts';

/** The delays of a portal, at its own pace. */
export interface Waits {
  /** Waits out a delay; rejects when the signal fires. */
  wait(delay: DelayName, signal: AbortSignal): Promise<void>;
  keepPace(pace: Pace): void;
}

/** Delays by a clock that waits so many ms; swift until the portal has said its pace. */
export function createWaits(pause: (ms: number, signal: AbortSignal) => Promise<void>): Waits {
  let pace: Pace = 'swift';
  return {
    async wait(delay, signal) {
      const ms = DELAYS[delay][pace];
      if (ms > 0) await pause(ms, signal);
    },
    keepPace(given) {
      pace = given;
    },
  };
}
