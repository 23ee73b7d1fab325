// @module-tag long
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../tools/testing/postgres.ts';
import { compare } from '../../endings/support/books-agree.ts';
import { PAYERS } from '../../endings/support/payers.ts';
import { VENDORS } from '../../endings/support/vendors.ts';
import { eventually } from '../../support/eventually.ts';
import { dice } from '../support/seeded.ts';
import { type Buyers, openBuyers } from './buyers.ts';
import { type Outside, openOutside } from './outside.ts';
import { type Life, startPortal } from './portals.ts';
import { RESIDENTS } from './residents.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** It goes back once no vendor has sold it for as long as the slowest book needs, ms; and the machine may be busy. */
const ENDS_WITHIN_MS = 900_000;

const named = <T extends { readonly name: string }>(all: readonly T[], name: string): T => {
  const one = all.find((each) => each.name === name);
  if (one === undefined) throw new Error(`there is no ${name}`);
  return one;
};

/*
 * The drill of operations.md, `To a moment`: a PostgreSQL that archives its log is lost, and stands again as it was before the last
 * purchases. Provider and vendor are processes of their own, and have not forgotten them.
 */
describe.runIf(process.env.TEST_DATABASE_URL)('a data base that goes back to a moment', () => {
  let outside: Outside;
  let buyers: Buyers;
  let life: Life | null = null;
  let port = 0;

  const begin = async () => {
    life = await startPortal(outside.settings, { port, at: null, log: join(outside.folder, 'portal.log') });
    if (life === null) throw new Error('The portal does not start.');
    return life;
  };
  const read = async <T>(what: (db: Awaited<ReturnType<Outside['open']>>['db']) => Promise<T>): Promise<T> => {
    const database = await outside.open();
    try {
      return await what(database.db);
    } finally {
      await database.close();
    }
  };
  /** The orders of so many last purchases. */
  const bought = (from: number) => buyers.all.slice(from).map(({ orderId }) => String(orderId));
  const standing = (ids: readonly string[]) =>
    read(async (db) => {
      const rows = await db.selectFrom('orders').select(['order_id', 'state']).where('order_id', 'in', ids).execute();
      return ids.map((id) => rows.find(({ order_id }) => order_id === id)?.state ?? 'gone');
    });

  beforeAll(async () => {
    const pair = { payer: named(PAYERS, 'paystack'), vendor: named(VENDORS, 'buypower') };
    const opened = await openOutside({ dataBase: 'postgres' }, pair, { archiving: true });
    if (opened === null) throw new Error('PostgreSQL is not installed.');
    outside = opened;
    await outside.furnish();
    port = await freePort();
    buyers = openBuyers(outside, () => (life === null || life.isGone() ? [] : [life.url]), dice(1));
    const { url } = await begin();
    await outside.eventsTo(url);
  });
  afterAll(async () => {
    await life?.kill();
    await outside?.close();
  });

  test(
    'has what was bought before, and settles what was bought since by the books of others, once',
    async () => {
      const { cluster, payments, vending, pair, settings } = outside;
      const [one, other, third, fourth] = RESIDENTS;
      if (!cluster?.backUp || !cluster.goBack || !one || !other || !third || !fourth)
        throw new Error('There is no archive.');
      await buyers.buy(one, 1);
      await cluster.backUp();
      await buyers.buy(other, 2);
      const moment = await read(
        async (db) => (await db.selectNoFrom(({ fn }) => fn<Date>('now').as('now')).executeTakeFirstOrThrow()).now,
      );
      await buyers.buy(third, 3);
      // Paid, and the machine is gone before anybody says so.
      await outside.wrong('payments', { events: ['late'] });
      await buyers.buy(fourth, 4, { leaves: true, between: async () => life?.kill() });
      await outside.wrong('payments');
      await life?.kill();
      expect(await standing(bought(0))).toEqual(['fulfilled', 'fulfilled', 'fulfilled', expect.anything()]);

      await cluster.goBack(moment);
      expect(await standing(bought(0))).toEqual(['fulfilled', 'fulfilled', 'gone', 'gone']);
      const { NODE_ENV: _, ...env } = process.env;
      const said = spawnSync(
        'node_modules/.bin/node',
        ['src/server/commands/restore.ts', '--noted', moment.toISOString()],
        {
          ...{ cwd: ROOT, env: { ...env, ...settings }, encoding: 'utf8' },
        },
      );
      expect([said.status, said.stderr]).toEqual([0, '']);
      expect(said.stdout).toContain('Noted.');

      await begin();
      const ended = await eventually(async () => {
        await pair.payer.endRefunds?.(payments);
        const states = await standing(bought(2));
        return states.every((state) => state === 'fulfilled' || state === 'refunded') ? states : null;
      });
      expect(ended).toEqual(['fulfilled', 'refunded']);
      const found = await read((db) =>
        db.selectFrom('forgotten_payments').select(['order_id', 'state']).orderBy('captured_at').execute(),
      );
      const [delivered, back] = bought(2);
      expect(found).toEqual([
        { order_id: delivered, state: 'delivered' },
        { order_id: back, state: 'back' },
      ]);
      const told = await read((db) =>
        db.selectFrom('tokens').select('token').where('order_id', '=', String(delivered)).execute(),
      );
      expect(told.map(({ token }) => token)).toEqual([...(buyers.promises.shown.get(String(delivered)) ?? [])]);
      const books = await read((db) => compare({ ...pair, payments, vending, beside: null, lives: { db: () => db } }));
      expect(books).toEqual({ wrong: [], flights: [] });
    },
    ENDS_WITHIN_MS,
  );
});
