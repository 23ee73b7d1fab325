import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '#catalogues/calls/index.ts';
import { widget } from '#catalogues/calls/paying/orders.shapes.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { openDatabase } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { settleDemo } from '#src/server/demo/seed.ts';
import { systemRandom } from '#src/server/random.ts';
import { eventually } from '../support/eventually.ts';
import { sendTo } from '../support/server/running.ts';
import { startStandIn } from '../support/stand-ins.ts';
import { pairsOf } from './support/pairs.ts';
import { paymentBooks, vendorBooks } from './support/stand-in-books.ts';
import { METERS, PHONE } from './support/vendors.ts';

/*
 * A portal's process that is killed while its vendor works, as its operator runs it, at the pace of the real clock: `npm run
 * test:endings` alone has the minutes for it.
 */
const RESIDENT = 'resident@palmcourt.example';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The demonstration's data, with a meter for its resident that the stand-ins know. */
async function furnish(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  await migrate(db);
  await settleDemo({ db, random: systemRandom, clock: () => new Date() }, true);
  const { estate_id } = await db
    .selectFrom('users')
    .select('estate_id')
    .where('email', '=', RESIDENT)
    .executeTakeFirstOrThrow();
  const meter = { meter_number: METERS.plain, landlord_name: 'Amaka Eze', house_address: 'House 1' };
  await db
    .insertInto('meters')
    .values({ ...meter, estate_id: estate_id ?? 0 })
    .execute();
  await db.updateTable('users').set({ meter_number: METERS.plain }).where('email', '=', RESIDENT).execute();
  await close();
}

async function start(settings: Readonly<Record<string, string>>) {
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn('node_modules/.bin/node', ['src/server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += chunk));
  const gone = once(child, 'exit').then(() => {
    throw new Error(`The portal ended: ${said}`);
  });
  gone.catch(() => undefined);
  const url = await Promise.race([eventually(async () => /Wattchat is at (\S+)/.exec(said)?.[1]), gone]);
  return { child, url };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test.each(pairsOf(0))(
  'a portal of %s and %s that was killed in mid-vend delivers what was vended, once',
  async (_payer, _vendor, { payer, vendor }) => {
    const [payments, vending] = await Promise.all([startStandIn(payer.name), startStandIn(vendor.name)]);
    closing.push(payments.end, vending.end);
    const folder = mkdtempSync(join(tmpdir(), 'wattchat-killed-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    await furnish(join(folder, 'db'));
    const settings = {
      ...{ PORT: '0', DATA_DIR: folder, DEMO: 'on' },
      ...{ PAYMENT_PROVIDER: payer.name, VENDING_PROVIDER: vendor.name, VENDING_PHONE: PHONE },
      ...payer.settings(payments),
      ...vendor.settings(vending),
    };
    let running = await start(settings);
    closing.push(() => kill(running.child));
    const signedIn = await sendTo(running.url, 'POST', calls.signIn.path, { email: RESIDENT, password: DEMO_PASSWORD });
    const { token } = z.object({ token: z.string() }).parse(signedIn.body);
    const wish = { key: 'killed-in-mid-vend', type: 'power_vending', amount: 5000 };
    const { body } = await sendTo(running.url, 'POST', calls.openOrder.path, wish, token);
    const order = z.object({ orderId: z.string(), widget }).parse(body);
    await vending.ask('PUT', '/stand-in/faults', {
      answers: [{ kind: 'silent', path: vendor.sale, method: 'POST', times: 1 }],
    });
    const trans_id = await payer.pay(payments, order.widget, 'good');
    const transfer_reference = { status: 'CAPTURED', orderId: order.orderId, ...(trans_id && { trans_id }) };
    const report = { transfer_reference, type: 'power_vending', amount: 5050 };
    const tell = () => sendTo(running.url, 'POST', calls.topupPower.path, report, token);
    const untold = tell().catch(() => null);
    const [sale] = await eventually(async () => {
      const { sales } = await vendorBooks(vending);
      return sales.length > 0 ? sales : null;
    });
    await kill(running.child);
    await untold;

    running = await start(settings);
    const done = await eventually(async () => {
      const answer = await tell();
      return answer.status === 200 ? answer : null;
    });
    expect(done.body).toMatchObject({ orderId: order.orderId, token: sale?.tokens[0]?.digits });
    await kill(running.child);
    const database = await openDatabase({ dataDir: join(folder, 'db') });
    closing.push(database.close);
    const lines = await database.db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
      .select(['account', ({ fn }) => fn.sum<number>('amount_kobo').as('kobo')])
      .where('order_id', '=', order.orderId)
      .groupBy('account')
      .execute();
    const held = Object.fromEntries(lines.map(({ account, kobo }) => [account, Number(kobo)]));
    // Each side of the ledger is what the books of the stand-ins say, once.
    const [paid, ...more] = (await paymentBooks(payments)).transactions.filter(({ capturedKobo }) => capturedKobo > 0);
    const feesKobo = paid?.feesKobo ?? 0;
    expect([more, paid?.capturedKobo, held[`provider:${payer.name}`]]).toEqual([[], 505_000, feesKobo - 505_000]);
    expect([held[`provider-fees:${payer.name}`] ?? 0, held[`vendor:${vendor.name}`], held.fees]).toEqual([
      0 - feesKobo,
      sale?.amountKobo,
      5_000,
    ]);
    expect((await vendorBooks(vending)).sales).toMatchObject([{ executed: 1, asked: 1 }]);
  },
  900_000,
);
