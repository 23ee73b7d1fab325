import { chat, expect, say, test } from './support/portal.ts';
import { payByCard } from './support/shop.ts';

test('a visitor types three tokens in order: what is ticked folds, stands so in My tokens, and is taken back there', async ({
  page,
}) => {
  const address = `tokens-${test.info().project.name}@buyers.example`;
  await page.goto('/');
  await say(page, `eko light 5000 meter 45012346666 receipt to ${address}`);
  await expect(chat(page).getByText('Nothing is charged until you say yes.').last()).toBeVisible();
  await say(page, 'yes');
  await payByCard(page);
  const card = chat(page).locator('.token-card');
  const zones = card.locator('.token-zone');
  await expect(zones).toHaveCount(3);
  await expect(zones.nth(0)).toHaveClass(/token-zone--next/);
  await zones.nth(0).getByRole('checkbox').check();
  await expect(zones.nth(1)).toHaveClass(/token-zone--next/);
  await expect(zones.nth(0).locator('.token-zone__group')).toHaveCount(0);
  await say(page, 'I have loaded it');
  await expect(zones.nth(2)).toHaveClass(/token-zone--next/);
  // A device that comes back knows it.
  await page.goto('/my-tokens');
  const switches = page.getByRole('switch');
  await expect(switches).toHaveCount(3);
  await expect(switches.nth(1)).toHaveAttribute('aria-checked', 'true');
  await switches.nth(1).click();
  await expect(switches.nth(1)).toHaveAttribute('aria-checked', 'false');
  await page.reload();
  await expect(switches.nth(0)).toHaveAttribute('aria-checked', 'true');
  await expect(switches.nth(1)).toHaveAttribute('aria-checked', 'false');
});
