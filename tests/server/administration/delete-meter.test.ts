import { afterAll, beforeAll, expect, test } from 'vitest';
import { METERS } from '#catalogues/sentences/estate/meters.ts';
import { findMeter, isStillThere } from '#src/server/accounts/meters.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { type Office, openOffice } from './support/estate-office.ts';

let portal: TestApp;
let office: Office;
let palm: number;
let service: number;
beforeAll(async () => {
  portal = await openTestApp();
  office = await openOffice(portal);
  const estate = await portal.db
    .selectFrom('estates')
    .select('id')
    .where('name', '=', 'Palm Court')
    .executeTakeFirstOrThrow();
  palm = estate.id;
  const one = await portal.db
    .selectFrom('services')
    .select('id')
    .where('estate_id', '=', palm)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  service = one.id;
});
afterAll(() => portal.close());

let last = 45_077_700_000;
/** A meter of Palm Court that nothing hangs on. */
async function freshMeter(): Promise<string> {
  last += 1;
  const meter_number = String(last);
  const row = { meter_number, landlord_name: 'Ada Obi', house_address: `House ${last}` };
  await office.ask('uploadMeters', { property_id: palm, meter_details: [row] });
  return meter_number;
}
const exists = async (meter: string) =>
  (await portal.db.selectFrom('meters').select('meter_number').where('meter_number', '=', meter).execute()).length > 0;
const erase = (meter_number: string, who: 'palm' | 'cedar' = 'palm') =>
  office.ask('deleteMeter', { meter_number }, who);
const preview = (meter_number: string, who: 'palm' | 'cedar' = 'palm') =>
  office.ask('previewMeterDeletion', { meter_number }, who);
const nothing = { accounts: 0, lived: 0, orders: 0, tokens: 0, charges: 0, ledger: 0, levies: 0, exceptions: 0 };

test('a meter that nothing hangs on is deleted once, and the log says who deleted which', async () => {
  const meter = await freshMeter();
  const address = `House ${meter}`;
  expect(await preview(meter)).toEqual({
    status: 200,
    said: { meter_number: meter, landlord_name: 'Ada Obi', house_address: address },
  });
  expect(await exists(meter)).toBe(true);
  expect(await erase(meter)).toEqual({ status: 200, said: { message: METERS.done(meter, 'Ada Obi', address) } });
  expect(await exists(meter)).toBe(false);
  const [deed] = await office.deeds();
  expect(deed).toMatchObject({
    action: 'meter-deleted',
    subject: `Meter ${meter}`,
    before: `Ada Obi, ${address}`,
    after: null,
  });
  const lines = await office.lines();
  for (const again of [await erase(meter), await preview(meter)])
    expect(again).toMatchObject({ status: 400, said: { code: 'deleted-already' } });
  expect(await office.lines()).toBe(lines);
});

test('of two administrators who delete one at once one does, and the other is told that it has been done', async () => {
  const meter = await freshMeter();
  const lines = await office.lines();
  const both = await Promise.all([erase(meter), erase(meter)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(both.find(({ status }) => status === 400)?.said.code).toBe('deleted-already');
  expect(await office.lines()).toBe(lines + 1);
});

test('it can be uploaded again, and deleted again', async () => {
  const meter = await freshMeter();
  await erase(meter);
  const row = { meter_number: meter, landlord_name: 'Bola Ade', house_address: '1 Palm Road' };
  await office.ask('uploadMeters', { property_id: palm, meter_details: [row] });
  expect(await erase(meter)).toMatchObject({ said: { message: METERS.done(meter, 'Bola Ade', '1 Palm Road') } });
});

test('a meter of another estate is the same as one that there is not', async () => {
  const meter = await freshMeter();
  const missing = await erase('45000000001', 'cedar');
  expect(missing).toMatchObject({ status: 400, said: { code: 'meter-not-found' } });
  expect(await erase(meter, 'cedar')).toEqual(missing);
  expect(await preview(meter, 'cedar')).toEqual(missing);
  await erase(meter);
  expect(await erase(meter, 'cedar')).toEqual(missing);
});

test('a meter of a resident stays, with all that hangs on it said', async () => {
  const meter = await office.meterOf('resident@palmcourt.example');
  const { status, said } = await erase(meter);
  expect([status, said.code]).toEqual([400, 'meter-in-use']);
  expect(said.message).toMatch(
    new RegExp(`^Meter ${meter} cannot be deleted. On it there is: 1 account, .* and .*\\.$`),
  );
  expect((await preview(meter)).said).toEqual(said);
  expect(await exists(meter)).toBe(true);
});

const PERSON = 'resident@palmcourt.example';

test.each<[keyof typeof nothing, (meter: string, person: string) => Promise<unknown>]>([
  [
    'lived',
    (meter_number, user_id) =>
      portal.db
        .insertInto('meter_moves')
        .values({
          ...{
            estate_id: palm,
            meter_number,
            user_id,
            way: 'in',
            day: '2026-01-02',
            stands_at: new Date(),
            at: new Date(),
          },
          ...{ made_by: null, settled_at: null, owed_kobo: null, credit_kobo: null, written_off_kobo: null },
          ...{ reason: null, transaction_id: null },
        })
        .execute(),
  ],
  [
    'charges',
    (meter_number) => portal.db.insertInto('charging_meters').values({ service_id: service, meter_number }).execute(),
  ],
  [
    'exceptions',
    (meter_number, given_by) =>
      portal.db
        .insertInto('arrears_exceptions')
        .values({
          ...{
            estate_id: palm,
            meter_number,
            until_day: '2026-12-01',
            reason: 'In hospital',
            given_by,
            given_at: new Date(),
          },
          ...{ ended_by: null, ended_at: null },
        })
        .execute(),
  ],
])('a meter stays on which there is nothing but %s', async (thing, hang) => {
  const meter = await freshMeter();
  await hang(meter, (await office.person(PERSON)).id);
  const message = METERS.inUse(meter, { ...nothing, [thing]: 1 });
  expect(await erase(meter)).toEqual({ status: 400, said: { code: 'meter-in-use', message } });
  expect(await exists(meter)).toBe(true);
});

test('a meter that is about to be charged stays, and so does one on which something was posted', async () => {
  const [charged, posted] = [await freshMeter(), await freshMeter()];
  const fine = {
    what: 'fine',
    amount: 5_000,
    reason: 'Refuse in the drain',
    meters: [charged],
    lines: 1,
    total: 5_000,
  };
  expect((await office.ask('startCharges', fine)).status).toBe(200);
  expect((await erase(charged)).said.message).toBe(METERS.inUse(charged, { ...nothing, charges: 1 }));
  const set = { meter_number: posted, amount: -5_000, servicePayment: 'servicecharge' };
  expect((await office.ask('updateServicePayments', set)).status).toBe(200);
  expect((await erase(posted)).said.message).toMatch(/ On it there is: [1-9]\d? lines? of the ledger\.$/);
});

/** What a vendor does not tell of a token. */
const WITHOUT = { tariff: null, vat_kobo: null, debt_kobo: null, receipt_no: null } as const;

/** An order of the demonstration once more, for somebody else. */
async function orderFor(destination_account: string, kind: 'power' | 'airtime') {
  const { order_id, ...order } = await portal.db
    .selectFrom('orders')
    .selectAll()
    .where('kind', '=', 'power')
    .where('state', '=', 'fulfilled')
    .limit(1)
    .executeTakeFirstOrThrow();
  const id = `POWER-${destination_account}`;
  const copied = { ...order, payment_hints: [], order_id: id, idempotency_key: id, kind, destination_account };
  await portal.db.insertInto('orders').values(copied).execute();
  return id;
}

test('a meter that power was bought for stays, with its token; airtime of the same number is no matter of it', async () => {
  const [bought, dialled] = [await freshMeter(), await freshMeter()];
  const orderId = await orderFor(bought, 'power');
  const once = METERS.inUse(bought, { ...nothing, orders: 1 });
  expect((await erase(bought)).said.message).toBe(once);
  const token = '60473918225077641183';
  await portal.db
    .insertInto('tokens')
    .values({ order_id: orderId, token, units: '27.78', vendor: 'sandbox', delivered_at: new Date(), ...WITHOUT })
    .execute();
  expect((await erase(bought)).said.message).toBe(METERS.inUse(bought, { ...nothing, orders: 1, tokens: 1 }));
  await orderFor(dialled, 'airtime');
  expect((await erase(dialled)).status).toBe(200);
});

test('whoever comes to a meter holds it, and finds out that it is gone', async () => {
  const meter = await freshMeter();
  const found = await findMeter(portal.db, meter);
  if (found === null) throw new Error('It is not there yet.');
  const isThere = () => portal.db.transaction().execute((trx) => isStillThere(trx, found));
  expect(await isThere()).toBe(true);
  await erase(meter);
  expect(await isThere()).toBe(false);
});
