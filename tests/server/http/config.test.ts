import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadConfig, inSandbox, readConfig, readDataConfig } from '#src/server/config.ts';
import { openKeys } from '#src/server/open-keys.ts';
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

test('sessions of administrators end after half an hour of no use, in the demonstration alone not, and no setting makes one last longer', () => {
  const idle = (set: Record<string, string>) => readConfig(set).idleMinutes;
  expect(idle({})).toEqual({ administrators: 720, residents: 720 });
  expect(idle({ DEMO: 'off' })).toEqual({ administrators: 30, residents: 720 });
  const set = { IDLE_MINUTES_ADMINISTRATORS: '15', IDLE_MINUTES_RESIDENTS: '60' };
  expect(idle(set)).toEqual({ administrators: 15, residents: 60 });
  for (const name of ['IDLE_MINUTES_ADMINISTRATORS', 'IDLE_MINUTES_RESIDENTS'])
    for (const minutes of ['4', '721', 'none']) expect(() => readConfig({ [name]: minutes })).toThrow(name);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('a standby is one of a data base server', () => {
  const [primary, standby] = ['postgres://ada@127.0.0.1/x', 'postgres://ada@127.0.0.2/x'];
  expect(readConfig({ DATABASE_URL: primary, DATABASE_REPLICA_URL: standby }).databaseReplicaUrl).toBe(standby);
  expect(readConfig({ DATABASE_URL: primary }).databaseReplicaUrl).toBeUndefined();
  expect(() => readConfig({ DATABASE_REPLICA_URL: standby })).toThrow(/DATABASE_REPLICA_URL: is a standby/);
});

test('the server behind a pool is named beside the pool', () => {
  const [pool, direct] = ['postgres://ada@127.0.0.1:6432/x', 'postgres://ada@127.0.0.1/x'];
  expect(readConfig({ DATABASE_URL: pool, DATABASE_DIRECT_URL: direct }).databaseDirectUrl).toBe(direct);
  expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow(/DATABASE_DIRECT_URL: is the server behind/);
});

test('where the data is can be read without any secret of the portal, and what is wrong of it is named', () => {
  const [pool, direct] = ['postgres://ada@127.0.0.1:6432/x', 'postgres://ada@127.0.0.1/x'];
  const set = { NODE_ENV: 'production', HOST: '0.0.0.0', DATABASE_URL: pool, DATABASE_DIRECT_URL: direct };
  expect(readDataConfig(set)).toEqual({
    dataDir: './data',
    databaseUrl: pool,
    databaseDirectUrl: direct,
    logLevel: 'info',
  });
  expect(() => readDataConfig({ DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })).toThrow(/DATABASE_URL.*\n.*LOG_LEVEL/);
  expect(() => readDataConfig({ DATABASE_DIRECT_URL: direct })).toThrow(/DATABASE_DIRECT_URL: is the server behind/);
});

test('a point to die at is read on this machine alone, and refused where money is real or others come by', () => {
  expect(readConfig({}).faultAt).toBeNull();
  expect(readConfig({ FAULT_AT: 'C11' }).faultAt).toEqual({ point: 'C11', times: 1 });
  expect(readConfig({ FAULT_AT: 'C16:3' }).faultAt).toEqual({ point: 'C16', times: 3 });
  expect(() => readConfig({ FAULT_AT: 'vend' })).toThrow(/FAULT_AT: names a crash point/);
  const refused = /FAULT_AT: has the portal die in the middle of a payment/;
  expect(() => readConfig({ FAULT_AT: 'C11', NODE_ENV: 'production', ...COMPLETE })).toThrow(refused);
  expect(() => readConfig({ FAULT_AT: 'C11', HOST: '0.0.0.0', ...COMPLETE })).toThrow(refused);
});

/** Everything that a portal has to have which others than its own machine can reach. */
const COMPLETE = {
  PAYMENT_PROVIDER: 'netplus',
  VENDING_PROVIDER: 'momas',
  SMTP_URL: 'smtps://mail.example',
  AUTH_SECRET: 'x'.repeat(32),
};
const reading = (set: Record<string, string>) => () => readConfig(set);

test('in production it refuses to start on a sandbox, without a secret or as a demonstration, and says what to set', () => {
  const start = (set: Record<string, string>) => reading({ NODE_ENV: 'production', ...set });
  for (const line of [
    /Not started, because NODE_ENV is production\. Missing:/,
    /PAYMENT_PROVIDER: payments would go to the sandbox; set it to /,
    /VENDING_PROVIDER: tokens would come from the sandbox; set it to /,
    /SMTP_URL: mail would go to the sandbox mailbox; set it to smtps:/,
    /AUTH_SECRET: a secret of at least 32 characters is needed; set it to /,
  ])
    expect(start({})).toThrow(line);
  expect(start({ ...COMPLETE, DEMO: 'on' })).toThrow(/DEMO: demonstration accounts .*; set it to off/);
  expect(start(COMPLETE)()).toMatchObject({ production: true, demo: false });
  for (const name of Object.keys(COMPLETE)) {
    const { [name]: _, ...others } = COMPLETE as Record<string, string>;
    expect(start(others)).toThrow(new RegExp(`Missing:\\n {2}${name}: [^\\n]+$`));
  }
});

test('signing up wants a mailed code but in the demonstration, and where money is real that cannot be left out', () => {
  const codeWith = (set: Record<string, string>) => readConfig(set).signUpCode;
  expect([codeWith({}), codeWith({ SIGN_UP_CODE: 'on' })]).toEqual([false, true]);
  expect([codeWith({ DEMO: 'off' }), codeWith({ DEMO: 'off', SIGN_UP_CODE: 'off' })]).toEqual([true, false]);
  expect(codeWith({ NODE_ENV: 'production', ...COMPLETE })).toBe(true);
  for (const open of [{ NODE_ENV: 'production' }, { DEMO: 'off', PUBLIC_URL: 'https://portal.example' }])
    expect(reading({ ...COMPLETE, ...open, SIGN_UP_CODE: 'off' })).toThrow(
      /Missing:\n {2}SIGN_UP_CODE: strangers would learn [^\n]+/,
    );
});

test.each(['production', 'Production', 'PRODUCTION', 'prod', 'Prod', ' production ', 'production\n', '\tPROD'])(
  'production is understood as %j',
  (NODE_ENV) => {
    expect(reading({ NODE_ENV })).toThrow(/NODE_ENV is production/);
    expect(readConfig({ NODE_ENV, ...COMPLETE })).toMatchObject({ production: true, development: false, demo: false });
  },
);

test('development and tests are understood in any spelling, and are no production', () => {
  for (const NODE_ENV of ['development', 'Development', 'dev', ' DEV '])
    expect(readConfig({ NODE_ENV })).toMatchObject({ production: false, development: true, demo: true });
  for (const NODE_ENV of ['test', 'TEST', ' ', ''])
    expect(readConfig({ NODE_ENV })).toMatchObject({ production: false, development: false, demo: true });
});

test.each(['staging', 'live', 'produktion', 'productive', 'prod-eu', 'production,development', '1', 'true'])(
  'NODE_ENV %j is refused with those that are known, whatever else is set',
  (NODE_ENV) => {
    expect(reading({ NODE_ENV, ...COMPLETE, DEMO: 'off' })).toThrow(
      `NODE_ENV: '${NODE_ENV}' is not known; known are: production, development, test, or leave it out`,
    );
  },
);

const OWN_MACHINE: readonly Record<string, string>[] = [
  {},
  { HOST: '127.0.0.1' },
  { HOST: '127.8.9.10' },
  { HOST: 'localhost' },
  { HOST: 'LocalHost' },
  { HOST: '::1' },
  { HOST: '[::1]' },
  { HOST: ' 127.0.0.1 ' },
  { PUBLIC_URL: 'http://localhost:8080' },
  { PUBLIC_URL: 'http://127.0.0.1' },
  { PUBLIC_URL: 'http://[::1]:3000/' },
  { HOST: '::1', PUBLIC_URL: 'https://portal.localhost' },
  { TRUST_PROXY: '0' },
  { TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost:8080' },
];
test.each(OWN_MACHINE)('on this machine alone the demonstration runs, and can be turned off: %j', (set) => {
  expect(readConfig(set)).toMatchObject({ demo: true });
  expect(readConfig({ ...set, DEMO: 'off' })).toMatchObject({ demo: false });
  expect(readConfig({ ...set, NODE_ENV: 'development' })).toMatchObject({ development: true, notDeveloped: null });
  expect(readConfig({ ...set, DEMO: ' Off ' })).toMatchObject({ demo: false });
});

const OPEN: readonly (readonly [why: string, Record<string, string>])[] = [
  ['HOST is 0.0.0.0', { HOST: '0.0.0.0' }],
  ['HOST is ::', { HOST: '::' }],
  ['HOST is 192.168.1.20', { HOST: '192.168.1.20' }],
  ['HOST is 10.0.0.5', { HOST: '10.0.0.5', PUBLIC_URL: 'http://localhost' }],
  ['HOST is portal.example', { HOST: 'portal.example' }],
  ['HOST is 127.0.0.1.portal.example', { HOST: '127.0.0.1.portal.example' }],
  ['HOST is localhost.portal.example', { HOST: 'localhost.portal.example' }],
  ['PUBLIC_URL is https://portal.example', { PUBLIC_URL: 'https://portal.example/' }],
  ['PUBLIC_URL is https://127.0.0.1.portal.example', { PUBLIC_URL: 'https://127.0.0.1.portal.example' }],
  ['PUBLIC_URL is http://192.168.1.20:3000', { HOST: '::1', PUBLIC_URL: 'http://192.168.1.20:3000' }],
  ['TRUST_PROXY is 1, and PUBLIC_URL does not say that the proxy is for this machine alone', { TRUST_PROXY: '1' }],
  ['PUBLIC_URL is http://localhost@portal.example', { PUBLIC_URL: 'http://localhost@portal.example' }],
];
describe.each(OPEN)('where others can reach it, because %s,', (why, set) => {
  test.each(['', 'development', 'test'])(
    'it starts as no demonstration that nobody asked for (NODE_ENV %j)',
    (NODE_ENV) => {
      const start = (more: Record<string, string>) => reading({ ...set, NODE_ENV, ...more });
      for (const said of [{}, { DEMO: 'off' }]) {
        expect(start(said)).toThrow(`because others can reach it: ${why}. Missing:`);
        for (const name of Object.keys(COMPLETE))
          expect(start(said)).toThrow(new RegExp(`\\n {2}${name}: .*; set it to `));
        expect(start(said)).toThrow(/DEMO=on/);
      }
      expect(start(COMPLETE)()).toMatchObject({ demo: false, production: false, development: false });
      const notDeveloped = NODE_ENV === 'development' ? why : null;
      expect(start({ DEMO: 'on' })()).toMatchObject({ demo: true, development: false, notDeveloped });
    },
  );

  test('production stays no demonstration, whatever is said', () => {
    expect(reading({ ...set, NODE_ENV: 'prod', ...COMPLETE, DEMO: 'on' })).toThrow(/DEMO: demonstration accounts/);
  });
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

test('a secret that a full disk has cut short is not signed with, and the start says what to do', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wattchat-secret-'));
  writeFileSync(join(dataDir, 'auth-secret'), '');
  expect(() => openKeys({ authSecret: null, authSecretsFormer: [], dataDir }, systemRandom)).toThrow(
    `The secret in ${join(dataDir, 'auth-secret')} is damaged. Restore it from a copy, or delete it`,
  );
});

test('a generated secret is kept, for its owner only', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wattchat-secret-'));
  const first = openKeys({ authSecret: null, authSecretsFormer: [], dataDir }, systemRandom);
  expect(openKeys({ authSecret: null, authSecretsFormer: [], dataDir }, systemRandom)).toEqual(first);
  const file = join(dataDir, 'auth-secret');
  expect(readFileSync(file, 'utf8')).toMatch(/^[\da-f]{64}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['auth-secret']);
});
