import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { hashPassword } from '#src/server/accounts/passwords.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on' });
});
afterAll(() => portal.close());

const refused = { message: 'Email or password incorrect', code: 'sign-in-refused' };
const from = async (address: string, email: string, password: string) => {
  const response = await portal.app.request('/api/utility-service-account/login', {
    method: 'POST',
    headers: { 'X-Forwarded-For': address, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), body: await response.json() };
};

test('a resident signs in and the token carries the claims of the specification', {
  tags: ['C-029', 'C-067', 'C-068'],
}, async () => {
  const token = await portal.signIn('resident@palmcourt.example');
  const { sid, sub, exp, ...claims } = decodeJwt(token);
  expect(claims).toEqual({
    role: 'service-user',
    status: 'occupied',
    address: 'House 1, Palm Avenue, Lekki, Lagos',
    first_name: 'Amaka',
    email: 'resident@palmcourt.example',
    meter_number: expect.stringMatching(/^\d{11}$/),
    estate: 'Palm Court',
    iss: 'wattchat',
    aud: 'wattchat-portal',
    iat: portal.time.now.getTime() / 1000,
  });
  expect([typeof sid, typeof sub]).toEqual(['string', 'string']);
  expect(exp).toBe(portal.time.now.getTime() / 1000 + 12 * 3600);
});

test('the address may be typed in any letters, the password not', async () => {
  const good = await portal.call('signIn', { email: ' Resident@PalmCourt.example ', password: DEMO_PASSWORD });
  expect(good.status).toBe(200);
  const bad = await portal.call('signIn', {
    email: 'resident@palmcourt.example',
    password: DEMO_PASSWORD.toLowerCase(),
  });
  expect([bad.status, bad.body]).toEqual([400, expect.objectContaining(refused)]);
});

test('who signs in with a password that is easy to guess is told in the profile until it is changed', async () => {
  const email = 'ebele.umeh@palmcourt.example';
  const weak = 'Lagos2026!';
  const hash = await hashPassword(weak, { bytes: (count) => new Uint8Array(count) });
  const own = portal.db.updateTable('users').where('email', '=', email);
  await own.set({ password_hash: hash }).execute();
  const enter = async (password: string) => String((await portal.call('signIn', { email, password })).body.token);
  const guessable = async (token: string) => {
    const { body } = await portal.call('profile', {}, token);
    return (body.user as { readonly password_guessable: boolean }).password_guessable;
  };
  const token = await enter(weak);
  expect(await guessable(token)).toBe(true);
  const changed = await portal.call('changePassword', { oldPassword: weak, newPassword: 'kettle-9-harmattan' }, token);
  expect(changed.status).toBe(200);
  expect(await guessable(String(changed.body.token))).toBe(false);
  expect(await guessable(await enter('kettle-9-harmattan'))).toBe(false);
  // One that was good when it was chosen may be on a list by now.
  await own.set({ password_guessable: true }).execute();
  expect(await guessable(await enter('kettle-9-harmattan'))).toBe(false);
});

test('a wrong password, an unknown address and a disabled account are refused in the same words', async () => {
  await portal.db
    .updateTable('users')
    .set({ disabled: true })
    .where('email', '=', 'emeka.ibe@palmcourt.example')
    .execute();
  const answers = await Promise.all([
    from('203.0.113.1', 'ebele.umeh@palmcourt.example', 'wrong-password'),
    from('203.0.113.1', 'nobody@palmcourt.example', DEMO_PASSWORD),
    from('203.0.113.1', 'emeka.ibe@palmcourt.example', DEMO_PASSWORD),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: refused });
});

test('after ten wrong passwords an account has to wait, and is told how long', async () => {
  const email = 'yusuf.garba@palmcourt.example';
  const statuses: number[] = [];
  for (let n = 0; n < 10; n += 1) statuses.push((await from('198.51.100.7', email, 'wrong-password')).status);
  expect(statuses).toEqual(Array(10).fill(400));
  const eleventh = await from('198.51.100.7', email, DEMO_PASSWORD);
  expect(eleventh.status).toBe(429);
  expect(Number(eleventh.retryAfter)).toBeGreaterThan(0);
  expect(Number(eleventh.retryAfter)).toBeLessThanOrEqual(900);
  const minutes = Math.ceil(Number(eleventh.retryAfter) / 60);
  expect(eleventh.body).toMatchObject({
    code: 'too-many-tries',
    message: `Too many tries. Please try again in ${minutes} minutes.`,
    retryAfter: Number(eleventh.retryAfter),
  });
});

test('a stranger who uses up the tries of an account does not lock its owner out', async () => {
  const email = 'admin@palmcourt.example';
  expect((await from('192.0.2.10', email, DEMO_PASSWORD)).status).toBe(200);
  for (let n = 0; n < 11; n += 1) await from('192.0.2.66', email, 'wrong-password');
  expect((await from('192.0.2.66', email, DEMO_PASSWORD)).status).toBe(429);
  expect((await from('192.0.2.10', email, DEMO_PASSWORD)).status).toBe(200);
});

test('right sign-ins are not counted', async () => {
  for (let n = 0; n < 12; n += 1) {
    expect((await from('192.0.2.20', 'resident@cedarview.example', DEMO_PASSWORD)).status).toBe(200);
  }
});

test('twenty sign-ins at once are all answered', async () => {
  const emails = Array.from({ length: 20 }, (_, n) => `nobody${n}@palmcourt.example`);
  const answers = await Promise.all(emails.map((email) => from('192.0.2.30', email, 'wrong-password')));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(400));
});

test('an address from which a hundred wrong passwords came has to wait, for whatever account', async () => {
  const portal2 = await openTestApp({ SIGN_IN_TRIES_PER_ADDRESS: '3' });
  try {
    const wrong = (n: number) => portal2.call('signIn', { email: `nobody${n}@x.example`, password: 'wrong-password' });
    const answers = [await wrong(1), await wrong(2), await wrong(3), await wrong(4)];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
  } finally {
    await portal2.close();
  }
});

test('no password and no token stands in the log', async () => {
  await portal.signIn('resident@palmcourt.example');
  const log = portal.lines.join('');
  expect(log).not.toContain(DEMO_PASSWORD);
  expect(log).not.toContain('eyJ');
  expect(log).toContain('sign-in-refused');
});

test('who signs in on a browser that holds a session ends that one, and no other', async () => {
  const body = JSON.stringify({ email: 'resident@cedarview.example', password: DEMO_PASSWORD, door: 'login' });
  const [held, elsewhere] = [
    await portal.signIn('resident@cedarview.example'),
    await portal.signIn('resident@cedarview.example'),
  ];
  const lives = async (token: string) => (await portal.call('profile', {}, token)).status === 200;
  const signing = (token: string, sent = body) =>
    portal.app.request('/api/utility-service-account/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'X-Forwarded-For': '10.9.9.9' },
      body: sent,
    });
  // What was not right ends nothing.
  expect((await signing(held, body.replace(DEMO_PASSWORD, 'of somebody else'))).status).toBe(400);
  expect(await lives(held)).toBe(true);
  const answer = await signing(held);
  expect(answer.status).toBe(200);
  const { token } = await answer.json();
  expect([await lives(held), await lives(elsewhere), await lives(token)]).toEqual([false, true, true]);
});
