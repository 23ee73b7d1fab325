import type { Page } from '@playwright/test';
import { DOORS, type Door, type DoorName, SESSION_KEYS } from '#catalogues/doors.ts';
import { ROLES, type Role } from '#catalogues/roles.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { isRoot, keptBy, signInAt, signOut } from '../support/accounts.ts';
import { expect, test } from '../support/portal.ts';
import { fillIn, formOf } from '../support/shop.ts';

const PEOPLE: Readonly<Record<Role, string>> = {
  'service-user': 'resident@cedarview.example',
  'service-owner': 'owner@cedarview.example',
  'service-admin': 'admin@cedarview.example',
  'netplus-admin': 'platform@wattchat.example',
};

const NAMES = ['login', 'admin', 'modal'] as const satisfies readonly DoorName[];

const AT: Readonly<Record<DoorName, string>> = { login: '/login', admin: '/admin', modal: '/?modal=sign-in' };

/** What is kept of a session beside its token, as each door keeps it of a resident (S3 section 4.6). */
const OF_A_RESIDENT: Readonly<Partial<Record<DoorName, Record<string, string>>>> = {
  login: { redirect: '/toUpPower' },
  admin: { redirect: 'false', firstSignup: 'false' },
};

test('each of the three doors lets a role in or refuses it in its own words, and Sign out leaves nothing behind', {
  tag: ['@C-030', '@C-038', '@C-043', '@C-046', '@C-101'],
}, async ({ page }) => {
  test.slow();
  for (const name of NAMES) {
    for (const role of ROLES) await test.step(`${role} at ${name}`, () => tries(page, name, role));
  }
});

/** Comes in, looks at what is kept, and leaves; or stays outside. */
async function tries(page: Page, name: DoorName, role: Role) {
  const door: Door = DOORS[name];
  await page.goto(AT[name]);
  await signInAt(page, name, PEOPLE[role]);
  if (!door.admits.includes(role)) {
    const form = formOf(page, door.title);
    await expect(form).toContainText(door.refuses);
    await expect(form).toContainText(SENTENCES.orSignInAt('/login'));
    await expect(form.getByRole('link', { name: '/login' })).toHaveAttribute('href', /^\/login/);
    expect((await keptBy(page)).local).not.toHaveProperty('token');
    return;
  }
  const home = name === 'login' && role === 'service-user' ? '/toUpPower' : '/dashboard';
  await expect(page).toHaveURL((url) => url.pathname === home);
  const own = { isLoggedIn: 'true', email: PEOPLE[role], token: expect.any(String), properties: expect.any(String) };
  await expect.poll(async () => (await keptBy(page)).local).toMatchObject(own);
  if (role === 'service-user') {
    const logo = expect.stringMatching(/^data:image\//);
    expect((await keptBy(page)).local).toMatchObject({ status: 'occupied', logo, ...OF_A_RESIDENT[name] });
  }
  await signOut(page);
  expect(await keptBy(page)).toEqual({ local: {}, session: {} });
}

test('a resident who signs in at /admin has every name of a session kept, and a fee that was looked up goes with them', {
  tag: ['@C-066'],
}, async ({ page }) => {
  await page.goto('/admin');
  await signInAt(page, 'admin', PEOPLE['service-user']);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect
    .poll(async () => Object.keys((await keptBy(page)).local))
    .toEqual(expect.arrayContaining([...SESSION_KEYS]));
  await page.goto('/airtime');
  await fillIn(formOf(page, 'Airtime & Data'), [{ choose: 'MTN', of: 'Network' }]);
  await expect.poll(async () => (await keptBy(page)).session).toEqual({ Fee: '100', Service: 'mtn' });
  await page.goto('/dashboard');
  await signOut(page);
  expect(await keptBy(page)).toEqual({ local: {}, session: {} });
});

test('a door leads to the address that was wished for, but never to another site', async ({ page }) => {
  await page.goto('/login?redirect=%2Fuser-page');
  await signInAt(page, 'login', PEOPLE['service-user']);
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await expect(page).toHaveURL(/\/user-page$/);
  expect((await keptBy(page)).local.redirect).toBe('/user-page');
  await signOut(page);
  await page.goto('/login?redirect=%2F%2Felsewhere.example%2Fdashboard');
  await signInAt(page, 'login', PEOPLE['service-admin']);
  await expect(page).toHaveURL((url) => url.hostname === '127.0.0.1' && url.pathname === '/dashboard');
  await signOut(page);
  await page.goto('/admin?redirect=%2Fregistered-residents');
  await signInAt(page, 'admin', PEOPLE['service-admin']);
  await expect(page).toHaveURL(/\/registered-residents$/);
  await expect(page.getByText(/^1 to \d+ of \d+$/)).toBeVisible();
});

test('a password that is wrong is refused in the words of the door, and the address stays', async ({ page }) => {
  for (const name of NAMES) {
    await page.goto(AT[name]);
    await signInAt(page, name, PEOPLE['netplus-admin'], 'not-my-password');
    const form = formOf(page, DOORS[name].title);
    await expect(form).toContainText(DOORS[name].wrong);
    await expect(form.getByLabel('Email')).toHaveValue(PEOPLE['netplus-admin']);
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('');
  }
  expect(isRoot(new URL(page.url()))).toBe(false);
});
