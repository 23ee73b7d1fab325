import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { authSecret } from '#src/server/accounts/sign-in/secret.ts';
import { BadConfig, inSandbox, readConfig } from '#src/server/config.ts';
import { systemRandom } from '#src/server/random.ts';

test('with nothing set the portal runs on loopback, on the sandbox, as a demonstration', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, dataDir: './data', demo: true, pace: 'swift' });
  expect(['payments', 'vending', 'mail'].map((part) => inSandbox(config, part as 'mail'))).toEqual([true, true, true]);
});

test('each bad value is named with what is wrong', () => {
  const read = () =>
    readConfig({ PORT: 'http', DATABASE_URL: 'mysql://x', PACE: 'fast', DEMO: 'maybe', AUTH_SECRET: 'short' });
  expect(read).toThrow(BadConfig);
  for (const name of ['PORT', 'DATABASE_URL', 'PACE', 'DEMO', 'AUTH_SECRET: must have at least 32 characters']) {
    expect(read).toThrow(name);
  }
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('in production it refuses to start on a sandbox, without a secret or as a demonstration, and says which', () => {
  const start = (set: Record<string, string>) => () => readConfig({ NODE_ENV: 'production', ...set });
  for (const name of ['PAYMENT_PROVIDER', 'VENDING_PROVIDER', 'SMTP_URL', 'AUTH_SECRET'])
    expect(start({})).toThrow(name);
  const complete = {
    PAYMENT_PROVIDER: 'netplus',
    VENDING_PROVIDER: 'momas',
    SMTP_URL: 'smtps://mail.example',
    AUTH_SECRET: 'x'.repeat(32),
  };
  expect(start({ ...complete, DEMO: 'on' })).toThrow(/DEMO: demonstration accounts/);
  expect(start(complete)()).toMatchObject({ production: true, demo: false });
});

test('a provider finds its own keys', () => {
  const { providerKeys } = readConfig({
    PAYMENT_PROVIDER: 'netplus',
    PAYMENT_SECRET: 's',
    VENDING_USER: 'u',
    OTHER: 'o',
  });
  expect(providerKeys).toEqual({ PAYMENT_PROVIDER: 'netplus', PAYMENT_SECRET: 's', VENDING_USER: 'u' });
});

test('a generated secret is kept, for its owner only', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wattchat-secret-'));
  const first = authSecret({ authSecret: null, dataDir }, systemRandom);
  expect(authSecret({ authSecret: null, dataDir }, systemRandom)).toEqual(first);
  const file = join(dataDir, 'auth-secret');
  expect(readFileSync(file, 'utf8')).toMatch(/^[\da-f]{64}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
