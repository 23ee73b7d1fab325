import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { KEPT } from '#src/portal/browser/kept-names.ts';
import { assemble } from '../../tools/building/prerender.ts';

const folder = mkdtempSync(join(tmpdir(), 'wattchat-prerender-'));
const PAGE = `<head>
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
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
  writeFileSync(join(folder, 'mark.svg'), '<svg/>\n');
  writeFileSync(join(folder, 'first-1.css'), 'body{margin:0}');
});

test('a page needs no second request for what is read first, and knows what its scripts will ask for', async () => {
  expect(await assemble(PAGE, folder, { landing: '<h1>Hello</h1>', other: '<p>Wait</p>' }, AHEAD)).toBe(`<head>
    <link rel="icon" href="data:image/svg+xml,%3Csvg%2F%3E" type="image/svg+xml" />
    <script data-landing data-portal="/first-1.js /index-1.js" data-next="/talk-1.js" data-frame="/frame-1.js /frame-1.css">early('$&')</script>
    <link rel="stylesheet" crossorigin href="/first-1.css" disabled>
    <style>body{margin:0}</style>
  </head>
  <body>
    <h1>Hello</h1>
<p>Wait</p>
    <div id="portal"></div>`);
});

test.each(['</script><script>alert(1)</script>', '</style >', '<!--<script>'])(
  'what would end its own element, or hide where it ends, is a fault of the build, in a script and in a sheet: %s',
  async (text) => {
    for (const [name, good] of [
      ['theme.js', "early('$&')\n"],
      ['first-1.css', 'body{margin:0}'],
    ] as const) {
      writeFileSync(join(folder, name), `${good}/*${text}*/`);
      await expect(assemble(PAGE, folder, { other: '' }, AHEAD)).rejects.toThrow('would end its own element');
      writeFileSync(join(folder, name), good);
    }
  },
);

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

/** What a browser tells an observer of paints. */
type Painted = (list: { getEntriesByName(name: string): readonly unknown[] }) => void;

/**
 * Runs the early script as it stands in a built page that nobody looks at yet, for somebody with that storage, at that address;
 * `looked`: somebody looks, and what the page waits for is told by hand.
 */
function visited({ kept = {}, pathname = '/', search = '', hash = '', ...sent }: Visit, looked = false) {
  const heard = new Map<string, () => void>();
  let painted: Painted = () => {};
  class PerformanceObserver {
    static readonly supportedEntryTypes = ['paint'];
    constructor(told: Painted) {
      painted = told;
    }
    observe() {}
  }
  const dataset: Record<string, string> = {};
  const fetched: string[] = [];
  const begun: { file: string; ran: () => void; lost: () => void }[] = [];
  const run = (file: string) =>
    new Promise<void>((resolve, reject) => begun.push({ file, ran: resolve, lost: () => reject(new Error(file)) }));
  const document = {
    hidden: !looked,
    documentElement: { dataset },
    currentScript: {
      dataset: {
        landing: '',
        portal: '/react-1.js /index-1.js',
        ...sent,
        next: AHEAD.next.join(' '),
        frame: AHEAD.frame.join(' '),
      },
    },
    createElement: () => ({}),
    head: { append: ({ rel, href }: { rel: string; href: string }) => fetched.push(`${rel} ${href}`) },
    querySelectorAll: () => [],
    addEventListener: (name: string, listener: () => void) => void heard.set(name, listener),
  };
  const localStorage = { getItem: (name: string) => kept[name] ?? null };
  const location = { pathname, search, hash };
  runInNewContext(early.replaceAll('import(', 'run('), { document, localStorage, PerformanceObserver, location, run });
  heard.get('DOMContentLoaded')?.();
  return {
    dataset,
    fetched,
    begun,
    /** Until nothing waits for what has happened. */
    idle: () => new Promise(setImmediate),
    paint: (name: string) => painted({ getEntriesByName: (asked) => (asked === name ? [name] : []) }),
    turnAway: () => heard.get('visibilitychange')?.(),
  };
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
  const own = ['modulepreload /react-1.js', 'modulepreload /index-1.js'];
  expect(fetched({})).toEqual(own);
  expect(fetched({ pathname: '/airtime' })).toEqual([...own, 'modulepreload /talk-1.js']);
  expect(fetched({ kept: { [KEPT.token]: 'x' } })).toEqual([
    ...own,
    'modulepreload /talk-1.js',
    'modulepreload /frame-1.js',
    'preload /frame-1.css',
  ]);
});

test('the scripts do not stand in the way of the first paint, and come without it where nobody looks any more', () => {
  const page = visited({ pathname: '/airtime' }, true);
  page.paint('first-paint');
  expect(page.fetched).toEqual([]);
  page.paint('first-contentful-paint');
  page.turnAway();
  const all = ['modulepreload /react-1.js', 'modulepreload /index-1.js', 'modulepreload /talk-1.js'];
  expect(page.fetched).toEqual(all);
  const other = visited({ pathname: '/airtime' }, true);
  other.turnAway();
  expect(other.fetched).toEqual(all);
});

test('the scripts are run one behind the other, and one that is lost is said so', async () => {
  const page = visited({});
  await page.idle();
  expect(page.begun.map(({ file }) => file)).toEqual(['/react-1.js']);
  page.begun[0]?.ran();
  await page.idle();
  expect(page.begun.map(({ file }) => file)).toEqual(['/react-1.js', '/index-1.js']);
  page.begun[1]?.lost();
  await page.idle();
  expect(page.dataset).toEqual({ first: 'lost' });
});
