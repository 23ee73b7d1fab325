import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Provider, StandEnv } from '#src/stand-ins/stand.ts';
import { type Running, start } from '#src/stand-ins/start.ts';
import { eventually } from '../support/eventually.ts';
import { type Listener, listenForEvents } from '../support/stand-ins.ts';

/** A vendor that counts: `POST /count` does work, tells of it, and answers how often it was asked. */
const counter: Provider = {
  port: 4999,
  keys: { secret: { variable: 'COUNTER_KEY', begins: 'count_' } },
  events: {
    retries: [{ times: 2, everyMs: 60_000 }],
    timeoutMs: 5_000,
    accepted: (status) => status === 200,
    headers: (_, { secret = '' }) => ({ 'x-key': secret }),
  },
  special: ['down'],
  open: ({ book, events, faults, keys }) => {
    const counts = book.shelf('count', z.number());
    const app = new Hono<StandEnv>();
    app.get('/key', (c) => c.json(keys));
    app.post('/count', (c) => {
      if (faults.special('down') === true) return c.json({ problem: 'down' }, 400);
      const count = book.change(() => {
        const next = book.next('count');
        counts.add(String(next), next);
        events.tell('counted', JSON.stringify({ count: next }));
        return next;
      });
      return c.json({ count });
    });
    app.post('/fail', () =>
      book.change(() => {
        counts.add('never', 0);
        events.tell('never', '{}');
        throw new Error('in the middle');
      }),
    );
    app.onError((_, c) => c.json({}, 500));
    return { app, books: () => ({ counts: counts.all() }) };
  },
};

let folder: string;
let running: Running;
let listener: Listener | undefined;

const open = async (webhook: string | null = null, pace = 1) => {
  running = await start(counter, { host: '127.0.0.1', port: 0, folder, webhook, pace, env: {} });
};
const ask = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${running.url}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
};
const counts = async () => (await ask('GET', '/stand-in/books')).body.counts;
const states = async () =>
  (await ask('GET', '/stand-in/events')).body.events.map((event: { state: string }) => event.state);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stand-in-counter-'));
});
afterEach(async () => {
  await running.close();
  await listener?.close();
  listener = undefined;
  rmSync(folder, { recursive: true, force: true });
});

test('a line on which nobody asks stays open for minutes, so that a portal that is busy does not ask on a closed one', async () => {
  await open();
  const { headers } = await fetch(`${running.url}/stand-in/books`);
  expect(headers.get('keep-alive')).toBe('timeout=600');
});

describe('a stand-in remembers', () => {
  test('what it did, its keys, its clock and where events go, after its end', async () => {
    listener = await listenForEvents();
    await open(listener.url);
    await ask('POST', '/count');
    await listener.until(1);
    await ask('PUT', '/stand-in/clock', { aheadMs: 86_400_000 });
    const key = (await ask('GET', '/key')).body;
    await running.close();

    await open();
    expect(await counts()).toEqual([1]);
    expect((await ask('GET', '/key')).body).toEqual(key);
    expect(key.secret).toMatch(/^count_[0-9a-f]{40}$/);
    expect((await ask('POST', '/count')).body).toEqual({ count: 2 });
    await listener.until(2);
  });

  test('nothing of a change that failed', async () => {
    listener = await listenForEvents();
    await open(listener.url);
    expect((await ask('POST', '/fail')).status).toBe(500);
    await ask('POST', '/stand-in/events/flush');
    expect(await counts()).toEqual([]);
    expect(listener.taken).toEqual([]);
  });
});

describe('events', () => {
  test('go by themselves, and are sent again until they are accepted, after a while', async () => {
    listener = await listenForEvents((_, index) => ({ status: index < 2 ? 503 : 200 }));
    await open(listener.url);
    await ask('POST', '/count');
    await listener.until(1);
    await ask('PUT', '/stand-in/clock', { aheadMs: 60_000 });
    await listener.until(2);
    await ask('PUT', '/stand-in/clock', { aheadMs: 60_000 });
    await listener.until(3);
    await ask('POST', '/stand-in/events/flush');
    expect(await states()).toEqual(['accepted']);
    expect(listener.taken).toHaveLength(3);
  });

  test('are given up after the last try, and can be sent again by hand', async () => {
    listener = await listenForEvents((_, index) => ({ status: index < 3 ? 500 : 200 }));
    await open(listener.url, 0);
    await ask('POST', '/count');
    await listener.until(3);
    await ask('POST', '/stand-in/events/flush');
    expect(await states()).toEqual(['given up']);
    await ask('POST', '/stand-in/events/1/resend');
    await listener.until(4);
    await ask('POST', '/stand-in/events/flush');
    expect(await states()).toEqual(['accepted']);
  });

  test('wait for an address', async () => {
    listener = await listenForEvents();
    await open();
    await ask('POST', '/count');
    expect(await states()).toEqual(['waiting']);
    await ask('PUT', '/stand-in/webhook', { url: listener.url });
    await listener.until(1);
  });

  test.each([
    ['late', ['1', '2']],
    ['reordered', ['2', '1']],
    ['doubled', ['1', '1', '2', '2']],
    ['lost', []],
  ])('can be %s', async (fault, told) => {
    listener = await listenForEvents();
    await open(listener.url);
    await ask('PUT', '/stand-in/faults', { events: [fault, 'late'] });
    await ask('POST', '/count');
    await ask('POST', '/count');
    expect(listener.taken).toEqual([]);
    await ask('POST', '/stand-in/events/flush');
    expect(listener.taken.map(({ body }) => /\d/.exec(body)?.[0])).toEqual(told);
    expect(await states()).toEqual(Array(2).fill(fault === 'lost' ? 'lost' : 'accepted'));
  });

  test('can have a forgery before them', async () => {
    listener = await listenForEvents();
    await open(listener.url);
    await ask('PUT', '/stand-in/faults', { events: ['forged'] });
    await ask('POST', '/count');
    const taken = await listener.until(2);
    expect(taken.map(({ headers }) => headers['x-key'] === running.keys.secret)).toEqual([false, true]);
  });
});

describe('answers', () => {
  const post = (path: string, signal: AbortSignal | null = null) =>
    fetch(`${running.url}${path}`, { method: 'POST', signal }).then(
      (answer) => answer.text(),
      (error: Error) => error.name,
    );

  test('that are silent: the work is done, and nobody hears of it', async () => {
    await open();
    await ask('PUT', '/stand-in/faults', { answers: [{ kind: 'silent', path: '/count', times: 1 }] });
    const patience = new AbortController();
    const answer = post('/count', patience.signal);
    await eventually(async () => ((await counts()).length > 0 ? true : null));
    patience.abort();
    expect(await answer).toBe('AbortError');
    expect(await post('/count')).toBe('{"count":2}');
  });

  test('that are refused: nothing is done', async () => {
    await open();
    await ask('PUT', '/stand-in/faults', { answers: [{ kind: 'refuse', method: 'post', times: 2 }] });
    expect(await post('/count')).toBe('TypeError');
    expect(await post('/count')).toBe('TypeError');
    expect(await counts()).toEqual([]);
  });

  test('that are broken, slow, or a gateway page, until they are taken back', async () => {
    await open();
    await ask('PUT', '/stand-in/faults', { answers: [{ kind: 'broken' }] });
    expect(await post('/count')).toBe('{"cou');
    await ask('PUT', '/stand-in/faults', { answers: [{ kind: 'slow', ms: 1, path: '/count' }] });
    expect(await post('/count')).toBe('{"count":2}');
    await ask('PUT', '/stand-in/faults', { answers: [{ kind: 'error', status: 503 }] });
    expect(await post('/count')).toContain('<h1>503</h1>');
    await ask('PUT', '/stand-in/faults', { answers: [{ kind: 'error', status: 502, done: true }] });
    expect(await post('/count')).toContain('<h1>502</h1>');
    expect(await counts()).toEqual([1, 2, 3]);
    await ask('DELETE', '/stand-in/faults');
    expect(await post('/count')).toBe('{"count":4}');
  });

  test('have the faults that only this vendor can have, and no others', async () => {
    await open();
    expect((await ask('PUT', '/stand-in/faults', { special: { asleep: true } })).status).toBe(400);
    await ask('PUT', '/stand-in/faults', { special: { down: true } });
    expect(await ask('POST', '/count')).toEqual({ status: 400, body: { problem: 'down' } });
  });
});
