import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { openDatabase } from '#src/server/db/database.ts';
import { feeOf } from '#src/server/sandbox/payments/books.ts';
import { eventually } from '../support/eventually.ts';
import { freshSettings, type Request, sendTo } from '../support/server/running.ts';

/** A demonstration resident whose meter ends in 7777: the vendor times out, and has vended. */
const LATE_RESIDENT = 'late@palmcourt.example';

const root = join(import.meta.dirname, '../..');
let fresh: Awaited<ReturnType<typeof freshSettings>>;
let running: { child: ChildProcess; url: string } | undefined;
beforeAll(async () => {
  fresh = await freshSettings();
});
afterAll(async () => {
  if (running !== undefined) await kill(running.child);
  await fresh.remove();
});

async function start(): Promise<{ child: ChildProcess; url: string }> {
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn('node_modules/.bin/node', ['src/server/main.ts'], {
    cwd: root,
    env: { ...env, ...fresh.settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  return { child, url: await eventually(async () => /Wattchat is at (\S+)/.exec(said)?.[1]) };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const send = (...request: Request) => sendTo(running?.url ?? '', ...request);

test('a portal killed while the vendor is silent comes back, and the token is there once', async () => {
  running = await start();
  const { body } = await send('POST', calls.signIn.path, { email: LATE_RESIDENT, password: DEMO_PASSWORD });
  const token: string = body.token;
  const wish = { key: 'killed-in-mid-vend', type: 'power_vending', amount: 5000 };
  const opened = await send('POST', calls.openOrder.path, wish, token);
  expect(opened.status).toBe(200);
  const { orderId } = opened.body;
  await send('POST', `/sandbox/payments/${orderId}`, { card: '4242424242424242' });
  const state = async () =>
    (await send('GET', `${calls.orderStatus.path}?orderId=${orderId}`, undefined, token)).body.state;
  await eventually(async () => ((await state()) === 'fulfilling' ? true : null));
  await kill(running.child);

  running = await start();
  const report = {
    transfer_reference: { status: 'CAPTURED', orderId },
    type: 'power_vending',
    amount: 5050,
  };
  const done = await eventually(async () => {
    const answer = await send('POST', calls.topupPower.path, report, token);
    return answer.status === 202 ? null : answer;
  });
  expect(done).toMatchObject({ status: 200, body: { orderId, token: expect.stringMatching(/^\d{20}$/) } });
  expect(await send('POST', calls.topupPower.path, report, token)).toEqual(done);
  await kill(running.child);
  running = undefined;

  const database = await openDatabase({
    dataDir: join(fresh.settings.DATA_DIR ?? '', 'db'),
    databaseUrl: fresh.settings.DATABASE_URL,
  });
  try {
    const book = await database.db
      .selectFrom('sandbox_vends')
      .select(['sends', 'executions', 'token'])
      .where('reference', '=', orderId)
      .execute();
    expect(book).toEqual([{ sends: 1, executions: 1, token: done.body.token }]);
    const kept = await database.db.selectFrom('tokens').select('token').where('order_id', '=', orderId).execute();
    expect(kept).toEqual([{ token: done.body.token }]);
    const held = await database.db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
      .select(['account', ({ fn }) => fn.sum<number>('amount_kobo').as('kobo')])
      .where('order_id', '=', orderId)
      .groupBy('account')
      .orderBy('account')
      .execute();
    // What the provider holds and took, the goods and what they cost, and our own fee: each once.
    expect(Object.fromEntries(held.map(({ account, kobo }) => [account, Number(kobo)]))).toEqual({
      'cost:power': -500_000,
      [`customer:${orderId}`]: 0,
      fees: 5_000,
      'provider-fees:sandbox': -feeOf(505_000),
      'provider:sandbox': feeOf(505_000) - 505_000,
      'sales:power': 500_000,
      'vendor:sandbox': 500_000,
    });
  } finally {
    await database.close();
  }
}, 900_000);
