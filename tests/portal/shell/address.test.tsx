import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { pathOfHash } from '#src/portal/router/known-paths.ts';
import { bearer, NOW } from '../../support/answers.ts';
import { draw, drawTalk } from '../support/draw.tsx';
import { asking, home, visitor } from '../support/scenes/conversations.ts';

const as = (role: Role) => ({ ...home, session: { ...home.session, role } });
const menu = () => screen.getByRole('navigation', { name: 'What you can pay for' });

describe('fragments that name a page', () => {
  test.each([
    ['#transactionHistory', '/transactionHistory'],
    ['#registered-residents', '/registered-residents'],
    ['#forgot-password', '/forgot-password'],
    ['#toUpPower', '/toUpPower'],
    ['#/dashboard', '/dashboard'],
    ['#reset-password/abc-123_X', '/reset-password/abc-123_X'],
    ['#invitation/abc-123_X', '/invitation/abc-123_X'],
    ['#confirmEmail/abc', '/confirmEmail/abc'],
  ])('%s is %s', (hash, path) => {
    expect(pathOfHash(hash)).toBe(path);
  });

  test.each(['', '#', '#fees', '#//evil.example', '#reset-password/', '#reset-password/a/b', 'dashboard'])(
    '%s is no page',
    (hash) => {
      expect(pathOfHash(hash)).toBeNull();
    },
  );

  test('one that the portal is loaded with is replaced by the path of its page', async () => {
    await draw(as('service-admin'), { at: '/#registered-residents', width: 1440 });
    expect(location.pathname + location.hash).toBe('/registered-residents');
    expect(await screen.findByRole('heading', { level: 1, name: 'Registered residents' })).toBeVisible();
  });

  test('one that is followed on a page is replaced too', async () => {
    await draw(as('service-admin'), { at: '/dashboard', width: 1440 });
    await act(async () => {
      history.pushState(null, '', '/dashboard#registered-residents');
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(location.pathname + location.hash).toBe('/registered-residents');
    expect(await screen.findByRole('heading', { level: 1, name: 'Registered residents' })).toBeVisible();
  });
});

describe('screens that need an account', () => {
  test.each(['/dashboard', '/user-page', '/registered-residents', '/toUpPower', '/maps'])(
    'signed out, the landing page with its menu stands at %s, and says what signing in opens',
    async (at) => {
      await draw(visitor, { at, width: 1440 });
      expect(location.pathname).toBe(at);
      expect(menu()).toBeVisible();
      const note = screen.getByText(/^Please sign in, and the page/).closest('.alert');
      if (!(note instanceof HTMLElement)) throw new Error('the page says nothing of it');
      const way = within(note).getByRole('link', { name: 'Sign in' });
      expect(way).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(at)}`);
    },
  );

  test('who signs in by chat there finds the page', async () => {
    const { user, settled } = await drawTalk({}, { at: '/user-page', width: 1440 });
    await user.type(screen.getByRole('textbox', { name: /Type what you need/ }), 'sign in{Enter}');
    await settled();
    await user.type(
      screen.getByRole('textbox', { name: 'e.g. name@example.com' }),
      'resident@palmcourt.example{Enter}',
    );
    await settled();
    const secret = document.querySelector('.composer input');
    if (!secret) throw new Error('no password is asked for');
    await user.type(secret, 'Demo-Power-2026{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(location.pathname).toBe('/user-page');
  });

  test('who signs in through the modal over it finds the page below', async () => {
    const { show } = await draw(visitor, { at: '/user-page?modal=sign-in', width: 1440 });
    await show(home);
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(location.pathname + location.search).toBe('/user-page');
  });

  test.each<[Role, string]>([
    ['service-owner', '/user-page'],
    ['service-admin', '/toUpPower'],
    ['service-user', '/registered-residents'],
    ['netplus-admin', '/registered-residents'],
  ])('%s is led from %s to the dashboard', async (role, at) => {
    await draw(as(role), { at, width: 1440 });
    expect(location.pathname).toBe('/dashboard');
  });

  test.each<Role>(['service-user', 'service-owner', 'service-admin', 'netplus-admin'])(
    'the start of %s is the dashboard',
    async (role) => {
      await draw(as(role), { at: '/', width: 1440 });
      expect(location.pathname).toBe('/dashboard');
      expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    },
  );

  test('it is the dashboard whatever is open; who signs in at the root for a wish goes where that lives', async () => {
    const { show } = await draw(asking, { at: '/', width: 1440 });
    expect(location.pathname).toBe('/dashboard');
    await show({ ...visitor, left: true });
    expect(location.pathname).toBe('/');
    await show(asking);
    expect(location.pathname).toBe('/toUpPower');
  });

  test('a token whose time had passed is removed on load, and its owner is at the root', async () => {
    let token: string | null = bearer({ exp: NOW.getTime() / 1000 - 1 });
    const keep = {
      ...keepNothing(),
      token: () => token,
      clear: () => {
        token = null;
      },
    };
    await drawTalk({}, { at: '/dashboard', width: 1440, options: { keep } });
    expect(token).toBeNull();
    expect(location.pathname).toBe('/');
    expect(menu()).toBeVisible();
  });

  test('who signs out by a sentence is at the root', async () => {
    const { show } = await draw(home, { at: '/user-page?face=form', width: 1440 });
    await show({ ...visitor, left: true });
    expect(location.pathname + location.search).toBe('/');
  });

  test('who is signed out by the server stays where they were', async () => {
    const { show } = await draw(home, { at: '/user-page', width: 1440 });
    await show(visitor);
    expect(location.pathname).toBe('/user-page');
  });

  test('a mailed link is not lost to a session that has ended', async () => {
    await draw({ ...visitor, expired: true }, { at: '/#reset-password/abc' });
    expect(location.pathname).toBe('/reset-password');
  });

  test('an address that is no page says so, signed in as well', async () => {
    await draw(home, { at: '/nowhere', width: 1440 });
    expect(screen.getByText("Sorry, we couldn't find this page")).toBeVisible();
  });
});
