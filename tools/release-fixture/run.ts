/**
 * Writes what a version leaves behind for `tests/server/db/upgrade.test.ts`: `npm run release-fixture`, once with each version in
 * package.json, before its tag; with `-- --between` under the name of the last migration, for tables that came since. Needs
 * PostgreSQL's server and `pg_dump`, and an hour in which reminders are mailed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import pg from 'pg';
import { outputOf, programFor } from '#src/server/backup/postgres-tools.ts';
import { openDatabase } from '#src/server/db/database.ts';
import { migrations } from '#src/server/db/migrate.ts';
import { VERSION } from '#src/server/version.ts';
import { root } from '../testing/command.ts';
import { startPostgres } from '../testing/postgres.ts';
import { leaveTheRest } from './besides.ts';
import { portalAt } from './caller.ts';
import { houseIn, runAMonth } from './estate-month.ts';
import { leaveStuck, trade } from './trade.ts';

const last = Object.keys(migrations).sort().at(-1);
const name = process.argv.includes('--between') ? last : `release-${VERSION}`;
const file = join(root, `tests/server/db/older/${name}.sql.br`);

if (existsSync(file) && !process.argv.includes('--anew')) {
  console.error(`${file} is there: what a version has left is never written anew. Raise the version first.`);
  process.exit(1);
}
const postgres = await startPostgres();
if (postgres === null) {
  console.error('PostgreSQL is not installed here. Install its server and client (Debian: postgresql).');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'wattchat-release-'));
const database = await openDatabase({ databaseUrl: postgres.url });
const closing: (() => Promise<void>)[] = [];
try {
  const portal = await startPortal(postgres.url, folder);
  closing.push(() => killed(portal.child));
  const visited = portalAt(portal.url);
  await trade(visited, await houseIn(database.db, 'Palm Court'));
  await runAMonth(visited, database.db);
  await leaveTheRest(visited);
  await leaveStuck(visited);
  await killed(portal.child);
  await withoutPictures(postgres.url);
  writeFileSync(file, brotliCompressSync(await dump(postgres.url)));
  console.log(`Written: ${file}`);
} finally {
  for (const close of closing) await close();
  await database.close();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
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
