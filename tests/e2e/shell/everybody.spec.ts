import type { Page } from '@playwright/test';
import { allows, type Role } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { STORE_PAGES } from '#catalogues/routes/storefront.ts';
import { chat, comeBack, expect, payWith, say, test, tokenShown } from '../support/portal.ts';

/** So many Tabs at most lead from the top of a screen to where one writes. */
const MOST_TABS = 10;

const PEOPLE: Readonly<Record<Role, string>> = {
  'service-user': 'resident@palmcourt.example',
  'service-owner': 'owner@palmcourt.example',
  'service-admin': 'admin@palmcourt.example',
  'netplus-admin': 'platform@wattchat.example',
};

/** Presses Tab until the line is reached, or what leads there is pressed; answers how often. */
async function tabsToLine(page: Page): Promise<number> {
  await expect(page.locator('.composer__field').first()).toBeVisible();
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let tabs = 0; tabs <= MOST_TABS; tabs += 1) {
    const at = await page.evaluate(() => {
      const one = document.activeElement;
      if (one?.matches('.composer__field')) return 'line';
      return one?.matches('.skip + .skip') ? 'way' : 'elsewhere';
    });
    if (at === 'line') return tabs;
    await page.keyboard.press(at === 'way' ? 'Enter' : 'Tab');
  }
  return Number.POSITIVE_INFINITY;
}

for (const [role, email] of Object.entries(PEOPLE) as [Role, string][]) {
  test(`from the top of each screen of a ${role} ten Tabs at most lead to where one writes`, async ({ page }) => {
    test.slow();
    await comeBack(page, email, '/dashboard');
    const far: string[] = [];
    for (const { path } of ROUTES.filter((route) => route.built && allows(route.access, role))) {
      await page.goto(path);
      if ((await tabsToLine(page)) > MOST_TABS) far.push(path);
    }
    expect(far).toEqual([]);
  });
}

test('from the top of each screen of a visitor ten Tabs at most lead to where one writes @desk', async ({ page }) => {
  const far: string[] = [];
  for (const path of ['/', '/home', ...STORE_PAGES.map((one) => one.path)]) {
    await page.goto(`${path}?face=chat`);
    if ((await tabsToLine(page)) > MOST_TABS) far.push(path);
  }
  expect(far).toEqual([]);
});

test('what a screen reader walks through is the conversation in its order: what was said, what is asked, the answers, the line', async ({
  page,
}) => {
  await comeBack(page, PEOPLE['service-user'], '/dashboard?face=chat');
  await say(page, 'buy power 1000');
  await expect(chat(page).getByRole('button', { name: /^Yes, pay/ })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Conversation":
      - log "Conversation":
        - text: /You said/
        - region "Buy Power, read back":
          - button "Yes, pay ₦1,050"
      - textbox
      - button "Send"
  `);
  await payWith(page, '4242424242424242');
  const inFours = (await tokenShown(page)).replace(/(\d{4})(?=\d)/g, '$1 ');
  await expect(chat(page).getByText(`Token ready: ${inFours}`)).toHaveCount(1);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Conversation":
      - log "Conversation":
        - paragraph: /Token ready. \\d{4} \\d{4} \\d{4} \\d{4} \\d{4}/
        - article "Power token":
          - heading "Power token" [level=2]
          - button "Copy token"
          - button "Download"
      - textbox
      - button "Send"
  `);
});
