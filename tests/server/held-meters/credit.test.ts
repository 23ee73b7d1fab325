import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { balances, post } from '#src/server/billing/ledger.ts';
import { spendCredit } from '#src/server/resident-accounts/spend.ts';
import { type Headquarters, openHeadquarters } from '../platform/support/headquarters.ts';

let hq: Headquarters;
beforeAll(async () => {
  hq = await openHeadquarters();
});
afterAll(() => hq.close());

test('what a meter was charged is paid from credit once it is added where none is in use', async () => {
  const neighbour = 'yusuf.garba@palmcourt.example';
  const { id, estate_id } = await hq.person(neighbour);
  const shop = '45799993334';
  await hq.db
    .insertInto('meters')
    .values({ meter_number: shop, estate_id: estate_id ?? 0, landlord_name: 'Bola Ade', house_address: 'Shop 9' })
    .execute();
  const [owes, credit] = [accounts.meter(shop, 'fine'), accounts.credit(id)];
  const stand = async () => {
    const sums = await balances(hq.db, [owes, credit]);
    return [sums[owes] ?? 0, sums[credit] ?? 0];
  };
  const write = (from: string, to: string, kobo: number) =>
    hq.db.transaction().execute((trx) =>
      post(trx, {
        ...{ kind: 'charged', narration: 'Charge', at: hq.clock() },
        entries: [
          { account: from, kobo: -kobo },
          { account: to, kobo },
        ],
      }),
    );
  const paysDebts = { arrival_rule: 'oldest-debt-first' } as const;
  await hq.db.updateTable('estates').set(paysDebts).where('id', '=', estate_id).execute();
  await hq.db.updateTable('users').set({ meter_number: null, estate_id: null }).where('id', '=', id).execute();
  const before = await stand();
  await write(owes, accounts.dues(estate_id ?? 0, 'fine'), 40_000);
  await write(accounts.unmatched, credit, 100_000);
  // Nobody who has it in use has credit.
  await spendCredit(hq.server.deps);
  expect(await stand()).toEqual([(before[0] ?? 0) - 40_000, 100_000]);
  const token = await hq.sessions.begin(id, 'test');
  const added = await hq.call('addMeter', { meter_number: shop, password: DEMO_PASSWORD }, token);
  expect([added.status, (await hq.person(neighbour)).meter_number]).toEqual([200, shop]);
  await spendCredit(hq.server.deps);
  await hq.settle();
  expect(await stand()).toEqual([before[0], 60_000]);
});
