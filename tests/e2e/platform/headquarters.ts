import type { Locator, Page } from '@playwright/test';
import * as z from 'zod';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { expect } from '../support/portal.ts';

/** The platform administrator of the demonstration. */
export const PLATFORM = 'platform@wattchat.example';

/** Presses a tab of a page's own menu, and waits until it is the one that is shown. */
export async function openEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
}

/** Chooses on a form: of a few answers that stand there, or of many in a list that is searched. */
export async function choose(form: Locator, of: string, answer: string): Promise<void> {
  const few = form.getByRole('group', { name: of, exact: true }).getByRole('button', { name: answer });
  const many = form.getByRole('combobox', { name: of, exact: true });
  await expect(few.or(many)).toBeVisible();
  if (await few.isVisible()) return few.click();
  await many.fill(answer);
  await form.getByRole('option', { name: answer }).first().click();
}

/** Reads what a dialog reads back, line by line, and answers it. */
export async function answer(page: Page, title: string, lines: readonly (string | RegExp)[], by: string) {
  const dialog = page.getByRole('dialog', { name: title });
  for (const line of lines) await expect(dialog).toContainText(line);
  await dialog.getByRole('button', { name: by, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** What was said of what was done, on the page or in its reply. */
export const said = (page: Page, words: string | RegExp): Locator => page.getByText(words).first();

/** Calls of somebody, as another program makes them: what is posted, and the order of what is paid. */
export async function desk(page: Page, email: string) {
  const signedIn = await page.request.post('/api/utility-service-account/login', {
    data: { email, password: DEMO_PASSWORD },
  });
  const { token } = z.object({ token: z.string() }).parse(await signedIn.json());
  const headers = { Authorization: `Bearer ${token}` };
  const post = (path: string, data: Readonly<Record<string, unknown>>) => page.request.post(path, { headers, data });
  return {
    post,
    /** An order of power that a card was charged for; the server delivers it as the meter's ending says. */
    async paid(amount: number): Promise<string> {
      const wish = { key: crypto.randomUUID(), type: 'power_vending', amount };
      const opened = await post('/api/electricity-service/orders', wish);
      const { orderId } = z.object({ orderId: z.string() }).parse(await opened.json());
      const charged = await page.request.post(`/sandbox/payments/${orderId}`, { data: { card: '4242424242424242' } });
      expect(charged.status()).toBe(200);
      return orderId;
    },
    /** How an order of theirs stands. */
    async stateOf(orderId: string): Promise<string> {
      const answer = await page.request.get(calls.orderStatus.path, { headers, params: { orderId } });
      return z.object({ state: z.string() }).parse(await answer.json()).state;
    },
  };
}
