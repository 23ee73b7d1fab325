import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { createClient } from '#src/client/client.ts';
import { freshSettings, startTestPortal } from '../../support/server/running.ts';

const RESIDENT = 'resident@palmcourt.example';

let fresh: Awaited<ReturnType<typeof freshSettings>>;
let portal: Awaited<ReturnType<typeof startTestPortal>>;
beforeAll(async () => {
  fresh = await freshSettings();
  portal = await startTestPortal(fresh.settings);
});
afterAll(async () => {
  await portal.close();
  await fresh.remove();
});

const visitor = () => createClient({ baseUrl: portal.url, token: () => null, refused: () => {} });

async function resident() {
  const answer = await visitor().signIn({ email: RESIDENT, password: DEMO_PASSWORD });
  if (answer.status !== 200) throw new Error(answer.data.message);
  const { token } = answer.data;
  return createClient({ baseUrl: portal.url, token: () => token, refused: () => {} });
}

async function anOrder(key: string) {
  const services = await resident();
  const answer = await services.openOrder({ key, type: 'power_vending', amount: 5000 });
  if (answer.status !== 200) throw new Error(answer.data.message);
  return { services, order: answer.data };
}

const pay = (orderId: string, card: string) =>
  fetch(`${portal.url}/sandbox/payments/${orderId}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ card }),
  });

test('whether a meter is found can be asked without signing in', { tags: ['A-032'] }, async () => {
  const { order } = await anOrder('calls-00000001');
  expect(await visitor().pingMeter({ meter_number: order.meterNumber })).toEqual({
    status: 200,
    data: { isFound: true },
  });
  expect(await visitor().pingMeter({ meter_number: '45999999999' })).toEqual({ status: 200, data: { isFound: false } });
});

test('a visitor who asks about meter after meter is told to wait, and a signed-in person is not', async () => {
  const meter_number = '45999999999';
  const statuses: number[] = [];
  for (let asked = 0; asked < 70; asked++) statuses.push((await visitor().pingMeter({ meter_number })).status);
  expect(statuses.at(-1)).toBe(429);
  expect(await (await resident()).pingMeter({ meter_number })).toMatchObject({ status: 200 });
});

test('the widget begins with merchant, name, email, narration, amount, currency and order id', {
  tags: ['A-004'],
}, async () => {
  const { order } = await anOrder('calls-00000002');
  expect(order.widget).toEqual({
    provider: 'sandbox',
    script: expect.stringContaining('/sandbox/payments/inline.js'),
    merchantId: expect.stringMatching(/.+/),
    name: 'Amaka Eze',
    email: RESIDENT,
    narration: 'Electricity Topup',
    amount: 5050,
    currency: 'NGN',
    orderId: order.orderId,
  });
});

test('every order is paid to the one merchant', { tags: ['A-005'] }, async () => {
  const [first, second] = [await anOrder('calls-00000003'), await anOrder('calls-00000004')];
  expect(first.order.orderId).not.toBe(second.order.orderId);
  expect(first.order.widget.merchantId).toBe(second.order.widget.merchantId);
});

test('a failure of the widget is reported as a success is, and the answer is PAYMENT FAILED', {
  tags: ['A-034'],
}, async () => {
  const { services, order } = await anOrder('calls-00000005');
  await pay(order.orderId, '4000000000000002');
  const reference = { status: 'FAILED', orderId: order.orderId } as const;
  const answer = await services.topupPower({ transfer_reference: reference, type: 'power_vending', amount: 5050 });
  expect(answer).toMatchObject({ status: 400, data: { code: 'not-captured' } });
});
