import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SIGN_UP_CODE_SAID as SAID } from '#catalogues/sentences/sign-up-code.ts';
import { accountLimits } from '#src/server/accounts/deps.ts';
import { askForCode } from '#src/server/accounts/sign-up-code.ts';
import { sealedBox } from '#src/server/keys/sealed.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
let home: { meter: string; estate: number };
beforeAll(async () => {
  portal = await openTestApp({ PUBLIC_URL: 'https://portal.example', DEMO: 'on', SIGN_UP_CODE: 'on' });
  const { meter_number: meter, estate_id: estate } = await portal.db
    .selectFrom('meters')
    .innerJoin('estates', 'estates.id', 'meters.estate_id')
    .select(['meter_number', 'estate_id'])
    .where('estates.name', '=', 'Palm Court')
    .orderBy('meter_number')
    .executeTakeFirstOrThrow();
  home = { meter, estate };
});
afterAll(() => portal.close());
// They all live in one house.
beforeEach(async () => {
  await portal.db.deleteFrom('rate_limits').execute();
  await portal.db.deleteFrom('mail_outbox').execute();
  portal.jobs.length = 0;
  portal.lines.length = 0;
});

const TAKEN = 'owner@palmcourt.example';
let serial = 0;
const newAddress = () => {
  serial += 1;
  return `ngozi.${serial}@mail.example`;
};
const form = (email: string, changes: Record<string, unknown> = {}) => ({
  ...{ first_name: 'Ngozi', last_name: 'Obi', phone: '+234 803 123 4567', email, password: 'kettle-9-harmattan' },
  ...{ property_id: home.estate, meter_number: home.meter, role: 'service-user' },
  ...changes,
});
const signUp = (email: string, changes: Record<string, unknown> = {}) => portal.call('signUp', form(email, changes));
const mailsTo = (email: string) =>
  portal.db.selectFrom('mail_outbox').selectAll().where('to_address', '=', email).orderBy('created_at').execute();
const userOf = (email: string) =>
  portal.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

/** Ask for a code, and read it in the mail. */
async function asked(email: string, before?: string) {
  const { body } = await signUp(email, before === undefined ? {} : { code_for: before });
  const [code = ''] = /^\d{6}$/m.exec((await mailsTo(email)).at(-1)?.text ?? '') ?? [];
  return { code, code_for: String(body.code_for) };
}
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const REFUSED = { status: 400, body: { code: 'code-wrong', message: SAID.wrong } };

test('a code is mailed, and with it an account is opened whose address is proven', async () => {
  const email = newAddress();
  const first = await signUp(` ${email.toUpperCase()} `);
  expect([first.status, first.body]).toEqual([
    400,
    { code: 'code-wanted', message: SAID.mailed(email), code_for: expect.any(String), requestId: expect.any(String) },
  ]);
  expect(await userOf(email)).toBeUndefined();
  const [mail, ...others] = await mailsTo(email);
  expect([mail?.subject, mail?.secret, others]).toEqual(['Your code for a new account', true, []]);
  const [code = ''] = /^\d{6}$/m.exec(mail?.text ?? '') ?? [];
  const { status, body } = await signUp(email, {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
    code_for: first.body.code_for,
  });
  expect([status, body]).toEqual([200, { token: expect.any(String), awaits: 'nothing' }]);
  expect(await userOf(email)).toMatchObject({ is_verified: true, link_awaited: false, email_unproven: false });
  const profile = await portal.call('profile', {}, String(body.token));
  expect(profile.body.user).toMatchObject({ email, awaits: 'nothing', address: expect.any(String) });
  // No link is mailed after it.
  expect(await mailsTo(email)).toHaveLength(1);
});

test('an address that has an account is answered like one that has none, and its holder is mailed', async () => {
  const free = newAddress();
  const heard = [await signUp(free), await signUp(TAKEN)];
  const told = heard.map(({ status, body, headers }) => [
    ...[status, Object.keys(body), String(body.message).replace(/\S+@\S+/, 'it'), String(body.code_for).length],
    [...headers.keys()],
  ]);
  expect(told[1]).toEqual(told[0]);
  expect(portal.jobs.map(({ name, data }) => [name, Object.keys(data)])).toEqual(
    Array(2).fill(['mail-sign-up-code', ['email', 'codeFor']]),
  );
  expect((await mailsTo(free)).map(({ subject }) => subject)).toEqual(['Your code for a new account']);
  const mails = await mailsTo(TAKEN);
  expect(mails.map(({ subject }) => subject)).toEqual(['You have an account already']);
  expect(mails[0]?.text).not.toMatch(/\d{6}/);
  // Whatever code is guessed for it is wrong.
  const wrong = await Promise.all(
    heard.map(({ body }, n) => signUp(n === 0 ? free : TAKEN, { code: '000000', code_for: body.code_for })),
  );
  expect(wrong).toMatchObject([REFUSED, REFUSED]);
});

test('no account is looked at before the answer that a code was mailed, nor for a wrong one', async () => {
  const email = newAddress();
  const { code, code_for } = await asked(email);
  await portal.db.schema.alterTable('users').renameTo('users_gone').execute();
  try {
    const deps = {
      db: portal.db,
      clock: () => portal.time.now,
      random: systemRandom,
      limits: accountLimits(portal.db),
    };
    const codes = sealedBox(portal.keys, 'sign-up-codes', systemRandom);
    const queue = { send: async () => undefined };
    for (const address of [email, TAKEN]) {
      expect(await askForCode({ ...deps, codes, queue }, { email: address, before: undefined })).toEqual({
        codeFor: expect.any(String),
      });
    }
    expect(await signUp(email, { code: wrongOf(code), code_for })).toMatchObject(REFUSED);
  } finally {
    await portal.db.schema.alterTable('users_gone').renameTo('users').execute();
  }
});

test('five wrong codes end it: the right one is refused in the same words, and another one is good', async () => {
  const email = newAddress();
  const first = await asked(email);
  const wrong = { ...first, code: wrongOf(first.code) };
  for (let n = 0; n < 5; n += 1) expect(await signUp(email, wrong)).toMatchObject(REFUSED);
  expect(await signUp(email, first)).toMatchObject(REFUSED);
  const second = await asked(email, first.code_for);
  expect(second.code_for).not.toBe(first.code_for);
  expect((await signUp(email, second)).status).toBe(200);
});

test.each(['', '12345', 'abcdefghij', '1'.repeat(40)])('%j in the place of a code is a wrong one', async (code) => {
  const email = newAddress();
  const { code_for } = await asked(email);
  expect(await signUp(email, { code, code_for })).toMatchObject(REFUSED);
});

test('what was refused of the form uses no code up', async () => {
  const email = newAddress();
  const given = await asked(email);
  const refused = await signUp(email, { ...given, password: 'Password123' });
  expect([refused.status, refused.body.code]).toEqual([400, 'password-refused']);
  expect((await signUp(email, given)).status).toBe(200);
});

test('a code ends after ten minutes', async () => {
  const began = portal.time.now;
  const [late, early] = [newAddress(), newAddress()];
  const given = [await asked(late), await asked(early)] as const;
  portal.time.now = new Date(began.getTime() + 599_000);
  expect((await signUp(early, given[1])).status).toBe(200);
  portal.time.now = new Date(began.getTime() + 600_000);
  expect(await signUp(late, given[0])).toMatchObject(REFUSED);
  portal.time.now = began;
});

test('a code works once, also of two at once', async () => {
  const email = newAddress();
  const given = await asked(email);
  const both = await Promise.all([signUp(email, given), signUp(email, given)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(both.find(({ status }) => status === 400)).toMatchObject(REFUSED);
  await portal.db.updateTable('users').set({ email: 'elsewhere@mail.example' }).where('email', '=', email).execute();
  expect(await signUp(email, given)).toMatchObject(REFUSED);
});

test('a code is good for its own address, and where it was asked for', async () => {
  const [email, other] = [newAddress(), newAddress()];
  const mine = await asked(email);
  const stranger = await asked(email);
  expect(stranger.code_for).not.toBe(mine.code_for);
  // Of a code that a stranger has asked for, the one in the mail that I asked for is none; and nobody has mine without what I was answered.
  const foreign = [
    signUp(email, { code: mine.code, code_for: stranger.code_for }),
    signUp(email, { code: mine.code }),
    signUp(email, { code: mine.code, code_for: 'A'.repeat(120) }),
    signUp(other, mine),
  ];
  expect(await Promise.all(foreign)).toMatchObject(Array(4).fill(REFUSED));
  expect((await signUp(email, mine)).status).toBe(200);
});

test('an address that was taken meanwhile is refused like a wrong code, and told by mail', async () => {
  const email = newAddress();
  const [mine, faster] = [await asked(email), await asked(email)];
  expect((await signUp(email, faster)).status).toBe(200);
  expect(await signUp(email, mine)).toMatchObject(REFUSED);
  expect((await mailsTo(email)).at(-1)?.subject).toBe('You have an account already');
});

test('who asks once more has the same code mailed, and another one where it soon ends', async () => {
  const began = portal.time.now;
  const email = newAddress();
  const first = await asked(email);
  expect(await asked(email, first.code_for)).toEqual(first);
  portal.time.now = new Date(began.getTime() + 301_000);
  const third = await asked(email, first.code_for);
  expect([third.code_for === first.code_for, await mailsTo(email)]).toEqual([
    false,
    expect.objectContaining({ length: 3 }),
  ]);
  // What was answered for another address names none of its own.
  expect((await asked(newAddress(), third.code_for)).code_for).not.toBe(third.code_for);
  portal.time.now = began;
});

test('after six mails of a day an address takes a puzzle, whether it has an account or not', async () => {
  for (const email of [newAddress(), TAKEN]) {
    for (let n = 0; n < 6; n += 1) expect((await signUp(email)).body.code).toBe('code-wanted');
    const { status, body } = await signUp(email);
    expect([status, body.code, body.puzzle]).toEqual([429, 'too-many-tries', expect.anything()]);
  }
  // A holder is told three times in a day, however often somebody tries.
  expect(await mailsTo(TAKEN)).toHaveLength(3);
});

test('where mail does not go out, that is said, and the code comes with it', async () => {
  const email = newAddress();
  const waiting = {
    ...{ id: systemRandom.uuid(), to_address: 'a@b.example', subject: 'S', text: 'T', attachments: '[]', tries: 3 },
    ...{ html: null, reply_to: null, sent_at: null, failed_at: null, last_error: 'ECONNREFUSED' },
  };
  const old = { ...waiting, created_at: new Date(portal.time.now.getTime() - 120_000) };
  await portal.db.insertInto('mail_outbox').values(old).execute();
  const late = await signUp(email);
  expect([late.status, late.body]).toMatchObject([
    400,
    { code: 'code-late', message: SAID.late, code_for: expect.any(String) },
  ]);
  expect(await mailsTo(email)).toHaveLength(1);
  // One that nobody takes, while others go out, is a matter of its own.
  const gone = { ...waiting, id: systemRandom.uuid(), created_at: portal.time.now, sent_at: portal.time.now };
  await portal.db.insertInto('mail_outbox').values(gone).execute();
  expect((await signUp(newAddress())).body.code).toBe('code-wanted');
});

test('an estate that verifies its residents verifies whoever has proven an address, too', async () => {
  const email = newAddress();
  const given = await asked(email);
  const verifies = (verifies_residents: boolean) =>
    portal.db.updateTable('estates').set({ verifies_residents }).where('id', '=', home.estate).execute();
  await verifies(true);
  const { status, body } = await signUp(email, given);
  await verifies(false);
  expect([status, body.awaits]).toEqual([200, 'verification']);
  expect(await userOf(email)).toMatchObject({ is_verified: false, link_awaited: false });
  expect((await mailsTo('admin@palmcourt.example')).map(({ subject }) => subject)).toEqual([
    'A resident waits to be verified',
  ]);
});

test('an address that an account can take back opens none, and is told so', async () => {
  const email = newAddress();
  const { id } = await portal.db.selectFrom('users').select('id').where('email', '=', TAKEN).executeTakeFirstOrThrow();
  await portal.db
    .insertInto('account_changes')
    .values({
      ...{
        user_id: id,
        kind: 'email',
        from_value: email,
        to_value: TAKEN,
        was_verified: true,
        link_was_awaited: false,
      },
      ...{ session_id: null, asked_at: portal.time.now, applied_at: portal.time.now, ended_at: null },
    })
    .execute();
  expect((await signUp(email)).body).toMatchObject({ code: 'code-wanted', message: SAID.mailed(email) });
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['No account was opened']);
  await portal.db.deleteFrom('account_changes').where('from_value', '=', email).execute();
});

test('no code stands in a table but the mail, nor in a job or a log', async () => {
  const email = newAddress();
  const { code, code_for } = await asked(email);
  await signUp(email, { code: wrongOf(code), code_for });
  const kept = await Promise.all(
    (['users', 'sessions', 'mailed_links', 'audit', 'rate_limits'] as const).map((table) =>
      portal.db.selectFrom(table).selectAll().execute(),
    ),
  );
  // By itself: six digits may be part of a longer number.
  const alone = new RegExp(`(?<!\\d)${code}(?!\\d)`);
  for (const text of [JSON.stringify(kept), JSON.stringify(portal.jobs), portal.lines.join('')])
    expect(text).not.toMatch(alone);
  expect(portal.lines.join('')).not.toContain(wrongOf(code));
  expect((await signUp(email, { code, code_for })).status).toBe(200);
});
