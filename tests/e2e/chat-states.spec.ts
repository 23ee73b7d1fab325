import type { Page } from '@playwright/test';
import { OFFLINE } from '#catalogues/sentences/offline.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { isGoodOnEveryScreen } from './support/looks.ts';
import { cardWindow, chat, comeBack, expect, say, test, tokenShown } from './support/portal.ts';

const RESIDENT = 'bassey.effiong@cedarview.example';

/** Brings the chat to a state by typing, and looks at it: everybody can use it, in light and dark. */
async function looks(page: Page, sentence: string, shows: string | RegExp): Promise<void> {
  await say(page, sentence);
  await expect(chat(page).getByText(shows).last()).toBeVisible();
  await isGoodOnEveryScreen(page);
}

/** Says yes to what is read back and presses a test card. */
async function pays(page: Page, card: string): Promise<void> {
  await chat(page)
    .getByRole('button', { name: /^Yes, pay/ })
    .click();
  await cardWindow(page).locator(`[data-card="${card}"]`).click();
}

test('every state of the chat can be used by everybody, in light and dark', { tag: '@desk' }, async ({
  page,
  context,
}) => {
  // Some twenty states, each looked at by six screens.
  test.slow();
  await comeBack(page, RESIDENT, '/dashboard?face=chat');
  await expect(chat(page).getByText(TALK.greet('Bassey'))).toBeVisible();
  await test.step('greeting', () => isGoodOnEveryScreen(page));
  await test.step('not understood', () => looks(page, 'zzq blorp', TALK.missed));
  await test.step('not understood again', () => looks(page, 'zzq blorp', TALK.missedTwice));
  await test.step('a question with choices', () => looks(page, 'buy data', /network/i));
  await test.step('a list that can be searched', async () => {
    await say(page, 'glo');
    await expect(chat(page).locator('.choice-list')).toBeVisible();
    await isGoodOnEveryScreen(page);
  });
  await test.step('a help article beside a question', async () => {
    await looks(page, 'is it safe?', /we charge nothing until you say yes/);
    await expect(chat(page).getByRole('link', { name: 'Paying safely' })).toBeVisible();
  });
  await test.step('a question with suggestions', async () => {
    await say(page, 'cancel');
    await looks(page, 'buy power', 'How much power would you like to buy?');
  });
  await test.step('what was answered wrongly', () => looks(page, '100', 'Amount is less than 300'));
  await test.step('read back', () =>
    looks(page, '1000', 'This is what I will buy. Nothing is charged until you say yes.'));
  await test.step('set aside, and whether to go on', async () => {
    await looks(page, 'gotv max for 7023450001', TALK.setAside('Buy Power'));
    await looks(page, 'cancel', TALK.resume('Buy Power'));
    await say(page, 'yes');
  });
  await test.step('a digression beside it', () => looks(page, 'how much is the fee?', TALK.estateFee('₦50')));
  await test.step('declined', async () => {
    await pays(page, '4000000000000002');
    await expect(chat(page).getByText(/PAYMENT FAILED/)).toBeVisible();
    await isGoodOnEveryScreen(page);
  });
  await test.step('waiting, then the card of the result with its token', async () => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/topup-power', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await chat(page).getByRole('button', { name: 'Try again?' }).click();
    await pays(page, '4242424242424242');
    await expect(chat(page).locator('.waiting')).toBeVisible();
    await isGoodOnEveryScreen(page);
    answer.resolve();
    await tokenShown(page);
    await isGoodOnEveryScreen(page);
  });
  await test.step('a table in the chat', async () => {
    await say(page, 'my payments');
    await expect(chat(page).locator('.table-turn').last()).toBeVisible();
    await isGoodOnEveryScreen(page);
  });
  await test.step('a masked field', async () => {
    await say(page, 'change my password');
    await expect(page.locator('input.composer__field[type="password"]')).toBeVisible();
    await isGoodOnEveryScreen(page);
    await say(page, 'cancel');
  });
  await test.step('a file is wanted', async () => {
    await say(page, 'open a ticket');
    await say(page, 'The display of my meter is dark since the rain.');
    await expect(page.getByRole('button', { name: 'Attach a file' })).toBeVisible();
    await isGoodOnEveryScreen(page);
    await looks(page, 'skip', /Your ticket is T-\d{6}/);
  });
  await test.step('tickets in the chat', () => looks(page, 'my tickets', /T-\d{6}/));
  await test.step('without a line', async () => {
    await context.setOffline(true);
    await expect(page.getByText(OFFLINE.line)).toBeVisible();
    await say(page, 'what do I owe?');
    await expect(page.getByText(OFFLINE.kept(1))).toBeVisible();
    await isGoodOnEveryScreen(page);
    await context.setOffline(false);
    await expect(chat(page).getByText(OFFLINE.sent)).toBeVisible();
  });
});
