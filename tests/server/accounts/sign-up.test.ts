import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
let home: { meter: string; estate: number; address: string };
beforeAll(async () => {
  portal = await openTestApp({ PUBLIC_URL: 'https://portal.example', DEMO: 'on' });
  const row = await portal.db
    .selectFrom('meters')
    .innerJoin('estates', 'estates.id', 'meters.estate_id')
    .selectAll('meters')
    .where('estates.name', '=', 'Palm Court')
    .orderBy('meter_number')
    .executeTakeFirstOrThrow();
  home = { meter: row.meter_number, estate: row.estate_id, address: row.house_address };
});
afterAll(() => portal.close());
// They all live in one house.
beforeEach(() => portal.db.deleteFrom('rate_limits').execute());

const PASSWORD = 'kettle-9-harmattan';
let serial = 0;
const form = (changes: Record<string, unknown> = {}) => {
  serial += 1;
  return {
    first_name: 'Ngozi',
    last_name: 'Obi',
    phone: '+234 803 123 4567',
    email: `ngozi.${serial}@mail.example`,
    password: PASSWORD,
    property_id: home.estate,
    meter_number: home.meter,
    role: 'service-user',
    ...changes,
  };
};
const userOf = (email: string) =>
  portal.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
const mailsTo = (email: string) =>
  portal.db.selectFrom('mail_outbox').selectAll().where('to_address', '=', email).orderBy('created_at').execute();

test('a resident signs up for the meter of their estate, and is signed in', { tags: ['C-007', 'C-023'] }, async () => {
  const given = form({ email: ' Ngozi.Obi@Mail.example ', first_name: ' Ngozi ' });
  const { status, body } = await portal.call('signUp', given);
  expect([status, Object.keys(body)]).toEqual([200, ['token']]);
  expect(decodeJwt(String(body.token))).toMatchObject({
    role: 'service-user',
    status: 'occupied',
    address: null,
    first_name: 'Ngozi',
    email: 'ngozi.obi@mail.example',
    meter_number: home.meter,
    estate: 'Palm Court',
  });
  const profile = await portal.call('profile', {}, String(body.token));
  expect(profile.body.user).toEqual({
    id: expect.any(String),
    first_name: 'Ngozi',
    last_name: 'Obi',
    email: 'ngozi.obi@mail.example',
    phone: '08031234567',
    role: 'service-user',
    status: 'occupied',
    is_verified: false,
    meter_number: home.meter,
    estate: 'Palm Court',
    // The house is shown once the mailed link was opened.
    address: null,
    awaits: 'confirmation',
    refused: null,
    pending_email: null,
    language: null,
    helps_learning: false,
    dues_reminders: true,
    announcement_mails: true,
    password_guessable: false,
    second_factor: false,
    factor_ways: [],
    second_factor_missing: false,
    learning_days: 90,
  });
  const again = await portal.call('signIn', { email: 'ngozi.obi@mail.example', password: PASSWORD });
  expect(again.status).toBe(200);
});

test('who lives in an estate has its services, and an owner who does not has none', { tags: ['C-009'] }, async () => {
  const servicesOf = async (email: string) => {
    const rows = await portal.db
      .selectFrom('user_services')
      .innerJoin('users', 'users.id', 'user_services.user_id')
      .innerJoin('services', 'services.id', 'user_services.service_id')
      .select('services.name')
      .where('users.email', '=', email)
      .execute();
    return rows.map(({ name }) => name).sort();
  };
  const resident = form();
  const owner = form({ role: 'service-owner' });
  expect((await portal.call('signUp', resident)).status).toBe(200);
  expect((await portal.call('signUp', owner)).status).toBe(200);
  expect(await servicesOf(resident.email)).toEqual(['Security', 'Service Charge', 'Waste Disposal']);
  expect(await servicesOf(owner.email)).toEqual([]);
  expect(await userOf(owner.email)).toMatchObject({ role: 'service-owner', status: 'unoccupied' });
});

test('a verification link is mailed, in words that nobody else can choose', async () => {
  const given = form({ first_name: 'Visit www.bad.example' });
  await portal.call('signUp', given);
  const mails = await mailsTo(given.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Please confirm your e-mail address']);
  expect(mails[0]?.text).toMatch(/\nhttps:\/\/portal\.example\/#confirmEmail\/[\w-]{22}\n/);
  expect(mails[0]?.text).not.toContain('bad.example');
});

test.each([
  [{ first_name: '  ' }, 'first name is required'],
  [{ first_name: 'N' }, 'At least two letters are expected'],
  [{ first_name: '<b>N</b>' }, 'At least two letters are expected'],
  [{ last_name: '' }, 'last name is required'],
  [{ last_name: 'Obi\r\nBcc: x@x.example' }, 'At least two letters are expected'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'ngozi' }, 'Invalid email address'],
  [{ email: 'a@x.example, b@x.example' }, 'Invalid email address'],
  [{ meter_number: '' }, 'METER number is required'],
  [{ meter_number: '1234567890' }, 'Digits must be between 11 and 13 characters long'],
  [{ meter_number: '12345678901234' }, 'Digits must be between 11 and 13 characters long'],
  [{ meter_number: '1234567890a' }, 'Digits must be between 11 and 13 characters long'],
  [{ phone: '' }, 'phone number is required'],
  [{ phone: '0803CALLME' }, 'Letters are not allowed'],
  [{ phone: '0803' }, 'Invalid Phone Number'],
  [{ phone: '#*#' }, 'Invalid Phone Number'],
  [{ phone: '08031234567, 08031234568' }, 'Please give only the phone number'],
  [{ password: 'short' }, 'A password needs at least 8 characters'],
  [{ password: 'x9'.repeat(65) }, 'A password can have at most 128 characters'],
  [{ password: 'Password123' }, 'This password is too easy to guess. Please choose another one.'],
  [{ password: 'palmcourt2026' }, 'This password is too easy to guess. Please choose another one.'],
  [{ property_id: -1 }, 'Meter number is invalid, check and try again'],
  [{ property_id: 1_000 }, 'Meter number is invalid, check and try again'],
  [{ meter_number: '99999999999' }, 'Meter number is invalid, check and try again'],
])('a sign-up with %o is refused: %s', async (changes, message) => {
  const given = form(changes);
  const { status, body } = await portal.call('signUp', given);
  expect([status, body.message]).toEqual([400, message]);
  expect(await userOf(given.email)).toBeUndefined();
});

test('an estate that is not the one of the meter is refused', async () => {
  const other = await portal.db
    .selectFrom('estates')
    .select('id')
    .where('name', '=', 'Cedar View')
    .executeTakeFirstOrThrow();
  const { status, body } = await portal.call('signUp', form({ property_id: other.id }));
  expect([status, body.code]).toEqual([400, 'meter-invalid']);
});

test('role, estate, status and verified in what is sent change nothing', { tags: ['C-024'] }, async () => {
  const given = form({
    is_verified: true,
    verified: true,
    status: 'unoccupied',
    estate_id: 2,
    estate: 'Cedar View',
    address: 'Aso Rock',
    disabled: true,
    id: '00000000-0000-4000-8000-000000000000',
  });
  expect((await portal.call('signUp', given)).status).toBe(200);
  const user = await userOf(given.email);
  expect(user).toMatchObject({
    role: 'service-user',
    estate_id: home.estate,
    status: 'occupied',
    is_verified: false,
    address: home.address,
    disabled: false,
  });
  expect(user?.id).not.toBe('00000000-0000-4000-8000-000000000000');
});

test.each(['service-admin', 'netplus-admin', 'SERVICE-USER', '', null])('nobody signs up as %s', async (role) => {
  const given = form({ role });
  expect((await portal.call('signUp', given)).status).toBe(400);
  expect(await userOf(given.email)).toBeUndefined();
});

test('an address that has an account is refused without saying so, and is told by mail', {
  tags: ['C-026'],
}, async () => {
  const email = 'owner@palmcourt.example';
  const before = await userOf(email);
  portal.lines.length = 0;
  for (let n = 0; n < 5; n += 1) {
    const { status, body } = await portal.call('signUp', form({ email: 'Owner@PalmCourt.example', first_name: 'Eve' }));
    expect([status, body.code, body.message]).toEqual([
      400,
      'not-a-sign-up',
      'We could not make an account with these details. If you have one already, please sign in, or ask for a new password.',
    ]);
  }
  expect(await userOf(email)).toEqual(before);
  const mails = await mailsTo(email);
  // Three in a day, however often somebody tries.
  expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill('You have an account already'));
  expect(mails[0]?.text).toContain('https://portal.example/login');
  expect(mails[0]?.text).not.toContain('Eve');
  const events = portal.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'sign-up-refused');
  expect(events).toHaveLength(5);
});

test('two who sign up with one address at once make one account', async () => {
  const email = 'twice@mail.example';
  const answers = await Promise.all([form({ email }), form({ email })].map((given) => portal.call('signUp', given)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const users = await portal.db.selectFrom('users').select('id').where('email', '=', email).execute();
  expect(users).toHaveLength(1);
});

test('an account without its mail is no account', async () => {
  const given = form();
  await portal.db.schema.alterTable('mail_outbox').renameTo('mail_outbox_gone').execute();
  const { status } = await portal.call('signUp', given);
  await portal.db.schema.alterTable('mail_outbox_gone').renameTo('mail_outbox').execute();
  expect(status).toBe(500);
  expect(await userOf(given.email)).toBeUndefined();
  expect((await portal.call('signUp', given)).status).toBe(200);
});

test('neither the password nor the link of a sign-up stands in a log or a table, the link in the mail only', async () => {
  portal.lines.length = 0;
  const given = form();
  await portal.call('signUp', given);
  const link = /#confirmEmail\/([\w-]+)/.exec((await mailsTo(given.email))[0]?.text ?? '')?.[1] ?? '';
  const tables = await Promise.all(
    (['users', 'sessions', 'mailed_links', 'audit', 'rate_limits'] as const).map((table) =>
      portal.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const kept = JSON.stringify(tables);
  for (const text of [kept, portal.lines.join('')]) {
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toContain(link);
  }
  expect(portal.lines.join('')).not.toContain('eyJ');
  expect(kept).toContain('signed-up');
});
