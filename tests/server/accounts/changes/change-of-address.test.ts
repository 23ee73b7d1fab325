import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { ownAccount, tokenIn } from '../../../support/server/own-account.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const ask = (token: string, email: string, password: string | undefined = DEMO_PASSWORD) =>
  portal.call('updateProfile', { email, password }, token);
const linkTo = async (email: string, subject: string | RegExp = /confirm/i) => {
  const mails = await ownAccount(portal, email).mails();
  return tokenIn(mails.find((mail) => mail.subject.match(subject))?.text ?? '');
};
const confirm = (link: string, token?: string) => portal.call('confirmEmail', { token: link }, token);
const takeBack = (token: string, newpassword = 'Harmattan morning 41') =>
  portal.call('takeBack', { token, newpassword });
const isOpen = async (token: string) => (await portal.call('profile', {}, token)).status === 200;
const signsIn = async (email: string, password: string) => (await portal.call('signIn', { email, password })).status;
const later = (days: number) => {
  portal.time.now = new Date(portal.time.now.getTime() + days * 86_400_000);
};

test('an open session alone changes no address: the password is asked for, and a wrong one is counted', async () => {
  const { email, row, subjects } = ownAccount(portal, 'levy@palmcourt.example');
  const before = await row();
  const token = await portal.signIn(email);
  const without = await portal.call('updateProfile', { email: 'thief@mail.example' }, token);
  expect([without.status, without.body]).toMatchObject([
    400,
    { code: 'password-wanted', message: SENTENCES.passwordWanted },
  ]);
  for (let n = 0; n < 10; n += 1) {
    const wrong = await ask(token, 'thief@mail.example', `guess number ${n}`);
    expect([wrong.status, wrong.body]).toMatchObject([400, { code: 'wrong-password' }]);
  }
  expect((await ask(token, 'thief@mail.example')).status).toBe(429);
  expect([await row(), await subjects()]).toEqual([before, []]);
  // A name is no matter of the password.
  expect((await portal.call('updateProfile', { first_name: 'Halima' }, token)).status).toBe(200);
});

test('the address stays until the link that was mailed to the new one is opened, and the old one is told at once', async () => {
  const old = 'resident@palmcourt.example';
  const next = 'amaka.new@mail.example';
  const token = await portal.signIn(old);
  const other = await portal.signIn(old);
  const { status, body } = await ask(token, ` ${next.toUpperCase()} `);
  expect([status, body.message]).toEqual([200, SENTENCES.profileNewEmail(next, old)]);
  expect(await ownAccount(portal, old).subjects()).toEqual(['Your e-mail address is about to change']);
  const [told] = await ownAccount(portal, old).mails();
  expect(told?.text).not.toContain(next);
  expect((await portal.call('profile', {}, token)).body.user).toMatchObject({
    email: old,
    pending_email: next,
    awaits: 'nothing',
  });
  expect([await signsIn(old, DEMO_PASSWORD), await signsIn(next, DEMO_PASSWORD), await isOpen(other)]).toEqual([
    200,
    400,
    true,
  ]);

  const confirmed = await confirm(await linkTo(next), token);
  expect([confirmed.status, confirmed.body.message]).toEqual([200, SENTENCES.emailChanged(next)]);
  expect(decodeJwt(String(confirmed.body.token))).toMatchObject({ email: next, sid: decodeJwt(token).sid });
  // The session that asked goes on, every other has ended.
  expect([await isOpen(token), await isOpen(other)]).toEqual([true, false]);
  expect([await signsIn(old, DEMO_PASSWORD), await signsIn(next, DEMO_PASSWORD)]).toEqual([400, 200]);
  expect(await ownAccount(portal, old).subjects()).toEqual([
    'Your e-mail address is about to change',
    'Your e-mail address was changed',
  ]);
});

test('a link opened on another device signs that one out, too', async () => {
  const old = 'fined@palmcourt.example';
  const [asked, phone] = [await portal.signIn(old), await portal.signIn(old)];
  await ask(asked, 'fined.new@mail.example');
  const { status, body } = await confirm(await linkTo('fined.new@mail.example'), phone);
  expect([status, body.token, await isOpen(asked), await isOpen(phone)]).toEqual([200, undefined, true, false]);
});

test('the link in the mail to the old address takes a change back once, without signing in, and ends every session', async () => {
  const old = 'late@palmcourt.example';
  const next = 'thief.one@mail.example';
  const token = await portal.signIn(old);
  await ask(token, next);
  const first = await linkTo(old, 'is about to change');
  await confirm(await linkTo(next));
  const link = await linkTo(old, 'was changed');
  const thief = await portal.signIn(next);

  const weak = await takeBack(link, 'short');
  expect([weak.status, weak.body.code]).toEqual([400, 'password-refused']);
  later(6.9);
  const taken = await takeBack(link);
  expect([taken.status, taken.body.message]).toEqual([200, SENTENCES.takenBack(old)]);
  expect([await isOpen(token), await isOpen(thief)]).toEqual([false, false]);
  expect([
    await signsIn(next, DEMO_PASSWORD),
    await signsIn(old, DEMO_PASSWORD),
    await signsIn(old, 'Harmattan morning 41'),
  ]).toEqual([400, 400, 200]);
  for (const spent of [link, first]) {
    const again = await takeBack(spent, 'Another good one 7');
    expect([again.status, again.body]).toMatchObject([400, { code: 'link-spent', message: SENTENCES.takeBackSpent }]);
  }
  portal.time.now = new Date();
});

test('the mail that tells of a change that waits stops it, and the link to the new address does nothing any more', async () => {
  const old = 'refused@palmcourt.example';
  await ask(await portal.signIn(old), 'thief.two@mail.example');
  expect((await takeBack(await linkTo(old, 'is about to change'))).status).toBe(200);
  expect((await confirm(await linkTo('thief.two@mail.example'))).status).toBe(400);
  expect(await signsIn(old, 'Harmattan morning 41')).toBe(200);
});

test('after seven days a change cannot be taken back', async () => {
  const old = 'lost@palmcourt.example';
  const next = 'lost.new@mail.example';
  await ask(await portal.signIn(old), next);
  await confirm(await linkTo(next));
  const link = await linkTo(old, 'was changed');
  later(7);
  expect((await takeBack(link)).body.code).toBe('link-spent');
  portal.time.now = new Date();
});

test('who changes an address twice keeps nothing: the first address takes back both changes and the meter', async () => {
  const old = ownAccount(portal, 'debtor@palmcourt.example');
  const before = await old.row();
  const token = await portal.signIn(old.email);
  await ask(token, 'thief.three@mail.example');
  await confirm(await linkTo('thief.three@mail.example'));
  const meter_number = (await ownAccount(portal, 'owner@palmcourt.example').row()).meter_number ?? '';
  expect((await portal.call('updateMeter', { meter_number, password: DEMO_PASSWORD }, token)).status).toBe(200);
  const again = await portal.signIn('thief.three@mail.example');
  await ask(again, 'thief.four@mail.example');
  await confirm(await linkTo('thief.four@mail.example'));

  expect((await takeBack(await linkTo(old.email, 'was changed'))).status).toBe(200);
  const { password_hash: _, ...restored } = await old.row();
  const { password_hash: __, ...kept } = before;
  expect(restored).toEqual(kept);
  // The mail to an address in between takes nothing back any more.
  expect((await takeBack(await linkTo('thief.three@mail.example', 'e-mail address was changed'))).status).toBe(400);
});

test('an address that can be taken back is nobody else’s meanwhile', async () => {
  const old = 'late@cedarview.example';
  await ask(await portal.signIn(old), 'chidi.new@mail.example');
  await confirm(await linkTo('chidi.new@mail.example'));
  const other = await portal.signIn('lost@cedarview.example');
  const mails = () => ownAccount(portal, old).mails();
  const before = await mails();
  // Whoever asks is told what anybody is told, and no link comes.
  expect((await ask(other, old)).status).toBe(200);
  expect(await mails()).toEqual(before);
  const { meter_number, estate_id: property_id } = await ownAccount(portal, 'owner@cedarview.example').row();
  const person = { first_name: 'Eve', last_name: 'Obi', phone: '08031234567', password: 'kettle-9-harmattan' };
  const signUp = { ...person, email: old, meter_number, property_id, role: 'service-user' };
  expect((await portal.call('signUp', signUp)).body.code).toBe('not-a-sign-up');
  expect((await takeBack(await linkTo(old, 'was changed'))).status).toBe(200);
});

test('a new password gives up a change that still waits: whoever asked for it knew the one before', async () => {
  const old = 'yusuf.garba@palmcourt.example';
  const token = await portal.signIn(old);
  await ask(token, 'thief.five@mail.example');
  const changed = await portal.call(
    'changePassword',
    { oldPassword: DEMO_PASSWORD, newPassword: 'Harmattan morning 41' },
    token,
  );
  expect(changed.status).toBe(200);
  expect((await confirm(await linkTo('thief.five@mail.example'))).status).toBe(400);
});

test('an address that nobody ever confirmed is told, and gets no link: it may be a stranger’s', async () => {
  const { meter_number, estate_id: property_id } = await ownAccount(portal, 'owner@cedarview.example').row();
  const person = { first_name: 'Ada', last_name: 'Obi', phone: '08031234567', password: DEMO_PASSWORD };
  const signUp = { ...person, email: 'ada.typo@mail.example', meter_number, property_id, role: 'service-user' };
  const token = String((await portal.call('signUp', signUp)).body.token);
  expect((await ask(token, 'ada@mail.example')).status).toBe(200);
  const mails = await ownAccount(portal, 'ada.typo@mail.example').mails();
  const told = mails.find(({ subject }) => subject === 'Your e-mail address is about to change');
  expect(told?.text).not.toContain('take-back');
  // The mail that is sent again goes to the address that waits, and opening it is all that is missing.
  expect((await portal.call('resendConfirmation', {}, token)).body.message).toBe(
    SENTENCES.confirmationSent('ada@mail.example'),
  );
  const mailed = await ownAccount(portal, 'ada@mail.example').mails();
  const answers = await Promise.all(mailed.map(({ text }) => confirm(tokenIn(text))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const { body } = await portal.call('profile', {}, token);
  expect(body.user).toMatchObject({ email: 'ada@mail.example', is_verified: true, awaits: 'nothing' });
});
