import { comeBack, expect, test } from '../support/portal.ts';

/** A laptop with a scale of 100 % and one with 125 %: what a browser leaves of the screen for the page. */
const LAPTOPS = [
  { width: 1366, height: 640 },
  { width: 1093, height: 520 },
];

for (const size of LAPTOPS) {
  const { width, height } = size;
  test(`a window of ${width} x ${height} holds the longest navigation, which scrolls by itself @desk`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await comeBack(page, 'platform@wattchat.example', '/dashboard');
    await expect(page.locator('.chart__picture').first()).toBeVisible();
    const below = () => document.documentElement.scrollHeight - document.documentElement.clientHeight;
    expect(await page.evaluate(below)).toBe(0);
    const help = page.locator('.rail').getByRole('button', { name: 'Help' });
    await help.focus();
    await expect(help).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.topbar')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.composer')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.rail .rail__foot')).toBeInViewport({ ratio: 1 });
    // Where the icons have no room for a name beside them, it is their title.
    expect(await help.getAttribute('title')).toBe(width < 1200 ? 'Help' : null);
  });
}
