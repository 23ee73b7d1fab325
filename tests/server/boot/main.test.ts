import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { freshSettings } from '../../support/server/running.ts';

const root = join(import.meta.dirname, '../../..');
let fresh: Awaited<ReturnType<typeof freshSettings>>;
beforeAll(async () => {
  fresh = await freshSettings();
});
afterAll(() => fresh.remove());

function start(settings: Record<string, string>) {
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn('node_modules/.bin/node', ['src/server/main.ts'], { cwd: root, env: { ...env, ...settings } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return { child, said };
}

async function until(child: ChildProcess, said: { out: string }, words: string): Promise<void> {
  while (!said.out.includes(words)) await once(child.stdout ?? child, 'data');
}

test('the portal says where it is and who can sign in, and a signal stops it cleanly', async () => {
  const { child, said } = start({ ...fresh.settings, NODE_ENV: 'development', TRUST_PROXY: '1', DEMO: 'on' });
  await until(child, said, 'Ctrl-C stops it.');
  expect(said.out).toContain('and not the source: others can reach it (TRUST_PROXY is 1, ');
  expect(said.out).toContain('resident@palmcourt.example');
  expect(said.out).toContain('Demo-Power-2026');
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said.out)?.[0] ?? '';
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('told to stop, it says first that it is not ready, and answers for as long as a proxy may send somebody', {
  tags: ['long'],
}, async () => {
  const { child, said } = start({ ...fresh.settings, DRAIN_SECONDS: '3' });
  await until(child, said, 'Ctrl-C stops it.');
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said.out)?.[0] ?? '';
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const ready = await eventually(async () => {
    const answer = await fetch(`${url}/readyz`);
    return answer.status === 503 ? answer.json() : null;
  });
  expect(ready).toEqual({ status: 'stopping' });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(await ended).toEqual([0, null]);
  const lines = said.err.split('\n').filter((line) => /"msg":"(?:started|stopping)"/.test(line));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'started', version },
    { msg: 'stopping', version, drainMs: 3_000 },
  ]);
});

test('what keeps it from starting is said in one line, without a stack', async () => {
  const { child, said } = start({ ...fresh.settings, PORT: 'http' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(said.err).toContain('PORT: ');
  expect(said.err).not.toContain('    at ');
});
