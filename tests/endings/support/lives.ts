import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type Database, openDatabase } from '#src/server/db/database.ts';
import type { ServerEnv } from '#src/server/http/context.ts';
import { webhookRoutes } from '#src/server/order-worker/webhook.ts';
import type { OpenDeps } from '#src/server/orders/opens.ts';
import { settle } from '../../faults/support/fixtures.ts';
import { boot, type ServerProcess } from '../../faults/support/server-process.ts';
import { world } from '../../faults/support/world.ts';
import { oneConnection } from '../../support/server/one-connection.ts';
import { readTemplate } from '../../support/server/template.ts';
import { METERS } from './vendors.ts';

/** A server that may die and start again, with a data base that may be put back to an earlier moment. */
export interface Lives {
  readonly server: () => ServerProcess;
  readonly db: () => OpenDeps['db'];
  /** Where it takes events, whichever life it is in. */
  readonly url: string;
  /** As after `kill -9`: nothing but the data base is left. */
  readonly restart: () => Promise<void>;
  readonly backup: () => Promise<Blob>;
  /** The data base as it was, and a server on it. */
  readonly restore: (backup: Blob) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts one on an empty data base that has the meters of the stand-ins. */
export async function openLives(
  ports: Pick<OpenDeps, 'payments' | 'vending' | 'otherVendors' | 'clock'>,
): Promise<Lives> {
  let database = await open(await readTemplate('tables'));
  await furnish(database);
  let lives = 0;
  let life = await begin();
  const listener = createServer(getRequestListener((request) => life.app.fetch(request)));
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  async function begin() {
    // Each life draws numbers of its own.
    lives += 1;
    const server = await boot(world(database.db, lives), []);
    Object.assign(server.deps, ports);
    const app = new Hono<ServerEnv>();
    app.onError((_, c) => c.body(null, 500));
    app.route('/', webhookRoutes(server.deps));
    return { server, app };
  }
  return {
    server: () => life.server,
    db: () => database.db,
    url: `http://127.0.0.1:${address.port}/api/payments/webhook/${ports.payments.name}`,
    restart: async () => {
      life = await begin();
    },
    backup: async () => {
      if (database.lite === undefined) throw new Error('It is the embedded data base that is kept.');
      return database.lite.dumpDataDir('none');
    },
    restore: async (backup) => {
      await database.close();
      database = await open(backup);
      life = await begin();
    },
    close: async () => {
      listener.close();
      listener.closeAllConnections();
      await database.close();
    },
  };
}

const open = async (template: Blob): Promise<Database> =>
  oneConnection(await openDatabase({ dataDir: ':memory:', template }));

async function furnish({ db }: Database): Promise<void> {
  await settle(db);
  const house = { estate_id: 901, landlord_name: 'Amaka Eze', house_address: 'House 1' };
  const meters = Object.values(METERS).map((meter_number) => ({ ...house, meter_number }));
  await db.insertInto('meters').values(meters).execute();
}
