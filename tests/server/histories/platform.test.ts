import papaparse from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../stuck-orders/support/stuck.ts';
import { type Payment, withoutPast, writePayment } from './support/payments.ts';

const PAST: Readonly<Record<string, Payment>> = {
  power: { kind: 'power', state: 'fulfilled', at: '2026-11-01T08:00:00Z', token: '60473918225077641183' },
  declined: { kind: 'power', state: 'failed', at: '2026-11-02T08:00:00Z', kobo: 305_000 },
  levy: { kind: 'dev-levy', state: 'fulfilled', at: '2026-11-03T08:00:00Z', kobo: 1_005_000 },
  fine: { kind: 'fine', state: 'refunded', at: '2026-11-04T08:00:00Z', kobo: 105_050 },
  service: { kind: 'service', state: 'fulfilled', at: '2026-11-05T08:00:00Z', kobo: 205_000 },
};

let desk: Desk;
let user_id: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  desk = await openDesk();
  user_id = await withoutPast(desk.db, 'resident@palmcourt.example');
  const estates = [await desk.estateId('Palm Court'), await desk.estateId('Cedar View')];
  const { id: serviceId } = await desk.serviceOf('Palm Court', 'Security');
  for (const [at, [name, payment]] of Object.entries(PAST).entries()) {
    const estateId = estates[at % 2] ?? 0;
    const more = payment.kind === 'service' ? { serviceId } : {};
    ids[name] = await writePayment(desk.db, user_id, { ...payment, estateId, ...more });
  }
});
afterAll(() => desk.close());

const found = async (input: object) => {
  const body = await desk.good('platformTransactions', { user_id, ...input });
  return (body.transactions as { id: string }[]).map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
};

test('without a view the payments of a resident are all there, of every kind and every estate, with their sums', async () => {
  expect(await found({})).toEqual(['service', 'fine', 'levy', 'declined', 'power']);
  expect(await found({ sort: 'dsc' })).toEqual(['power', 'declined', 'levy', 'fine', 'service']);
  expect(await found({ view: '' })).toEqual(['service', 'fine', 'levy', 'declined', 'power']);
  expect(await desk.good('platformTransactions', { user_id })).toMatchObject({
    successfulTransactions: 3,
    successfulTransactionsValue: 17_150,
    total_number_failed_transactions: 2,
    last_transaction_date: '2026-11-05T08:00:00.000Z',
    total: 5,
    page: 1,
  });
});

test('a view, days and a status narrow them', async () => {
  expect(await found({ view: 'power' })).toEqual(['declined', 'power']);
  expect(await found({ from: '2026-11-02', to: '2026-11-03' })).toEqual(['levy', 'declined']);
  expect(await found({ status: 'failed' })).toEqual(['fine', 'declined']);
});

test('a token is told by its last four digits, as it is to the estate', async () => {
  const body = await desk.good('platformTransactions', { user_id, view: 'power', status: 'successful' });
  expect(body.transactions).toMatchObject([{ id: ids.power, token: '1183', transactionStatus: 'successful' }]);
  expect(JSON.stringify(body)).not.toMatch(/\d{20}/);
});

test('who is no resident has no history here', async () => {
  const { id } = await desk.person('admin@palmcourt.example');
  for (const nobody of [id, '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11']) {
    for (const name of ['platformTransactions', 'exportPlatformTransactions'] as const) {
      expect(await desk.refused(name, { user_id: nobody })).toEqual([
        400,
        'resident-not-found',
        'User not found, please check and try again',
      ]);
    }
  }
});

test('payments of every kind are exported as Transactions.csv, those of a view under its own name', {
  tags: ['D-037'],
}, async () => {
  const file = async (input: object) => {
    const { name, base64 } = await desk.good('exportPlatformTransactions', { user_id, ...input });
    const text = Buffer.from(String(base64), 'base64').toString('utf8').replace('\ufeff', '');
    return { name, rows: papaparse.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data };
  };
  const all = await file({});
  expect(all.name).toBe('Transactions.csv');
  expect(all.rows.map((row) => [row['Transaction ID'], row.Payment, row.Service])).toEqual([
    [ids.service, 'Service charge', 'Security'],
    [ids.fine, 'Fine', ''],
    [ids.levy, 'Development levy', ''],
    [ids.declined, 'Power', ''],
    [ids.power, 'Power', ''],
  ]);
  expect(all.rows.at(-1)).toMatchObject({ Amount: '5050.00', Status: 'Successful', 'Token Ending': '1183' });
  const power = await file({ view: 'power' });
  expect([power.name, power.rows.length]).toEqual(['electricity_bill_transactions.csv', 2]);
});
