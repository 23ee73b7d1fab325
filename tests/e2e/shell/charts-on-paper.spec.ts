import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/portal.ts';

/** What a chart looks like as it is laid out now. */
interface Drawn {
  readonly title: string;
  /** How many figures its table says in sight, and how many there are. */
  readonly figures: number;
  readonly seen: number;
  /** Of black and white, 0 to 1: its ground, and the lightest of its words. */
  readonly ground: number;
  readonly ink: number;
  /** Px of its picture or table that stand out of it. */
  readonly out: number;
}

/** Every chart of the page. */
const charts = (page: Page): Promise<readonly Drawn[]> =>
  page.locator('.chart').evaluateAll((cards) => {
    const light = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    };
    return cards.map((card) => {
      const box = card.getBoundingClientRect();
      const cells = [...card.querySelectorAll('td')];
      const words = [...card.querySelectorAll('th, td, h2, h3, p, text, li')];
      const parts = [...card.querySelectorAll('.chart__picture, table, td')].map((part) =>
        part.getBoundingClientRect(),
      );
      return {
        title: card.querySelector('.chart__title')?.textContent ?? '',
        figures: cells.length,
        seen: cells.filter((cell) => {
          const { width, height } = cell.getBoundingClientRect();
          return width > 1 && height > 1 && getComputedStyle(cell.closest('section') ?? cell).clipPath === 'none';
        }).length,
        ground: light(getComputedStyle(card).backgroundColor),
        ink: Math.max(
          ...words.map((word) => light(getComputedStyle(word)[word instanceof SVGElement ? 'fill' : 'color'])),
        ),
        out: Math.max(0, ...parts.map(({ right }) => Math.ceil(right - box.right - 0.5))),
      };
    });
  });

for (const [whose, email] of [
  ['a resident', 'resident@palmcourt.example'],
  ['an estate', 'admin@palmcourt.example'],
  ['the platform', 'platform@wattchat.example'],
] as const) {
  test(`each chart of ${whose} is on paper dark on white, with all its figures under it @desk`, async ({ page }) => {
    // Whoever chose dark colours for the screen has no dark paper.
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await signIn(page, email);
    await page.goto('/dashboard');
    await expect(page.locator('.chart__foot').first()).toBeVisible();
    const onScreen = await charts(page);
    expect(onScreen.map(({ seen }) => seen)).toEqual(onScreen.map(() => 0));

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1_000 });
    const onPaper = await charts(page);
    expect(onPaper.length).toBeGreaterThan(1);
    for (const { title, figures, seen, ground, ink, out } of onPaper) {
      expect(seen, title).toBe(figures);
      expect(seen, title).toBeGreaterThan(0);
      expect(ground, title).toBeCloseTo(1);
      expect(ink, title).toBeLessThan(0.5);
      expect(out, title).toBe(0);
    }
    await expect(page.locator('.chart__more').filter({ visible: true })).toHaveCount(0);
  });
}

test('a chart is drawn anew for the width of the paper, and for the screen again afterwards', async ({ page }) => {
  await signIn(page, 'resident@palmcourt.example');
  await page.goto('/dashboard');
  const picture = page.locator('.chart__picture').first();
  await expect(picture).toBeVisible();
  const drawn = await picture.getAttribute('viewBox');
  await page.evaluate(() =>
    window.addEventListener('beforeprint', () =>
      document.body.append(
        Object.assign(document.createElement('output'), {
          id: 'printed',
          value: document.querySelector('.chart__picture')?.getAttribute('viewBox') ?? '',
        }),
      ),
    ),
  );
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
  await expect(page.locator('#printed')).toHaveText(/^0 0 660 /);
  await expect(picture).toHaveAttribute('viewBox', drawn ?? '');
});
