import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOORS, type DoorName } from '#catalogues/doors.ts';
import { ROLES, type Role } from '#catalogues/roles.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const PEOPLE: Readonly<Record<Role, string>> = {
  'service-user': 'resident@palmcourt.example',
  'service-owner': 'owner@palmcourt.example',
  'service-admin': 'admin@palmcourt.example',
  'netplus-admin': 'platform@wattchat.example',
};
const DOOR_NAMES = Object.keys(DOORS) as DoorName[];

const enter = (door: DoorName, email: string, password = DEMO_PASSWORD) =>
  portal.call('signIn', { email, password, door });
const sessions = async () =>
  Number(
    (
      await portal.db
        .selectFrom('sessions')
        .select((s) => s.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test.each(DOOR_NAMES.flatMap((door) => ROLES.map((role) => [door, role] as const)))(
  'the door %s lets a %s in, or refuses them in its own words',
  { tags: ['C-031', 'C-040'] },
  async (door, role) => {
    const before = await sessions();
    const { status, body } = await enter(door, PEOPLE[role]);
    const admitted = (DOORS[door].admits as readonly Role[]).includes(role);
    if (admitted) {
      expect([status, decodeJwt(String(body.token)).role]).toEqual([200, role]);
      return;
    }
    const { requestId: _, ...said } = body;
    expect([status, said]).toEqual([400, { code: 'wrong-door', message: DOORS[door].refuses }]);
    expect(await sessions()).toBe(before);
  },
);

test.each([
  ['login', 'Email or password incorrect'],
  ['admin', 'Username or password incorrect'],
  ['modal', 'Username or password incorrect'],
] as const)(
  'a wrong password at the door %s: %s',
  { tags: ['C-037', 'C-045', 'C-047', 'C-048'] },
  async (door, message) => {
    const answers = [
      await enter(door, PEOPLE['service-admin'], 'wrong-password'),
      await enter(door, 'nobody@x.example', 'wrong-password'),
      // Only the right password tells that the door is the wrong one.
      await enter(door, PEOPLE['service-user'], 'wrong-password'),
    ];
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'sign-in-refused', message })]);
    }
  },
);

test('the public modal tells a resident to contact the administrator', { tags: ['C-042'] }, async () => {
  const { body } = await enter('modal', PEOPLE['service-user']);
  expect(body.message).toBe('Server Error, please contact Administrator');
});

test('a right password at the wrong door is no wrong try', async () => {
  const email = 'tunde.balogun@palmcourt.example';
  await portal.db.updateTable('users').set({ email }).where('email', '=', 'fined@palmcourt.example').execute();
  for (let n = 0; n < 12; n += 1) expect((await enter('modal', email)).body.code).toBe('wrong-door');
  expect((await enter('login', email)).status).toBe(200);
});

test('every door counts against the same tries', async () => {
  const email = 'ebele.umeh@palmcourt.example';
  for (let n = 0; n < 10; n += 1) await enter(DOOR_NAMES[n % 3] ?? 'login', email, 'wrong-password');
  const answers = await Promise.all(DOOR_NAMES.map((door) => enter(door, email)));
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 429]);
});

test('who names no door comes in by the one of the chat, and one that does not exist is refused', {
  tags: ['C-050'],
}, async () => {
  const email = PEOPLE['service-user'];
  expect((await portal.call('signIn', { email, password: DEMO_PASSWORD })).status).toBe(200);
  expect((await portal.call('signIn', { email, password: DEMO_PASSWORD, door: 'back' })).status).toBe(400);
});

test('each refusal at a door leaves one event, without the password', async () => {
  portal.lines.length = 0;
  await enter('modal', PEOPLE['service-user']);
  await enter('admin', PEOPLE['service-admin'], 'a wrong one 42');
  const events = portal.lines.map((line) => JSON.parse(line)).filter((line) => line.event !== undefined);
  expect(events.map(({ event, reason }) => [event, reason])).toEqual([
    ['sign-in-refused', 'wrong-door'],
    ['sign-in-refused', 'refused'],
  ]);
  expect(portal.lines.join('')).not.toMatch(new RegExp(`a wrong one 42|${DEMO_PASSWORD}`));
});
