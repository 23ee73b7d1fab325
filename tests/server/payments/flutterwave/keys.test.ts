import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { openFlutterwave } from '#src/server/payments/providers/flutterwave/open.ts';

const KEYS = { PAYMENT_SECRET_KEY: 'FLWSECK_TEST-made-up-for-this-test', PAYMENT_WEBHOOK_SECRET: 'a-made-up-hash' };
const open = (providerKeys: Readonly<Record<string, string>>) =>
  openFlutterwave(
    { providerKeys, supportEmail: 'support@portal.example', publicUrl: 'https://portal.example' },
    () => new Date(),
  );
const body = new TextEncoder().encode(JSON.stringify({ event: 'charge.completed', data: { tx_ref: 'POWER-1' } }));

test('without its keys, or with a public one in their place, it does not start, and says which and not what', () => {
  expect(() => open({})).toThrow(/PAYMENT_SECRET_KEY[\s\S]*PAYMENT_WEBHOOK_SECRET/);
  const wrong = () => open({ ...KEYS, PAYMENT_SECRET_KEY: 'FLWPUBK_TEST-hidden', PAYMENT_ACCOUNT_ID: 'mine' });
  expect(wrong).toThrow(/PAYMENT_SECRET_KEY[\s\S]*PAYMENT_ACCOUNT_ID/);
  expect(wrong).not.toThrow('hidden');
});

test('whose books it reads is told by the number of the account, else by the key', () => {
  expect(open(KEYS).merchantId).toBe('flutterwave-test');
  expect(open({ ...KEYS, PAYMENT_SECRET_KEY: 'FLWSECK-made-up' }).merchantId).toBe('flutterwave-live');
  expect(open({ ...KEYS, PAYMENT_ACCOUNT_ID: '73362' }).merchantId).toBe('73362');
});

test('while the secret is exchanged events of both are taken, signed or not', () => {
  const headers = (secret: string) => [
    new Headers({ 'verif-hash': secret }),
    new Headers({ 'flutterwave-signature': createHmac('sha256', secret).update(body).digest('base64') }),
  ];
  const both = open({ ...KEYS, PAYMENT_WEBHOOK_SECRET_FORMER: 'the-hash-of-before' });
  for (const secret of ['a-made-up-hash', 'the-hash-of-before']) {
    for (const one of headers(secret))
      expect(both.readWebhook(one, body, new Date())).toMatchObject({ kind: 'event', orderId: 'POWER-1' });
  }
  for (const one of headers('the-hash-of-before'))
    expect(open(KEYS).readWebhook(one, body, new Date())).toEqual({ kind: 'refused', reason: 'signature' });
});
