import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const TURN = { traceId: '1'.repeat(32), spanId: '2'.repeat(16), way: 'said', tookMs: 5, agoMs: 0 };

test.each([
  ['numbers that are none', { traceId: '0'.repeat(32) }],
  ['a span of another length', { spanId: '2'.repeat(15) }],
  ['a parent that is a text', { parent: 'buy power 5000' }],
  ['a way that there is not', { way: 'guessed' }],
  ['a turn of a day', { tookMs: 86_400_000 }],
])('of a turn, %s are refused', async (_, given) => {
  expect((await portal.call('reportTurn', { ...TURN, ...given })).status).toBe(400);
});
