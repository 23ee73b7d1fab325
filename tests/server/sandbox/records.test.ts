import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerEnv } from '#src/server/http/context.ts';
import { sandboxPaymentPort } from '#src/server/payments/providers/sandbox.ts';
import { sandboxDifferences } from '#src/server/sandbox/differences.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

let money: TestMoney;
let app: Hono<ServerEnv>;
beforeAll(async () => {
  money = await openTestMoney();
  app = new Hono<ServerEnv>();
  app.route('/', sandboxDifferences({ db: money.db, clock: money.outside.clock, random: money.outside.random }));
});
afterAll(() => money.close());

const differences = async (method: 'GET' | 'POST' | 'DELETE', body?: object) => {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await app.request('/sandbox/differences', { method, ...sent });
  return { status: answer.status, body: await answer.json() };
};
const FROM = new Date('2026-11-01T00:00:00Z');
const TO = new Date('2026-12-01T00:00:00Z');
const recorded = async () => {
  const { payments } = money.deps;
  const all: unknown[] = [];
  for await (const page of payments.records(FROM, TO)) all.push(...(page.kind === 'page' ? page.records : [page]));
  return all;
};

test('a difference is put in, listed and taken away again, and the books themselves never have it', async () => {
  expect((await differences('POST', { kind: 'amount-differs' })).status).toBe(404);
  const orderId = await money.order();
  await money.pay(orderId);
  const [plain] = await recorded();
  const put = await differences('POST', { kind: 'amount-differs' });
  expect(put).toEqual({
    status: 200,
    body: { kind: 'amount-differs', orderId, madeAt: new Date(money.outside.time.now).toISOString() },
  });
  await differences('POST', { kind: 'amount-differs', orderId });
  expect((await differences('GET')).body.differences).toEqual([put.body]);
  expect(await recorded()).toEqual([{ ...(plain as object), amountKobo: 515_000 }]);
  expect(await money.deps.payments.verify({ orderId, reference: null })).toMatchObject({
    status: 'captured',
    amountKobo: 505_000,
  });
  expect((await differences('DELETE')).body).toEqual({ differences: [] });
  expect(await recorded()).toEqual([plain]);
});

test('what is no difference, and one that only our own ledger can have, is refused with those that there are', async () => {
  for (const body of [{ kind: 'ledger-differs' }, { kind: 'nonsense' }, {}, { kind: 'amount-differs', orderId: 'x' }]) {
    const { status, body: said } = await differences('POST', body);
    expect([status, said.code]).toEqual([400, 'invalid-input']);
    expect(said.kinds).toContain('vended-twice');
  }
});

test('nobody without the key reads the records, and a question without days is none', async () => {
  const { paymentLine } = money.outside;
  const read = async (line: typeof paymentLine) => {
    const pages: unknown[] = [];
    for await (const page of sandboxPaymentPort(line, []).records(FROM, TO)) pages.push(page);
    return pages;
  };
  expect(await read({ ...paymentLine, key: 'another key' })).toEqual([{ kind: 'unread', reason: 'answered 401' }]);
  const headers = { authorization: `Bearer ${paymentLine.key}` };
  const asked = await paymentLine.fetch('http://outside/sandbox/payments/api/transactions?from=x', { headers });
  expect(asked.status).toBe(400);
});
