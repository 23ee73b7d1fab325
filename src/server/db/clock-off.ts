import type { Logger } from 'pino';

/** So far this machine's clock may be from the data base's before it is told, ms: lines of the log are put beside lines of the data base by it. */
const FAR_MS = 5_000;
const EVERY_MS = 3_600_000;

/** Tells in the log, at once and every hour, where this machine's clock is off: the times of the log are its own, all others the data base's. Answers how to stop. */
export function watchClock(
  { log, clock }: { readonly log: Pick<Logger, 'warn'>; readonly clock: () => Date },
  own: () => number = Date.now,
): () => Promise<void> {
  const look = () => {
    const offMs = own() - clock().getTime();
    if (Math.abs(offMs) > FAR_MS)
      log.warn(
        { event: 'clock-off', seconds: Math.round(offMs / 1_000) },
        'the clock of this machine is off: set it by NTP',
      );
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return async () => clearInterval(timer);
}
