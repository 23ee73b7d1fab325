import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword, passwordMatches } from '#src/server/accounts/passwords.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const EMAIL = 'ebele.umeh@palmcourt.example';
const enter = async (password: string) => (await portal.call('signIn', { email: EMAIL, password })).status;

test('a password is compared as it was typed: its blanks count, and so does all of a long one', async () => {
  const long = `${'harmattan kettle '.repeat(3)}and a 7`;
  await portal.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(` ${long} `, systemRandom) })
    .where('email', '=', EMAIL)
    .execute();
  for (const other of [long, ` ${long}`, `${long} `, ` ${long} `.slice(0, 40), ` ${long}  `, ` ${long.toUpperCase()} `])
    expect([other, await enter(other)]).toEqual([other, 400]);
  expect(await enter(` ${long} `)).toBe(200);
});

test('a password holds until it is changed, however long that is', async () => {
  const password = 'kettle-9-harmattan';
  await portal.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password, systemRandom) })
    .where('email', '=', EMAIL)
    .execute();
  expect(await enter(password)).toBe(200);
  portal.time.now = new Date(portal.time.now.getTime() + 400 * 24 * 3_600_000);
  expect(await enter(password)).toBe(200);
});

test('a password is hashed by argon2id with 19 MiB and two passes or more, and each with a salt of its own', async () => {
  const [one, other] = [await hashPassword('harmattan', systemRandom), await hashPassword('harmattan', systemRandom)];
  const cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(one) ?? [];
  expect(Number(cost[1])).toBeGreaterThanOrEqual(19_456);
  expect(Number(cost[2])).toBeGreaterThanOrEqual(2);
  expect(one).not.toBe(other);
  expect([await passwordMatches('harmattan', one), await passwordMatches('Harmattan', one)]).toEqual([true, false]);
});
