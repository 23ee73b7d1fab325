import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { tooMany } from '../http/refusals.ts';
import { followsTraces, traceTurn } from '../tracing/tracing.ts';

/** Many households share one address of their network. */
const TURNS_OF_AN_ADDRESS = { name: 'turns-address', points: 1_200, seconds: 3_600 } as const;

/** The calls with which browsers and terminals tell how long things took. */
export function measureHandlers({ db }: { readonly db: Kysely<Schema> }): Pick<Handlers, 'reportTurn'> {
  const turns = createLimit(db, TURNS_OF_AN_ADDRESS);
  return {
    async reportTurn({ input, address }) {
      if (!followsTraces()) return { status: 200, data: { noted: false } };
      const over = await turns.take(address);
      if (over) return tooMany(over);
      return { status: 200, data: { noted: traceTurn(input) } };
    },
  };
}
