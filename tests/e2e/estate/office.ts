import type { Locator, Page } from '@playwright/test';
import * as z from 'zod';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { METERS } from '../support/accounts.ts';
import { isRead, pageFrom } from '../support/history.ts';
import { fitsTheScreen, isGoodOnEveryScreen } from '../support/looks.ts';
import { expect } from '../support/portal.ts';

/** The administrator of Palm Court. */
export const ADMIN = 'admin@palmcourt.example';

/** Widths in px beside the phone on which every page of an administrator is whole. */
const WIDER = [1024, 1440] as const;

/** The rows of a list that hold these words: lines of a table, or cards on a phone. */
export const rowOf = (page: Page, words: string | RegExp): Locator =>
  page.locator('.row-card, .data tbody tr').filter({ hasText: words });

/** Goes to a tab of the list that is shown, and waits for its rows. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
  await isRead(page);
}

/** How many a tab of residents has in all. */
export async function countIn(page: Page, tab: string): Promise<number> {
  await openTab(page, tab);
  return pageFrom(page, 1);
}

/** Searches the list that is shown by one of its fields. */
export async function search(page: Page, field: string, term: string): Promise<void> {
  const finder = page.getByRole('form', { name: 'Search the list' });
  await finder.getByLabel(field).fill(term);
  await finder.getByRole('button', { name: 'SEARCH', exact: true }).click();
}

/** A line of RESIDENT INFO. */
export const fact = (page: Page, label: string): Locator =>
  page.locator('.facts__row').filter({ hasText: label }).locator('dd');

/** Everybody can use what is shown, in light and dark, and it is whole on a phone, a tablet and a desk. */
export async function isGoodAtEveryWidth(page: Page): Promise<void> {
  await isGoodOnEveryScreen(page);
  const size = page.viewportSize();
  if (!size) return;
  for (const width of WIDER.filter((one) => one !== size.width)) {
    await page.setViewportSize({ width, height: size.height });
    await fitsTheScreen(page);
  }
  await page.setViewportSize(size);
}

/** The calls of somebody, as another program makes them. */
export async function callsOf(page: Page, email: string) {
  const answer = await page.request.post('/api/utility-service-account/login', {
    data: { email, password: DEMO_PASSWORD },
  });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  const headers = { Authorization: `Bearer ${token}` };
  return {
    get: (path: string) => page.request.get(path, { headers }),
    put: (path: string, data: Readonly<Record<string, unknown>>) => page.request.put(path, { headers, data }),
    post: (path: string, data: Readonly<Record<string, unknown>>) => page.request.post(path, { headers, data }),
  };
}

/** Somebody opens an account on a meter of Palm Court, and does not confirm the address yet. */
export async function signUp(page: Page, firstName: string, lastName: string): Promise<void> {
  const listed = await page.request.get('/api/users/properties');
  const { properties } = z
    .object({ properties: z.array(z.object({ id: z.number(), name: z.string() })) })
    .parse(await listed.json());
  const answer = await page.request.post('/api/utility-service-account/signup', {
    data: {
      first_name: firstName,
      last_name: lastName,
      phone: '08031234567',
      email: `${firstName}.${lastName}@palmcourt.example`.toLowerCase(),
      password: 'dry-Harmattan-82',
      property_id: properties.find(({ name }) => name === 'Palm Court')?.id,
      meter_number: METERS.palmCourt,
      role: 'service-user',
    },
  });
  expect(answer.status()).toBe(200);
}
