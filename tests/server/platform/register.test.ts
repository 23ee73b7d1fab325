import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../support/server/app.ts';
import { tokenIn } from '../../support/server/own-account.ts';
import { pngOf } from '../administration/support/images.ts';
import { type Headquarters, openHeadquarters } from './support/headquarters.ts';

let hq: Headquarters;
beforeAll(async () => {
  hq = await openHeadquarters();
});
afterAll(() => hq.close());

const PASSWORD = 'Harmattan morning 41';
const LOGO = `data:image/png;base64,${pngOf(12, 4).toString('base64')}`;
let mails = 0;
const form = (given: object = {}) => ({
  service_ids: [1],
  estate_name: 'Mango Close',
  email: `admin${++mails}@mango.example`,
  first_name: 'Uche',
  last_name: 'Nwosu',
  phone: '0803 123 4567',
  contact_address: ' 1 Mango Close,\nIkoyi ',
  ...given,
});
/** The token of the newest link that was mailed to an address. */
const linkTo = async (email: string) => tokenIn((await hq.mailsTo(email)).at(-1)?.text ?? '');
const accept = (token: string, newpassword = PASSWORD) => hq.ask('replacePassword', { token, newpassword }, null);
const signIn = (email: string, password = PASSWORD) => hq.ask('signIn', { email, password, door: 'admin' }, null);
const accounts = (email: string) => hq.db.selectFrom('users').selectAll().where('email', '=', email).execute();
/** What was sent to an address was sent days ago: the clock stays, for sessions last for hours. */
const sentAgo = (email: string, days: number) =>
  hq.db
    .updateTable('administrator_invitations')
    .set(({ eb }) => ({
      created_at: eb('created_at', '-', sql<Date>`${days} * interval '1 day'`),
      expires_at: eb('expires_at', '-', sql<Date>`${days} * interval '1 day'`),
    }))
    .where('email', '=', email)
    .execute();
const openOf = (email: string) =>
  hq.db
    .selectFrom('administrator_invitations')
    .select(['first_name', 'phone', 'address'])
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
const estateSeen = async (term: string) => (await hq.rowsOf('estates', 'estates', { term }))[0];
const count = async (table: 'estates' | 'users' | 'mail_outbox') =>
  (
    await hq.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test('a name that no estate has is registered, and its administrator chooses the password by a mailed link and runs it', {
  tags: ['F-008'],
}, async () => {
  const email = 'uche@mango.example';
  // The nine fields of the specification: the password of somebody else is taken and opens nothing.
  const chosen = 'Chosen by another 72';
  const given = form({ email: ' Uche@Mango.EXAMPLE ', password: chosen, property_logo: LOGO });
  const { estate, ...said } = await hq.good('registerEstate', given);
  expect(said).toEqual({ message: 'Admin created', joined: false, invited: email });
  expect(estate).toEqual({ id: await hq.estateId('Mango Close'), name: 'Mango Close' });
  expect(await estateSeen('mango')).toMatchObject({
    administrators: [],
    invited: [{ name: 'Uche Nwosu', email, expired: false }],
  });
  expect([await accounts(email), (await signIn(email, chosen)).status]).toEqual([[], 400]);
  const [mail, ...more] = await hq.mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('You are invited to administer Mango Close');
  expect(mail?.text).not.toContain(chosen);
  const token = tokenIn(mail?.text ?? '');
  const deeds = await hq.rowsOf('platformAuditLog', 'deeds');
  expect(deeds.slice(0, 3)).toMatchObject([
    { action: 'administrator-invited', subject: email, before: null, after: `Uche Nwosu, ${email}` },
    { action: 'logo-changed', subject: 'Mango Close', before: null },
    { action: 'estate-registered', subject: 'Mango Close', before: null, after: 'Mango Close' },
  ]);
  for (const secret of [chosen, token]) expect(JSON.stringify(deeds)).not.toContain(secret);

  for (const easy of ['short', 'Mango Close 2026', '08031234567'])
    expect((await accept(token, easy)).body.code).toBe('password-refused');
  expect((await accept(token)).status).toBe(200);
  expect((await accept(token, 'Another morning 52')).body.code).toBe('link-spent');
  expect(await hq.person(email)).toMatchObject({
    role: 'service-admin',
    estate_id: await hq.estateId('Mango Close'),
    meter_number: null,
    is_verified: true,
    first_name: 'Uche',
    last_name: 'Nwosu',
    phone: '08031234567',
    address: '1 Mango Close, Ikoyi',
  });
  expect([(await signIn(email, chosen)).status, (await signIn(email, 'Another morning 52')).status]).toEqual([
    400, 400,
  ]);
  const bearer = String((await signIn(email)).body.token);
  expect((await hq.call('getEstate', {}, bearer)).body).toEqual({ estate });
  expect((await hq.call('propertyLogo', {}, bearer)).body).toEqual({ property_logo: LOGO });
  expect(await estateSeen('mango')).toMatchObject({ administrators: [{ name: 'Uche Nwosu', email }], invited: [] });
});

test('a link that ran out is sent again from the list, and the account has what the form said of it', async () => {
  const email = 'late@papaya.example';
  const { estate } = await hq.good('registerEstate', form({ estate_name: 'Papaya Court', email }));
  const first = await linkTo(email);
  await sentAgo(email, 7);
  expect((await accept(first)).body.code).toBe('link-spent');
  expect(await estateSeen('papaya')).toMatchObject({ invited: [{ name: 'Uche Nwosu', email, expired: true }] });
  const again = { email, first_name: 'Uche', last_name: 'Nwosu', property_id: (estate as { id: number }).id };
  // A second click is one invitation.
  for (const _ of [1, 2]) await hq.good('inviteAdministrator', again);
  expect((await hq.mailsTo(email)).length).toBe(2);
  const second = await linkTo(email);
  expect([(await accept(first)).status, (await accept(second)).status]).toEqual([400, 200]);
  expect(await hq.person(email)).toMatchObject({ phone: '08031234567', address: '1 Mango Close, Ikoyi' });
});

test('a mistyped address is taken back and given anew, and whoever has it comes in no more', async () => {
  const wrong = form({ estate_name: 'Lychee Road', email: 'uhce@lychee.example' });
  await hq.good('registerEstate', wrong);
  const rows = await hq.rowsOf('administrators', 'administrators', { rows: 100 });
  const { id } = rows.find((one) => one.email === wrong.email) ?? {};
  await hq.good('withdrawInvitation', { id });
  expect(await estateSeen('lychee')).toMatchObject({ administrators: [], invited: [] });
  const right = { ...wrong, email: 'uche@lychee.example' };
  expect(await hq.good('registerEstate', right)).toMatchObject({ joined: true, invited: right.email });
  expect((await accept(await linkTo(wrong.email))).body.code).toBe('link-spent');
  expect((await accept(await linkTo(right.email))).status).toBe(200);
  expect([await accounts(wrong.email), (await hq.person(right.email)).phone]).toEqual([[], '08031234567']);
});

test('a second click registers once, and what is corrected at once is sent anew', async () => {
  const given = form({ estate_name: 'Soursop Lane' });
  const both = [await hq.good('registerEstate', given), await hq.good('registerEstate', given)];
  expect(both).toMatchObject([{ joined: false }, { joined: true }]);
  expect((await hq.mailsTo(given.email)).length).toBe(1);
  await hq.good('registerEstate', { ...given, phone: '08039999999' });
  expect(await openOf(given.email)).toEqual([
    { first_name: 'Uche', phone: '08039999999', address: '1 Mango Close, Ikoyi' },
  ]);
  expect((await accept(await linkTo(given.email))).status).toBe(200);
  expect((await hq.person(given.email)).phone).toBe('08039999999');
});

test('whoever was removed comes back by a link, with a password that they choose', async () => {
  const email = 'back@guanabana.example';
  await hq.good('registerEstate', form({ estate_name: 'Guanabana Way', email }));
  await accept(await linkTo(email));
  await hq.db.updateTable('users').set({ disabled: true }).where('email', '=', email).execute();
  await hq.good('registerEstate', form({ estate_name: 'Kumquat Way', email, phone: '08035555555' }));
  expect((await signIn(email)).status).toBe(400);
  expect((await accept(await linkTo(email), 'Another morning 52')).status).toBe(200);
  expect([(await signIn(email)).status, (await signIn(email, 'Another morning 52')).status]).toEqual([400, 200]);
  expect(await hq.person(email)).toMatchObject({ phone: '08035555555', estate_id: await hq.estateId('Kumquat Way') });
});

test('a name that is there, in whatever letters and between blanks, is joined by one more who is invited', async () => {
  const before = await count('estates');
  const logo = await hq.db.selectFrom('estates').select('logo').where('name', '=', 'Palm Court').executeTakeFirst();
  const given = form({ estate_name: '  pALM court ', email: 'second@palm.example', property_logo: LOGO });
  expect(await hq.good('registerEstate', given)).toEqual({
    message: 'Admin created',
    estate: { id: await hq.estateId('Palm Court'), name: 'Palm Court' },
    joined: true,
    invited: 'second@palm.example',
  });
  expect(await count('estates')).toBe(before);
  const [palm] = await hq.rowsOf('estates', 'estates', { term: 'palm' });
  expect(palm).toMatchObject({
    administrators: [{ name: 'Ngozi Adeyemi', email: 'admin@palmcourt.example' }],
    invited: [{ name: 'Uche Nwosu', email: 'second@palm.example', expired: false }],
  });
  // Its residents go on seeing the logo that they know.
  const kept = await hq.db.selectFrom('estates').select('logo').where('name', '=', 'Palm Court').executeTakeFirst();
  expect(kept).toEqual(logo);
});

test('a logo that comes with a second administrator is kept where the estate has none', async () => {
  await hq.good('registerEstate', form({ estate_name: 'Lime Grove' }));
  await hq.good('registerEstate', form({ estate_name: 'LIME GROVE', property_logo: LOGO }));
  const estates = hq.db.selectFrom('estates').select('logo').where('name', 'ilike', 'lime grove');
  expect(await estates.execute()).toEqual([{ logo: LOGO }]);
});

test('many who register one estate at once, in other letters, make one estate that each invites somebody to', async () => {
  const written = ['Guava Park', 'guava park', 'GUAVA PARK', ' Guava park', 'gUAVA pARK ', 'Guava Park'];
  const tokens = await hq.colleagues(written.length);
  const answers = await Promise.all(
    written.map((estate_name, n) => hq.call('registerEstate', form({ estate_name }), tokens[n] ?? '')),
  );
  expect(answers.map(({ body }) => body.joined).sort()).toEqual([false, true, true, true, true, true]);
  const [guava, ...others] = await hq.rowsOf('estates', 'estates', { term: 'guava' });
  expect([guava?.invited, others]).toEqual([Array(6).fill(expect.anything()), []]);
});

test('a name that an older version kept with more blanks is joined, also by many at once', async () => {
  await hq.good('registerEstate', form({ estate_name: 'Kola Close' }));
  await hq.db.updateTable('estates').set({ name: 'Kola   Close' }).where('name', '=', 'Kola Close').execute();
  const before = await count('estates');
  const tokens = await hq.colleagues(3);
  const said = ['Kola Close', 'KOLA close', ' kola  close'];
  const answers = await Promise.all(
    said.map((estate_name, n) => hq.call('registerEstate', form({ estate_name }), tokens[n] ?? '')),
  );
  expect(answers.map(({ body }) => body.joined)).toEqual([true, true, true]);
  expect(await count('estates')).toBe(before);
});

test('where two are called so, the one that is written so is joined', async () => {
  await hq.good('registerEstate', form({ estate_name: 'Agbalumo Court' }));
  await hq.db.updateTable('estates').set({ name: 'Agbalumo  Court' }).where('name', '=', 'Agbalumo Court').execute();
  await hq.db.insertInto('estates').values({ name: 'Agbalumo Court', logo: null }).execute();
  const { estate } = await hq.good('registerEstate', form({ estate_name: 'agbalumo court' }));
  expect(estate).toMatchObject({ name: 'Agbalumo Court' });
});

test('an e-mail address has one account: who registers it again invites nobody and makes no estate', async () => {
  const before = [await count('estates'), await count('users'), await count('mail_outbox'), await hq.lines()];
  for (const email of ['admin@palmcourt.example', 'ADMIN@palmcourt.example', 'resident@palmcourt.example']) {
    expect(await hq.refused('registerEstate', form({ estate_name: 'Nowhere', email }))).toEqual([
      400,
      'email-taken',
      'There is already an account with this e-mail address.',
    ]);
  }
  expect([await count('estates'), await count('users'), await count('mail_outbox'), await hq.lines()]).toEqual(before);
});

test('one whom several register at once has one link that works, and then one account', async () => {
  const before = await count('estates');
  const same = form({ estate_name: 'Pear Lane' });
  const tokens = await hq.colleagues(5);
  const answers = await Promise.all(tokens.map((token) => hq.call('registerEstate', same, token)));
  expect(answers.map(({ body }) => body.joined).sort()).toEqual([false, true, true, true, true]);
  expect([await count('estates'), (await openOf(same.email)).length]).toEqual([before + 1, 1]);
  const links = (await hq.mailsTo(same.email)).map(({ text }) => tokenIn(text));
  const accepted = [];
  for (const token of links) accepted.push((await accept(token)).status);
  expect(accepted.toSorted()).toEqual([200, 400, 400, 400, 400]);
  expect(await accounts(same.email)).toHaveLength(1);
});

test('an address that may be taken back by whoever left it is not invited', async () => {
  const { id } = await hq.person('owner@palmcourt.example');
  const at = new Date();
  await hq.db
    .insertInto('account_changes')
    .values({
      ...{ user_id: id, kind: 'email', from_value: 'left@mail.example', to_value: 'owner@palmcourt.example' },
      ...{
        was_verified: true,
        link_was_awaited: false,
        session_id: null,
        asked_at: at,
        applied_at: at,
        ended_at: null,
      },
    })
    .execute();
  const given = form({ estate_name: 'Nowhere', email: 'left@mail.example' });
  expect((await hq.refused('registerEstate', given))[1]).toBe('email-taken');
  await hq.db.deleteFrom('account_changes').where('from_value', '=', 'left@mail.example').execute();
});

const LETTERS = 'At least two letters are expected';
test.each([
  [{ estate_name: '  ' }, 'estate name is required'],
  [{ estate_name: 'P' }, LETTERS],
  [{ estate_name: '<b>Palm</b>' }, LETTERS],
  [{ first_name: '' }, 'contact first name is required'],
  [{ first_name: 'U' }, LETTERS],
  [{ last_name: ' ' }, 'contact last name is required'],
  [{ last_name: '#N' }, LETTERS],
  [{ email: '' }, 'email is required'],
  [{ email: 'uche.mango.example' }, 'Invalid email address'],
  [{ phone: '' }, 'phone number is required'],
  [{ phone: 'call me' }, 'Letters are not allowed'],
  [{ contact_address: ' \n ' }, 'contact address is required'],
])('%o is refused with: %s', async (wrong, message) => {
  const before = [await count('estates'), await count('users')];
  expect(await hq.refused('registerEstate', form({ estate_name: 'Nowhere', ...wrong }))).toEqual([
    400,
    'invalid-input',
    message,
  ]);
  expect([await count('estates'), await count('users')]).toEqual(before);
});

test('an estate begins with power, and what is no picture is no logo', async () => {
  expect(await hq.refused('registerEstate', form({ service_ids: [1, 2] }))).toEqual([
    400,
    'service-not-first',
    'An estate begins with power. You can create or enable its other services afterwards.',
  ]);
  const large = `data:image/png;base64,${pngOf(10, 10, 300_001).toString('base64')}`;
  expect(await hq.refused('registerEstate', form({ property_logo: large }))).toEqual([
    400,
    'logo-too-large',
    'Image should not be more than 300kb',
  ]);
  expect((await hq.refused('registerEstate', form({ property_logo: 'data:image/png;base64,AAAA' })))[1]).toBe(
    'logo-not-image',
  );
});

test('who registers administrators without end has to wait, and is told how long', async () => {
  const app = await openTestApp();
  const token = await app.signIn('platform@wattchat.example');
  // A taken address is counted too.
  const one = (email: string) => app.call('registerEstate', form({ email }), token);
  for (let n = 1; n <= 30; n += 1) expect((await one(`taken${n % 5}@palmcourt.example`)).status).toBeLessThan(500);
  const last = await one('another@palmcourt.example');
  expect([last.status, last.body.code]).toEqual([429, 'too-many-tries']);
  expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
  await app.close();
});

test('one address is mailed five invitations a day, whoever sends them', async () => {
  const app = await openTestApp();
  const token = await app.signIn('platform@wattchat.example');
  const email = 'many@mail.example';
  const names = ['Ada', 'Bola', 'Chi', 'Dupe', 'Efe', 'Femi'];
  const said = [];
  for (const first_name of names)
    said.push((await app.call('registerEstate', form({ email, first_name }), token)).status);
  expect(said).toEqual([200, 200, 200, 200, 200, 429]);
  const estates = await app.db.selectFrom('estates').select('id').where('name', '=', 'Mango Close').execute();
  const more = { ...form({ email }), property_id: estates[0]?.id };
  expect((await app.call('inviteAdministrator', more, token)).status).toBe(429);
  await app.close();
});
