import { describe, expect, test } from 'vitest';
import { readConfig } from '#src/server/config.ts';
import { vendorKeys } from '#src/server/vending/vendors.ts';

const SETTINGS = {
  VENDING_PROVIDER: 'baxi, vtpass',
  VENDING_API_KEY: 'of baxi',
  VENDING_AGENT_ID: '7',
  VENDING_PHONE: '08010000009',
  VENDING_ESTATE_COMPANY: 'ikeja',
  VENDING_VTPASS_API_KEY: 'of vtpass',
  VENDING_VTPASS_SECRET_KEY: 'its secret',
};

describe('several vendors', () => {
  test('the first one sells, and the others are those of before', () => {
    const config = readConfig(SETTINGS);
    expect([config.vendingProvider, config.otherVendors]).toEqual(['baxi', ['vtpass']]);
    expect(readConfig({}).otherVendors).toEqual([]);
    expect(readConfig({ VENDING_PROVIDER: 'vtpass,vtpass' }).otherVendors).toEqual([]);
  });

  test('each has its own keys: no key of one is ever handed to another', () => {
    const config = readConfig(SETTINGS);
    expect(vendorKeys(config, 'vtpass')).toEqual({
      VENDING_PHONE: '08010000009',
      VENDING_API_KEY: 'of vtpass',
      VENDING_SECRET_KEY: 'its secret',
    });
    expect(vendorKeys(config, 'baxi')).toMatchObject({ VENDING_API_KEY: 'of baxi', VENDING_AGENT_ID: '7' });
  });

  test('one of them that has no name, or is the sandbox in production, is refused', () => {
    expect(() => readConfig({ VENDING_PROVIDER: 'vtpass,' })).toThrow('a comma with no name beside it');
    const real = { PAYMENT_PROVIDER: 'paystack', SMTP_URL: 'smtps://a:b@mail.example', AUTH_SECRET: 'x'.repeat(32) };
    expect(() => readConfig({ NODE_ENV: 'production', ...real, VENDING_PROVIDER: 'vtpass,sandbox' })).toThrow(
      'tokens would come from the sandbox',
    );
  });
});
