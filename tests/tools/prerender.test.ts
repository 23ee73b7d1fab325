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
const AHEAD = { next: ['/talk-1.js'], frame: ['/frame-1.js', '/frame-1.css'] };

beforeAll(() => {
  writeFileSync(join(folder, 'theme.js'), "early('$&')\n");
  writeFileSync(join(folder, 'first-1.css'), 'body{margin:0}');
});

test('a page needs no second request for what is read first, and knows what its scripts will ask for', async () => {
  expect(await assemble(PAGE, folder, { landing: '<h1>Hello</h1>', other: '<p>Wait</p>' }, AHEAD)).toBe(`<head>
    <script data-landing data-portal="/first-1.js /index-1.js" data-next="/talk-1.js" data-frame="/frame-1.js /frame-1.css">early('$&')</script>
    <link rel="stylesheet" crossorigin href="/first-1.css" disabled>
    <style>body{margin:0}</style>
  </head>
  <body>
    <h1>Hello</h1>
<p>Wait</p>
    <div id="portal"></div>`);
});

test('a page without a place for what was drawn is a fault of the build', async () => {
  await expect(assemble(PAGE.replace('portal', 'other'), folder, { other: '' }, AHEAD)).rejects.toThrow('lacks');
});

const early = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8');

interface Visit {
  readonly kept?: Readonly<Record<string, string>>;
  readonly pathname?: string;
  readonly search?: string;
  readonly hash?: string;
  /** What a page without the landing page drawn in it lacks. */
  readonly landing?: string | undefined;
}

/** Runs the early script as it stands in a built page that nobody looks at yet, for somebody with that storage, at that address. */
function visited({ kept = {}, pathname = '/', search = '', hash = '', ...sent }: Visit) {
  const dataset: Record<string, string> = {};
  const fetched: string[] = [];
  const document = {
    hidden: true,
    documentElement: { dataset },
    currentScript: {
      dataset: {
        landing: '',
        portal: '/index-1.js',
        ...sent,
        next: AHEAD.next.join(' '),
        frame: AHEAD.frame.join(' '),
      },
    },
    createElement: () => ({}),
    head: { append: ({ rel, href }: { rel: string; href: string }) => fetched.push(`${rel} ${href}`) },
    querySelectorAll: () => [],
    addEventListener: (_: string, heard: () => void) => heard(),
  };
  const localStorage = { getItem: (name: string) => kept[name] ?? null };
  runInNewContext(early, { document, localStorage, location: { pathname, search, hash } });
  return { dataset, fetched };
}

test('only a new visitor at the root sees what was drawn for one', () => {
  const seen = (visit: Visit) => visited(visit).dataset;
  expect(seen({})).toEqual({});
  expect(seen({ kept: { theme: 'dark' } })).toEqual({ theme: 'dark' });
  expect(seen({ kept: { [KEPT.token]: 'x' } })).toEqual({ first: 'other' });
  expect(seen({ kept: { [KEPT.conversation]: '{}' } })).toEqual({ first: 'other' });
  expect(seen({ pathname: '/toUpPower' })).toEqual({ first: 'other' });
  expect(seen({ search: '?modal=sign-in' })).toEqual({ first: 'other' });
  expect(seen({ hash: '#transactionHistory' })).toEqual({ first: 'other' });
  // Without a line the page of any address is what was kept of the portal.
  expect(seen({ landing: undefined })).toEqual({ first: 'other' });
});

test('what the scripts will ask for is fetched ahead: nothing for who only reads the landing page, the frame for who is known', () => {
  const fetched = (visit: Visit) => visited(visit).fetched;
  expect(fetched({})).toEqual([]);
  expect(fetched({ pathname: '/airtime' })).toEqual(['modulepreload /talk-1.js']);
  expect(fetched({ kept: { [KEPT.token]: 'x' } })).toEqual([
    'modulepreload /talk-1.js',
    'modulepreload /frame-1.js',
    'preload /frame-1.css',
  ]);
});
