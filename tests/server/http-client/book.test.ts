import { expect, test } from 'vitest';
import { z } from 'zod';
import { askBook } from '#src/server/http-client.ts';

const SPAN = { from: new Date('2026-11-20T23:00:00Z'), to: new Date('2026-11-21T23:00:00Z') };

/** Read a book whose pages are answered in turn; null is no answer. */
async function read(...pages: readonly (readonly [status: number, body: unknown] | null)[]) {
  const asked: string[] = [];
  const fetched: typeof fetch = async (url) => {
    asked.push(String(url));
    const page = pages[asked.length - 1];
    if (page == null) throw new TypeError('no answer');
    return Response.json(page[1], { status: page[0] });
  };
  const line = { fetch: fetched, baseUrl: () => 'http://books', key: 'the key', timeoutMs: 1_000 };
  const said: unknown[] = [];
  for await (const page of askBook(line, '/records', SPAN, z.int())) said.push(page);
  return { asked, said };
}

test('books are read a page at a time, each from where the one before it ended', async () => {
  const { asked, said } = await read([200, { records: [1, 2], next: 'two' }], [200, { records: [3], next: null }]);
  expect(said).toEqual([
    { kind: 'page', records: [1, 2] },
    { kind: 'page', records: [3] },
  ]);
  expect(asked).toEqual([
    'http://books/records?from=2026-11-20T23%3A00%3A00.000Z&to=2026-11-21T23%3A00%3A00.000Z&after=',
    'http://books/records?from=2026-11-20T23%3A00%3A00.000Z&to=2026-11-21T23%3A00%3A00.000Z&after=two',
  ]);
});

test.each([
  ['no answer', null, 'no answer'],
  ['an error', [500, { records: [], next: null }] as const, 'answered 500'],
  ['something else', [200, { records: ['one'], next: null }] as const, 'answered 200'],
])('books with %s on a later page are unread, and never end as if they were whole', async (_, page, reason) => {
  const { said } = await read([200, { records: [1], next: 'two' }], page);
  expect(said).toEqual([
    { kind: 'page', records: [1] },
    { kind: 'unread', reason },
  ]);
});

test('a page that is followed by itself is not read for ever', async () => {
  const { said } = await read([200, { records: [1], next: 'two' }], [200, { records: [1], next: 'two' }]);
  expect(said.at(-1)).toMatchObject({ kind: 'unread' });
});
