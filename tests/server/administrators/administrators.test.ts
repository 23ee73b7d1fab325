import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMINISTRATORS as SAID } from '#catalogues/sentences/estate/administrators.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { tokenIn } from '../../support/server/own-account.ts';
import { type Headquarters, openHeadquarters } from '../platform/support/headquarters.ts';

let hq: Headquarters;
let palm: number;
beforeAll(async () => {
  hq = await openHeadquarters();
  palm = await hq.estateId('Palm Court');
});
afterAll(() => hq.close());

const PASSWORD = 'Harmattan morning 41';
const named = (email: string) => ({ email, first_name: 'Bola', last_name: 'Ade' });
const linkTo = async (email: string) => {
  const mails = await hq.mailsTo(email);
  return tokenIn(mails.at(-1)?.text ?? '');
};
const accept = (token: string, newpassword = PASSWORD) => hq.ask('replacePassword', { token, newpassword }, null);
const listed = async (who: 'palm' | 'platform' = 'palm') =>
  (await hq.rowsOf('administrators', 'administrators', { rows: 100 }, who)).map(({ email, state }) => [email, state]);
const signIn = (email: string, password = PASSWORD) => hq.ask('signIn', { email, password, door: 'admin' }, null);
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

test('somebody is invited by a link, chooses the own password, and runs the estate', async () => {
  const email = 'bola@mail.example';
  expect(await hq.good('inviteAdministrator', named('  Bola@Mail.example '), 'palm')).toEqual({
    message: SAID.invited(email),
  });
  expect(await listed()).toContainEqual([email, 'invited']);
  expect((await signIn(email)).status).toBe(400);
  const token = await linkTo(email);
  const { token_hash } = await hq.db
    .selectFrom('administrator_invitations')
    .select('token_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect([token.length, token_hash.includes(token)]).toEqual([22, false]);
  expect((await accept(token, 'short')).body).toMatchObject({ code: 'password-refused' });
  expect((await accept(token, 'Palm Court 2026')).body.message).toBe(SENTENCES.passwordCommon);
  expect(await accept(token)).toMatchObject({ status: 200, body: { message: SAID.joined('Palm Court') } });
  expect(await accept(token)).toMatchObject({ status: 400, body: { code: 'link-spent', message: SAID.over } });
  const { body } = await signIn(email);
  expect((await hq.call('getEstate', {}, String(body.token))).body.estate).toMatchObject({ name: 'Palm Court' });
  expect(await listed()).toContainEqual([email, 'active']);
  const log = await hq.rowsOf('auditLog', 'deeds', {}, 'palm');
  expect(log.slice(0, 2).map(({ actor, action, after }) => [actor, action, after])).toEqual([
    ['Bola Ade', 'administrator-joined', email],
    [await nameOf('palm'), 'administrator-invited', `Bola Ade, ${email}`],
  ]);
});

const nameOf = async (who: 'palm') => {
  const { first_name, last_name } = await hq.person(who === 'palm' ? 'admin@palmcourt.example' : '');
  return `${first_name} ${last_name}`;
};

test('of two invitations to one address the later works, and after seven days neither', async () => {
  const email = 'twice@mail.example';
  await hq.good('inviteAdministrator', named(email), 'palm');
  const first = await linkTo(email);
  await sentAgo(email, 0.01);
  await hq.good('inviteAdministrator', named(email), 'palm');
  const second = await linkTo(email);
  expect((await accept(first)).body.code).toBe('link-spent');
  await sentAgo(email, 7);
  expect((await accept(second)).body).toMatchObject({ code: 'link-spent', message: SAID.over });
  expect(await listed()).toContainEqual([email, 'expired']);
  // One whose mail was lost is sent again, and the new link works.
  await hq.good('inviteAdministrator', named(email), 'palm');
  expect((await accept(await linkTo(email))).status).toBe(200);
});

test('a second click makes one invitation and one mail, and its link works once', async () => {
  const email = 'clicked@mail.example';
  const both = await Promise.all([1, 2].map(() => hq.good('inviteAdministrator', named(email), 'palm')));
  expect(both).toEqual([{ message: SAID.invited(email) }, { message: SAID.invited(email) }]);
  expect([(await hq.mailsTo(email)).length, (await listed()).filter(([to]) => to === email)]).toEqual([
    1,
    [[email, 'invited']],
  ]);
  const token = await linkTo(email);
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [200, undefined],
    [400, 'link-spent'],
  ]);
});

test('an invitation that is taken back works no more, and is taken back once', async () => {
  const email = 'withdrawn@mail.example';
  await hq.good('inviteAdministrator', named(email), 'palm');
  const rows = await hq.rowsOf('administrators', 'administrators', { rows: 100 }, 'palm');
  const { id } = rows.find((one) => one.email === email) ?? {};
  expect(await hq.refused('withdrawInvitation', { id }, 'cedar')).toEqual([400, 'invitation-over', SAID.noInvitation]);
  expect(await hq.good('withdrawInvitation', { id }, 'palm')).toEqual({ message: SAID.withdrawn(email) });
  expect(await hq.refused('withdrawInvitation', { id }, 'palm')).toEqual([400, 'invitation-over', SAID.noInvitation]);
  expect((await accept(await linkTo(email))).body.code).toBe('link-spent');
  expect(await listed()).not.toContainEqual([email, 'invited']);
});

test('an address that somebody has is not invited, and one that somebody takes meanwhile is told of', async () => {
  const invite = (email: string) => hq.refused('inviteAdministrator', named(email), 'palm');
  const admin = 'admin@palmcourt.example';
  expect(await invite(admin)).toEqual([400, 'administrator-already', SAID.already(admin)]);
  const resident = 'resident@palmcourt.example';
  expect(await invite(resident)).toEqual([400, 'email-taken', SAID.resident(resident)]);
  expect(await invite('resident@cedarview.example')).toEqual([400, 'email-refused', SENTENCES.emailNotUsable]);
  expect((await invite('nobody'))[1]).toBe('invalid-input');
  const email = 'meanwhile@mail.example';
  await hq.good('inviteAdministrator', named(email), 'palm');
  const token = await linkTo(email);
  const cedar = { ...named(email), property_id: await hq.estateId('Cedar View') };
  await hq.good('inviteAdministrator', cedar, 'platform');
  expect((await accept(await linkTo(email))).status).toBe(200);
  expect(await accept(token)).toMatchObject({ status: 400, body: { code: 'email-taken', message: SAID.addressTaken } });
});

test('whoever is removed is signed out at once, with every link, and can be invited again', async () => {
  const email = 'leaves@mail.example';
  await hq.good('inviteAdministrator', named(email), 'palm');
  await accept(await linkTo(email));
  const { id } = await hq.person(email);
  const session = await hq.sessions.begin(id, 'test');
  expect((await hq.call('inviteAdministrator', named('friend@mail.example'), session)).status).toBe(200);
  expect(await hq.good('resetAdministrator', { user_id: id }, 'palm')).toEqual({ message: SAID.reset('Bola Ade') });
  const reset = await linkTo(email);
  expect((await signIn(email)).status).toBe(200);
  expect(await hq.good('removeAdministrator', { user_id: id }, 'palm')).toEqual({
    message: SAID.removed('Bola Ade', 'Palm Court'),
  });
  expect((await hq.call('profile', {}, session)).status).toBe(401);
  expect((await signIn(email)).status).toBe(400);
  for (const token of [reset, await linkTo('friend@mail.example')])
    expect((await accept(token)).body.code).toBe('link-spent');
  expect(await hq.refused('removeAdministrator', { user_id: id }, 'palm')).toEqual([
    400,
    'administrator-gone',
    SAID.gone,
  ]);
  expect(await hq.refused('resetAdministrator', { user_id: id }, 'palm')).toEqual([
    400,
    'administrator-gone',
    SAID.gone,
  ]);
  await hq.good('inviteAdministrator', named(email), 'palm');
  expect((await accept(await linkTo(email))).status).toBe(200);
  expect([(await signIn(email)).status, (await hq.person(email)).id]).toEqual([200, id]);
});

test('a link for a new password sets it, and nobody else does', async () => {
  const { id, email, password_hash } = await hq.person('admin@cedarview.example');
  expect(await hq.refused('resetAdministrator', { user_id: id }, 'palm')).toEqual([
    400,
    'administrator-gone',
    SAID.gone,
  ]);
  await hq.good('resetAdministrator', { user_id: id }, 'platform');
  expect((await hq.person(email)).password_hash).toBe(password_hash);
  expect((await accept(await linkTo(email), 'Another morning 52')).status).toBe(200);
  expect((await signIn(email, 'Another morning 52')).status).toBe(200);
});

test('an estate keeps one administrator, also where two remove each other at once', async () => {
  const estate = await hq.db
    .insertInto('estates')
    .values({ name: 'Lone Court', logo: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seats = ['one@lone.example', 'two@lone.example'];
  for (const email of seats) {
    await hq.good('inviteAdministrator', { ...named(email), property_id: estate.id }, 'platform');
    await accept(await linkTo(email));
  }
  const [one, two] = await Promise.all(seats.map((email) => hq.person(email)));
  const [first, second] = await Promise.all(
    [one, two].map((person, at) =>
      hq.sessions
        .begin(person?.id ?? '', 'test')
        .then((token) => hq.call('removeAdministrator', { user_id: [two, one][at]?.id }, token)),
    ),
  );
  const codes = [first, second].map((said) => said?.status === 200 || said?.body.code);
  expect(codes.filter((code) => code === true)).toHaveLength(1);
  const left = (await hq.rowsOf('administrators', 'administrators', { property_id: estate.id }))[0];
  expect(await hq.refused('removeAdministrator', { user_id: left?.id }, 'platform')).toEqual([
    400,
    'last-administrator',
    SAID.last('Lone Court'),
  ]);
});

test('an estate sees and asks for its own administrators alone, the platform for every one', async () => {
  const cedar = await hq.estateId('Cedar View');
  expect((await hq.ask('administrators', { property_id: cedar }, 'palm')).status).toBe(403);
  const invited = { ...named('else@mail.example'), property_id: cedar };
  expect((await hq.ask('inviteAdministrator', invited, 'palm')).status).toBe(403);
  expect((await hq.ask('administrators', {}, 'resident')).status).toBe(403);
  const own = await hq.rowsOf('administrators', 'administrators', { rows: 100 }, 'palm');
  expect(new Set(own.map(({ estate }) => (estate as { id: number }).id))).toEqual(new Set([palm]));
  expect(own.filter(({ self }) => self)).toMatchObject([{ email: 'admin@palmcourt.example', second_factor: false }]);
  const factor = { sealed_key: 'sealed', confirmed_at: new Date(), last_step: 0 };
  const users = hq.db.selectFrom('users').select('id').where('email', '=', 'admin@palmcourt.example');
  const { id: user_id } = await users.executeTakeFirstOrThrow();
  await hq.db
    .insertInto('second_factors')
    .values({ user_id, ...factor })
    .execute();
  const seen = await hq.rowsOf('administrators', 'administrators', { rows: 100 }, 'platform');
  expect(seen.filter(({ second_factor }) => second_factor).map(({ email }) => email)).toEqual([
    'admin@palmcourt.example',
  ]);
  await hq.db.deleteFrom('second_factors').where('user_id', '=', user_id).execute();
  const all = await hq.rowsOf('administrators', 'administrators', { rows: 100 }, 'platform');
  expect(all.length).toBeGreaterThan(own.length);
  const refusedFor = (property_id?: number) =>
    hq.refused('inviteAdministrator', { ...named('else@mail.example'), property_id }, 'platform');
  const noEstate = [400, 'estate-not-found', PLATFORM_SENTENCES.noEstates];
  expect([await refusedFor(), await refusedFor(999_999)]).toEqual([noEstate, noEstate]);
});
