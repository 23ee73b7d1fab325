import { expect, test } from 'vitest';
import { SESSION_KEYS } from '#catalogues/doors.ts';
import type { Role } from '#catalogues/roles.ts';
import { leadsTo, namesToKeep } from '#machines/session/kept-session.ts';

const claims = (role: Role) => ({ role, email: 'amaka@palmcourt.example', status: 'occupied' });
const who = { isLoggedIn: 'true', email: 'amaka@palmcourt.example', status: 'occupied' };

test('a resident who comes in at /admin is kept with firstSignup and redirect false', () => {
  expect(namesToKeep('admin', claims('service-user'), '/user-page')).toEqual({
    ...who,
    firstSignup: 'false',
    redirect: 'false',
  });
});

test.each(['netplus-admin', 'service-admin'] as const)('of a %s who comes in at /admin no redirect is kept', (role) => {
  expect(namesToKeep('admin', claims(role), null)).toEqual(who);
});

test.each(['netplus-admin', 'service-admin', 'service-owner'] as const)(
  'a %s who comes in by the modal is kept as signed in',
  (role) => {
    expect(namesToKeep('modal', claims(role), null)).toEqual(who);
  },
);

test('who comes in at /login is kept with where they are led: power for a resident, home for others', () => {
  expect(namesToKeep('login', claims('service-user'), null)).toEqual({ ...who, redirect: '/toUpPower' });
  expect(namesToKeep('login', claims('service-owner'), null)).toEqual({ ...who, redirect: '/dashboard' });
});

test('the own path that was asked for goes before either', () => {
  expect(namesToKeep('login', claims('service-user'), '/user-page').redirect).toBe('/user-page');
  expect(leadsTo('service-admin', '/registered-residents')).toBe('/registered-residents');
});

test('a new account is kept as at its first time', () => {
  expect(namesToKeep('sign-up', claims('service-user'), null)).toEqual({
    ...who,
    firstSignup: 'true',
    redirect: 'false',
  });
});

test('what a token does not say is not kept, and nothing is kept under another name than the specification has', () => {
  const kept = namesToKeep('login', { role: 'netplus-admin', email: 'root@wattchat.example', status: null }, null);
  expect(kept).not.toHaveProperty('status');
  const names: readonly string[] = SESSION_KEYS;
  for (const through of ['login', 'admin', 'modal', 'sign-up'] as const)
    expect(
      Object.keys(namesToKeep(through, claims('service-user'), null)).filter((name) => !names.includes(name)),
    ).toEqual([]);
});
