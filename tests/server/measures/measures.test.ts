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

const VITALS = { page: 'landing', lcpMs: 1_200, inpMs: 80, cls: 0.02 };

test('what a page tells of its web vitals stands in the metrics by its kind, and a figure that it has not is left out', async () => {
  expect(await portal.call('reportVitals', VITALS)).toMatchObject({ status: 200, body: { noted: true } });
  await portal.call('reportVitals', { page: 'landing', lcpMs: 5_000 });
  const lines = (await portal.metrics.registry.metrics())
    .split('\n')
    .filter((line) => /^wattchat_web_.*(sum|count)/.test(line));
  expect(lines).toEqual([
    'wattchat_web_lcp_seconds_sum{page="landing"} 6.2',
    'wattchat_web_lcp_seconds_count{page="landing"} 2',
    'wattchat_web_inp_seconds_sum{page="landing"} 0.08',
    'wattchat_web_inp_seconds_count{page="landing"} 1',
    'wattchat_web_cls_sum{page="landing"} 0.02',
    'wattchat_web_cls_count{page="landing"} 1',
  ]);
});

test.each([
  ['a page of no kind', { page: '/toUpPower?meter=45701120409' }],
  ['a text', { lcpMs: 'slow' }],
  ['less than nothing', { inpMs: -1 }],
  ['what no page takes', { lcpMs: 3_600_000 }],
])('of web vitals, %s is refused', async (_, given) => {
  expect((await portal.call('reportVitals', { ...VITALS, ...given })).status).toBe(400);
});

test('one address tells of so many pages and no more', async () => {
  let answer = await portal.call('reportVitals', VITALS);
  for (let at = 0; at < 600 && answer.status === 200; at += 1) answer = await portal.call('reportVitals', VITALS);
  expect(answer).toMatchObject({ status: 429, body: { retryAfter: expect.any(Number) } });
});
