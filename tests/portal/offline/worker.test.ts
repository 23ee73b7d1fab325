import { describe, expect, test } from 'vitest';
import { fileFor, forgetOutlived, keepFiles, pageFor, type World } from '#src/portal/offline/keeping.ts';
import { cacheOf, outlived, wayOf } from '#src/portal/offline/rules.ts';

const ORIGIN = 'https://portal.example';
const at = (path: string) => `${ORIGIN}${path}`;
const asked = (path: string, mode: RequestMode = 'cors', method = 'GET') => ({ url: at(path), mode, method });

/** A worker's world: caches in memory, and a server that answers with what it was given until the line is cut. */
function world(files: Record<string, string>) {
  const kept = new Map<string, Map<string, string>>();
  const fetched: string[] = [];
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, ORIGIN).pathname;
  let line: 'up' | 'down' | 'silent' = 'up';
  const patience = Promise.withResolvers<void>();
  const cacheNamed = (name: string) => {
    const own = kept.get(name) ?? new Map<string, string>();
    kept.set(name, own);
    return {
      match: async (request: RequestInfo | URL) => {
        const text = own.get(pathOf(request));
        return text === undefined ? undefined : new Response(text);
      },
      put: async (request: RequestInfo | URL, answer: Response) => void own.set(pathOf(request), await answer.text()),
    };
  };
  const caches = {
    open: async (name: string) => cacheNamed(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (request: RequestInfo | URL) => {
      for (const own of kept.values()) {
        const text = own.get(pathOf(request));
        if (text !== undefined) return new Response(text);
      }
      return undefined;
    },
  };
  const made: World = {
    caches: caches as unknown as CacheStorage,
    fetch: (request) => {
      fetched.push(pathOf(request));
      if (line === 'silent') return new Promise(() => {});
      if (line === 'down') return Promise.reject(new TypeError('no line'));
      const text = files[pathOf(request)];
      return Promise.resolve(text === undefined ? new Response('', { status: 404 }) : new Response(text));
    },
    pause: () => patience.promise,
  };
  return {
    made,
    kept: (version: string) => Object.fromEntries(kept.get(cacheOf(version)) ?? []),
    builds: () => [...kept.keys()],
    fetched,
    cut: (how: 'down' | 'silent') => {
      line = how;
    },
    waitedLongEnough: patience.resolve,
  };
}

const page = () => new Request(at('/toUpPower'));
const text = async (answer: Promise<Response>) => (await answer).text();

describe('what a worker answers', () => {
  test('answers of the server, of the sandbox and of others are never its business', () => {
    for (const path of ['/api/users/dashboard', '/sandbox/mail', '/healthz', '/sw.js'])
      expect(wayOf(asked(path), ORIGIN)).toBe('server');
    expect(wayOf(asked('/api/docs', 'navigate'), ORIGIN)).toBe('server');
    expect(wayOf(asked('/dashboard', 'navigate', 'POST'), ORIGIN)).toBe('server');
    expect(wayOf({ ...asked('/'), url: 'https://pay.example/inline.js' }, ORIGIN)).toBe('server');
  });

  test('an address is a page, what it loads is a file', () => {
    expect(wayOf(asked('/dashboard', 'navigate'), ORIGIN)).toBe('page');
    expect(wayOf(asked('/assets/app-1a2b3c4d.js'), ORIGIN)).toBe('file');
  });
});

describe('a page', () => {
  test('comes from the server while there is a line', async () => {
    const { made } = world({ '/index.html': 'kept', '/toUpPower': 'fresh' });
    await keepFiles(made, 'one', ['/index.html']);
    expect(await text(pageFor(made, 'one', page()))).toBe('fresh');
  });

  test('with what somebody shares in its address is asked for without it: the server does not hear of that', async () => {
    const { made, fetched } = world({ '/index.html': 'the page' });
    await keepFiles(made, 'one', ['/index.html']);
    expect(await text(pageFor(made, 'one', new Request(at('/shared?text=my+token+1234'))))).toBe('the page');
    expect(fetched).toEqual(['/index.html', '/index.html']);
  });

  test('is the kept one without a line, and where a weak line does not bring it', async () => {
    const { made, cut, waitedLongEnough } = world({ '/index.html': 'kept' });
    await keepFiles(made, 'one', ['/index.html']);
    cut('down');
    expect(await text(pageFor(made, 'one', page()))).toBe('kept');
    cut('silent');
    const late = text(pageFor(made, 'one', page()));
    waitedLongEnough();
    expect(await late).toBe('kept');
  });
});

describe('files', () => {
  test('a kept file is not fetched again, and one that is used first is kept', async () => {
    const { made, fetched, kept, cut } = world({ '/assets/a-11111111.js': 'a', '/assets/b-22222222.js': 'b' });
    await keepFiles(made, 'one', ['/assets/a-11111111.js']);
    expect(await text(fileFor(made, 'one', new Request(at('/assets/a-11111111.js'))))).toBe('a');
    expect(await text(fileFor(made, 'one', new Request(at('/assets/b-22222222.js'))))).toBe('b');
    expect(fetched).toEqual(['/assets/a-11111111.js', '/assets/b-22222222.js']);
    expect(Object.keys(kept('one'))).toEqual(['/assets/a-11111111.js', '/assets/b-22222222.js']);
    cut('down');
    expect(await text(fileFor(made, 'one', new Request(at('/assets/b-22222222.js'))))).toBe('b');
  });

  test('a newer portal fetches what is new, and an open page of the older one still finds its files', async () => {
    const { made, fetched, builds } = world({
      '/index.html': 'page',
      '/assets/a-11111111.js': 'a',
      '/assets/c-33333333.js': 'c',
    });
    await keepFiles(made, 'one', ['/index.html', '/assets/a-11111111.js']);
    await keepFiles(made, 'two', ['/index.html', '/assets/a-11111111.js', '/assets/c-33333333.js']);
    expect(fetched.toSorted()).toEqual([
      '/assets/a-11111111.js',
      '/assets/c-33333333.js',
      '/index.html',
      '/index.html',
    ]);
    await forgetOutlived(made, { version: 'two', first: [], rest: [] });
    expect(builds()).toEqual(['portal-one', 'portal-two']);
    await keepFiles(made, 'three', ['/index.html']);
    await forgetOutlived(made, { version: 'three', first: [], rest: [] });
    expect(builds()).toEqual(['portal-two', 'portal-three']);
  });

  test('a file that is missing ends the keeping: half a portal would not open', async () => {
    const { made } = world({ '/index.html': 'page' });
    await expect(keepFiles(made, 'one', ['/index.html', '/assets/gone-44444444.js'])).rejects.toThrow('404');
  });

  test('caches of others are left alone', () => {
    expect(outlived(['other', 'portal-1', 'portal-2', 'portal-3'], '3')).toEqual(['portal-1']);
  });
});
