import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Headquarters, openHeadquarters, type Who } from './support/headquarters.ts';
import { type ServiceDesk, serviceDesk } from './support/service-desk.ts';

const MOST = 'x'.repeat(200);
const TOO_LONG = 'x'.repeat(201);

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

const made = async (description?: string) =>
  (await hq.good('createService', { service_name: name, amount: 2500, estate: palm, description })).id;
/** What somebody is told that a service covers; undefined where it is not said. */
const toldTo = async (who: Who) => {
  const offered = Object.values((await hq.ask('userServices', {}, who)).body) as {
    name: string;
    description?: string;
  }[];
  return offered.find((one) => one.name === name)?.description;
};

test('a service that is copied to another estate takes no description along, and the other one is not told it', async () => {
  const id = await made('Two bins a house.');
  const { id: copy } = await hq.good('enableService', { service_id: id, estate: cedar });
  expect([await toldTo('resident'), await toldTo('stranger')]).toEqual(['Two bins a house.', undefined]);
  await hq.good('describeService', { service_id: copy, description: 'One skip a block.' });
  expect([await toldTo('resident'), await toldTo('stranger')]).toEqual(['Two bins a house.', 'One skip a block.']);
});

test('a copy can be given its own as it is enabled, and the log has it', async () => {
  const id = await made('Two bins a house.');
  await hq.good('enableService', { service_id: id, estate: cedar, description: ' One skip\na block. ' });
  expect([await toldTo('resident'), await toldTo('stranger')]).toEqual(['Two bins a house.', 'One skip a block.']);
  expect(await hq.lastDeed()).toMatchObject({
    action: 'service-enabled',
    subject: `${name}, Cedar View`,
    after: '₦2,500 a month: One skip a block.',
  });
});

test('one that is enabled again keeps what is said of it, unless something else is said', async () => {
  const id = await made('Two bins a house.');
  const again = async (description?: string) => {
    await hq.good('disableService', { service_id: id });
    await hq.good('enableService', { service_id: id, estate: palm, description });
    return toldTo('resident');
  };
  expect(await again()).toBe('Two bins a house.');
  expect(await again('  ')).toBe('Two bins a house.');
  expect(await again('Three bins.')).toBe('Three bins.');
  expect(await hq.lastDeed()).toMatchObject({ before: 'disabled', after: 'enabled: Three bins.' });
});

test.each(['createService', 'enableService', 'describeService', 'makeRequest'] as const)(
  '%s takes 200 characters and not one more, and nothing but text',
  async (call) => {
    const id = call === 'createService' ? null : await made();
    const input = {
      createService: { service_name: name, amount: 2500, estate: palm },
      enableService: { service_id: id, estate: cedar },
      describeService: { service_id: id },
      makeRequest: { kind: 'new-service', name: 'Gym' },
    }[call];
    for (const description of [TOO_LONG, 7, null, ['x'], { x: 1 }]) {
      expect([description, (await hq.ask(call, { ...input, description })).status]).toEqual([description, 400]);
    }
    expect((await hq.ask(call, { ...input, description: ` ${MOST} ` })).status).toBe(200);
  },
);

test('what is said is text: nothing of it is a page, a formula or a line of its own', async () => {
  const id = await made();
  const said = '=cmd() <script>alert(1)</script>\r\nBcc: x@y.example';
  await hq.good('describeService', { service_id: id, description: said });
  expect(await toldTo('resident')).toBe('=cmd() <script>alert(1)</script> Bcc: x@y.example');
});

test.each(['palm', 'cedar', 'resident', 'owner', null] as const)(
  'describing or enabling is not for %s',
  async (who) => {
    const id = await made('Two bins a house.');
    const lines = await hq.lines();
    const status = who === null ? 401 : 403;
    for (const [call, input] of [
      ['describeService', { service_id: id, description: 'Mine' }],
      ['enableService', { service_id: id, estate: cedar, description: 'Mine' }],
      ['createService', { service_name: `${name} mine`, amount: 2500, estate: palm, description: 'Mine' }],
    ] as const)
      expect([call, (await hq.ask(call, input, who)).status]).toEqual([call, status]);
    expect([await toldTo('resident'), await hq.lines()]).toEqual(['Two bins a house.', lines]);
  },
);

test('a service that there is not is none to describe', async () => {
  const lines = await hq.lines();
  expect(await hq.refused('describeService', { service_id: 999_999, description: 'x' })).toEqual([
    400,
    'service-not-found',
    'There is no such service.',
  ]);
  expect(await hq.lines()).toBe(lines);
});

test('nothing is taken away where nothing was said, and the log has no line of it', async () => {
  const id = await made();
  const lines = await hq.lines();
  for (const description of ['', '   ', '\n']) await hq.good('describeService', { service_id: id, description });
  expect([await toldTo('resident'), await hq.lines()]).toEqual([undefined, lines]);
});

test('what a service covers is read by its estate and by the platform alone', async () => {
  const id = await made('Two bins a house.');
  expect((await desk.listed(name))[0]).toMatchObject({ id, description: 'Two bins a house.' });
  expect([await toldTo('resident'), await toldTo('neighbour'), await toldTo('stranger')]).toEqual([
    'Two bins a house.',
    'Two bins a house.',
    undefined,
  ]);
  for (const who of ['palm', 'cedar', 'resident', 'stranger'] as const)
    expect((await hq.ask('monthlyServices', {}, who)).status).toBe(403);
  const log = async (who: Who) => JSON.stringify(await hq.rowsOf('auditLog', 'deeds', {}, who));
  expect(await log('palm')).toContain('Two bins');
  expect(await log('cedar')).not.toContain(name);
});

test('a request says what the new service is to cover, to its maker and the platform alone', async () => {
  const asked = { kind: 'new-service', name, amount: 2500, description: ' Two bins\na house. ' };
  const { id } = await hq.good('makeRequest', asked, 'palm');
  const found = async (who: Who) =>
    (await hq.rowsOf('adminRequests', 'requests', {}, who)).find((one) => one.id === id)?.description;
  expect([await found('palm'), await found('platform'), await found('cedar')]).toEqual([
    'Two bins a house.',
    'Two bins a house.',
    undefined,
  ]);
  for (const who of ['resident', 'owner', 'stranger'] as const)
    expect((await hq.ask('makeRequest', asked, who)).status).toBe(403);
});

test.each([
  ['left out', { kind: 'new-service' }],
  ['empty', { kind: 'new-service', description: '  ' }],
  ['of a new estate', { kind: 'new-estate', description: 'Two bins a house.' }],
])('a request has no description where it is %s', async (_, given) => {
  const { id } = await hq.good('makeRequest', { name, ...given }, 'palm');
  const row = (await hq.rowsOf('adminRequests', 'requests')).find((one) => one.id === id);
  expect(row).not.toHaveProperty('description');
});
