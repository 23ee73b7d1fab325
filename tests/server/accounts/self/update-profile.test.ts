import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { ownAccount, tokenIn } from '../../../support/server/own-account.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const update = (token: string, input: Record<string, unknown>) => portal.call('updateProfile', input, token);

test('only what was sent and is not empty changes, and the session gets a token with the new claims', {
  tags: ['C-125'],
}, async () => {
  const { email, row, audit, subjects } = ownAccount(portal, 'resident@palmcourt.example');
  const before = await row();
  const token = await portal.signIn(email);
  const sent = { first_name: ' Amarachi ', last_name: '', email: '  ', phone: '+234 803 555 0199' };
  const { status, body } = await update(token, sent);
  expect([status, body.message]).toEqual([200, SENTENCES.profileUpdated]);
  expect(await row()).toEqual({ ...before, first_name: 'Amarachi', phone: '08035550199' });
  const { sid, exp } = decodeJwt(token);
  expect(decodeJwt(String(body.token))).toMatchObject({ sid, exp, first_name: 'Amarachi', email });
  const { body: read } = await portal.call('profile', {}, String(body.token));
  expect(read.user).toMatchObject({
    id: before.id,
    first_name: 'Amarachi',
    last_name: 'Eze',
    email,
    phone: '08035550199',
    status: 'occupied',
    is_verified: true,
  });
  expect(await audit()).toEqual([
    { action: 'profile-changed', by: 'themselves', detail: { fields: ['first_name', 'phone'] } },
  ]);
  expect(await subjects()).toEqual([]);
});

test('nothing filled in is said, in the words of the specification', async () => {
  const token = await portal.signIn('owner@palmcourt.example');
  for (const nothing of [{}, { first_name: '', last_name: ' ', email: '', phone: '' }]) {
    const { status, body } = await update(token, nothing);
    expect([status, body.message]).toEqual([400, "You've not made changes yet"]);
  }
});

test('the rules of the form hold on the server too, and nothing of a refused change is kept', async () => {
  const { email, row } = ownAccount(portal, 'owner@palmcourt.example');
  const before = await row();
  const token = await portal.signIn(email);
  const said = async (input: Record<string, unknown>) => (await update(token, input)).body.message;
  expect(await said({ first_name: 'A', phone: '08035550100' })).toBe(MESSAGES.namePattern);
  expect(await said({ last_name: '<b>x</b>' })).toBe(MESSAGES.namePattern);
  expect(await said({ email: 'not an address' })).toBe(MESSAGES.emailInvalid);
  expect(await said({ phone: 'call me' })).toBe(MESSAGES.phoneLetters);
  expect(await row()).toEqual(before);
});

test('what is the same already changes nothing, so a repeated send is answered as the first', async () => {
  const { email, row, audit, subjects } = ownAccount(portal, 'admin@palmcourt.example');
  const before = await row();
  const token = await portal.signIn(email);
  const { status } = await update(token, { first_name: before.first_name, email: email.toUpperCase() });
  expect([status, await row(), await audit(), await subjects()]).toEqual([200, before, [], []]);
});

test('reset links that are pending end when the address becomes another one, and not before', async () => {
  const old = ownAccount(portal, 'levy@palmcourt.example');
  const now = ownAccount(portal, 'halima.bello@mail.example');
  const token = await portal.signIn(old.email);
  await portal.call('forgotPassword', { email: old.email });
  const reset = tokenIn((await old.mails())[0]?.text ?? '');

  const { status, body } = await update(token, { email: ' Halima.Bello@mail.example ', password: DEMO_PASSWORD });
  expect([status, body.message]).toEqual([200, SENTENCES.profileNewEmail(now.email, old.email)]);
  expect(await old.row()).toMatchObject({ is_verified: true });
  expect((await portal.call('replacePassword', { token: reset, newpassword: 'short' })).body.code).toBe(
    'password-refused',
  );
  const [letter] = await now.mails();
  expect(letter?.text).toContain('http://127.0.0.1:3000/#confirmEmail/');
  expect((await portal.call('confirmEmail', { token: tokenIn(letter?.text ?? '') })).status).toBe(200);
  const spent = await portal.call('replacePassword', { token: reset, newpassword: 'Harmattan morning 41' });
  expect([spent.status, spent.body.message]).toEqual([400, SENTENCES.resetLinkSpent]);
  expect(await now.row()).toMatchObject({ is_verified: true });
  expect(await now.audit()).toMatchObject([{ action: 'email-change-asked' }, { action: 'email-changed' }]);
});

test('a link to an address that was changed again does nothing: the one that was asked for last takes its place', async () => {
  const email = 'late@palmcourt.example';
  const token = await portal.signIn(email);
  await update(token, { email: 'ifeoma.one@mail.example', password: DEMO_PASSWORD });
  await update(token, { email: 'ifeoma.two@mail.example', password: DEMO_PASSWORD });
  const linkTo = async (address: string) => tokenIn((await ownAccount(portal, address).mails())[0]?.text ?? '');
  const first = await portal.call('confirmEmail', { token: await linkTo('ifeoma.one@mail.example') });
  expect(first.status).toBe(400);
  const second = await portal.call('confirmEmail', { token: await linkTo('ifeoma.two@mail.example') });
  expect(second.status).toBe(200);
  expect(await ownAccount(portal, 'ifeoma.two@mail.example').row()).toMatchObject({ is_verified: true });
});

test("somebody else's address is asked for like a free one, so that nobody learns who has an account, and its holder is told", async () => {
  const { email, row } = ownAccount(portal, 'refused@palmcourt.example');
  const before = await row();
  const token = await portal.signIn(email);
  const taken = ownAccount(portal, 'admin@palmcourt.example');
  const wish = async (wanted: string) => {
    const { status, body } = await update(token, { email: wanted, password: DEMO_PASSWORD });
    const sent = await portal.call('resendConfirmation', {}, token);
    const { user } = (await portal.call('profile', {}, token)).body;
    // What is told of one address is told of any.
    return JSON.parse(
      JSON.stringify([status, body.message, sent.status, sent.body.message, user]).replaceAll(wanted, 'the address'),
    );
  };
  expect(await wish('admin@palmcourt.example')).toEqual(await wish('nobody.has.this@mail.example'));
  expect(await row()).toEqual(before);
  expect(await taken.subjects()).toEqual(['You have an account already', 'You have an account already']);
  const [told] = await taken.mails();
  expect(told?.text).toContain('Somebody wants to use this e-mail address for another Wattchat account.');
  expect(told?.text).not.toContain(email);
});

test('of two people who take one address at once, one gets it', async () => {
  const people = ['yusuf.garba@palmcourt.example', 'ebele.umeh@palmcourt.example'];
  const tokens = await Promise.all(people.map((email) => portal.signIn(email)));
  const wish = { email: 'wanted@mail.example', password: DEMO_PASSWORD };
  await Promise.all(tokens.map((token) => update(token, wish)));
  const links = (await ownAccount(portal, wish.email).mails()).map(({ text }) => tokenIn(text));
  const answers = await Promise.all(links.map((token) => portal.call('confirmEmail', { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('two changes at once of one profile are both kept', async () => {
  const { email, row } = ownAccount(portal, 'emeka.ibe@palmcourt.example');
  const token = await portal.signIn(email);
  const answers = await Promise.all([
    update(token, { first_name: 'Chukwuemeka' }),
    update(token, { phone: '08035550111' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await row()).toMatchObject({ first_name: 'Chukwuemeka', phone: '08035550111' });
});

test('role, estate, meter, status, verified and id in the body change nothing', async () => {
  const { email, row } = ownAccount(portal, 'folake.adisa@palmcourt.example');
  const before = await row();
  const token = await portal.signIn(email);
  const forged = {
    id: '11111111-1111-4111-8111-111111111111',
    role: 'netplus-admin',
    estate_id: 2,
    meter_number: '45012345670',
    status: 'occupied',
    is_verified: true,
    disabled: true,
    password_hash: 'x',
  };
  expect((await update(token, forged)).status).toBe(400);
  expect((await update(token, { ...forged, first_name: 'Folakemi' })).status).toBe(200);
  expect(await row()).toEqual({ ...before, first_name: 'Folakemi' });
});

test('after twenty changes in an hour the person has to wait, and is told how long', async () => {
  const { email, row } = ownAccount(portal, 'late@cedarview.example');
  const token = await portal.signIn(email);
  for (let n = 0; n < 20; n += 1) expect((await update(token, { phone: `080355501${10 + n}` })).status).toBe(200);
  const { status, headers, body } = await update(token, { phone: '08035550199' });
  const retryAfter = Number(headers.get('Retry-After'));
  expect([status, body]).toMatchObject([429, { message: SENTENCES.tooManyTries(60), retryAfter }]);
  expect((await row()).phone).toBe('08035550129');
});

test('nobody is sent more than five verification mails an hour, whichever addresses they name', async () => {
  const token = await portal.signIn('lost@cedarview.example');
  for (let n = 0; n < 5; n += 1)
    expect((await update(token, { email: `stranger.${n}@mail.example`, password: DEMO_PASSWORD })).status).toBe(200);
  expect((await update(token, { email: 'stranger.5@mail.example', password: DEMO_PASSWORD })).status).toBe(429);
  expect((await portal.call('resendConfirmation', {}, token)).status).toBe(429);
  expect(await ownAccount(portal, 'stranger.4@mail.example').subjects()).toHaveLength(1);
  expect((await update(token, { email: 'lost@cedarview.example', phone: '08035550123' })).status).toBe(200);
});
