import { expect, test } from 'vitest';
import type { Payout } from '#src/server/payments/port.ts';
import { SETTLEMENT_STATUSES } from '#src/server/payments/providers/flutterwave/settlements.ts';
import { portTo, saying, shopOfFile, unreadableIn } from './support.ts';

const shop = shopOfFile();
const DAY_MS = 24 * 60 * 60_000;

async function read(
  fromDay = -1,
  toDay = 1,
  line: Parameters<typeof portTo>[1] = {},
): Promise<(Payout | { readonly kind: string })[]> {
  const all: (Payout | { readonly kind: string })[] = [];
  const at = (days: number) => new Date(Date.now() + days * DAY_MS);
  for await (const page of portTo(shop().standIn, line).settlements(at(fromDay), at(toDay)))
    all.push(...(page.kind === 'page' ? page.records : [{ kind: page.kind }]));
  return all;
}

test('every status that the documentation names is in the table', () => {
  expect(SETTLEMENT_STATUSES).toEqual({ completed: 'paid', pending: 'under-way', failed: 'failed' });
});

test('a payout has its payments with their fees, and what was taken off; a fee on top is no cost of ours', async () => {
  const plain = await shop().pay('POWER-PLAIN', 5050);
  await shop().control('PUT', '/faults', { special: { 'customer-pays-fees': true } });
  const onTop = await shop().pay('POWER-ON-TOP', 5050);
  await shop().data('POST', `/v3/transactions/${plain}/refund`, { amount: 1000 });
  await shop().control('POST', '/settlements');
  const [payout, ...others] = await read();
  expect(others).toEqual([]);
  const line = { kind: 'capture', amountKobo: 505_000, at: expect.any(Date) };
  expect(payout).toEqual({
    ...{ id: expect.any(String), status: 'paid', amountKobo: 1_010_000, feeKobo: 7_601, deductedKobo: 100_000 },
    ...{ paidKobo: 1_010_000 - 7_601 - 100_000, at: expect.any(Date), bankDay: expect.stringMatching(/^2\d{3}-/) },
    lines: [
      { ...line, orderId: 'POWER-PLAIN', reference: plain, feeKobo: 7_601 },
      { ...line, orderId: 'POWER-ON-TOP', reference: onTop, feeKobo: 0 },
    ],
  });
});

test('a fee with more decimals than a bank moves is rounded, and the rest of the list is read', async () => {
  const first = await shop().pay('POWER-DECIMALS', 5050);
  const second = await shop().pay('POWER-BESIDE', 5050);
  await shop().control('POST', '/settlements');
  const thousandths = saying((text) =>
    text.replaceAll(/"(amount_settled|settlement_amount)":(\d+)\.(\d\d)(?=[,}])/g, '"$1":$2.$34'),
  );
  const [payout] = await read(-1, 1, { fetch: thousandths });
  expect(payout).toMatchObject({
    lines: [
      { reference: first, feeKobo: 7_601 },
      { reference: second, feeKobo: 7_601 },
    ],
  });
  expect(payout).toEqual((await read())[0]);
});

test("the bank's day is the day in Lagos, where a day begins an hour before that of the world", async () => {
  await shop().pay('POWER-AT-NIGHT', 5050);
  await shop().control('POST', '/settlements');
  const late = saying((text) =>
    text.replaceAll('"processed_date":null', '"processed_date":"2026-11-19T23:30:00.000Z"'),
  );
  expect((await read(-1, 1, { fetch: late }))[0]).toMatchObject({ status: 'paid', bankDay: '2026-11-20' });
});

test('a payout of which something cannot be read is told with its number and not booked, and the others are read', async () => {
  await shop().pay('POWER-FIRST-PAYOUT', 7077.5);
  await shop().control('POST', '/settlements');
  await shop().pay('POWER-SECOND-PAYOUT', 5050);
  await shop().control('POST', '/settlements');
  const all = (await read()).filter((one): one is Payout => 'lines' in one);
  const first = all.find(({ lines }) => lines.some(({ orderId }) => orderId === 'POWER-FIRST-PAYOUT'));
  const second = all.find(({ lines }) => lines.some(({ orderId }) => orderId === 'POWER-SECOND-PAYOUT'));
  const fetch = saying((text) => text.replaceAll(/"charged_amount":7077\.5(?=[,}])/g, '"charged_amount":"a lot"'));
  const pages = [];
  const day = (days: number) => new Date(Date.now() + days * DAY_MS);
  for await (const page of portTo(shop().standIn, { fetch }).settlements(day(-1), day(1))) pages.push(page);
  const records = pages.flatMap((page) => (page.kind === 'page' ? page.records : []));
  expect(records.map(({ id }) => id)).toEqual(all.filter((one) => one !== first).map(({ id }) => id));
  expect(records).toContainEqual(second);
  expect(unreadableIn(pages)).toEqual([{ about: first?.id, at: first?.at, reason: 'its payments cannot be read' }]);
});

test('one that is under way has no day yet; what was paid long before is looked up by itself; other days have none', async () => {
  const id = await shop().pay('POWER-LONG-AGO', 5050);
  await shop().control('PUT', '/clock', { aheadMs: 20 * DAY_MS });
  await shop().control('POST', '/settlements', { status: 'pending' });
  expect(await read(19, 21)).toMatchObject([{ status: 'under-way', bankDay: null, lines: [{ reference: id }] }]);
  await shop().control('PUT', '/clock', { aheadMs: 0 });
  expect(await read(5, 10)).toEqual([]);
});

test.each(['/v3/settlements', '/v3/transactions'])('what cannot be read to its end is unread: %s', async (path) => {
  await shop().control('PUT', '/faults', { answers: [{ kind: 'broken', path }] });
  expect((await read()).at(-1)).toEqual({ kind: 'unread' });
});
