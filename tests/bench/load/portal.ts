import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#src/server/db/database.ts';
import { type Started, started } from '../../support/started.ts';
import { ask } from './asking.ts';
import type { Shop } from './buyers.ts';
import { SECRET, settleHouses } from './houses.ts';

/** Portals on one data base, with residents who are signed in. */
export interface Portals {
  readonly shop: Shop;
  readonly pids: readonly number[];
  end(): Promise<void>;
}

/** The same of ours: where each answers, and the sessions of its residents. */
export interface OpenPortals extends Portals {
  readonly urls: readonly string[];
  readonly tokens: readonly string[];
}

interface Wanted {
  /** Where the instant provider and vendor answer. */
  readonly outside: string;
  /** Left out: the embedded data base, in a folder of its own. */
  readonly databaseUrl?: string;
  readonly servers: number;
  readonly residents: number;
  /** A module that each server loads first, and its variables. */
  readonly watched?: { readonly by: string; readonly env: Readonly<Record<string, string>> };
}

/** Starts so many portals as `npm start` does, with Paystack and VTpass as providers, and buys of them in turn. */
export async function openPortals({ outside, databaseUrl, servers, residents, watched }: Wanted): Promise<OpenPortals> {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-bench-'));
  const database = await openDatabase({ dataDir: join(folder, 'db'), databaseUrl });
  const tokens = await settleHouses(database, residents).finally(() => database.close());
  const env = {
    ...{ PORT: '0', DATA_DIR: folder, AUTH_SECRET: SECRET, DEMO: 'off', SECOND_FACTOR: 'offered' },
    ...{ CALLS_PER_MINUTE_ACCOUNT: '1000000', CALLS_PER_MINUTE_ADDRESS: '1000000' },
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...{ PAYMENT_PROVIDER: 'paystack', PAYMENT_API_URL: outside, PAYMENT_SECRET_KEY: 'sk_test_of_the_bench' },
    ...{ VENDING_PROVIDER: 'vtpass', VENDING_URL: outside, VENDING_PHONE: '08030000001' },
    ...{ VENDING_API_KEY: 'a', VENDING_PUBLIC_KEY: 'b', VENDING_SECRET_KEY: 'c' },
    VENDING_ESTATE_COMPANY: 'ikeja-electric',
    ...watched?.env,
  };
  const running: Started[] = [];
  for (let at = 0; at < servers; at += 1) running.push(await started('src/server/main.ts', env, watched?.by));
  const end = async () => {
    await Promise.all(running.map((one) => one.end()));
    rmSync(folder, { recursive: true, force: true });
  };
  const urls = running.map(({ url }) => url);
  return { shop: shopOf(urls, outside, tokens), urls, tokens, pids: running.map(({ pid }) => pid), end };
}

let keys = 0;

/** A resident's purchase of power as the portal's own face makes it: an order, the card, and the window's word until there is a token. */
function shopOf(urls: readonly string[], outside: string, tokens: readonly string[]): Shop {
  return async (buyer) => {
    const url = `${urls[buyer % urls.length]}/api/electricity-service`;
    const token = tokens[buyer % tokens.length];
    const began = performance.now();
    const wish = { key: `bench-key-${keys++}`, type: 'power_vending', amount: 5_000 };
    const made = await ask(`${url}/orders`, wish, token);
    if (made.status !== 200) return `order: ${made.status} ${made.body.code}`;
    const { orderId, total } = made.body;
    await ask(`${outside}/card/${orderId}`, {});
    const paidAt = performance.now();
    const word = { transfer_reference: { status: 'CAPTURED', orderId }, type: 'power_vending', amount: total };
    for (;;) {
      const told = await ask(`${url}/topup-power`, word, token);
      if (told.status === 202) continue;
      const now = performance.now();
      if (told.status !== 200) return `payment: ${told.status} ${told.body.code}`;
      return { wholeMs: now - began, paidMs: now - paidAt };
    }
  };
}
