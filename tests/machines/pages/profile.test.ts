import { expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { ANNOUNCEMENT_MAILS } from '#catalogues/sentences/announcement-mails.ts';
import { LEARNING_SENTENCES } from '#catalogues/sentences/learning.ts';
import { DELETION, OWN_DATA } from '#catalogues/sentences/own-data.ts';
import { PASSKEYS_SAID } from '#catalogues/sentences/passkeys.ts';
import { PROGRAMS_SAID } from '#catalogues/sentences/programs.ts';
import { REMINDED } from '#catalogues/sentences/reminded.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { SECOND_FACTOR_TITLES } from '#catalogues/sentences/second-factor-titles.ts';
import { SESSIONS } from '#catalogues/sentences/sessions.ts';
import { loaded, pagesOf, RESIDENT, until } from './support.ts';

test('the profile shows first name, last name, email and phone, read-only, and the three ways to change it', {
  tags: ['C-122'],
}, async () => {
  const page = pagesOf(RESIDENT).pages.profile();
  expect(page.getSnapshot()).toEqual({ state: 'loading' });
  expect(await loaded(page)).toEqual({
    state: 'shown',
    view: {
      rows: [
        { label: 'First name', value: 'Amaka' },
        { label: 'Last name', value: 'Eze' },
        { label: 'Email', value: 'resident@palmcourt.example' },
        { label: 'Phone', value: '08030000001' },
      ],
      verified: true,
      awaits: 'nothing',
      actions: [
        { label: 'Update Profile', open: 'update-profile' },
        { label: 'Change Password', open: 'change-password' },
        { label: 'Update Meter Number', open: 'update-meter' },
        { label: 'Sign out everywhere', open: 'sign-out-everywhere' },
      ],
      choices: [
        {
          name: 'second-factor',
          title: 'Second factor',
          badge: { text: 'Off', tone: 'info' },
          line: SECOND_FACTOR.profile.off,
          action: { label: SECOND_FACTOR_TITLES.title, open: 'set-second-factor' },
        },
        {
          name: 'passkeys',
          title: 'Passkeys',
          badge: { text: 'Yours', tone: 'info' },
          line: PASSKEYS_SAID.profile.line,
          action: { label: 'See your passkeys', to: '/passkeys' },
        },
        {
          name: 'sessions',
          title: 'Where you are signed in',
          badge: { text: 'Yours', tone: 'info' },
          line: SESSIONS.profile.line,
          action: { label: 'See your devices', to: '/sessions' },
        },
        {
          name: 'programs',
          title: 'Programs',
          badge: { text: 'Yours', tone: 'info' },
          line: PROGRAMS_SAID.profile.line,
          action: { label: 'See your programs', to: '/programs' },
        },
        {
          name: 'reminders',
          title: 'Reminders of dues',
          badge: { text: 'On', tone: 'success' },
          line: REMINDED.what.true,
          action: { label: 'Do not remind me', open: 'set-reminders', values: { wanted: 'false' } },
        },
        {
          name: 'announcements',
          title: 'Announcements by mail',
          badge: { text: 'On', tone: 'success' },
          line: ANNOUNCEMENT_MAILS.what.true,
          action: {
            label: 'Do not mail me announcements',
            open: 'set-announcement-mails',
            values: { wanted: 'false' },
          },
        },
        {
          name: 'learning',
          title: 'Help the portal learn',
          badge: { text: 'Off', tone: 'info' },
          line: LEARNING_SENTENCES.what(90),
          action: { label: 'Help the portal learn', open: 'set-learning', values: { agreed: 'true' } },
        },
        {
          name: 'own-data',
          title: 'What we keep of you',
          badge: { text: 'Yours', tone: 'info' },
          line: OWN_DATA.card.line,
          action: { label: 'Download my data', open: 'export-own-data' },
        },
        {
          name: 'deletion',
          title: 'Delete your account',
          badge: { text: 'For good', tone: 'warning' },
          line: DELETION.card.line(14),
          action: { label: 'Delete my account', open: 'delete-account' },
        },
      ],
    },
  });
});

test('an address that is not confirmed yet is told of', async () => {
  const reading = await loaded(pagesOf(RESIDENT, { verified: false }).pages.profile());
  expect(reading.state === 'shown' && reading.view.verified).toBe(false);
});

test('a profile that cannot be read says so, and can be tried again', { tags: ['C-123'] }, async () => {
  const { pages, script } = pagesOf(RESIDENT, { page: 'no line' });
  const page = pages.profile();
  expect(await loaded(page)).toEqual({ state: 'failed', problem: MESSAGES.networkFailure });
  script.page = 'good';
  page.send({ type: 'REFRESH' });
  expect(page.getSnapshot()).toEqual({ state: 'loading' });
  expect((await until(page, ({ state }) => state !== 'loading')).state).toBe('shown');
});

test('every open page is read again when something was changed; one that was left is not', async () => {
  const { pages, asked } = pagesOf(RESIDENT);
  const open = pages.profile();
  const left = pages.profile();
  await Promise.all([loaded(open), loaded(left)]);
  left.stop();
  pages.refresh();
  expect(asked('profile')).toHaveLength(3);
});

test('nothing is read any more for somebody who has left', async () => {
  const { pages, asked } = pagesOf(RESIDENT);
  const page = pages.profile();
  await loaded(page);
  pages.stop();
  pages.refresh();
  expect(asked('profile')).toHaveLength(1);
});
