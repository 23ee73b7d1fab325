import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

// In a process of its own: a test's modules are printed anew, and a condition on a page is its source as Node reads it.
test('what is made of the documents is as the code is now; else: npm run docs', () => {
  const { stderr, status } = spawnSync(process.execPath, ['tools/docs/run.ts', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
