import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { connect } from '#src/terminal/connect.ts';
import { chatInJson } from '#src/terminal/json.ts';
import { eventually } from '../../support/eventually.ts';
import { freshSettings, sendTo, startTestPortal } from '../../support/server/running.ts';
import { openCollector, type Span } from './support/collector.ts';

let fresh: Awaited<ReturnType<typeof freshSettings>>;
beforeAll(async () => {
  fresh = await freshSettings();
});
afterAll(() => fresh.remove());

const BOUGHT = [
  { say: 'sign in' },
  { say: 'resident@palmcourt.example' },
  { secret: DEMO_PASSWORD },
  { say: 'buy power 5000' },
  { event: { type: 'CONFIRM' } },
  { card: '4242424242424242' },
  { say: 'my profile' },
];

/** Buy power by talking, as a program does; answers the order and its token. */
async function buyPower(url: string): Promise<{ orderId: string; token: string }> {
  const conversation = connect(`${url}/`);
  const answers: { view: { outcome: string | null; result: { orderId: string; token: string } | null } | null }[] = [];
  const input = Readable.from(BOUGHT.map((line) => `${JSON.stringify(line)}\n`));
  await chatInJson(conversation, `${url}/`, input, (text) => answers.push(JSON.parse(text)));
  conversation.stop();
  const bought = answers.map(({ view }) => view?.result).find((result) => result != null);
  if (!bought) throw new Error(`Nothing was bought: ${JSON.stringify(answers.at(-1))}`);
  return bought;
}

test('one trace leads from the sentence over the order and its settlement to the vend, in one tree', async () => {
  const collector = await openCollector();
  const portal = await startTestPortal({ ...fresh.settings, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const { orderId, token } = await buyPower(portal.url);
  const own = await eventually(async () => {
    const traces = new Set(collector.spans.filter(isOf(orderId)).map(({ traceId }) => traceId));
    const all = collector.spans.filter(({ traceId }) => traces.has(traceId));
    return all.filter(({ name }) => name === 'turn').length >= 3 && all.some(isFact('DELIVER')) ? all : null;
  });
  const accounts = await portal.deps.db
    .selectFrom('orders')
    .select('destination_account')
    .where('order_id', '=', orderId)
    .execute();
  await portal.close();
  collector.close();

  // Everything of the order is in one trace, and nothing of that hangs in the air but the sentence.
  expect(new Set(collector.spans.filter(isOf(orderId)).map(({ traceId }) => traceId)).size).toBe(1);
  const byId = new Map(own.map((span) => [span.spanId, span]));
  const above = (span: Span | undefined) => byId.get(span?.parentSpanId ?? '');
  const roots = own.filter((span) => above(span) === undefined);
  expect(roots.map(({ name, attributes, parentSpanId }) => [name, attributes['wattchat.turn'], parentSpanId])).toEqual([
    ['turn', 'said', undefined],
  ]);
  const path = (span: Span | undefined): string[] => (span === undefined ? [] : [...path(above(span)), span.name]);
  const pathOf = (name: string) => path(own.find((span) => span.name === name));
  expect(pathOf('openOrder')).toEqual(['turn', 'turn', 'openOrder']);
  expect(pathOf('vend')).toEqual(['turn', 'turn', 'openOrder', 'step', 'vend']);
  expect(path(own.find(isFact('FULFIL')))).toEqual(['turn', 'turn', 'openOrder', 'step', 'settle']);
  expect(path(own.find(isFact('DELIVER')))).toEqual(['turn', 'turn', 'openOrder', 'step', 'settle']);
  expect(path(own.find(isFact('CAPTURE'))).at(-1)).toBe('settle');
  expect(own.find(({ name }) => name === 'vend')?.attributes).toEqual({
    'wattchat.provider': 'sandbox',
    'wattchat.line': 'power',
    'wattchat.answer': 'delivered',
  });
  for (const { startTimeUnixNano, endTimeUnixNano } of own) expect(endTimeUnixNano >= startTimeUnixNano).toBe(true);
  // What was asked afterwards has a trace of its own.
  expect(collector.spans.some(({ name, traceId }) => name === 'profile' && !isOwn(traceId))).toBe(true);
  function isOwn(traceId: string): boolean {
    return own.some((span) => span.traceId === traceId);
  }

  // Nothing of the person, nothing that was typed, and no token.
  const all = collector.bodies.join('');
  const [{ destination_account: meter } = { destination_account: '' }] = accounts;
  for (const secret of [token, 'palmcourt', 'buy power', DEMO_PASSWORD, meter]) expect(all).not.toContain(secret);
});

test('without a collector nothing is traced: no answer says so, and a turn that is told is not noted', async () => {
  const portal = await startTestPortal(fresh.settings);
  const answer = await fetch(`${portal.url}${calls.robotCheck.path}`, {
    headers: { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` },
  });
  expect([answer.status, answer.headers.get('traceresponse')]).toEqual([200, null]);
  const turn = { traceId: '1'.repeat(32), spanId: '2'.repeat(16), way: 'said', tookMs: 5, agoMs: 0 };
  expect(await sendTo(portal.url, 'POST', calls.reportTurn.path, turn)).toEqual({
    status: 200,
    body: { noted: false },
  });
  const { trace } = await portal.deps.db.selectFrom('orders').select('trace').executeTakeFirstOrThrow();
  await portal.close();
  expect(trace).toBeNull();
});

const isOf = (orderId: string) => (span: Span) => span.attributes['wattchat.order'] === orderId;
const isFact = (fact: string) => (span: Span) => span.name === 'settle' && span.attributes['wattchat.fact'] === fact;
