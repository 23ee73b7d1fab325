import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The data base's clock in this process. */
interface DatabaseClock {
  /** The time as the data base has it. */
  readonly now: () => Date;
  stop(): void;
}

/** Between two looks at the data base's clock, ms. */
const LOOK_MS = 10_000;
/** A look that took longer says too little, ms. */
const SLOW_MS = 1_000;

/**
 * The time of the data base, for all times that are stored and compared: servers with clocks of their own then agree on who
 * holds what until when. Between two looks it goes by the time that passed, so that a machine's clock that is put forward or
 * back moves nothing here. `passed`: ms that have passed since any beginning.
 */
export async function databaseClock(db: Kysely<Schema>, passed = () => performance.now()): Promise<DatabaseClock> {
  let known = await look();
  const timer = setInterval(() => {
    // Where it cannot be asked just now, the time that passed still tells.
    look().then(
      (seen) => {
        if (seen.tookMs < SLOW_MS) known = seen;
      },
      () => undefined,
    );
  }, LOOK_MS);
  timer.unref();
  return { now: () => new Date(known.base + passed()), stop: () => clearInterval(timer) };

  async function look(): Promise<{ base: number; tookMs: number }> {
    const asked = passed();
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    const tookMs = passed() - asked;
    return { base: (rows[0]?.now.getTime() ?? Date.now()) - asked - tookMs / 2, tookMs };
  }
}

/** The data base's time in a statement; it stays the same while one runs, so that an index can be asked with it. */
export function statementTime(): RawBuilder<Date> {
  return sql<Date>`statement_timestamp()`;
}
