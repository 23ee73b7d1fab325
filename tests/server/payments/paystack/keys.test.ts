import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPaystack } from '#src/server/payments/providers/paystack/open.ts';

const KEY = 'sk_test_made-up-for-this-test';
const FORMER = 'sk_test_made-up-before';
const open = (providerKeys: Readonly<Record<string, string>>) =>
  openPaystack({ providerKeys, supportEmail: 'support@portal.example' }, () => new Date());

test('without a secret key, or with a public one in its place, it does not start, and says which and not what', () => {
  expect(() => open({})).toThrow('PAYMENT_SECRET_KEY');
  const wrong = () => open({ PAYMENT_SECRET_KEY: 'pk_test_hidden', PAYMENT_API_URL: 'paystack' });
  expect(wrong).toThrow(/PAYMENT_SECRET_KEY[\s\S]*PAYMENT_API_URL/);
  expect(wrong).not.toThrow('hidden');
});

test('the key travels in the clear nowhere but on this machine', () => {
  const at = (PAYMENT_API_URL: string) => () => open({ PAYMENT_SECRET_KEY: KEY, PAYMENT_API_URL });
  for (const address of ['http://api.paystack.co', 'http://127.0.0.1.shop.example', 'http://localhost.shop.example/'])
    expect(at(address)).toThrow('https://');
  for (const address of ['https://api.paystack.co', 'http://127.0.0.1:4101', 'http://localhost'])
    expect(at(address)).not.toThrow();
});

test('whose books it reads is told by the key', () => {
  expect(open({ PAYMENT_SECRET_KEY: KEY }).merchantId).toBe('paystack-test');
  expect(open({ PAYMENT_SECRET_KEY: KEY.replace('test', 'live') }).merchantId).toBe('paystack-live');
});

test('during a rotation events of both keys are taken', () => {
  const body = new TextEncoder().encode(JSON.stringify({ event: 'charge.success', data: { reference: 'POWER-1.2' } }));
  const read = (port: ReturnType<typeof open>, key: string) =>
    port.readWebhook(
      new Headers({ 'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex') }),
      body,
      new Date(),
    );
  const rotating = open({ PAYMENT_SECRET_KEY: KEY, PAYMENT_SECRET_KEY_FORMER: FORMER });
  for (const key of [KEY, FORMER]) expect(read(rotating, key)).toMatchObject({ kind: 'event', orderId: 'POWER-1' });
  expect(read(open({ PAYMENT_SECRET_KEY: KEY }), FORMER)).toEqual({ kind: 'refused', reason: 'signature' });
});
