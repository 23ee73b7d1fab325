import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LinkPurpose, mailedLinks } from '#src/server/accounts/mailed-links.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
let holder: { userId: string; email: string };
beforeAll(async () => {
  portal = await openTestApp();
  const email = 'resident@palmcourt.example';
  const row = await portal.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  holder = { userId: row.id, email };
});
afterAll(() => portal.close());

const links = mailedLinks({
  random: systemRandom,
  clock: () => portal.time.now,
  publicUrl: 'https://portal.example',
});
const issue = async (purpose: LinkPurpose) => {
  const link = await portal.db.transaction().execute((trx) => links.issue(trx, purpose, holder));
  return { link, token: link.split('/').at(-1) ?? '' };
};
const redeem = (purpose: LinkPurpose, token: string) =>
  portal.db.transaction().execute((trx) => links.redeem(trx, purpose, token));
const after = (hours: number) => new Date(portal.time.now.getTime() + hours * 3_600_000);

test('a link is 128 random bits behind the fragment, and the data base holds only a hash of them', async () => {
  const { link, token } = await issue('reset-password');
  expect(link).toBe(`https://portal.example/#reset-password/${token}`);
  expect(token).toMatch(/^[\w-]{22}$/);
  const rows = await portal.db.selectFrom('mailed_links').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.at(-1)?.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
  expect((await issue('confirm-email')).link).toContain('/#confirmEmail/');
});

test('a link works once', async () => {
  const { token } = await issue('reset-password');
  expect(await links.find(portal.db, 'reset-password', token)).toEqual(holder);
  expect(await redeem('reset-password', token)).toEqual(holder);
  expect(await redeem('reset-password', token)).toBe(null);
  expect(await links.find(portal.db, 'reset-password', token)).toBe(null);
});

test('of two who follow a link at once, one gets it', async () => {
  const { token } = await issue('reset-password');
  const answers = await Promise.all([redeem('reset-password', token), redeem('reset-password', token)]);
  expect(answers.filter((answer) => answer !== null)).toEqual([holder]);
});

test('a new link ends the one before it, for its own purpose only', async () => {
  const confirm = await issue('confirm-email');
  const first = await issue('reset-password');
  const second = await issue('reset-password');
  expect(await redeem('reset-password', first.token)).toBe(null);
  expect(await redeem('reset-password', second.token)).toEqual(holder);
  expect(await redeem('confirm-email', confirm.token)).toEqual(holder);
});

test('of two links made at once, one works', async () => {
  const made = await Promise.all([issue('confirm-email'), issue('confirm-email')]);
  const working = await Promise.all(made.map(({ token }) => links.find(portal.db, 'confirm-email', token)));
  expect(working.filter((found) => found !== null)).toHaveLength(1);
});

test('a link is good for nothing but its purpose, and nothing else is a link', async () => {
  const { token } = await issue('confirm-email');
  expect(await redeem('reset-password', token)).toBe(null);
  for (const other of ['', 'x', `${token}x`, token.slice(1), `${token}=`, '%']) {
    expect(await redeem('confirm-email', other)).toBe(null);
  }
  expect(await redeem('confirm-email', token)).toEqual(holder);
});

test.each([
  ['reset-password', 1],
  ['confirm-email', 48],
] as const)('a link to %s works for %i hours', async (purpose, hours) => {
  const begun = portal.time.now;
  const { token } = await issue(purpose);
  portal.time.now = new Date(after(hours).getTime() - 1_000);
  expect(await links.find(portal.db, purpose, token)).toEqual(holder);
  portal.time.now = new Date(begun.getTime() + hours * 3_600_000);
  expect(await redeem(purpose, token)).toBe(null);
  portal.time.now = begun;
});

test('a change that is taken back leaves the link as it was', async () => {
  const { token } = await issue('reset-password');
  const failed = portal.db.transaction().execute(async (trx) => {
    await links.redeem(trx, 'reset-password', token);
    throw new Error('the change failed');
  });
  await expect(failed).rejects.toThrow('the change failed');
  expect(await redeem('reset-password', token)).toEqual(holder);
});

test('a link that is used while another is asked for keeps neither waiting for the other', async () => {
  for (let n = 0; n < 10; n += 1) {
    const { token } = await issue('reset-password');
    const used = portal.db.transaction().execute(async (trx) => {
      await links.redeem(trx, 'reset-password', token);
      await trx.updateTable('users').set({ is_verified: true }).where('id', '=', holder.userId).execute();
    });
    await expect(Promise.all([used, issue('reset-password')])).resolves.toBeDefined();
  }
});
