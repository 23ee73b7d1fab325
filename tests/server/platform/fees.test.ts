import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROVIDERS } from '#catalogues/products/providers.ts';
import { seedFees } from '#src/server/demo/seed.ts';
import { type Headquarters, openHeadquarters } from './support/headquarters.ts';

let hq: Headquarters;
beforeAll(async () => {
  hq = await openHeadquarters();
});
afterAll(() => hq.close());

const fees = async () => hq.rowsOf('providerFees', 'fees');
const feeOf = async (provider: string) => (await fees()).find((one) => one.provider === provider);
const wish = (key = hq.key()) => ({
  key,
  screen: 'airtime-page',
  kind: 'airtime',
  provider: 'mtn',
  destinationAccount: '08031234567',
  amount: 500,
});

test('every provider has its line with its fee', async () => {
  expect((await fees()).map(({ provider, label }) => [provider, label])).toEqual(
    PROVIDERS.map(({ code, name }) => [code, name]),
  );
  expect(await feeOf('mtn')).toEqual({ provider: 'mtn', label: 'MTN', fee: 100, updatedAt: expect.any(String) });
});

test('a fee that is set is quoted and charged from the next order on; an order that is there keeps its own', async () => {
  const early = await hq.good('openBill', wish('early-bird-1'), null);
  expect(early).toMatchObject({ fee: 100, total: 600 });
  expect(await hq.good('setProviderFee', { provider: 'mtn', fee: 150.5 })).toEqual({
    message: 'The fee of MTN is ₦150.50.',
    fee: 150.5,
  });
  expect(await hq.good('providerFee', { provider: 'mtn' }, null)).toEqual({ fees: 150.5, provider: 'mtn' });
  expect(await hq.good('openBill', wish(), null)).toMatchObject({ fee: 150.5, total: 650.5 });
  expect(await hq.good('openBill', wish('early-bird-1'), null)).toEqual(early);
  expect(await hq.lastDeed()).toEqual({
    actor: 'Ifeanyi Okonkwo',
    action: 'provider-fee-set',
    subject: 'MTN',
    before: '₦100',
    after: '₦150.50',
  });
});

test('a provider whose fee was taken away is unavailable, also after a start of the demonstration; 0 is free', async () => {
  expect(await hq.good('setProviderFee', { provider: 'mtn', fee: null })).toEqual({
    message: 'MTN has no fee now. Nobody can buy from it until you set one.',
    fee: null,
  });
  await seedFees({ db: hq.db, clock: hq.clock });
  expect(await feeOf('mtn')).toMatchObject({ fee: null });
  expect(await hq.refused('providerFee', { provider: 'mtn' }, null)).toEqual([404, 'no-fee', 'Service Unavailable']);
  expect(await hq.refused('openBill', wish(), null)).toEqual([503, 'no-fee', 'Service Unavailable']);
  expect(await hq.lastDeed()).toMatchObject({ before: '₦150.50', after: 'none' });
  expect((await hq.good('setProviderFee', { provider: 'mtn', fee: 0 })).message).toBe('The fee of MTN is ₦0.');
  expect(await hq.good('openBill', wish(), null)).toMatchObject({ fee: 0, total: 500 });
});

test('the same fee again leaves no line, and who is no provider, or a fee out of bounds, is refused', async () => {
  await hq.good('setProviderFee', { provider: 'glo', fee: 80 });
  const lines = await hq.lines();
  await hq.good('setProviderFee', { provider: 'glo', fee: 80 });
  expect(await hq.refused('setProviderFee', { provider: 'nobody', fee: 80 })).toEqual([
    400,
    'provider-not-found',
    'There is no such provider.',
  ]);
  for (const fee of [-1, 100_001, 0.001, '80', undefined]) {
    expect((await hq.ask('setProviderFee', { provider: 'glo', fee })).status).toBe(400);
  }
  expect([await hq.lines(), (await feeOf('glo'))?.fee]).toEqual([lines, 80]);
});
