import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';

const root = join(import.meta.dirname, '../..');
const migrations = join(root, 'src/server/db/migrations');
const cache = join(root, 'node_modules/.cache/wattchat');

/** A dumped data folder with every migration applied; made once for each state of the migrations. */
export async function readTemplate(): Promise<Blob> {
  const path = join(cache, `template-${stateOfMigrations()}.tar`);
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    return writeTemplate(path);
  }
}

async function writeTemplate(path: string): Promise<Blob> {
  const database = await openDatabase({ dataDir: ':memory:' });
  try {
    await migrate(database.db);
    if (database.lite === undefined) throw new Error('The template is made with PGlite.');
    const dump = await database.lite.dumpDataDir('none');
    mkdirSync(cache, { recursive: true });
    // Several test files may do this at once: each writes a file of its own, and the rename is whole or not at all.
    const draft = `${path}.${randomUUID()}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, path);
    return dump;
  } finally {
    await database.close();
  }
}

function stateOfMigrations(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}
