import { chat, expect, test } from './support/portal.ts';
import { formOf, openEntry } from './support/shop.ts';

const ENTRIES = [
  { entry: /BUY POWER.*Private estates/, form: 'Buy power, private estates', heading: 'BUY POWER' },
  { entry: /Airtime & Data.*MTN, Glo, Airtel, 9mobile/, form: 'Airtime & Data', heading: 'BUY AIRTIME & DATA' },
  { entry: /Buy Internet.*Spectranet, Smile, Swift/, form: 'BUY INTERNET', heading: 'BUY INTERNET' },
  { entry: /Pay Bills.*Cable TV. Travels: not sold yet/, form: 'PAY BILLS', heading: 'Choose Biller' },
  { entry: /Buy Power from a company.*EKEDC, IBEDC.*IKEDC: not sold yet/, form: 'BUY POWER', heading: 'BUY POWER' },
] as const;

test('each of the five entries of the landing page opens its own form, and FAQ the help articles', {
  tag: ['@desk', '@B-006', '@B-056'],
}, async ({ page }) => {
  for (const { entry, form, heading } of ENTRIES) {
    await openEntry(page, entry);
    await expect(formOf(page, form)).toBeVisible();
    await expect(page.getByRole('region', { name: form, exact: true }).getByRole('heading', { level: 2 })).toHaveText(
      heading,
    );
  }
  await page.goto('/');
  const faq = page.getByRole('navigation', { name: 'What you can pay for' }).getByRole('listitem').last();
  await expect(faq).toContainText('FAQ');
  const folded = faq.locator('summary');
  if ((await folded.count()) > 0) await folded.click();
  await faq.getByRole('link').click();
  await expect(page).toHaveURL(/\/help$/);
});

test('every purchase form and the contact page are there for a visitor who is not signed in', {
  tag: ['@desk', '@B-001'],
}, async ({ page }) => {
  const pages = [
    ['/airtime', 'Airtime & Data'],
    ['/data', 'BUY INTERNET'],
    ['/pay-bills', 'PAY BILLS'],
    ['/pay-bills/wizard', 'CABLE TV AND POWER'],
    ['/contact', 'Contact Us'],
  ] as const;
  for (const [path, form] of pages) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toHaveCount(0);
    await expect(formOf(page, form)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('a wide screen begins with the form of private estates at the right, a narrow one with entries that unfold one at a time', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'What you can pay for' });
  await expect(menu.getByRole('listitem')).toHaveCount(6);
  if (test.info().project.name === 'desk') {
    await expect(formOf(page, 'Buy power, private estates')).toBeVisible();
    await expect(menu.locator('summary')).toHaveCount(0);
    return;
  }
  const [first, second] = [menu.locator('details').nth(0), menu.locator('details').nth(1)];
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open', '');
  await second.locator('summary').click();
  await expect(second).toHaveAttribute('open', '');
  await expect(first).not.toHaveAttribute('open');
});

test('the form and the chat of the landing page are at the same point of the same purchase', { tag: '@desk' }, async ({
  page,
}) => {
  await openEntry(page, /Airtime & Data/);
  const form = formOf(page, 'Airtime & Data');
  await form.getByRole('group', { name: 'Network' }).getByRole('button', { name: 'MTN' }).click();
  if (test.info().project.name === 'phone') {
    await page.getByRole('group', { name: 'Show as' }).getByRole('button', { name: 'Chat' }).click();
  }
  await expect(chat(page)).toContainText('Which mobile number is it for?');
});
