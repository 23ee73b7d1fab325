import { Socket } from 'node:net';
import pg from 'pg';

const INT8 = 20;

/** Connections to a server at once. */
const MOST = 10;
/** How long somebody waits for a connection, ms: until one is free, or a new one is open. */
const ACQUIRE_MS = 10_000;
/** The longest that a statement, and a transaction that does nothing, may take, ms. */
const STATEMENT_MS = 30_000;
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Connections to a PostgreSQL server, shared by everything in this process. */
export interface ServerPool {
  readonly pool: pg.Pool;
  /** From now on no statement goes on for ever. Before, while the data is brought up to date, each takes what it takes. */
  limit(): Promise<void>;
  /** Ends every connection where it stands: what waits on it fails, instead of waiting for a server that says nothing. */
  cut(): void;
}

/** A pool for a server; it connects when it is asked. */
export function serverPool(url: string): ServerPool {
  const sockets = new Set<Socket>();
  const clients = new Set<pg.ClientBase>();
  let limited = false;
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST,
    // What is said at once goes out at once: whoever says one thing after another notices nothing of it.
    pipeline: true,
    connectionTimeoutMillis: ACQUIRE_MS,
    // Awaited before anybody gets the connection.
    onConnect: (client) => (limited ? limitOne(client) : undefined),
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      return socket;
    },
    types: {
      // Money is int8 and stays below 2^53; pg would hand it over as text.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  // A connection that dies would end the process where nobody listens. While it is idle the pool does, and replaces it; while
  // it is in use only its own listener hears, and the query or the transaction it was in is what fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    clients.add(client);
  });
  pool.on('remove', (client) => clients.delete(client));
  return {
    pool,
    async limit() {
      limited = true;
      await Promise.all([...clients].map(limitOne));
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Said by a statement and not as the connection begins, which poolers between us and the server refuse. */
async function limitOne(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
  );
}
