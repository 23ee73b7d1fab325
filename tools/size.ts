/** Prints the gzipped JavaScript of the first screen and fails above the bound: `npm run size`. */
import { join } from 'node:path';
import { firstScreenScripts } from './first-screen.ts';

const LIMIT = 110_000;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

const scripts = firstScreenScripts(join(import.meta.dirname, '../dist/portal'));
const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);

for (const { file, bytes } of scripts) console.log(`${kilobytes(bytes)}  ${file}`);
console.log(`${kilobytes(total)}  first screen, gzipped (bound${kilobytes(LIMIT)})`);
if (scripts.length === 0) console.error('The built page loads no script: is dist/portal complete?');
process.exitCode = scripts.length > 0 && total <= LIMIT ? 0 : 1;
