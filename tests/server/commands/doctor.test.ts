import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#src/server/boot/server.ts';
import { examine, secretsOf } from '#src/server/commands/doctor/doctor.ts';
import { told } from '#src/server/commands/doctor/finding.ts';
import { checkData, checkPriceLists, checkReached, checkSettings } from '#src/server/commands/doctor/installation.ts';
import { checkOutages } from '#src/server/commands/doctor/outages.ts';
import { checkProviders } from '#src/server/commands/doctor/providers.ts';
import { readConfig } from '#src/server/config.ts';
import { noteDown } from '#src/server/vending/availability/outages.ts';
import { selfSigned } from '../../support/certificate.ts';
import { freshSettings, startTestPortal } from '../../support/server/running.ts';
import { openTestDatabase } from '../../support/server/server.ts';
import { holdFee, holding } from '../../support/server/settings.ts';
import { type StandIn, startStandIn } from '../../support/stand-ins.ts';

let fresh: Awaited<ReturnType<typeof freshSettings>>;
let paystack: StandIn;
let vtpass: StandIn;
let mail: SMTPServer;
let portal: RunningServer;
let settings: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'wattchat-doctor-'));
const SECRET = 'made-up-secret-of-an-operator-0123456789';

beforeAll(async () => {
  [fresh, paystack, vtpass] = await Promise.all([freshSettings(), startStandIn('paystack'), startStandIn('vtpass')]);
  mail = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === 'portal' && password === 'made-up-word'
        ? done(null, { user: username })
        : done(new Error('Not you.')),
  });
  const listening = mail.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  settings = {
    ...fresh.settings,
    DEMO: 'off',
    AUTH_SECRET: SECRET,
    SMTP_URL: `smtp://portal:made-up-word@127.0.0.1:${portOf(listening.address())}`,
    PAYMENT_PROVIDER: 'paystack',
    PAYMENT_SECRET_KEY: paystack.keys.secret ?? '',
    PAYMENT_API_URL: paystack.url,
    VENDING_PROVIDER: 'vtpass',
    VENDING_URL: `${vtpass.url}/api`,
    VENDING_API_KEY: vtpass.keys.api ?? '',
    VENDING_PUBLIC_KEY: vtpass.keys.public ?? '',
    VENDING_SECRET_KEY: vtpass.keys.secret ?? '',
    VENDING_PHONE: '08030000000',
  };
  portal = await startTestPortal(settings);
  // The embedded data base is the portal's alone: what is looked at beside it has its own.
  if (settings.DATABASE_URL === undefined) settings = { ...settings, DATA_DIR: join(folder, 'other') };
  settings = { ...settings, PUBLIC_URL: portal.url };
});
afterAll(async () => {
  await portal.close();
  await Promise.all([paystack.end(), vtpass.end(), new Promise<void>((done) => mail.close(() => done()))]);
  await fresh.remove();
  rmSync(folder, { recursive: true, force: true });
});

const portOf = (address: ReturnType<Server['address']>) =>
  address !== null && typeof address === 'object' ? address.port : 0;

test('a portal that runs well has nothing wrong, and no secret stands in what is printed', async () => {
  const findings = await examine(settings);
  const text = told(findings, secretsOf(settings));
  expect(findings.filter(({ is, about }) => is === 'bad' && about !== 'Administrator')).toEqual([]);
  for (const words of ['paystack takes the keys', 'vtpass takes the keys', 'takes our mail', 'this portal answers'])
    expect(text).toContain(words);
  expect(text).toContain(`${portal.url}/api/payments/webhook/paystack`);
});

test.each([
  ['a wrong key of the payment provider', { PAYMENT_SECRET_KEY: 'sk_test_somebody-elses' }, 'Payments'],
  ['a wrong key of the vendor', { VENDING_API_KEY: 'somebody-elses' }, 'Vendor'],
  ['a vendor that nobody reaches', { VENDING_URL: 'http://127.0.0.1:9/api' }, 'Vendor'],
  ['a wrong password of the mail server', { SMTP_URL: 'smtp://portal:other-word@127.0.0.1:MAIL' }, 'Mail'],
  ['a mail server that nobody reaches', { SMTP_URL: 'smtp://portal:made-up-word@127.0.0.1:9' }, 'Mail'],
  ['an address that nobody answers at', { PUBLIC_URL: 'http://127.0.0.1:9' }, 'Reached'],
  ['an address that is another service', { PUBLIC_URL: 'PAYSTACK' }, 'Reached'],
  ['another payment provider than the running portal has', { PAYMENT_PROVIDER: 'flutterwave' }, 'Webhook'],
  ['a data base that is not there', { DATABASE_URL: 'postgres://ada:made-up-pass@127.0.0.1:9/x' }, 'Data base'],
  ['a setting that is none', { PORT: 'http' }, 'Settings'],
])('%s is said, with what to do, and without the secret', async (_, given: Record<string, string>, about) => {
  const port = new URL(settings.SMTP_URL ?? '').port;
  const other = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value.replace('MAIL', port).replace('PAYSTACK', paystack.url)]),
  );
  const findings = await examine({ ...settings, ...other });
  const found = findings.find((one) => one.is === 'bad' && one.about === about);
  expect(found?.remedy ?? '').not.toBe('');
  const text = told(findings, secretsOf({ ...settings, ...other }));
  for (const secret of [
    SECRET,
    'made-up-word',
    'other-word',
    'somebody-elses',
    'made-up-pass',
    vtpass.keys.secret ?? '',
  ])
    expect(text).not.toContain(secret);
});

test('a wallet that is nearly empty, and one that is, are said', async () => {
  const answering = async (naira: string) => {
    const server = createServer((_, answer) => answer.end(`{"code":1,"contents":{"balance":"${naira}"}}`));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const config = readConfig({ ...settings, VENDING_URL: `http://127.0.0.1:${portOf(server.address())}` });
    const findings = await checkProviders(config, () => new Date());
    server.close();
    return findings.find(({ about }) => about === 'Vendor')?.is;
  };
  expect([await answering('1,000,000.00'), await answering('12000'), await answering('0')]).toEqual([
    'good',
    'warning',
    'bad',
  ]);
});

test('a wallet is judged by what is set for it, and for how long it lasts is said', async () => {
  const paces = new Map([['vtpass', { lowKobo: 2_000_000_000, aDayKobo: 240_000_000 }]]);
  const findings = await checkProviders(readConfig(settings), () => new Date(), paces);
  expect(findings.find(({ about }) => about === 'Vendor')).toMatchObject({
    is: 'warning',
    says: 'vtpass takes the keys; ₦10,000,000 is there, enough for about 100 hours of what was sold in the last 24.',
  });
});

test('what is down is said, with since when and who said so', async () => {
  const database = await openTestDatabase();
  const at = new Date('2026-11-21T09:00:00Z');
  try {
    expect(await checkOutages(database.db, at, ['vtpass'])).toEqual([]);
    const heard = { source: 'check', reason: 'code 030', account: '45100000012' } as const;
    await noteDown(database.db, at, { vendor: 'vtpass', supply: 'power:portharcourt', ...heard });
    await noteDown(database.db, at, { vendor: 'baxi', supply: 'power:jos', ...heard });
    expect(await checkOutages(database.db, at, ['vtpass'])).toEqual([
      {
        about: 'Not sold',
        is: 'warning',
        says: 'Port Harcourt Electricity (PHED) has been down since 21 Nov 2026, 10:00; vtpass: code 030.',
        remedy: 'It is sold again by itself once the vendor says that it is back.',
      },
    ]);
  } finally {
    await database.close();
  }
});

test('a clock that is off by more than a minute is said, either way', async () => {
  const at = (ms: number) => async () =>
    (await checkProviders(readConfig(settings), () => new Date(Date.now() + ms))).filter(
      ({ about }) => about === 'Clock',
    );
  expect((await at(0)()).map(({ is }) => is)).toEqual(['good', 'good']);
  expect((await at(300_000)())[0]).toMatchObject({ is: 'bad', says: expect.stringContaining('ahead of') });
  expect((await at(-300_000)())[0]).toMatchObject({ is: 'bad', says: expect.stringContaining('behind') });
});

test('no administrator, no fees and an estate without a company are said, and no more once they are there', async () => {
  const database = await openTestDatabase('demo');
  try {
    const config = readConfig(settings);
    const looks = async () =>
      (await checkData(database, config)).filter(({ is }) => is !== 'good').map(({ about }) => about);
    expect(await looks()).toEqual(['Estates', 'Products']);
    await database.db.updateTable('estates').set({ company: 'ikeja' }).execute();
    expect(await looks()).toEqual(['Products']);
    await holdFee(database.db, 'mtn', null);
    await database.db.updateTable('users').set({ disabled: true }).where('role', '=', 'netplus-admin').execute();
    expect(await looks()).toEqual(['Administrator', 'Fees', 'Products']);
  } finally {
    await database.close();
  }
});

test('products that no vendor sells are said, and a vendor that is set for one and cannot sell it', async () => {
  const database = await openTestDatabase('demo');
  try {
    const looks = async (other: Record<string, string> = {}) =>
      (await checkData(database, readConfig({ ...settings, ...other }))).filter(({ about }) => about === 'Products');
    expect(await looks()).toEqual([
      {
        about: 'Products',
        is: 'warning',
        says: 'no vendor of this portal sells Internet, Spectranet; Internet, Swift.',
        remedy: expect.stringContaining('VENDING_PROVIDER'),
      },
    ]);
    const baxi = {
      VENDING_BAXI_API_KEY: 'made-up',
      VENDING_BAXI_AGENT_ID: 'made-up',
      VENDING_BAXI_PHONE: '08030000000',
    };
    const alone = { VENDING_PROVIDER: 'baxi', ...baxi };
    expect((await looks(alone)).map(({ says }) => says)).toEqual([
      'no vendor of this portal sells Airtime; Mobile data; Internet; Cable TV.',
    ]);
    await holding(database.db, 'vendors', 'airtime', 'vtpass,buypower');
    await holding(database.db, 'vendors', 'public-power.phcneko', 'baxi');
    expect((await looks()).map(({ is, says }) => [is, says])).toEqual([
      ['bad', 'Baxi cannot sell it here: Public power, EKEDC. It is not sold.'],
      ['warning', 'BuyPower cannot sell it here: Airtime. It is passed over.'],
      ['warning', 'no vendor of this portal sells Internet, Spectranet; Internet, Swift.'],
    ]);
    const both = { VENDING_PROVIDER: 'vtpass,baxi', ...baxi };
    expect((await looks(both)).map(({ says }) => says)).toEqual([
      'BuyPower cannot sell it here: Airtime. It is passed over.',
      'no vendor of this portal sells Internet, Spectranet; Internet, Swift.',
    ]);
  } finally {
    await database.close();
  }
});

test('a price list that cannot be read, and one with nothing on it, are said', () => {
  const file = join(folder, 'internet.json');
  const looked = (text: string) => {
    writeFileSync(file, text);
    return checkPriceLists(readConfig({ ...settings, PRICE_LIST_INTERNET: file }))[0]?.is;
  };
  expect(looked('{ "providers": [ { "provider": "nobody" } ] }')).toBe('bad');
  expect(looked('{ "providers": [ { "provider": "smile", "packages": [{ "name": "1GB", "amount": 300 }] } ] }')).toBe(
    'good',
  );
});

test('TLS without a trusted proxy, a port beside the proxy and limits that stop nobody are said', () => {
  const looked = (other: Record<string, string>) =>
    checkSettings(readConfig({ ...settings, ...other }))
      .filter(({ is }) => is !== 'good')
      .map(({ about }) => about);
  const real = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example', TRUST_PROXY: '1' };
  expect(looked(real)).toEqual([]);
  expect(looked({ ...real, TRUST_PROXY: '0' })).toEqual(['Proxy']);
  expect(looked({ ...real, HOST: '0.0.0.0' })).toEqual(['Proxy']);
  expect(looked({ ...real, PUBLIC_URL: 'http://127.0.0.1:3000' })).toEqual(['Address']);
  expect(looked({ ...real, SIGN_IN_TRIES_PER_ACCOUNT: '100000' })).toEqual(['Limits']);
});

test('a certificate that nobody trusts is no answer of this portal', async () => {
  const server = createTlsServer(selfSigned(), (_, out) => out.end('{}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const found = await checkReached(
      readConfig({ ...settings, DEMO: 'on', PUBLIC_URL: `https://localhost:${portOf(server.address())}` }),
    );
    expect(found.map(({ is, about }) => [is, about])).toEqual([['bad', 'Reached']]);
    expect(found[0]?.says).toMatch(/self-signed certificate/);
  } finally {
    server.close();
  }
});
