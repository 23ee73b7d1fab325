import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { ownAccount } from '../../support/server/own-account.ts';

let portal: TestApp;
let meter: { meter_number: string; estate_id: number };
beforeAll(async () => {
  portal = await openTestApp();
  meter = await portal.db.selectFrom('meters').select(['meter_number', 'estate_id']).executeTakeFirstOrThrow();
});
afterAll(() => portal.close());

const SPENT = 'This link has expired or has been used already. Sign in to get a new one.';

const signUp = async (email: string): Promise<string> => {
  const { body } = await portal.call('signUp', {
    first_name: 'Ngozi',
    last_name: 'Obi',
    phone: '08031234567',
    email,
    password: 'kettle-9-harmattan',
    property_id: meter.estate_id,
    meter_number: meter.meter_number,
    role: 'service-user',
  });
  return String(body.token);
};
const linksTo = async (email: string): Promise<string[]> => {
  const mails = await portal.db
    .selectFrom('mail_outbox')
    .select('text')
    .where('to_address', '=', email)
    .orderBy('created_at')
    .execute();
  return mails.map(({ text }) => /#confirmEmail\/([\w-]+)/.exec(text)?.[1] ?? '');
};
const verified = async (session: string) => {
  const { body } = await portal.call('profile', {}, session);
  return (body.user as { is_verified: boolean }).is_verified;
};
const later = (ms: number) => {
  portal.time.now = new Date(portal.time.now.getTime() + ms);
};

test('the mailed link confirms the address once, without signing in', { tags: ['C-028'] }, async () => {
  const session = await signUp('once@mail.example');
  const [link] = await linksTo('once@mail.example');
  expect(await verified(session)).toBe(false);
  const first = await portal.call('confirmEmail', { token: link });
  expect([first.status, first.body]).toEqual([200, { message: 'Thank you, your e-mail address is confirmed.' }]);
  expect(await verified(session)).toBe(true);
  const told = (await ownAccount(portal, 'once@mail.example').audit()).map(({ action, by }) => [action, by]);
  expect(told).toEqual([
    ['signed-up', 'themselves'],
    ['email-confirmed', null],
  ]);
  const second = await portal.call('confirmEmail', { token: link });
  expect([second.status, second.body]).toMatchObject([400, { code: 'link-spent', message: SPENT }]);
});

test('the person themselves gets a fresh token of the same session, somebody else none', async () => {
  const session = await signUp('fresh@mail.example');
  const stranger = await portal.signIn('resident@cedarview.example');
  const [link] = await linksTo('fresh@mail.example');
  const { body } = await portal.call('confirmEmail', { token: link }, session);
  expect(decodeJwt(String(body.token)).sid).toBe(decodeJwt(session).sid);
  expect(await verified(String(body.token))).toBe(true);
  await signUp('other@mail.example');
  const [other] = await linksTo('other@mail.example');
  const answer = await portal.call('confirmEmail', { token: other }, stranger);
  expect([answer.status, answer.body.token]).toEqual([200, undefined]);
});

test('a link works for two days, and a new one ends it', async () => {
  const email = 'late@mail.example';
  let session = await signUp(email);
  const [first] = await linksTo(email);
  later(1_000);
  const resent = await portal.call('resendConfirmation', {}, session);
  expect([resent.status, resent.body.message]).toEqual([
    200,
    'A new verification link was e-mailed to late@mail.example. Please also look in the spam folder.',
  ]);
  const [, second] = await linksTo(email);
  expect((await portal.call('confirmEmail', { token: first })).status).toBe(400);
  const begun = portal.time.now;
  later(48 * 3_600_000);
  expect((await portal.call('confirmEmail', { token: second })).body.message).toBe(SPENT);
  portal.time.now = begun;
  session = String((await portal.call('signIn', { email, password: 'kettle-9-harmattan' })).body.token);
  expect(await verified(session)).toBe(false);
  expect((await portal.call('confirmEmail', { token: second })).status).toBe(200);
});

test('a link to an address that the person has left confirms nothing', async () => {
  await signUp('old@mail.example');
  const [link] = await linksTo('old@mail.example');
  await portal.db
    .updateTable('users')
    .set({ email: 'new@mail.example' })
    .where('email', '=', 'old@mail.example')
    .execute();
  expect((await portal.call('confirmEmail', { token: link })).status).toBe(400);
  expect(await ownAccount(portal, 'new@mail.example').row()).toMatchObject({ is_verified: false });
});

test('two who follow the link at once: one confirms', async () => {
  await signUp('both@mail.example');
  const [link] = await linksTo('both@mail.example');
  const answers = await Promise.all([link, link].map((token) => portal.call('confirmEmail', { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a confirmed address needs no link, and nobody asks for one without signing in', async () => {
  const token = await portal.signIn('resident@palmcourt.example');
  const { status, body } = await portal.call('resendConfirmation', {}, token);
  expect([status, body.message]).toEqual([400, 'Your e-mail address is confirmed already.']);
  expect((await portal.call('resendConfirmation')).status).toBe(401);
});

test('a link is mailed five times an hour at most, and then it says when again', async () => {
  const session = await signUp('often@mail.example');
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) statuses.push((await portal.call('resendConfirmation', {}, session)).status);
  expect(statuses).toEqual(Array(5).fill(200));
  const { status, body } = await portal.call('resendConfirmation', {}, session);
  expect([status, body.message]).toEqual([429, 'Too many tries. Please try again in 60 minutes.']);
  expect(await linksTo('often@mail.example')).toHaveLength(6);
});

test('no link stands in the log, by whatever way it is opened, and what is refused leaves an event', async () => {
  await signUp('log@mail.example');
  const [link = ''] = await linksTo('log@mail.example');
  portal.lines.length = 0;
  for (const path of [
    `/confirmEmail/${link}`,
    `/reset-password/${link}`,
    `/reset-password/${link}/`,
    `//confirmEmail/${link}`,
  ]) {
    await portal.app.request(path);
  }
  await portal.call('confirmEmail', { token: link });
  await portal.call('confirmEmail', { token: link });
  const log = portal.lines.join('');
  expect(log).not.toContain(link);
  expect(log).toContain('"path":"/reset-password/[masked]"');
  expect(log.match(/confirmation-refused/g)).toHaveLength(1);
});
