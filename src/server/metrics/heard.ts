import { type Kysely, sql } from 'kysely';
import type { ProviderLine } from '#catalogues/operations.ts';
import type { Schema } from '../db/schema.ts';

/** An answer of a provider, or that there was none; `failed`: it cannot be used. */
export interface HeardAnswer {
  readonly line: ProviderLine;
  readonly provider: string;
  readonly failed: boolean;
  readonly ms: number;
}

/** Answers of one minute that took about as long. */
interface HeardRow {
  readonly minute: Date;
  readonly line: ProviderLine;
  readonly provider: string;
  readonly failed: boolean;
  readonly took_ms: number;
  readonly count: number;
  readonly last_at: Date;
}

/** What this process has heard and not kept yet. */
export interface HeardBook {
  note(answer: HeardAnswer): void;
  /** What was noted since the last time, which is forgotten here. */
  take(): readonly HeardRow[];
}

const MINUTE_MS = 60_000;
/** Between two writings, ms: a process that dies takes so much of the picture with it, and nothing else. */
const KEEP_EVERY_MS = 5_000;
/** What is older is of no use to anybody who looks how it goes now, ms. */
const KEPT_MS = 6 * 3_600_000;
/** Times are kept to a quarter: enough for a median, and few rows. */
const STEP = 1.25;
/** Most rows that wait for a data base which does not answer. */
const MOST_WAITING = 5_000;

/** A book of what this process hears from now on. */
export function heardBook(clock: () => Date): HeardBook {
  let rows = new Map<string, HeardRow>();
  return {
    note({ line, provider, failed, ms }) {
      const at = clock();
      const minute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
      const took_ms = about(ms);
      const key = [minute.getTime(), line, provider, failed, took_ms].join(' ');
      if (!rows.has(key) && rows.size >= MOST_WAITING) return;
      const count = (rows.get(key)?.count ?? 0) + 1;
      rows.set(key, { minute, line, provider, failed, took_ms, count, last_at: at });
    },
    take() {
      // Of servers that write at once each takes the same order, so that none waits for another in a circle.
      const taken = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
      rows = new Map();
      return taken;
    },
  };
}

/** So many ms to a quarter, 1 at least. */
function about(ms: number): number {
  const steps = Math.round(Math.log(Math.max(1, ms)) / Math.log(STEP));
  return Math.max(1, Math.round(STEP ** steps));
}

/** Add what was heard to what all servers have heard. */
export async function keepHeard(db: Kysely<Schema>, book: HeardBook): Promise<void> {
  const rows = book.take();
  if (rows.length === 0) return;
  await db
    .insertInto('provider_answers')
    .values([...rows])
    .onConflict((same) =>
      same.columns(['minute', 'line', 'provider', 'failed', 'took_ms']).doUpdateSet({
        count: sql`provider_answers.count + excluded.count`,
        last_at: sql`greatest(provider_answers.last_at, excluded.last_at)`,
      }),
    )
    .execute();
}

/** Keep what is heard from now on, and for some hours; answers how to stop, which keeps the rest. */
export function keepingHeard(deps: {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly book: HeardBook;
  readonly failed: (cause: unknown) => void;
}): () => Promise<void> {
  let forgottenAt = 0;
  const round = async () => {
    await keepHeard(deps.db, deps.book);
    const now = deps.clock().getTime();
    if (now - forgottenAt < MINUTE_MS) return;
    forgottenAt = now;
    await deps.db
      .deleteFrom('provider_answers')
      .where('minute', '<', new Date(now - KEPT_MS))
      .execute();
  };
  let keeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    keeping = keeping.then(round).catch(deps.failed);
  }, KEEP_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return keeping.then(round).catch(deps.failed);
  };
}
