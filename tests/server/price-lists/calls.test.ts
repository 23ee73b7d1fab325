import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRICE_LISTS } from '#catalogues/orders.ts';
import { PROVIDERS } from '#catalogues/products/providers.ts';
import { settleDemo } from '#src/server/demo/seed.ts';
import { feeOf } from '#src/server/price-lists/fees.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { forgetSettings, holdFee } from '../../support/server/settings.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const setFee = (provider: string, kobo: number | null) => holdFee(portal.db, provider, kobo);
const noFee = (provider: string) => setFee(provider, null);
const held = (provider: string) => feeOf({ db: portal.db, clock: () => portal.time.now }, provider);
const startAgain = (demo: boolean) =>
  settleDemo({ db: portal.db, random: systemRandom, clock: () => portal.time.now }, demo);

test('anybody reads a price list: each provider as it is shown, its packages with prices in naira', async () => {
  const { status, body } = await portal.call('priceList', { list: 'internet' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    list: 'internet',
    providers: [
      { provider: 'smile', name: 'Smile' },
      { provider: 'swift', name: 'Swift', packages: [{ name: 'N/A', amount: 1230 }] },
      { provider: 'spectranet', name: 'Spectranet' },
    ],
  });
});

test('the data plans name their networks, 9mobile for etisalat, and keep their kobo', { tags: ['B-099'] }, async () => {
  const { body } = await portal.call('priceList', { list: 'data-plans' });
  expect(body.providers).toEqual([
    { provider: 'etisalat', name: '9mobile', packages: expect.any(Array) },
    {
      provider: 'airtel',
      name: 'Airtel',
      packages: expect.arrayContaining([{ name: 'N19,999.02 (30 days, 110GB)', amount: 19_999.02 }]),
    },
    { provider: 'glo', name: 'Glo', packages: expect.any(Array) },
    { provider: 'mtn', name: 'MTN', packages: expect.any(Array) },
  ]);
});

test('the same cable package has its own price in the wizard and on the Pay Bills page', async () => {
  const dstv = { provider: 'dstv', name: 'DStv' };
  for (const [list, amount] of Object.entries({ 'cable-wizard': 15_800, 'cable-pay-bills': 18_400 })) {
    const packages = expect.arrayContaining([{ name: 'PREMIUM', amount }]);
    const { body } = await portal.call('priceList', { list });
    expect(body.providers).toEqual(expect.arrayContaining([{ ...dstv, packages }]));
  }
});

test.each(PRICE_LISTS)('the price list %s is answered in the shape that it declares', async (list) => {
  expect((await portal.call('priceList', { list })).status).toBe(200);
});

test('a price list that there is not is refused', async () => {
  for (const input of [{ list: 'cable' }, { list: '' }, {}])
    expect(await portal.call('priceList', input)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
});

test.each(PROVIDERS.map(({ code }) => code))('in a demonstration %s charges a fee of 100 naira', async (provider) => {
  expect(await portal.call('providerFee', { provider })).toMatchObject({
    status: 200,
    body: { fees: 100, provider },
  });
});

test('a provider that has no fee set, and one that there is not, are Service Unavailable', {
  tags: ['B-024'],
}, async () => {
  await noFee('swift');
  for (const provider of ['swift', 'ikeja', 'SMILE', "' or 1=1 --"])
    expect(await portal.call('providerFee', { provider })).toMatchObject({
      status: 404,
      body: { code: 'no-fee', message: 'Service Unavailable' },
    });
  expect(await held('swift')).toBeNull();
});

test('a provider that is free of charge answers a fee of 0, which is no failure', async () => {
  await setFee('gotv', 0);
  expect(await portal.call('providerFee', { provider: 'gotv' })).toMatchObject({ status: 200, body: { fees: 0 } });
  expect(await held('gotv')).toBe(0);
});

test('a fee with kobo is answered to the kobo', async () => {
  await setFee('dstv', 10_750);
  expect(await portal.call('providerFee', { provider: 'dstv' })).toMatchObject({ body: { fees: 107.5 } });
});

test('a fee below 0, however it came there, is as none', async () => {
  await setFee('dstv', -1);
  expect(await held('dstv')).toBeNull();
});

test('a data folder that was seeded before there were fees gets them at its next start, and a fee that is set stays', async () => {
  await forgetSettings(portal.db);
  await setFee('glo', 2_500);
  await startAgain(true);
  expect(await Promise.all(['phcneko', 'glo'].map(held))).toEqual([10_000, 2_500]);
});

test('outside a demonstration no fee is made up', async () => {
  await forgetSettings(portal.db);
  await startAgain(false);
  expect(await held('phcneko')).toBeNull();
  await startAgain(true);
});
