import type { Page } from '@playwright/test';
import { DOORS, type DoorName } from '#catalogues/doors.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { DEMO_ESTATES } from '#src/server/demo/estates.ts';
import { meterNumber } from '#src/server/demo/people.ts';
import { expect, pressSignOut } from './portal.ts';
import { fillIn, formOf } from './shop.ts';

/** The first meter of each demonstration estate, which anybody may sign up for. */
export const METERS = {
  palmCourt: meterNumber(DEMO_ESTATES[0]?.firstSerial ?? 0),
  cedarView: meterNumber(DEMO_ESTATES[1]?.firstSerial ?? 0),
} as const;

/** Types e-mail and password at a door that is open, and sends them. */
export async function signInAt(page: Page, door: DoorName, email: string, password = DEMO_PASSWORD): Promise<void> {
  await fillIn(formOf(page, DOORS[door].title), [
    { type: email, into: 'Email' },
    { type: password, into: 'Password' },
    { press: door === 'modal' ? 'Sign in' : 'Submit' },
  ]);
}

/** Leaves to the landing page. */
export async function signOut(page: Page): Promise<void> {
  await pressSignOut(page);
  await expect(page.getByRole('navigation', { name: 'What you can pay for' })).toBeVisible();
  await expect(page).toHaveURL(isRoot);
}

/** The address of the landing page, without anything behind it. */
export const isRoot = (url: URL): boolean => url.pathname + url.search + url.hash === '/';

/** What this browser keeps of the portal, by name; of the conversation only that there is one. */
export function keptBy(page: Page): Promise<{ local: Record<string, string>; session: Record<string, string> }> {
  return page.evaluate(() => {
    const local = Object.fromEntries(Object.entries(localStorage));
    return {
      local: 'conversation' in local ? { ...local, conversation: 'kept' } : local,
      session: Object.fromEntries(Object.entries(sessionStorage)),
    };
  });
}
