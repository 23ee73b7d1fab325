import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OUTAGES as SAID } from '#catalogues/sentences/platform/outages.ts';
import { noteDown } from '#src/server/vending/availability/outages.ts';
import { type Headquarters, openHeadquarters } from './support/headquarters.ts';

let hq: Headquarters;
beforeAll(async () => {
  hq = await openHeadquarters();
});
beforeEach(async () => {
  await hq.db.deleteFrom('outages').execute();
});
afterAll(() => hq.close());

const EKO = 'Eko Electricity (EKEDC)';
const WHY = 'Works on the line';
const down = (of: 'now' | 'past' = 'now') => hq.rowsOf('outages', 'outages', { of });
const told = async () => (await hq.good('portalSettings', {}, null)).down;
const later = (hours: number) => new Date(hq.clock().getTime() + hours * 3_600_000);
const bill = () => ({
  key: hq.key(),
  screen: 'public-power',
  kind: 'public-power',
  provider: 'phcneko',
  destinationAccount: '45700000011',
  amount: 5_000,
  email: 'ada@example.com',
});

test('what an administrator says is down stands with who, why and until when; nobody is sold it, and all are told', async () => {
  const at = hq.clock();
  expect(await hq.good('sayDown', { supply: 'power:eko', reason: WHY, hours: 4 })).toEqual({
    message: SAID.down.done(EKO),
  });
  expect(await down()).toEqual([
    {
      ...{ id: expect.any(Number), supply: 'power:eko', vendor: null, source: 'hand', reason: WHY },
      ...{ since: at.toISOString(), until: later(4).toISOString(), ended: null, by: 'Ifeanyi Okonkwo' },
    },
  ]);
  expect(await hq.lastDeed()).toMatchObject({ action: 'supply-down', subject: EKO });
  expect(await told()).toMatchObject([{ supply: 'power:eko', since: at.toISOString() }]);
  expect(await hq.ask('openBill', bill(), null)).toMatchObject({ status: 503, body: { code: 'supply-down' } });
});

test('once it is said to be back it is sold again, stands among what was, and has its line in the log', async () => {
  await hq.good('sayDown', { supply: 'power:eko', reason: WHY });
  expect(await hq.good('sayBack', { supply: 'power:eko' })).toEqual({ message: SAID.back.done(EKO) });
  expect(await down()).toEqual([]);
  expect(await down('past')).toMatchObject([{ supply: 'power:eko', ended: hq.clock().toISOString() }]);
  expect(await told()).toBeUndefined();
  expect(await hq.lastDeed()).toMatchObject({ action: 'supply-back', subject: EKO, before: WHY });
  expect(await hq.ask('openBill', bill(), null)).toMatchObject({ status: 200 });
  expect(await hq.good('sayBack', { supply: 'power:eko' })).toEqual({ message: SAID.back.notDown(EKO) });
});

test('what a vendor answered ends by hand, too, and what its own list says does not', async () => {
  const heard = { vendor: 'sandbox', supply: 'power:eko', reason: 'unreachable', account: null } as const;
  await noteDown(hq.db, hq.clock(), { ...heard, source: 'check' });
  expect(await down()).toMatchObject([{ vendor: 'sandbox', source: 'check', by: null }]);
  expect(await hq.good('sayBack', { supply: 'power:eko' })).toEqual({ message: SAID.back.done(EKO) });
  expect(await down()).toEqual([]);
  await noteDown(hq.db, hq.clock(), { ...heard, source: 'list' });
  expect(await hq.good('sayBack', { supply: 'power:eko' })).toEqual({ message: SAID.back.listed(EKO, 'Sandbox') });
  expect(await down()).toMatchObject([{ source: 'list' }]);
});

test('what estates alone buy is told as down like what the storefront sells', async () => {
  await hq.good('sayDown', { supply: 'power:ikeja', reason: WHY });
  expect(await told()).toMatchObject([{ supply: 'power:ikeja', message: expect.stringContaining(`Reason: ${WHY}.`) }]);
});

test('what there is not, no reason, and an end that is none are refused', async () => {
  expect(await hq.refused('sayDown', { supply: 'power:lagos', reason: WHY })).toEqual([
    ...[400, 'no-such-supply', SAID.gone],
  ]);
  expect((await hq.ask('sayDown', { supply: 'power:eko', reason: '' })).status).toBe(400);
  expect((await hq.ask('sayDown', { supply: 'power:eko', reason: WHY, hours: 721 })).status).toBe(400);
  expect(await hq.refused('sayBack', { supply: 'power:lagos' })).toEqual([400, 'no-such-supply', SAID.gone]);
  for (const who of ['palm', 'resident'] as const)
    expect((await hq.ask('sayDown', { supply: 'power:eko', reason: WHY }, who)).status).toBe(403);
});

test('the sandbox has no wallet', async () => {
  expect(await hq.good('vendorWallets')).toEqual({ wallets: [] });
});
