import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { kept, pageFrom } from '../support/history.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { chat, comeBack, expect, say, test, tokenShown } from '../support/portal.ts';

test('payments made before are told in the chat: a list and its table, a receipt, the token, and the same again', async ({
  page,
}) => {
  test.slow();
  const log = chat(page);
  await comeBack(page, 'yusuf.garba@palmcourt.example', '/dashboard?face=chat');
  await say(page, 'my last 5 payments');
  await expect(log.getByRole('list').filter({ hasText: 'Service Charge' }).last().getByRole('listitem')).toHaveCount(5);
  await isGoodOnEveryScreen(page);

  await say(page, 'power payments last month');
  await expect(log.getByText(/^Power, .+: 1 payment\. /)).toBeVisible();
  await say(page, 'show as table');
  await expect(page).toHaveURL(/\/transactionHistory\?product=power&from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/);
  expect(await pageFrom(page, 1)).toBe(1);
  const address = page.url();
  await page.reload();
  expect(await pageFrom(page, 1)).toBe(1);
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('FROM')).toHaveValue(/-01$/);
  const download = page.getByRole('button', { name: /^Download POWER-/ });
  const orderId = (await download.innerText()).replace('Download', '').trim();
  const receipt = await kept(page, () => download.click());

  await page.goto('/dashboard?face=chat');
  const again = await kept(page, () => say(page, `receipt for ${orderId}`));
  expect(again).toEqual(receipt);
  const card = log.locator('.token-card').last();
  await expect(card).toContainText(orderId);
  const token = await tokenShown(page);
  const csv = await kept(page, () => say(page, 'export my power payments'));
  expect(csv.name).toBe('electricity_bill_transactions.csv');
  expect(csv.bytes.toString('utf8').replaceAll(' ', '')).toContain(token);

  await say(page, 'resend my token');
  await expect(log.getByText(PAST_SENTENCES.mailed('yusuf.garba@palmcourt.example'))).toBeVisible();
  await expect(log.locator('.token-card').last()).toContainText(orderId);
  await say(page, 'buy the same again');
  await expect(log.getByText(PAST_SENTENCES.again('Power token, ₦15,050'))).toBeVisible();
  await expect(log.getByRole('button', { name: 'Yes, pay ₦15,050' })).toBeVisible();
});
