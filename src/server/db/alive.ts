import pg from 'pg';

/** Whether a data base answers at all, known without asking it once more. */
export interface Alive {
  /** False while it is silent: whoever needs it is told so at once. */
  isUp(): boolean;
  /** Told once when it falls silent; answers how not to be told any more. */
  onLost(listener: () => void): () => void;
  stop(): Promise<void>;
}

/** A data base in this process: it answers as long as anything does. */
export const ALWAYS: Alive = { isUp: () => true, onLost: () => () => undefined, stop: async () => undefined };

/** Between two looks, and how long an answer may take, ms. A server under load answers a bare question in time; a frozen one does not. */
const LOOK_MS = 1_000;
const WITHIN_MS = 3_000;

/**
 * Asks a server from time to time, on a connection of its own: those of the pool may all be waiting for something. Silent it is
 * asked on, on a new connection each time. `lost`: it has just fallen silent.
 */
export function watchServer(url: string, lost: () => void): Alive {
  const listeners = new Set<() => void>();
  let up = true;
  let stopped = false;
  let client: pg.Client | null = null;
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (idle) looking = look();
  }, LOOK_MS);
  timer.unref();
  let idle = true;

  async function look(): Promise<void> {
    idle = false;
    const answered = await inTime(ask());
    if (stopped) return;
    idle = true;
    // What said nothing is asked no more: the next look has a connection of its own.
    if (!answered) drop();
    if (answered === up) return;
    up = answered;
    if (up) return;
    lost();
    for (const listener of [...listeners]) listener();
  }

  async function ask(): Promise<void> {
    if (client === null) {
      const one = new pg.Client({ connectionString: url, connectionTimeoutMillis: WITHIN_MS });
      one.on('error', () => {
        if (client === one) client = null;
      });
      client = one;
      await one.connect();
    }
    await client.query('select 1');
  }

  function drop(): void {
    // Ending waits for a server that says nothing; nobody waits for it.
    client?.end().catch(() => undefined);
    client = null;
  }

  return {
    isUp: () => up,
    onLost(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      drop();
      await looking;
    },
  };
}

/** True where something comes about in time. Of a process that was held up itself the answer is read before it is missed. */
async function inTime(work: Promise<void>): Promise<boolean> {
  const missed = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => setImmediate(() => setImmediate(() => missed.resolve(false))), WITHIN_MS);
  const came = work.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([came, missed.promise]);
  } finally {
    clearTimeout(timer);
  }
}
