import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig, readDataConfig, setIn } from '#src/server/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'wattchat-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const SECRET = 'a secret of a file, which is long enough to be one';

test('any setting can stand in a file, which its NAME_FILE names: a secret is in no environment then', () => {
  const config = readConfig({
    AUTH_SECRET_FILE: file('auth', `${SECRET}\n`),
    AUTH_SECRET_FORMER_FILE: file('former', `${'k'.repeat(32)}\r\n${'m'.repeat(40)}\n`),
    SMTP_URL_FILE: file('smtp', 'smtps://portal:word@mail.example'),
    SMTP_URL: '',
    PAYMENT_PROVIDER: 'paystack',
    PAYMENT_SECRET_KEY_FILE: file('paystack', 'sk_test_made-up'),
  });
  expect([config.authSecret, config.authSecretsFormer]).toEqual([SECRET, ['k'.repeat(32), 'm'.repeat(40)]]);
  expect(config.smtpUrl).toBe('smtps://portal:word@mail.example');
  expect(config.providerKeys).toEqual({ PAYMENT_PROVIDER: 'paystack', PAYMENT_SECRET_KEY: 'sk_test_made-up' });
});

test('settings that are files themselves stay so, and what is no setting is not read', () => {
  const given = { BACKUP_KEY_FILE: '/k', CHAIN_HEAD_FILE: '/h', OTHER_FILE: '/nowhere' };
  expect(setIn(given)).toEqual(given);
});

test('a setting that is said twice, or whose file cannot be read, keeps the portal from starting and is named', () => {
  const path = join(folder, 'nowhere');
  expect(() => readConfig({ AUTH_SECRET: SECRET, AUTH_SECRET_FILE: path })).toThrow('AUTH_SECRET and AUTH_SECRET_FILE');
  expect(() => readConfig({ AUTH_SECRET_FILE: path })).toThrow(`AUTH_SECRET_FILE: ${path} cannot be read (ENOENT)`);
  // An empty file is no secret, and nothing is made of its name.
  expect(readConfig({ AUTH_SECRET_FILE: file('empty', '\n') }).authSecret).toBeNull();
});

test('a file that is empty where it has to say which data base it is keeps the portal from starting: it would begin with another one', () => {
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])
    expect(() => readConfig({ [`${name}_FILE`]: file('none', '\n') })).toThrow(
      `${name}_FILE: ${join(folder, 'none')} is empty`,
    );
  expect(() => readDataConfig({ DATABASE_URL_FILE: file('none', '') })).toThrow('is empty');
});

test('what an editor puts around a secret is no part of it', () => {
  const path = file('windows', `\uFEFF${SECRET}\r\n\r\n`);
  expect(readConfig({ AUTH_SECRET_FILE: path }).authSecret).toBe(SECRET);
});

test('what only reads where the data is opens no other file', () => {
  const given = { AUTH_SECRET_FILE: '/nowhere', DATABASE_URL_FILE: file('database', 'postgres://a:b@host/db\n') };
  expect(readDataConfig(given).databaseUrl).toBe('postgres://a:b@host/db');
});
