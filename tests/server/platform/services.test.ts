import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giveServices } from '#src/server/accounts/sign-up/open-account.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { type Headquarters, openHeadquarters } from './support/headquarters.ts';

let hq: Headquarters;
let palm: number;
let cedar: number;
beforeAll(async () => {
  hq = await openHeadquarters();
  palm = await hq.estateId('Palm Court');
  cedar = await hq.estateId('Cedar View');
});
afterAll(() => hq.close());

let serial = 0;
let name = '';
beforeEach(() => {
  serial += 1;
  name = `Service ${serial}`;
});
const EXISTS = [400, 'service-exists', 'This service name already exist'];
const create = (given: object = {}) => ({ service_name: name, amount: 2500, estate: palm, ...given });
/** Open an order of one month of a service. */
const open = (serviceId: unknown, who: 'resident' | 'stranger' = 'resident', key = hq.key()) =>
  hq.ask('openDues', { key, screen: 'pay-services', serviceId: String(serviceId), months: 1 }, who);
const report = (order: Readonly<Record<string, unknown>>) =>
  hq.ask(
    'servicePayment',
    {
      transfer_reference: { status: 'CAPTURED', orderId: order.orderId },
      serviceId: order.serviceId,
      duration: 30,
      serviceCharge: order.amount,
    },
    'resident',
  );
const listed = async (term: string) => hq.rowsOf('monthlyServices', 'services', { term });

test('a new service reaches everybody who lives in the estate, and can be paid for at once', async () => {
  const { message, id } = await hq.good('createService', create({ service_name: ` ${name} `, amount: 2500.5 }));
  expect(message).toBe('Service created');
  expect(await listed(name)).toEqual([
    {
      id,
      name,
      kind: 'service',
      amount: 2500.5,
      estate: { id: palm, name: 'Palm Court' },
      enabled: true,
      residents: 11,
    },
  ]);
  for (const who of ['resident', 'neighbour'] as const) expect(await hq.offered(who)).toContain(name);
  expect(await hq.offered('stranger')).not.toContain(name);
  expect((await hq.ask('userServices', {}, 'owner')).status).toBe(403);
  const order = await open(id);
  expect(order).toMatchObject({ status: 200, body: { service: name, amount: 2500.5, fee: 50, total: 2550.5 } });
  await hq.pay(order.body.orderId);
  await report(order.body);
  await hq.settle();
  expect(await report(order.body)).toMatchObject({ status: 200, body: { service: name, amount: 2500.5 } });
  expect(await hq.lastDeed()).toEqual({
    actor: 'Ifeanyi Okonkwo',
    action: 'service-created',
    subject: `${name}, Palm Court`,
    before: null,
    after: '₦2,500.50 a month',
  });
});

test('a fee is made alike, and is paid for among the services', async () => {
  const input = { serviceName: name, amount: 500, estate: palm };
  const { message, id } = await hq.good('createFee', input);
  expect(message).toBe('Service created');
  expect(await hq.rowsOf('monthlyServices', 'services', { kind: 'fee' })).toMatchObject([{ id, name, kind: 'fee' }]);
  expect(await hq.offered('resident')).toContain(name);
  expect((await open(id)).status).toBe(200);
  expect(await hq.lastDeed()).toMatchObject({ action: 'fee-created', subject: `${name}, Palm Court` });
  expect(await hq.refused('createFee', { ...input, serviceName: name.toUpperCase() })).toEqual(EXISTS);
  expect(await hq.refused('createService', create())).toEqual(EXISTS);
});

test('a name that the estate has, in whatever letters, is refused, and another estate may have it', async () => {
  await hq.good('createService', create());
  const before = await hq.lines();
  for (const service_name of [
    name,
    name.toUpperCase(),
    ` ${name.toLowerCase()}  `,
    'security',
    'fine',
    'Development levy',
  ]) {
    expect(await hq.refused('createService', create({ service_name }))).toEqual(EXISTS);
  }
  expect(await hq.lines()).toBe(before);
  await hq.good('createService', create({ estate: cedar }));
  expect(await listed(name)).toMatchObject([{ estate: { name: 'Cedar View' } }, { estate: { name: 'Palm Court' } }]);
});

test('many who make one service at once, in other letters, make one', async () => {
  const written = [name, name.toUpperCase(), name.toLowerCase(), ` ${name}`, `${name} `];
  const answers = await Promise.all(written.map((service_name) => hq.ask('createService', create({ service_name }))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  expect(await listed(name)).toHaveLength(1);
});

test('who comes to the estate in the moment in which a service is made can pay for it', async () => {
  const { id: _, email: __, ...like } = await hq.person('resident@palmcourt.example');
  const newcomer = { ...like, id: randomUUID(), email: 'ada@newcomer.example' };
  const { made } = await hq.db.transaction().execute(async (trx) => {
    await trx.insertInto('users').values(newcomer).execute();
    await giveServices(trx, newcomer.id, palm);
    let done = false;
    const made = hq.good('createService', create()).finally(() => {
      done = true;
    });
    // It has to wait for the newcomer; one that does not is through long before these looks are.
    for (let looks = 0; looks < 300 && !done; looks += 1) if (await somebodyWaits(trx)) break;
    return { made };
  });
  await made;
  const { body } = await hq.call('userServices', {}, await hq.sessions.begin(newcomer.id, 'test'));
  expect(Object.values(body)).toContainEqual(expect.objectContaining({ name }));
});

async function somebodyWaits(trx: Transaction<Schema>): Promise<boolean> {
  await sql`select pg_stat_clear_snapshot()`.execute(trx);
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
  return rows.length > 0;
}

test.each([
  [{ service_name: ' ' }, 'service name is required'],
  [{ service_name: 'W' }, 'At least two letters are expected'],
  [{ service_name: '=HYPERLINK("x")' }, 'At least two letters are expected'],
])('%o is refused with: %s', async (wrong, message) => {
  expect(await hq.refused('createService', create(wrong))).toEqual([400, 'invalid-input', message]);
  const fee = { serviceName: wrong.service_name, amount: 500, estate: palm };
  expect(await hq.refused('createFee', fee)).toEqual([400, 'invalid-input', message]);
});

test('an amount is naira above the least that can be paid, and an estate one that there is', async () => {
  for (const amount of [0, -1, 'abc', 1.001, 100_000_001, null]) {
    const { status } = await hq.ask('createService', create({ amount }));
    expect([amount, status]).toEqual([amount, 400]);
  }
  expect(await hq.refused('createService', create({ amount: 199.99 }))).toEqual([
    400,
    'amount-too-small',
    'A month must cost at least ₦200, which is the least that can be paid at once.',
  ]);
  expect((await hq.refused('createService', create({ estate: 999_999 }))).slice(1)).toEqual([
    'estate-not-found',
    'There is no such estate.',
  ]);
});

test('a disabled service is offered and ordered no more; what was ordered is paid, and months are kept', async () => {
  const { id } = await hq.good('createService', create());
  const before = (await open(id)).body;
  const kept = hq.key();
  const early = await open(id, 'resident', kept);
  expect(await hq.good('disableService', { service_id: id })).toEqual({
    message: `${name} is not sold in Palm Court any more.`,
    id,
  });
  expect(await hq.offered('resident')).not.toContain(name);
  const late = await open(id);
  expect([late.status, late.body.code, late.body.message]).toEqual([
    400,
    'service-disabled',
    `${name} cannot be bought here at the moment. Please try again later.`,
  ]);
  // The same wish under its key is the same order.
  expect((await open(id, 'resident', kept)).body).toEqual(early.body);
  await hq.pay(before.orderId);
  await report(before);
  await hq.settle();
  expect((await report(before)).status).toBe(200);
  expect(await hq.lastDeed()).toMatchObject({ action: 'service-disabled', before: 'enabled', after: 'disabled' });
  const lines = await hq.lines();
  await hq.good('disableService', { service_id: id });
  expect(await hq.lines()).toBe(lines);
});

test('a disabled service is enabled again under its price, also for who came meanwhile', async () => {
  const { id } = await hq.good('createService', create());
  await hq.good('disableService', { service_id: id });
  const meanwhile = await hq.person('resident@palmcourt.example');
  await hq.db.deleteFrom('user_services').where('user_id', '=', meanwhile.id).execute();
  await hq.db.transaction().execute((trx) => giveServices(trx, meanwhile.id, palm));
  expect(await hq.refused('createService', create())).toEqual(EXISTS);
  expect(await hq.good('enableService', { service_id: id, estate: palm })).toEqual({
    message: `${name} is enabled for Palm Court.`,
    id,
  });
  expect(await hq.offered('resident')).toContain(name);
  expect((await open(id)).status).toBe(200);
  expect(await hq.lastDeed()).toMatchObject({ action: 'service-enabled', before: 'disabled', after: 'enabled' });
  const lines = await hq.lines();
  await hq.good('enableService', { service_id: id, estate: palm });
  expect(await hq.lines()).toBe(lines);
});

test('a service of another estate is enabled by its name and price, once', async () => {
  const { id } = await hq.good('createFee', { serviceName: name, amount: 750, estate: palm });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => hq.ask('enableService', { service_id: id, estate: cedar })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  expect(await listed(name)).toMatchObject([
    { name, kind: 'fee', amount: 750, estate: { id: cedar }, enabled: true, residents: 10 },
    { name, kind: 'fee', amount: 750, estate: { id: palm } },
  ]);
  expect(await hq.offered('stranger')).toContain(name);
  const [copy] = await listed(name);
  expect(copy?.id).not.toBe(id);
  expect((await open(copy?.id, 'stranger')).status).toBe(200);
  // Nobody pays for a service of an estate where they do not live.
  expect((await open(id, 'stranger')).body.code).toBe('service-not-yours');
  expect(await hq.refused('enableService', { service_id: id, estate: cedar })).toEqual(EXISTS);
  await hq.good('disableService', { service_id: copy?.id });
  expect((await hq.good('enableService', { service_id: id, estate: cedar })).id).toBe(copy?.id);
});

test('a service or an estate that there is not is none to enable or disable', async () => {
  const { id } = await hq.serviceOf('Palm Court', 'Security');
  const none = [400, 'service-not-found', 'There is no such service.'];
  expect(await hq.refused('enableService', { service_id: 999_999, estate: palm })).toEqual(none);
  expect(await hq.refused('disableService', { service_id: 999_999 })).toEqual(none);
  expect((await hq.refused('enableService', { service_id: id, estate: 999_999 }))[1]).toBe('estate-not-found');
});

test('a service charge that nobody can pay is asked of nobody, and is owed again when it is enabled', async () => {
  const { id } = await hq.serviceOf('Palm Court', 'Service Charge');
  const { meter_number, id: user } = await hq.person('debtor@palmcourt.example');
  const token = await hq.sessions.begin(user, 'test');
  const owed = async () => (await hq.call('servicePayments', { meter_number: meter_number ?? '' }, token)).body.data;
  const buy = () => hq.call('openOrder', { key: hq.key(), type: 'power_vending', amount: 5000 }, token);
  expect(await owed()).toMatchObject({ serviceCharge: -45_000, amount: 45_000 });
  expect((await buy()).body.code).toBe('arrears');
  await hq.good('disableService', { service_id: id });
  expect(await owed()).toMatchObject({ serviceCharge: 0, amount: 0 });
  expect((await buy()).status).toBe(200);
  await hq.good('enableService', { service_id: id, estate: palm });
  expect(await owed()).toMatchObject({ serviceCharge: -45_000, amount: 45_000 });
  expect((await buy()).body.code).toBe('arrears');
});

test('a service charge of a new estate is what its meters owe by the month, however it is written', async () => {
  await hq.db.insertInto('estates').values({ name: 'Lime Grove', logo: null }).execute();
  const estate = await hq.estateId('Lime Grove');
  await hq.good('createService', create({ service_name: 'service charge', estate }));
  expect(await hq.serviceOf('Lime Grove', 'Service Charge')).toMatchObject({ monthly_kobo: 250_000 });
});

test('services are searched by name, estate and kind, a page at a time', async () => {
  const names = async (input: object) => (await hq.rowsOf('monthlyServices', 'services', input)).map((one) => one.name);
  expect(await names({ term: 'SECUR', estate: cedar })).toEqual(['Security']);
  expect(await names({ term: '%' })).toEqual([]);
  const { total } = await hq.good('monthlyServices');
  const last = Math.ceil(Number(total) / 10);
  expect(await names({ page: last + 1 })).toEqual([]);
  expect(await names({})).toHaveLength(10);
});
