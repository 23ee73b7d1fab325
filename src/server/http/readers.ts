import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Replica } from '../db/replica.ts';
import type { Schema } from '../db/schema.ts';
import type { Metrics } from '../metrics/metrics.ts';

type Answering = (asked: never) => Promise<unknown>;

interface Deps {
  /** Where the data base itself is read. */
  readonly reading: Kysely<Schema>;
  /** Null: there is none. */
  readonly replica: (Pick<Replica, 'isCaughtUp'> & { readonly reading: Kysely<Schema> }) | null;
  readonly metrics: Pick<Metrics, 'read'>;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Handlers that only read. A standby answers each call for which it knows what the data base knows, and the data base itself all
 * others, and those at which the standby fails: it ends what stands in the way of what it has to write. `make` is given where to
 * read; what it writes (how often somebody exports) it writes elsewhere.
 */
export function readers<H extends Readonly<Record<string, Answering>>>(
  make: (reading: Kysely<Schema>) => H,
  { reading, replica, metrics, log }: Deps,
): H {
  const own = make(reading);
  if (replica === null) return own;
  const there: Readonly<Record<string, Answering>> = make(replica.reading);
  const chosen = Object.entries<Answering>(own).map(([call, answer]) => {
    const elsewhere = there[call] ?? answer;
    return [
      call,
      async (asked: never) => {
        if (await replica.isCaughtUp()) {
          try {
            const answered = await elsewhere(asked);
            metrics.read('replica');
            return answered;
          } catch (err) {
            log.warn({ err, call }, 'the standby failed; the data base itself is read');
          }
        }
        metrics.read('primary');
        return answer(asked);
      },
    ] as const;
  });
  return { ...own, ...Object.fromEntries(chosen) };
}
