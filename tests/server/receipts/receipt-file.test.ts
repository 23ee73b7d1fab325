import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderState } from '#catalogues/orders.ts';
import { readConfig } from '#src/server/config.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Person } from '#src/server/person.ts';
import { receiptHandlers } from '#src/server/receipts/handlers.ts';
import { pdfText } from '../../support/pdf/pdf-text.ts';
import { newDevice } from '../../support/server/device.ts';
import { openTestDatabase } from '../../support/server/server.ts';

const AT = new Date('2026-11-21T18:44:00Z');
const TOKEN = '60473918225077641183';

let database: Database;
let estateId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  const estate = { name: 'Palm Court', logo: null };
  estateId = (await database.db.insertInto('estates').values(estate).returning('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => database.close());

async function aResident(email: string): Promise<Person> {
  const person = { id: randomUUID(), email, firstName: 'Amaka', lastName: 'Eze', phone: '08031234567' };
  await database.db
    .insertInto('users')
    .values({
      id: person.id,
      email,
      password_hash: 'x',
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      role: 'service-user',
      estate_id: estateId,
      meter_number: null,
      status: 'occupied',
      address: null,
      created_at: AT,
    })
    .execute();
  const place = {
    address: null,
    verified: true,
    helpsLearning: false,
    wantsReminders: true,
    wantsAnnouncements: true,
    passwordGuessable: false,
    hasSecondFactor: false,
    factorWays: [],
    provedAt: null,
    awaits: 'nothing' as const,
    language: null,
    meterNumber: '45012345678',
    status: 'occupied',
  };
  return { ...person, ...place, sessionId: randomUUID(), role: 'service-user', estate: null };
}

async function anOrder(person: Person, orderId: string, state: OrderState): Promise<void> {
  await database.db
    .insertInto('orders')
    .values({
      order_id: orderId,
      kind: 'power',
      user_id: person.id,
      destination_account: '45012345678',
      estate_id: estateId,
      amount_kobo: 500_000,
      fee_kobo: 5_000,
      total_kobo: 505_000,
      currency: 'NGN',
      state,
      email: person.email,
      customer_name: 'Amaka Eze',
      narration: 'Electricity Topup',
      idempotency_key: orderId,
      body_hash: 'x',
      created_at: AT,
      updated_at: AT,
      captured_at: null,
      next_probe_at: null,
      claimed_until: null,
      claimed_by: null,
      last_vendor_answer: null,
    })
    .execute();
}

async function captured(orderId: string, reference: string): Promise<void> {
  const payment = { provider: 'sandbox', amount_kobo: 505_000, currency: 'NGN', merchant_id: 'TEST', recorded_at: AT };
  await database.db
    .insertInto('payments')
    .values({ order_id: orderId, reference, ...payment })
    .execute();
}

function ask(person: Person, orderId: string) {
  const { receiptFile } = receiptHandlers({ db: database.db, config: readConfig({}), clock: () => AT });
  const { signal } = new AbortController();
  const log = pino({ enabled: false });
  return receiptFile({
    ...{ input: { orderId }, person, requestId: 'r', address: '127.0.0.1', device: newDevice(), signal, log },
  });
}

async function lines(person: Person, orderId: string): Promise<string[]> {
  const answer = await ask(person, orderId);
  if (answer.status !== 200) throw new Error(`No receipt: ${answer.status}`);
  return pdfText(Buffer.from(answer.data.base64, 'base64'));
}

test('a resident downloads the receipt of a delivered purchase', async () => {
  const amaka = await aResident('amaka@palmcourt.example');
  await anOrder(amaka, 'POWER-0000000A', 'fulfilled');
  await captured('POWER-0000000A', 'SBX-A');
  const delivered = { token: TOKEN, units: '27.78', vendor: 'sandbox', delivered_at: AT };
  await database.db
    .insertInto('tokens')
    .values({ order_id: 'POWER-0000000A', ...delivered })
    .execute();

  expect(await ask(amaka, 'POWER-0000000A')).toMatchObject({ status: 200, data: { name: 'ReceiptSBX-A.pdf' } });
  const page = await lines(amaka, 'POWER-0000000A');
  expect(page).toEqual(expect.arrayContaining(['Approved', 'Palm Court', '6047 3918 2250 7764 1183', '₦5,050']));
});

test('the receipt of somebody else is not to be had, and neither is one of an order that does not exist', async () => {
  const [bisi, chidi] = [await aResident('bisi@palmcourt.example'), await aResident('chidi@palmcourt.example')];
  await anOrder(bisi, 'POWER-0000000B', 'fulfilled');
  await captured('POWER-0000000B', 'SBX-B');
  const refused = { status: 404, data: { code: 'order-not-found', message: 'Receipt not available' } };
  expect(await ask(chidi, 'POWER-0000000B')).toEqual(refused);
  expect(await ask(chidi, 'POWER-0000000X')).toEqual(refused);
});

test('an order that was never paid has no receipt: Receipt not available', { tags: ['A-054'] }, async () => {
  const dayo = await aResident('dayo@palmcourt.example');
  await anOrder(dayo, 'POWER-0000000D', 'failed');
  expect(await ask(dayo, 'POWER-0000000D')).toEqual({
    status: 400,
    data: { code: 'receipt-not-available', message: 'Receipt not available' },
  });
});

test('a payment that goes back to the card has a receipt that says Failed', async () => {
  const efe = await aResident('efe@palmcourt.example');
  await anOrder(efe, 'POWER-0000000E', 'refund_due');
  await captured('POWER-0000000E', 'SBX-E');
  expect(await lines(efe, 'POWER-0000000E')).toContain('Failed');
});
