/**
 * Brings `node_modules` in step with the lock file before a script runs. Plain JavaScript for Node 18 and later: it runs
 * before the project's own Node 26 is there. Everything it says goes to stderr, since scripts talk to programs on stdout.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules', '.lock-stamp');

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const hasOwnNode = ['node', 'node.cmd'].some((name) => existsSync(join(root, 'node_modules', '.bin', name)));
const inStep = hasOwnNode && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;

/** npm itself, run by the Node that runs npm: the one in node_modules is replaced on the way. */
function installCommand() {
  // Build tools are development dependencies, so NODE_ENV=production must not leave them out.
  const args = ['ci', '--loglevel=error', '--json=false', '--include=dev', '--include=optional'];
  const npm = process.env.npm_execpath;
  if (npm === undefined) return ['npm', args];
  return [process.env.npm_node_execpath ?? process.execPath, [npm, ...args]];
}

if (!inStep) {
  console.error('Installing dependencies (once, and again when the lock file changes)...');
  const [command, args] = installCommand();
  const run = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (run.status !== 0) {
    console.error(`Installing dependencies failed${run.error ? `: ${run.error.message}` : ''}.`);
    process.exit(run.status ?? 1);
  }
  writeFileSync(stampFile, wanted);
}
