import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { tooMany } from '../http/refusals.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { followsTraces, traceTurn } from '../tracing/tracing.ts';

/** Many households share one address of their network. */
const TURNS_OF_AN_ADDRESS = { name: 'turns-address', points: 1_200, seconds: 3_600 } as const;
const VITALS_OF_AN_ADDRESS = { name: 'vitals-address', points: 600, seconds: 3_600 } as const;

interface MeasureDeps {
  readonly db: Kysely<Schema>;
  readonly metrics: Pick<Metrics, 'vitals'>;
}

/** The calls with which browsers and terminals tell how long things took. */
export function measureHandlers({ db, metrics }: MeasureDeps): Pick<Handlers, 'reportTurn' | 'reportVitals'> {
  const turns = createLimit(db, TURNS_OF_AN_ADDRESS);
  const pages = createLimit(db, VITALS_OF_AN_ADDRESS);
  return {
    async reportTurn({ input, address }) {
      if (!followsTraces()) return { status: 200, data: { noted: false } };
      const over = await turns.take(address);
      if (over) return tooMany(over);
      return { status: 200, data: { noted: traceTurn(input) } };
    },
    async reportVitals({ input, address }) {
      const over = await pages.take(address);
      if (over) return tooMany(over);
      metrics.vitals(input);
      return { status: 200, data: { noted: true } };
    },
  };
}
