import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import type { ServerEnv } from '#src/server/http/context.ts';
import { portalFiles } from '#src/server/http/portal-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'wattchat-portal-'));
const app = new Hono<ServerEnv>();
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'start()');
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('start()'));
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync('start()'));
  writeFileSync(join(folder, 'sw.js'), 'keep()');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  mkdirSync(join(folder, 'icons'));
  writeFileSync(join(folder, 'icons/icon-192.png'), 'icon');
  writeFileSync(join(folder, '.sources'), 'private');
  app.get('/api/known', (c) => c.json({}));
  app.use(await portalFiles(folder));
});

test('the page and its scripts are served with their types', async () => {
  const page = await app.request('/');
  expect([page.status, page.headers.get('Content-Type'), page.headers.get('Cache-Control')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  const script = await app.request('/assets/app-1a2b.js');
  expect(await script.text()).toBe('start()');
  expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test('no folder is listed', async () => {
  for (const path of [
    '/assets',
    '/assets/',
    '/icons',
    '/icons/',
    '/assets//',
    '/icons/../assets/',
    '/assets/.',
    '/.sources',
  ]) {
    const answer = await app.request(path);
    const text = await answer.text();
    // A path that no file has opens the portal, or is none.
    expect([path, text.includes('app-1a2b') || text.includes('icon-192') || text.includes('private')]).toEqual([
      path,
      false,
    ]);
  }
});

test('a browser that takes brotli gets the smaller file', async () => {
  const script = await app.request('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect([script.headers.get('Content-Encoding'), script.headers.get('Vary')]).toEqual(['br', 'Accept-Encoding']);
  expect(Buffer.from(await script.arrayBuffer())).toEqual(brotliCompressSync('start()'));
});

test('a link into the portal gets the page, a missing script does not', async () => {
  expect(await (await app.request('/toUpPower')).text()).toContain('<title>Portal</title>');
  expect(await (await app.request('/reset-password/abc')).text()).toContain('<title>Portal</title>');
  for (const gone of ['/assets/old-9f9f.js', '/assets/old', '/favicon.ico']) {
    expect((await app.request(gone)).status).toBe(404);
  }
  expect((await app.request('/', { method: 'POST' })).status).toBe(404);
});

test('nothing outside the built portal can be had', async () => {
  for (const path of [
    '/.sources',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f.sources',
    '/index.html.br/..',
  ]) {
    expect(await (await app.request(path)).text()).not.toMatch(/private|wattchat/);
  }
});

test('the worker and the manifest are asked for anew each time, so that an update is seen; icons live a day', async () => {
  const lives = async (path: string) => {
    const { status, headers } = await app.request(path);
    return [status, headers.get('Content-Type'), headers.get('Cache-Control')];
  };
  expect(await lives('/sw.js')).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache']);
  expect(await lives('/manifest.webmanifest')).toEqual([200, 'application/manifest+json', 'no-cache']);
  expect(await lives('/icons/icon-192.png')).toEqual([200, 'image/png', 'public, max-age=86400']);
});

test('a browser gets the smallest of what it takes, and one that takes nothing the file as it is', async () => {
  const got = async (accepted: string) => {
    const answer = await app.request('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': accepted } });
    const body = await answer.arrayBuffer();
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('Content-Length')).toBe(String(body.byteLength));
    return answer.headers.get('Content-Encoding');
  };
  expect(await got('gzip, deflate, br, zstd')).toBe('br');
  expect(await got('*')).toBe('br');
  expect(await got('gzip;q=1.0, br;q=0')).toBe('gzip');
  expect(await got('GZIP')).toBe('gzip');
  expect(await got('identity')).toBeNull();
  expect(await got('')).toBeNull();
});

test('the packed files have no address of their own', async () => {
  expect((await app.request('/assets/app-1a2b.js.br')).status).toBe(404);
});

test('who holds the page is not sent it again; each encoding has a tag of its own', async () => {
  const ask = (path: string, headers: Record<string, string>) => app.request(path, { headers });
  const script = '/assets/app-1a2b.js';
  const plain = (await ask(script, {})).headers.get('ETag') ?? '';
  const packed = (await ask(script, { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? '';
  expect(plain).toMatch(/^"[\w-]{22}"$/);
  expect(packed).not.toBe(plain);
  const tag = (await ask('/', {})).headers.get('ETag') ?? '';
  for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const answer = await ask('/', { 'If-None-Match': held });
    expect([answer.status, await answer.text(), answer.headers.get('ETag')]).toEqual([304, '', tag]);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  }
  expect((await ask('/', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test('the root is sent with its first screen drawn, every other address without', async () => {
  const drawn = mkdtempSync(join(tmpdir(), 'wattchat-drawn-'));
  writeFileSync(join(drawn, 'index.html'), '<title>Portal</title>');
  writeFileSync(join(drawn, 'landing.html'), '<title>Portal</title><h1>Hello</h1>');
  const built = new Hono<ServerEnv>().use(await portalFiles(drawn));
  const text = async (path: string) => (await built.request(path)).text();
  expect(await text('/')).toContain('<h1>Hello</h1>');
  expect(await text('/toUpPower')).not.toContain('<h1>Hello</h1>');
});
