import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import type { RunningServer } from '#src/server/boot/server.ts';
import { eventually } from '../../../support/eventually.ts';
import { tokenIn } from '../../../support/server/own-account.ts';
import { freshSettings, sendTo, startTestPortal } from '../../../support/server/running.ts';

const EMAIL = 'resident@palmcourt.example';
let fresh: Awaited<ReturnType<typeof freshSettings>>;
let portal: RunningServer;
beforeAll(async () => {
  fresh = await freshSettings();
  portal = await startTestPortal(fresh.settings);
});
afterAll(async () => {
  await portal.close();
  await fresh.remove();
});

const ask = (path: string, body: object) => sendTo(portal.url, 'POST', `/api/utility-service-account/${path}`, body);

test('the running portal mails the link, keeps no copy of it, and the link sets a new password', {
  tags: ['C-055'],
}, async () => {
  expect(await ask('forgot-password', { email: EMAIL })).toEqual({ status: 200, body: { mailResponse: 'succeeded' } });
  const letter = await eventually(async () => {
    const row = await portal.deps.db
      .selectFrom('sandbox_mail')
      .selectAll()
      .where('to_address', '=', EMAIL)
      .where('subject', '=', 'Your new password')
      .executeTakeFirst();
    return row ?? null;
  });
  expect(letter.text).toContain(`${portal.url}/#reset-password/`);
  const token = tokenIn(letter.text);
  await eventually(async () => {
    const row = await portal.deps.db
      .selectFrom('mail_outbox')
      .select('text')
      .where('id', '=', letter.outbox_id)
      .executeTakeFirst();
    return row?.text === '' ? row : null;
  });
  const jobs = await sql<{ text: string }>`select t::text as text from pgboss.job t`.execute(portal.deps.db);
  expect(jobs.rows.filter(({ text }) => text.includes(token))).toEqual([]);

  const newpassword = 'Harmattan morning 41';
  expect((await ask('replace-password', { token, newpassword })).status).toBe(200);
  expect((await ask('login', { email: EMAIL, password: DEMO_PASSWORD })).status).toBe(400);
  expect((await ask('login', { email: EMAIL, password: newpassword })).status).toBe(200);
});
