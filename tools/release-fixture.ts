/**
 * Writes what a release leaves behind for `tests/server/db/upgrade.test.ts`: `npm run release-fixture`, once with each version in
 * package.json, before its tag. Needs PostgreSQL's server and `pg_dump`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import pg from 'pg';
import { z } from 'zod';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { outputOf, programFor } from '#src/server/backup/postgres-tools.ts';
import { VERSION } from '#src/server/version.ts';
import { root } from './testing/command.ts';
import { startPostgres } from './testing/postgres.ts';

const file = join(root, `tests/server/db/older/release-${VERSION}.sql.br`);
const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
/** Accounts that the test knows by these names (`upgrade.test.ts`). */
const OPENED = { email: 'ngozi.bello@mail.example', password: 'Harmattan-Kite-58' };
const STUCK = 'lost@palmcourt.example';

if (existsSync(file) && !process.argv.includes('--anew')) {
  console.error(`${file} is there: what a release has left is never written anew. Raise the version first.`);
  process.exit(1);
}
const postgres = await startPostgres();
if (postgres === null) {
  console.error('PostgreSQL is not installed here. Install its server and client (Debian: postgresql).');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'wattchat-release-'));
try {
  const portal = await startPortal(postgres.url, folder);
  await trade(portal.url, await meterIn(postgres.url));
  portal.child.kill('SIGKILL');
  await once(portal.child, 'exit');
  await withoutPictures(postgres.url);
  writeFileSync(file, brotliCompressSync(await dump(postgres.url)));
  console.log(`Written: ${file}`);
} finally {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function startPortal(url: string, dataDir: string): Promise<{ url: string; child: ChildProcess }> {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: url, DEMO: 'on' };
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const piece of child.stdout.setEncoding('utf8')) {
    said += piece;
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (address !== undefined && said.includes('Ctrl-C stops it.')) return { url: address, child };
  }
  throw new Error(`The portal did not start:\n${said}`);
}

/** What every kind of person does, some of it not to its end; the portal is killed while the vendor is silent about the last. */
async function trade(url: string, meter: Awaited<ReturnType<typeof meterIn>>): Promise<void> {
  const ask = async (name: CallName, body: object, token?: string) => {
    const { method, path } = calls[name];
    const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
    const withFiles = 'files' in calls[name];
    if (!withFiles) headers.set('content-type', 'application/json');
    const sent = withFiles ? formOf(body) : JSON.stringify(body);
    const answer = await fetch(`${url}${path}`, { method, headers, body: sent });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const need = async (...given: Parameters<typeof ask>): Promise<Record<string, unknown>> => {
    const { status, body } = await ask(...given);
    if (status !== 200) throw new Error(`${given[0]} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const signIn = async (email: string) => String((await need('signIn', { email, password: DEMO_PASSWORD })).token);
  const putIn = (orderId: unknown, card: string) =>
    fetch(`${url}/sandbox/payments/${orderId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ card }),
    });
  const order = async (email: string, key: string, amount: number) => {
    const token = await signIn(email);
    const { orderId } = await need('openOrder', { key, type: 'power_vending', amount }, token);
    return { orderId, token, amount };
  };
  /** Until the server has done with it, for a minute at most. */
  const report = async ({ orderId, token, amount }: Awaited<ReturnType<typeof order>>, times = 60) => {
    const body = { transfer_reference: { status: 'CAPTURED', orderId }, type: 'power_vending', amount: amount + 50 };
    for (let time = 0; time < times; time += 1) {
      const { status } = await ask('topupPower', body, token);
      if (status !== 202 && status !== 409) return;
      await new Promise((resume) => setTimeout(resume, 1_000));
    }
  };

  for (const [email, amount] of [
    ['resident@palmcourt.example', 5_000],
    ['resident@palmcourt.example', 1_500],
    ['resident@cedarview.example', 2_500],
    ['refused@palmcourt.example', 3_000],
  ] as const) {
    const one = await order(email, `release-${amount}`, amount);
    await putIn(one.orderId, GOOD);
    await report(one);
  }
  await putIn((await order('resident@palmcourt.example', 'release-declined', 900)).orderId, DECLINED);
  await order('resident@palmcourt.example', 'release-open-window', 800);
  const bill = { screen: 'airtime', kind: 'airtime', provider: 'mtn', destinationAccount: '08031234567', amount: 500 };
  const { orderId } = await need('openBill', { key: 'release-airtime', email: 'visitor@mail.example', ...bill });
  await putIn(orderId, GOOD);
  const paid = { key: 'release-airtime', orderId, service: 'vtu', provider: 'mtn', status: 'CAPTURED' };
  await ask('payBill', { destinationAccount: bill.destinationAccount, amount: bill.amount, ...paid });
  const ticket = { key: 'release-ticket', topic: 'token-not-received', message: 'I paid for airtime, and none came.' };
  await need('openTicket', ticket, await signIn('resident@palmcourt.example'));
  const { token } = await need('signUp', {
    ...{ first_name: 'Ngozi', last_name: 'Bello', phone: '08031234568', ...OPENED },
    ...{ ...meter, role: 'service-user' },
  });
  if (typeof token !== 'string') throw new Error('Nobody could sign up');
  const stuck = await order(STUCK, 'release-stuck', 2_000);
  await putIn(stuck.orderId, GOOD);
  await report(stuck, 1);
}

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  return form;
}

/** A meter of an estate, for whoever signs up. */
async function meterIn(url: string): Promise<{ readonly property_id: number; readonly meter_number: string }> {
  const { rows } = await query(
    url,
    `select meters.estate_id as property_id, meter_number from meters join estates on estates.id = meters.estate_id
    where estates.name = 'Palm Court' order by meter_number limit 1`,
  );
  return z.object({ property_id: z.number(), meter_number: z.string() }).parse(rows[0]);
}

async function query(connectionString: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** Pictures are large, and nothing depends on them. */
async function withoutPictures(url: string): Promise<void> {
  await query(url, 'update estates set logo = null');
  await query(url, "update mail_outbox set attachments = '[]'");
}

async function dump(url: string): Promise<Buffer> {
  const path = programFor('pg_dump', 0);
  const pieces: Uint8Array[] = [];
  for await (const piece of outputOf({ path, args: ['--inserts', '--no-owner', '--no-privileges'], url }))
    pieces.push(piece);
  return Buffer.concat(pieces);
}
