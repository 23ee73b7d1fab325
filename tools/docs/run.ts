/** Makes what of the documentation can be made: `npm run docs`. With `--check` nothing is written, and what is stale is named. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decisionsIndex } from './decisions.ts';
import { textOf } from './documents.ts';
import { flowPages } from './flows/pages.ts';

const root = join(import.meta.dirname, '../..');
const pages = new Map([['docs/decisions/README.md', decisionsIndex(root)], ...flowPages(root)]);

const stale = [...pages].filter(([file, text]) => !existsSync(join(root, file)) || textOf(root, file) !== text);
if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is stale: run npm run docs`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(file);
  }
}
