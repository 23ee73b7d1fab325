import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { settleDemo } from '#src/server/demo/seed.ts';
import { openLog } from '#src/server/http/log.ts';
import { startQueue } from '#src/server/jobs.ts';
import { systemRandom } from '#src/server/random.ts';

const root = join(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache/wattchat');

/** What a data base has in it when a test gets it: its tables alone, or the demonstration's data as well. */
export type Filling = 'tables' | 'demo';

/** When the demonstration was made. */
export const DEMO_MADE_AT = '2026-11-21T09:00:00Z';

/** The code that a filling is made by: another state of it makes another template. */
const MADE_BY = { tables: ['src/server/db'], demo: ['catalogues', 'machines', 'src/server'] } as const;

const states = new Map<Filling, string>();

/** The name of a filling in this state of the code. */
export function nameOf(filling: Filling): string {
  const state = states.get(filling) ?? stateOf(MADE_BY[filling]);
  states.set(filling, state);
  return `wattchat_template_${filling}_${state}`;
}

/** Put a filling into an empty data base. */
export async function fill(database: Database, filling: Filling): Promise<void> {
  const { db } = database;
  await migrate(db);
  if (filling === 'demo') {
    await settleDemo({ db, random: systemRandom, clock: () => new Date(DEMO_MADE_AT) }, true);
    // A portal that has run has the tables of its queue.
    const queue = await startQueue(database, openLog('silent'));
    await queue.stop();
  }
}

const read = new Map<Filling, Promise<Blob>>();

/** A dumped data folder with a filling; made once for each state of the code, and read once by a process. */
export function readTemplate(filling: Filling): Promise<Blob> {
  const blob = read.get(filling) ?? readOrWrite(filling);
  read.set(filling, blob);
  return blob;
}

/** The same put into a folder, as the embedded data base of a portal that keeps its data there. */
export async function unpackTemplate(filling: Filling, dataDir: string): Promise<void> {
  await readTemplate(filling);
  const pg = join(dataDir, 'db/pg');
  mkdirSync(pg, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', fileOf(filling), '-C', pg]);
}

const fileOf = (filling: Filling) => join(cache, `${nameOf(filling)}.tar`);

async function readOrWrite(filling: Filling): Promise<Blob> {
  const path = fileOf(filling);
  const bytes = existsSync(path) ? readFileSync(path) : await writeTemplate(path, filling);
  // Whoever opens it asks for its bytes alone, and a true blob copies its forty megabytes each time.
  return Object.assign(new Blob(), { arrayBuffer: async () => bytes.buffer as ArrayBuffer });
}

async function writeTemplate(path: string, filling: Filling): Promise<Uint8Array> {
  const database = await openDatabase({ dataDir: ':memory:' });
  try {
    await fill(database, filling);
    if (database.lite === undefined) throw new Error('The template is made with PGlite.');
    const dump = await database.lite.dumpDataDir('none');
    mkdirSync(cache, { recursive: true });
    // Several test files may do this at once: each writes a file of its own, the rename is whole or not at all, and what another
    // one reads by now stays.
    for (const old of globSync(`wattchat_template_${filling}_*.tar`, { cwd: cache }))
      if (join(cache, old) !== path) rmSync(join(cache, old), { force: true });
    const draft = `${path}.${randomUUID()}`;
    const bytes = new Uint8Array(await dump.arrayBuffer());
    writeFileSync(draft, bytes);
    renameSync(draft, path);
    return bytes;
  } finally {
    await database.close();
  }
}

function stateOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of globSync(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  ).sort()) {
    hash.update(name).update(readFileSync(join(root, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
