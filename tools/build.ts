/** Builds the portal into dist/portal: `node tools/build.ts`, or only after a change with `--if-stale`. */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compress } from './building/compress.ts';
import { drawPages } from './building/prerender.ts';
import { refuseSecrets } from './building/secrets.ts';
import { buildWorker } from './building/worker.ts';

const root = join(import.meta.dirname, '..');
const BUILT = join(root, 'dist/portal');
/** What the portal was built from, beside its files. */
const STAMP = '.sources';
/** Which build it is, as pages and answers name it. */
const NAME = '.build';
const SOURCES = [
  '{catalogues,machines,src/client,src/portal,public}/**/*',
  'index.html',
  'vite.config.ts',
  'tools/{build,building/*}.ts',
  'package-lock.json',
];

function stateOfSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Builds into a folder of its own and then takes the place of what was served: two builds at once do not mix, and one that ends early leaves nothing. */
async function buildPortal(state: string): Promise<void> {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(root, 'dist/building-'));
  try {
    await build({ root, logLevel: 'warn', build: { outDir: folder } });
    // When it was made and what from: of two builds of one source neither is newer.
    const name = `${Math.floor(Date.now() / 1000)}-${state.slice(0, 12)}`;
    await drawPages(root, folder, name);
    // After the others, for it lists what they wrote.
    await buildWorker(root, folder);
    refuseSecrets(folder);
    await compress(folder);
    writeFileSync(join(folder, STAMP), state);
    writeFileSync(join(folder, NAME), name);
    replace(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts a finished folder in the place of the one that is served; another build may do the same just now. */
function replace(folder: string): void {
  chmodSync(folder, 0o755);
  const old = `${folder}-old`;
  while (!moved(folder, BUILT)) {
    moved(BUILT, old);
    rmSync(old, { recursive: true, force: true });
  }
}

/** False where something stands there already, or there is nothing to move any more. */
function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || (code === 'ENOENT' && from === BUILT)) return false;
    throw error;
  }
}

const state = stateOfSources();
const stamp = join(BUILT, STAMP);
const stale = !existsSync(stamp) || readFileSync(stamp, 'utf8') !== state;

if (stale || !process.argv.includes('--if-stale')) {
  console.error('Building the portal...');
  await buildPortal(state);
}
