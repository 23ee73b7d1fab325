import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#src/server/db/database.ts';

type Db = Database['db'];

const transaction = new AsyncLocalStorage<Db>();

/**
 * A data base that throws where its own connection is asked for inside one of its transactions, instead of the transaction's. The
 * embedded data base has one connection, and would wait for ever; a server has more, and would not see what was written.
 */
export function oneConnection(database: Database): Database {
  const guarded: Db = new Proxy(database.db, {
    get(db, key) {
      const member: unknown = Reflect.get(db, key);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        if (transaction.getStore() === guarded)
          throw new Error(`The data base itself was asked (${String(key)}) inside a transaction of it.`);
        const answer: unknown = Reflect.apply(member, db, given);
        return key === 'transaction' ? begun(answer) : answer;
      };
    },
  });
  /** A transaction that is being set up: whatever it executes is inside it. */
  function begun(builder: unknown): unknown {
    if (typeof builder !== 'object' || builder === null) return builder;
    return new Proxy(builder, {
      get(target, key) {
        const member: unknown = Reflect.get(target, key);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) =>
          key === 'execute'
            ? transaction.run(guarded, () => Reflect.apply(member, target, given))
            : begun(Reflect.apply(member, target, given));
      },
    });
  }
  return { ...database, db: guarded };
}
