import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../support/server/app.ts';
import { pngOf } from '../administration/support/images.ts';
import { type Headquarters, openHeadquarters } from './support/headquarters.ts';

let hq: Headquarters;
beforeAll(async () => {
  hq = await openHeadquarters();
});
afterAll(() => hq.close());

const PASSWORD = 'Harmattan-2026';
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
  password: PASSWORD,
  ...given,
});
const count = async (table: 'estates' | 'users' | 'mail_outbox') =>
  (
    await hq.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test('a name that no estate has is registered with its administrator, who is told by mail, signs in and runs it', {
  tags: ['F-008'],
}, async () => {
  const given = form({ email: ' Uche@Mango.EXAMPLE ', property_logo: LOGO });
  const { estate, ...said } = await hq.good('registerEstate', given);
  expect(said).toEqual({ message: 'Admin created', joined: false });
  expect(estate).toEqual({ id: await hq.estateId('Mango Close'), name: 'Mango Close' });
  expect(await hq.person('uche@mango.example')).toMatchObject({
    role: 'service-admin',
    estate_id: await hq.estateId('Mango Close'),
    meter_number: null,
    is_verified: true,
    first_name: 'Uche',
    last_name: 'Nwosu',
    phone: '08031234567',
    address: '1 Mango Close, Ikoyi',
  });
  const [mail, ...more] = await hq.mailsTo('uche@mango.example');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('You administer Mango Close on Wattchat');
  expect(mail?.text).toContain('/admin');
  expect(mail?.text).not.toContain(PASSWORD);
  const door = { email: 'uche@mango.example', password: PASSWORD, door: 'admin' };
  const { token } = await hq.good('signIn', door, null);
  const own = await hq.call('getEstate', {}, String(token));
  expect(own.body).toEqual({ estate });
  expect((await hq.call('propertyLogo', {}, String(token))).body).toEqual({ property_logo: LOGO });
  const deeds = await hq.rowsOf('platformAuditLog', 'deeds');
  expect(deeds.slice(0, 2)).toMatchObject([
    { action: 'logo-changed', subject: 'Mango Close', before: null },
    {
      action: 'administrator-registered',
      subject: 'Uche Nwosu',
      before: null,
      after: 'Mango Close, uche@mango.example',
    },
  ]);
  expect(JSON.stringify(deeds)).not.toContain(PASSWORD);
});

test('a name that is there, in whatever letters and between blanks, is joined by one administrator more', async () => {
  const before = await count('estates');
  const logo = await hq.db.selectFrom('estates').select('logo').where('name', '=', 'Palm Court').executeTakeFirst();
  const given = form({ estate_name: '  pALM court ', email: 'second@palm.example', property_logo: LOGO });
  expect(await hq.good('registerEstate', given)).toEqual({
    message: 'Admin created',
    estate: { id: await hq.estateId('Palm Court'), name: 'Palm Court' },
    joined: true,
  });
  expect(await count('estates')).toBe(before);
  const [palm] = await hq.rowsOf('estates', 'estates', { term: 'palm' });
  expect(palm?.administrators).toEqual([
    { name: 'Ngozi Adeyemi', email: 'admin@palmcourt.example' },
    { name: 'Uche Nwosu', email: 'second@palm.example' },
  ]);
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

test('many who register one estate at once, in other letters, make one estate with an administrator each', async () => {
  const written = ['Guava Park', 'guava park', 'GUAVA PARK', ' Guava park', 'gUAVA pARK ', 'Guava Park'];
  const tokens = await hq.colleagues(written.length);
  const answers = await Promise.all(
    written.map((estate_name, n) => hq.call('registerEstate', form({ estate_name }), tokens[n] ?? '')),
  );
  expect(answers.map(({ body }) => body.joined).sort()).toEqual([false, true, true, true, true, true]);
  const [guava, ...others] = await hq.rowsOf('estates', 'estates', { term: 'guava' });
  expect([guava?.administrators, others]).toEqual([Array(6).fill(expect.anything()), []]);
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

test('an e-mail address has one account: who registers it again makes neither account nor estate', async () => {
  const before = [await count('estates'), await count('users'), await count('mail_outbox'), await hq.lines()];
  for (const email of ['admin@palmcourt.example', 'ADMIN@palmcourt.example', 'resident@palmcourt.example']) {
    expect(await hq.refused('registerEstate', form({ estate_name: 'Nowhere', email }))).toEqual([
      400,
      'email-taken',
      'There is already an account with this e-mail address.',
    ]);
  }
  expect([await count('estates'), await count('users'), await count('mail_outbox'), await hq.lines()]).toEqual(before);
  const same = form({ estate_name: 'Pear Lane' });
  const tokens = await hq.colleagues(5);
  const answers = await Promise.all(tokens.map((token) => hq.call('registerEstate', same, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  expect(await count('estates')).toBe(Number(before[0]) + 1);
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
  [{ password: '' }, 'password is required'],
])('%o is refused with: %s', async (wrong, message) => {
  const before = [await count('estates'), await count('users')];
  expect(await hq.refused('registerEstate', form({ estate_name: 'Nowhere', ...wrong }))).toEqual([
    400,
    'invalid-input',
    message,
  ]);
  expect([await count('estates'), await count('users')]).toEqual(before);
});

test('the password of a new administrator is held to the rules of sign-up', async () => {
  for (const password of ['short', 'password1', 'x'.repeat(129), 'Wattchat2026', 'apple-street 2026']) {
    const [status, code] = await hq.refused('registerEstate', form({ estate_name: 'Apple Street', password }));
    expect([password.slice(0, 20), status, code]).toEqual([
      password.slice(0, 20),
      400,
      password.length > 128 ? 'invalid-input' : 'password-refused',
    ]);
  }
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
  const one = () => app.call('registerEstate', form({ email: 'admin@palmcourt.example' }), token);
  for (let n = 1; n <= 30; n += 1) expect((await one()).status).toBe(400);
  const last = await one();
  expect([last.status, last.body.code]).toEqual([429, 'too-many-tries']);
  expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
  await app.close();
});
