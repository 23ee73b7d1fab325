import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** The link of the newest mail to an address in the sandbox mailbox whose subject is about `about`, once `mails` of them are there. */
export async function mailedLink(page: Page, address: string, about: RegExp, mails = 1): Promise<string> {
  await expect(async () => {
    await page.goto(`/sandbox/mail?to=${encodeURIComponent(address)}`);
    const links = page.getByRole('link', { name: about });
    expect(await links.count()).toBeGreaterThanOrEqual(mails);
    await links.first().click({ timeout: 1_000 });
  }).toPass();
  const text = await page.locator('pre.mail').innerText();
  const [link = ''] = /http\S+#\S+/.exec(text) ?? [];
  expect(link).not.toBe('');
  return link;
}
