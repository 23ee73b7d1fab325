import {
  type AbortableOperationOptions,
  CompiledQuery,
  type ControlConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';

/**
 * A data base in which whatever is written for an estate's administrator is held to rows of that estate (migration 367): each transaction says
 * whose it is. `writesFor`: that estate's id, null where nobody is held. A statement alone becomes a transaction of its own then.
 */
export function heldWrites(inner: Dialect, writesFor: () => number | null): Dialect {
  return {
    createAdapter: () => inner.createAdapter(),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createIntrospector: (db) => inner.createIntrospector(db),
    createDriver: () => heldDriver(inner.createDriver(), writesFor),
  };
}

const innerOf = (connection: DatabaseConnection): DatabaseConnection =>
  connection instanceof HeldConnection ? connection.inner : connection;

function heldDriver(driver: Driver, writesFor: () => number | null): Driver {
  const { savepoint, rollbackToSavepoint, releaseSavepoint } = driver;
  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      const connection = await driver.acquireConnection(options);
      const estate = writesFor();
      return estate === null ? connection : new HeldConnection(connection, driver, estate);
    },
    releaseConnection: (connection, options) => driver.releaseConnection(innerOf(connection), options),
    beginTransaction: (connection, settings) =>
      connection instanceof HeldConnection ? connection.begin(settings) : driver.beginTransaction(connection, settings),
    commitTransaction: (connection) =>
      connection instanceof HeldConnection ? connection.commit() : driver.commitTransaction(connection),
    rollbackTransaction: (connection) =>
      connection instanceof HeldConnection ? connection.rollback() : driver.rollbackTransaction(connection),
    ...(savepoint && { savepoint: (connection, ...named) => savepoint.call(driver, innerOf(connection), ...named) }),
    ...(rollbackToSavepoint && {
      rollbackToSavepoint: (connection, ...named) => rollbackToSavepoint.call(driver, innerOf(connection), ...named),
    }),
    ...(releaseSavepoint && {
      releaseSavepoint: (connection, ...named) => releaseSavepoint.call(driver, innerOf(connection), ...named),
    }),
    destroy: (options) => driver.destroy(options),
  };
}

/** What is read together with something that is written is no reading. */
const onlyReads = ({ query }: CompiledQuery): boolean => query.kind === 'SelectQueryNode' && query.with === undefined;

/** A connection for as long as somebody has it who is held to an estate. */
class HeldConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #driver: Driver;
  readonly #estate: number;
  #begun = false;

  constructor(inner: DatabaseConnection, driver: Driver, estate: number) {
    this.inner = inner;
    this.#driver = driver;
    this.#estate = estate;
  }

  async begin(settings: TransactionSettings): Promise<void> {
    await this.#driver.beginTransaction(this.inner, settings);
    this.#begun = true;
    const said = CompiledQuery.raw("select set_config('wattchat.writes_for', $1, true)", [`${this.#estate}`]);
    // Whoever asked for the transaction ends none that it was told has not begun.
    await this.inner.executeQuery(said).catch((cause) => this.#failed(cause));
  }

  async commit(): Promise<void> {
    this.#begun = false;
    await this.#driver.commitTransaction(this.inner);
  }

  async rollback(): Promise<void> {
    this.#begun = false;
    await this.#driver.rollbackTransaction(this.inner);
  }

  async executeQuery<R>(query: CompiledQuery, options?: AbortableOperationOptions): Promise<QueryResult<R>> {
    if (this.#begun || onlyReads(query)) return this.inner.executeQuery<R>(query, options);
    await this.begin({});
    const done = await this.inner.executeQuery<R>(query, options).catch((cause) => this.#failed(cause));
    await this.commit();
    return done;
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }

  async collectSessionInfo(): Promise<void> {
    await this.inner.collectSessionInfo?.();
  }

  async cancelQuery(control: ControlConnectionProvider): Promise<void> {
    await this.inner.cancelQuery?.(control);
  }

  async killSession(control: ControlConnectionProvider): Promise<void> {
    await this.inner.killSession?.(control);
  }

  async #failed(cause: unknown): Promise<never> {
    await this.rollback();
    throw cause;
  }
}
