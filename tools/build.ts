/** Builds the portal into dist/portal: `node tools/build.ts`, or only after a change with `--if-stale`. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compress } from './building/compress.ts';
import { drawPages } from './building/prerender.ts';
import { buildWorker } from './building/worker.ts';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'dist/portal/.sources');
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

const state = stateOfSources();
const stale = !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== state;

if (stale || !process.argv.includes('--if-stale')) {
  console.error('Building the portal...');
  await build({ root, logLevel: 'warn' });
  const folder = join(root, 'dist/portal');
  await drawPages(root, folder);
  // After the others, for it lists what they wrote.
  await buildWorker(root, folder);
  await compress(folder);
  writeFileSync(stampFile, state);
}
