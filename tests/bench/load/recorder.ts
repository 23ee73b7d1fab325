/** Loaded before a portal: writes down each statement that it sends to PostgreSQL, with its connection and its values. */
import { appendFileSync } from 'node:fs';
import pg from 'pg';

/** One statement as it was sent; `connection` tells apart those that were sent beside each other. */
export interface Sent {
  readonly at: number;
  readonly connection: number;
  readonly text: string;
  readonly values: readonly unknown[];
}

const file = process.env.RECORD ?? '';
const connections = new WeakMap<object, number>();
let count = 0;

const query: (...args: unknown[]) => unknown = Reflect.get(pg.Client.prototype, 'query');
if (file !== '')
  Object.assign(pg.Client.prototype, {
    query(this: object, ...args: unknown[]) {
      const known = connections.get(this) ?? ++count;
      connections.set(this, known);
      const [first, second] = args;
      const { text, values } =
        typeof first === 'string' ? { text: first, values: second } : (first as { text: string; values?: unknown });
      const sent: Sent = { at: Date.now(), connection: known, text, values: Array.isArray(values) ? values : [] };
      appendFileSync(file, `${JSON.stringify(sent)}\n`);
      return query.apply(this, args);
    },
  });
