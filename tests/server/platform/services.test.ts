import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giveServices } from '#src/server/accounts/sign-up.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { type Headquarters, openHeadquarters } from './support/headquarters.ts';
import { EXISTS, type ServiceDesk, serviceDesk } from './support/service-desk.ts';

let hq: Headquarters;
let desk: ServiceDesk;
let palm: number;
let cedar: number;
let name = '';
beforeAll(async () => {
  hq = await openHeadquarters();
  palm = await hq.estateId('Palm Court');
  cedar = await hq.estateId('Cedar View');
  desk = serviceDesk(hq);
});
afterAll(() => hq.close());
beforeEach(() => {
  name = desk.newName();
});

const create = (given: object = {}) => ({ service_name: name, amount: 2500, estate: palm, ...given });

test('a new service reaches everybody who lives in the estate, and can be paid for at once', async () => {
  const { message, id } = await hq.good('createService', create({ service_name: ` ${name} `, amount: 2500.5 }));
  expect(message).toBe('Service created');
  expect(await desk.listed(name)).toEqual([
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
  const order = await desk.open(id);
  expect(order).toMatchObject({ status: 200, body: { service: name, amount: 2500.5, fee: 50, total: 2550.5 } });
  await hq.pay(order.body.orderId);
  await desk.report(order.body);
  await hq.settle();
  expect(await desk.report(order.body)).toMatchObject({ status: 200, body: { service: name, amount: 2500.5 } });
  expect(await hq.lastDeed()).toEqual({
    actor: 'Ifeanyi Okonkwo',
    action: 'service-created',
    subject: `${name}, Palm Court`,
    before: null,
    after: '₦2,500.50 a month',
  });
});

test('what a service covers is told its residents, changed with a line of the log, and taken away', async () => {
  const { id } = await hq.good('createService', create({ description: ' One bin\n a house. ' }));
  const told = async () =>
    Object.values((await hq.ask('userServices', {}, 'resident')).body).find((one) => (one as { id: number }).id === id);
  expect(await told()).toMatchObject({ description: 'One bin  a house.' });
  await hq.good('describeService', { service_id: id, description: 'Two bins' });
  expect(await told()).toMatchObject({ description: 'Two bins' });
  expect(await hq.lastDeed()).toMatchObject({
    action: 'service-described',
    before: 'One bin  a house.',
    after: 'Two bins',
  });
  const before = await hq.lines();
  await hq.good('describeService', { service_id: id, description: 'Two bins' });
  expect(await hq.lines()).toBe(before);
  await hq.good('describeService', { service_id: id, description: '' });
  expect(await told()).not.toHaveProperty('description');
  expect((await hq.ask('describeService', { service_id: id, description: 'x'.repeat(201) })).status).toBe(400);
  for (const who of ['palm', 'resident'] as const) {
    expect((await hq.ask('describeService', { service_id: id, description: 'Mine' }, who)).status).toBe(403);
  }
});

test('a fee is made alike, and is paid for among the services', { tags: ['F-019', 'F-027'] }, async () => {
  const input = { serviceName: name, amount: 500, estate: palm };
  const { message, id } = await hq.good('createFee', input);
  expect(message).toBe('Service created');
  expect(await hq.rowsOf('monthlyServices', 'services', { kind: 'fee' })).toMatchObject([{ id, name, kind: 'fee' }]);
  expect(await hq.offered('resident')).toContain(name);
  expect((await desk.open(id)).status).toBe(200);
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
  expect(await desk.listed(name)).toMatchObject([
    { estate: { name: 'Cedar View' } },
    { estate: { name: 'Palm Court' } },
  ]);
});

test('many who make one service at once, in other letters, make one', async () => {
  const written = [name, name.toUpperCase(), name.toLowerCase(), ` ${name}`, `${name} `];
  const answers = await Promise.all(written.map((service_name) => hq.ask('createService', create({ service_name }))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  expect(await desk.listed(name)).toHaveLength(1);
});

test('who comes to the estate in the moment in which a service is made can pay for it', async () => {
  const { id: _, email: __, ...like } = await hq.person('resident@palmcourt.example');
  const newcomer = { ...like, id: randomUUID(), email: 'ada@newcomer.example' };
  let done = false;
  const begun = Promise.withResolvers<void>();
  // Asked for from outside the transaction, as another request is.
  const made = begun.promise
    .then(() => hq.good('createService', create()))
    .finally(() => {
      done = true;
    });
  await hq.db.transaction().execute(async (trx) => {
    await trx.insertInto('users').values(newcomer).execute();
    await giveServices(trx, newcomer.id, palm);
    begun.resolve();
    // It has to wait for the newcomer; one that does not is through long before these looks are.
    for (let looks = 0; looks < 300 && !done; looks += 1) if (await somebodyWaits(trx)) break;
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
    'A month must cost at least ₦200. That is the least anybody can pay at once.',
  ]);
  expect((await hq.refused('createService', create({ estate: 999_999 }))).slice(1)).toEqual([
    'estate-not-found',
    'There is no such estate.',
  ]);
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
