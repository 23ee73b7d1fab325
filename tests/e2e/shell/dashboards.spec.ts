import type { Page } from '@playwright/test';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { comeBack, expect, test } from '../support/portal.ts';

interface Dashboard {
  readonly whose: string;
  readonly email: string;
  readonly heading: RegExp;
  /** Every figure that stands large, in order, and part of what it says. */
  readonly figures: readonly (readonly [label: RegExp, says: RegExp])[];
  /** Those of the last twelve months. */
  readonly charts: readonly string[];
  /** How many others: of one's own power, not by month. */
  readonly more?: number;
  /** A list stands below them. */
  readonly list?: true;
  /** Looked at on a desk too. */
  readonly desk?: true;
  /** A chart of how long something has been, and not of months, with its rows for who hears it. */
  readonly ages?: { readonly named: string; readonly rows: readonly RegExp[] };
}

const DASHBOARDS: readonly Dashboard[] = [
  {
    whose: 'resident',
    email: 'levy@palmcourt.example',
    heading: /^House 5, Palm Avenue/,
    figures: [
      // What is owed comes first.
      [/^Development levy/, /₦59,500.*You can still buy power/],
      [/^Power in /, /kWh/],
      [/^Service charge/, /./],
      [/^Fine/, /No fine on this meter/],
    ],
    charts: ['Spending', 'Units bought'],
    more: 3,
    desk: true,
  },
  {
    whose: 'home owner',
    email: 'owner@cedarview.example',
    heading: /^House 2, Cedar Crescent/,
    figures: [[/^Development levy/, /₦25,000 in credit/]],
    charts: ['Development levy paid'],
  },
  {
    whose: 'estate administrator',
    email: 'admin@palmcourt.example',
    heading: /^(?:One|Two|Three) things? needs? you$/,
    figures: [
      [/^Unverified residents/, /\d/],
      [/^Owed to the estate/, /₦\d/],
      [/^(?:Charged next|Being charged|A month)/, /\d/],
      [/^Registered residents/, /\d/],
      [/^Active residents/, /\d/],
      [/^Inactive residents/, /\d/],
      [/^Registered meters/, /\d/],
    ],
    charts: ['Paid of what was charged', 'Collections'],
    ages: { named: 'Ages of debts', rows: [/^Days/, /^0-30/, /^31-60/, /^61-90/, /^90\+/] },
    list: true,
  },
  {
    whose: 'platform administrator',
    email: 'platform@wattchat.example',
    heading: /^(?:Nothing needs you|[\d,]+ top-ups? (?:is|are) paid and not delivered)$/,
    figures: [
      [/^Pending top-ups/, /\d/],
      [/^Successful transactions/, /\d/],
      [/^Value of successful transactions/, /₦\d/],
      [/^Last transaction/, /₦\d/],
      // Other stories register more.
      [/^Registered estates/, /estates(?:[2-9]|[1-9]\d+) /],
      [/^Meter numbers/, /\d\d/],
    ],
    charts: ['Sales by product', 'Transactions', 'Sales by estate'],
    ages: { named: 'Pending top-ups by age', rows: [/^Age/, /^< 5 min/, /^< 1 h/, /^< 1 day/, /^Older/] },
  },
];

/** A chart that is drawn, with a row for each of the twelve months in the table of who hears it. */
async function chartOf(page: Page, title: string) {
  const card = page.locator('.chart').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(card.locator('.chart__picture')).toBeVisible();
  await expect(card.getByRole('row')).toHaveCount(13);
  return card;
}

for (const { whose, email, heading, figures, charts, more = 0, list, desk, ages } of DASHBOARDS) {
  const tag = desk ? ['@desk'] : [];
  test(`the dashboard of the ${whose} has its own figures and charts, and fits every screen`, { tag }, async ({
    page,
  }) => {
    await comeBack(page, email, '/dashboard');
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    const cards = page.locator('.figure');
    await expect(cards).toHaveCount(figures.length);
    for (const [at, [label, says]] of figures.entries()) {
      await expect(cards.nth(at).locator('.figure__label')).toHaveText(label);
      await expect(cards.nth(at)).toContainText(says);
    }
    await expect(page.locator('.chart')).toHaveCount(charts.length + more + (ages === undefined ? 0 : 1));
    if (ages !== undefined) {
      const rows = page.getByRole('table', { name: ages.named }).getByRole('row');
      await expect(rows).toHaveText([...ages.rows]);
    }
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(list ? 1 : 0);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    for (const title of charts) {
      const card = await chartOf(page, title);
      await expect(card.getByRole('cell').filter({ hasText: /[1-9]/ })).not.toHaveCount(0);
      const reader = card.getByRole('slider', { name: `${title}, month` });
      await reader.focus();
      const last = await reader.getAttribute('aria-valuetext');
      await page.keyboard.press('ArrowLeft');
      await expect(reader).not.toHaveAttribute('aria-valuetext', last ?? '');
      await expect(card.locator('.chart__reading')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await isGoodOnEveryScreen(page);
  });
}

test('a resident sees the apartment status and the last tokens', async ({ page }) => {
  await comeBack(page, 'levy@palmcourt.example', '/dashboard');
  await expect(page.locator('.dashboard__who')).toContainText('Occupied');
  const tokens = page.locator('.dashboard-rows');
  await expect(tokens.getByRole('button', { name: /^Copy token( \d{4}){5}$/ })).not.toHaveCount(0);
  await comeBack(page, 'folake.adisa@palmcourt.example', '/dashboard');
  await expect(page.locator('.dashboard__who')).toContainText('Unoccupied');
  await expect(page.locator('.dashboard-rows')).toHaveCount(0);
});
