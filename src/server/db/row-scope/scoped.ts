import type { PGlite } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { Schema } from '../schema.ts';
import { SCOPED_ROLE } from './policies.ts';
import type { RowScope } from './scope.ts';

/** Does one statement, behind what begins its transaction. */
type Ask = (opening: string, query: CompiledQuery) => Promise<{ readonly rows: readonly unknown[] }>;

/** A PostgreSQL server: all of it goes out at once, and costs one way there and back. */
export const askServer =
  (pool: pg.Pool): Ask =>
  async (opening, { sql, parameters }) => {
    const client = await pool.connect();
    const [opened, read, closed] = await Promise.allSettled([
      client.query(`begin; ${opening}`),
      client.query(sql, [...parameters]),
      client.query('commit'),
    ]);
    const broke = [opened, read, closed].find(({ status }) => status === 'rejected');
    // After a fault the transaction is over, too; a connection of which even that is not known is none any more.
    client.release(closed.status === 'rejected');
    if (broke?.status === 'rejected') throw broke.reason;
    if (read.status === 'rejected') throw read.reason;
    return read.value;
  };

/** PostgreSQL in this process, which does one thing at a time. */
export const askLite =
  (lite: PGlite): Ask =>
  (opening, { sql, parameters }) =>
    lite.transaction(async (trx) => {
      await trx.exec(opening);
      return trx.query(sql, [...parameters]);
    });

const whole = (value: number | null): string => (value === null ? '' : String(Math.trunc(value)));
const UUID = /^[0-9a-f-]{36}$/;

/** What a transaction says first: it writes nothing, and whose rows it reads. */
function openingOf({ estate, home, person }: Exclude<RowScope, 'all'>): string {
  if (person !== null && !UUID.test(person)) throw new Error('No id of a person.');
  const said = { estate: whole(estate), home: whole(home), person: person ?? '' };
  const settings = Object.entries(said).map(([name, value]) => `set_config('wattchat.${name}', '${value}', true)`);
  return `set transaction read only; set local role ${SCOPED_ROLE}; select ${settings.join(', ')}`;
}

/**
 * The data base as a call that only reads sees it: each statement is a transaction that takes the role, and finds the rows of whoever asks, whatever its conditions
 * say (`policies.ts`). `plain` reads for whoever may read all. `scopeOf` throws where nobody asks.
 */
export function scopedRows(ask: Ask, plain: Kysely<Schema>, scopeOf: () => RowScope): Kysely<Schema> {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const scope = scopeOf();
      if (scope === 'all') return plain.executeQuery<R>(query);
      const { rows } = await ask(openingOf(scope), query);
      return { rows: rows as R[] };
    },
    streamQuery: () => onlyReads(),
  };
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: async () => onlyReads(),
    commitTransaction: async () => onlyReads(),
    rollbackTransaction: async () => onlyReads(),
    // What it reads through is another's, and ends with that.
    destroy: async () => undefined,
  };
  return new Kysely<Schema>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
}

function onlyReads(): never {
  throw new Error('What is read by its rows has no transaction of its own.');
}
