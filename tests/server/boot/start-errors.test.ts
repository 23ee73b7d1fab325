import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '#src/server/boot/server.ts';
import { CannotStart } from '#src/server/cannot-start.ts';
import { readConfig } from '#src/server/config.ts';
import { openLog } from '#src/server/http/log.ts';

let home: string;
let taken: Server;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'wattchat-start-'));
  writeFileSync(join(home, 'a-file'), '');
  taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  taken.close();
  rmSync(home, { recursive: true, force: true });
});

const port = () => String((taken.address() as AddressInfo).port);

/** Why a portal with these settings does not start; it says so in words, and no stack. */
async function whyNot(settings: Record<string, string>): Promise<string> {
  const given = { PORT: '0', DATA_DIR: join(home, 'new'), ...settings };
  const started = startServer(readConfig(given), { log: openLog('silent') });
  const cause: unknown = await started.then(
    (server) => server.close(),
    (error: unknown) => error,
  );
  expect(cause).toBeInstanceOf(CannotStart);
  return cause instanceof CannotStart ? cause.message : '';
}

const CASES: readonly (readonly [what: string, settings: () => Record<string, string>, words: () => string])[] = [
  [
    'a payment provider that is not known',
    () => ({ PAYMENT_PROVIDER: 'nobody' }),
    () => "PAYMENT_PROVIDER: 'nobody' is not known; known are: sandbox, paystack, flutterwave, netplus",
  ],
  [
    'a vendor that is not known, behind one that is',
    () => ({ VENDING_PROVIDER: 'sandbox,nobody' }),
    () => "VENDING_PROVIDER: 'nobody' is not known; known are: sandbox, vtpass, buypower, baxi",
  ],
  [
    'a key of the payment provider that is missing',
    () => ({ PAYMENT_PROVIDER: 'paystack' }),
    () => 'PAYMENT_SECRET_KEY',
  ],
  [
    'a key of a vendor that is missing',
    () => ({ VENDING_PROVIDER: 'buypower' }),
    () => 'VENDING_TOKEN: is needed by this vendor',
  ],
  [
    'a port that is in use',
    () => ({ PORT: port() }),
    () => `Port ${port()} on 127.0.0.1 is in use. Stop what uses it, or set PORT to another one.`,
  ],
  [
    'a data folder in whose place a file is',
    () => ({ DATA_DIR: join(home, 'a-file') }),
    () => `The data folder ${join(home, 'a-file')} is no folder: a file is in its place. Move it away, or set DATA_DIR`,
  ],
  [
    'the same where the data is on a server, which is not asked then',
    () => ({ DATA_DIR: join(home, 'a-file'), DATABASE_URL: 'postgres://me:secret@nowhere.invalid/estates' }),
    () => `The data folder ${join(home, 'a-file')} is no folder`,
  ],
  [
    'a price list that is not there',
    () => ({ PRICE_LIST_INTERNET: join(home, 'no-such-list.json') }),
    () => join(home, 'no-such-list.json'),
  ],
];

test.each(CASES)('%s is named with what to do, and nothing was written', async (_, settings, words) => {
  expect(await whyNot(settings())).toContain(words());
  expect(existsSync(join(home, 'new', 'db'))).toBe(false);
});

test('a data base whose host is not there is named without its password, with what to do', async () => {
  const why = await whyNot({ DATABASE_URL: 'postgres://me:a-password@nowhere.invalid:5433/estates' });
  expect(why).toMatch(
    /^The data base estates at nowhere\.invalid:5433 cannot be used: .*nowhere\.invalid.*Start it, or mend DATABASE_URL\.$/,
  );
  expect(why).not.toContain('a-password');
});
