import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { ownAccount, tokenIn } from '../../../support/server/own-account.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on' });
});
afterAll(() => portal.close());

const NEW = 'Harmattan morning 41';
const forgot = async (email: string) => {
  const { status, body } = await portal.call('forgotPassword', { email });
  return [status, body];
};
const replace = async (token: string, newpassword = NEW) => {
  const { status, body } = await portal.call('replacePassword', { token, newpassword });
  return [status, body.message];
};
const linkOf = async (email: string) => {
  await forgot(email);
  const letter = (await ownAccount(portal, email).mails()).find(({ subject }) => subject === 'Your new password');
  return tokenIn(letter?.text ?? '');
};
const signIn = async (email: string, password: string) => (await portal.call('signIn', { email, password })).status;

test('a reset link is mailed, sets a new password once, ends every session and tells the owner', {
  tags: ['C-053', 'C-062'],
}, async () => {
  const { email, mails, subjects, audit, row } = ownAccount(portal, 'folake.adisa@palmcourt.example');
  const before = await portal.signIn(email);
  expect(await forgot(' Folake.Adisa@palmcourt.example ')).toEqual([200, { mailResponse: 'succeeded' }]);
  const [letter] = await mails();
  expect(letter).toEqual({
    subject: 'Your new password',
    text: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/#reset-password\/[\w-]{22}$/m),
  });
  const token = tokenIn(letter?.text ?? '');
  expect(await replace(token)).toEqual([200, SENTENCES.passwordReplaced]);
  expect(await replace(token, 'Another one 42')).toEqual([400, SENTENCES.resetLinkSpent]);
  expect((await portal.call('profile', {}, before)).status).toBe(401);
  expect([await signIn(email, DEMO_PASSWORD), await signIn(email, NEW)]).toEqual([400, 200]);
  expect(await subjects()).toEqual(['Your new password', 'Your password was changed']);
  expect(await audit()).toEqual([{ action: 'password-replaced', by: null, detail: {} }]);
  // Setting a password is not confirming the address: she was not verified before.
  expect(await row()).toMatchObject({ is_verified: false });
});

test('the answer and what is done before it are the same whether the address has an account or not', {
  tags: ['C-054'],
}, async () => {
  const addresses = ['owner@palmcourt.example', 'nobody@palmcourt.example'];
  portal.jobs.length = 0;
  const answers = [];
  for (const email of addresses) answers.push(await forgot(email));
  expect(answers[1]).toEqual(answers[0]);
  // The address is looked up by the job, which is the same for both.
  expect(portal.jobs).toEqual(addresses.map((email) => ({ name: 'mail-reset-link', data: { email } })));
  expect(await ownAccount(portal, 'nobody@palmcourt.example').mails()).toEqual([]);
});

test('no e-mail address, or none that is one, is refused', async () => {
  expect(await forgot('')).toMatchObject([400, { message: 'Email is required' }]);
  expect(await forgot('not an address')).toMatchObject([400, { message: 'Invalid email address' }]);
});

test('a disabled account gets no link, and one that it has does not work', async () => {
  const email = 'debtor@palmcourt.example';
  const token = await linkOf(email);
  await portal.db.updateTable('users').set({ disabled: true }).where('email', '=', email).execute();
  expect(await forgot(email)).toEqual([200, { mailResponse: 'succeeded' }]);
  expect((await ownAccount(portal, email).mails()).length).toBe(1);
  expect(await replace(token)).toEqual([400, SENTENCES.resetLinkSpent]);
});

test('a link is over after an hour, and a newer one ends it', async () => {
  const begun = portal.time.now;
  const first = await linkOf('levy@palmcourt.example');
  portal.time.now = new Date(begun.getTime() + 3_600_001);
  expect(await replace(first)).toEqual([400, SENTENCES.resetLinkSpent]);
  portal.time.now = begun;
  await forgot('levy@palmcourt.example');
  expect(await replace(first)).toEqual([400, SENTENCES.resetLinkSpent]);
});

test('a made-up token, an empty one and one of another purpose do not work', { tags: ['C-065'] }, async () => {
  await portal.call('resendConfirmation', {}, await portal.signIn('hauwa.ibrahim@cedarview.example'));
  const [letter] = await ownAccount(portal, 'hauwa.ibrahim@cedarview.example').mails();
  for (const token of ['', 'x'.repeat(22), tokenIn(letter?.text ?? '')]) {
    expect(await replace(token)).toEqual([400, SENTENCES.resetLinkSpent]);
  }
});

test('a refused password leaves the link for a better one', { tags: ['C-063'] }, async () => {
  const token = await linkOf('fined@palmcourt.example');
  expect(await replace(token, 'short')).toEqual([400, SENTENCES.passwordShort]);
  expect(await replace(token, 'password123')).toEqual([400, SENTENCES.passwordCommon]);
  expect(await replace(token, 'Palm Court')).toEqual([400, SENTENCES.passwordCommon]);
  expect(await replace(token)).toEqual([200, SENTENCES.passwordReplaced]);
});

test('of two who use one link at once, one sets the password', async () => {
  const { email, audit } = ownAccount(portal, 'late@palmcourt.example');
  const token = await linkOf(email);
  const wishes = ['First of the two 1', 'Second of the two 2'];
  const answers = await Promise.all(wishes.map((wish) => replace(token, wish)));
  expect(answers.map(([status]) => status).sort()).toEqual([200, 400]);
  const good = answers.findIndex(([status]) => status === 200);
  expect(await Promise.all(wishes.map((wish) => signIn(email, wish)))).toEqual(
    wishes.map((_, at) => (at === good ? 200 : 400)),
  );
  expect((await audit()).length).toBe(1);
});

test('a changed password ends the reset links that are on their way', async () => {
  const email = 'lost@palmcourt.example';
  const link = await linkOf(email);
  const input = { oldPassword: DEMO_PASSWORD, newPassword: NEW };
  expect((await portal.call('changePassword', input, await portal.signIn(email))).status).toBe(200);
  expect(await replace(link)).toEqual([400, SENTENCES.resetLinkSpent]);
});

test('more asks than five an hour for one address are answered the same and mail nothing', async () => {
  const { email, mails } = ownAccount(portal, 'refused@palmcourt.example');
  const answers = [];
  for (let n = 0; n < 7; n += 1) answers.push(await forgot(email));
  expect(answers).toEqual(Array(7).fill([200, { mailResponse: 'succeeded' }]));
  expect((await mails()).length).toBe(5);
});

test('the longest addresses are limited like others, each by itself', async () => {
  const long = (host: string) => `${'a'.repeat(254 - host.length - 1)}@${host}`;
  portal.jobs.length = 0;
  for (let n = 0; n < 6; n += 1) {
    expect(await forgot(long('one.example'))).toEqual([200, { mailResponse: 'succeeded' }]);
  }
  expect(await forgot(long('two.example'))).toEqual([200, { mailResponse: 'succeeded' }]);
  const asked = portal.jobs.map(({ data }) => ('email' in data ? String(data.email).split('@')[1] : ''));
  expect(asked).toEqual([...Array(5).fill('one.example'), 'two.example']);
});

test('a network that asks for too many links, or tries too many, has to wait and is told how long', {
  tags: ['C-056'],
}, async () => {
  const from = async (path: string, body: object) => {
    const headers = { 'X-Forwarded-For': '198.51.100.9', 'Content-Type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await portal.app.request(`/api/utility-service-account/${path}`, sent);
    return { status: answer.status, wait: Number(answer.headers.get('Retry-After')), said: await answer.json() };
  };
  for (let n = 0; n < 60; n += 1) {
    expect((await from('forgot-password', { email: `nobody${n}@x.example` })).status).toBe(200);
    expect((await from('replace-password', { token: `guess-${n}`, newpassword: NEW })).status).toBe(400);
  }
  const asked = await from('forgot-password', { email: 'owner@palmcourt.example' });
  const tried = await from('replace-password', { token: 'guess', newpassword: NEW });
  for (const { status, wait, said } of [asked, tried]) {
    expect(status).toBe(429);
    expect(wait).toBeGreaterThan(0);
    expect(said).toMatchObject({ message: SENTENCES.tooManyTries(Math.ceil(wait / 60)), retryAfter: wait });
  }
});
