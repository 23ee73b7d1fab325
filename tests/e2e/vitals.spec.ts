import type { Request } from '@playwright/test';
import { calls } from '#catalogues/calls/index.ts';
import { comeBack, expect, test } from './support/portal.ts';

const isVitals = (request: Request) => new URL(request.url()).pathname === calls.reportVitals.path;

test('a page that is left tells its web vitals once, with the kind of page and nothing else', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  await page.goto('/');
  await expect.poll(() => scripts.some((path) => path.startsWith('/assets/vitals-'))).toBe(true);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const [told] = await Promise.all([page.waitForRequest(isVitals), page.goto('about:blank')]);
  const { page: kind, ...figures } = told.postDataJSON();
  expect(kind).toBe('landing');
  expect(Object.keys(figures).sort()).toEqual(expect.arrayContaining(['cls', 'lcpMs']));
  for (const [name, value] of Object.entries(figures)) {
    expect(['cls', 'inpMs', 'lcpMs']).toContain(name);
    expect(value).toEqual(expect.any(Number));
  }
  expect(told.headers().authorization).toBeUndefined();
});

test('what somebody who is signed in looks at is told by its kind, and nothing of the person', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  await comeBack(page, 'resident@palmcourt.example', '/transactionHistory');
  await expect.poll(() => scripts.some((path) => path.startsWith('/assets/vitals-'))).toBe(true);
  const [told] = await Promise.all([page.waitForRequest(isVitals), page.goto('about:blank')]);
  expect(told.postDataJSON()).toMatchObject({ page: 'list' });
  expect(told.headers().authorization).toBeUndefined();
});
