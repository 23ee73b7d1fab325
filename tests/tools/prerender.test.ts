import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { KEPT } from '#src/portal/kept-names.ts';
import { assemble } from '../../tools/building/prerender.ts';

const folder = mkdtempSync(join(tmpdir(), 'wattchat-prerender-'));
const PAGE = `<head>
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/first-1.js">
    <link rel="stylesheet" crossorigin href="/first-1.css">
  </head>
  <body>
    <div id="portal"></div>`;
beforeAll(() => {
  writeFileSync(join(folder, 'theme.js'), "early('$&')\n");
  writeFileSync(join(folder, 'first-1.css'), 'body{margin:0}');
});

test('the page of the root needs no second request for what is read first; its script follows the first paint', async () => {
  expect(await assemble(PAGE, folder, '<h1>Hello</h1>')).toBe(`<head>
    <script data-portal="/first-1.js /index-1.js">early('$&')</script>
    <style>body{margin:0}</style>
  </head>
  <body>
    <h1>Hello</h1>
    <div id="portal"></div>`);
});

test('a page without a place for what was drawn is a fault of the build', async () => {
  await expect(assemble(PAGE.replace('portal', 'other'), folder, '')).rejects.toThrow('lacks');
});

const early = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8');

/** What the early script leaves on the page of somebody with that storage, at that address. */
function leftBy(kept: Readonly<Record<string, string>>, pathname = '/', search = '', hash = '') {
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset }, currentScript: { dataset: {} } };
  const localStorage = { getItem: (name: string) => kept[name] ?? null };
  runInNewContext(early, { document, localStorage, location: { pathname, search, hash } });
  return dataset;
}

test('only a new visitor at the root sees what was drawn for one', () => {
  expect(leftBy({})).toEqual({});
  expect(leftBy({ theme: 'dark' })).toEqual({ theme: 'dark' });
  expect(leftBy({ [KEPT.token]: 'x' })).toEqual({ first: 'other' });
  expect(leftBy({ [KEPT.conversation]: '{}' })).toEqual({ first: 'other' });
  expect(leftBy({}, '/toUpPower')).toEqual({ first: 'other' });
  expect(leftBy({}, '/', '?modal=sign-in')).toEqual({ first: 'other' });
  expect(leftBy({}, '/', '', '#transactionHistory')).toEqual({ first: 'other' });
});
