import type { Page } from '@playwright/test';
import { PIDGIN } from '#catalogues/languages/pidgin/index.ts';
import { LANGUAGE_SENTENCES, SPEAK } from '#catalogues/sentences/conversation/languages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { createWording } from '#machines/kit/writing/wording.ts';
import { isGoodOnEveryScreen } from './support/looks.ts';
import { cardWindow, chat, comeBack, expect, goOn, say, test, tokenShown } from './support/portal.ts';

const word = createWording(PIDGIN);
const RESIDENT = 'bassey.effiong@cedarview.example';
const CHAT = '/dashboard?face=chat';

test('a purchase is wholly in Pidgin, from the wish to the token, and so is another device', async ({
  page,
  elsewhere,
}) => {
  await comeBack(page, RESIDENT, CHAT);
  await say(page, 'abeg yarn pidgin');
  await expect(chat(page)).toContainText(word(LANGUAGE_SENTENCES.chosen.pidgin));
  await say(page, 'I wan buy light 1k');
  await expect(chat(page)).toContainText(word(SENTENCES.confirmPower));
  await expect(chat(page)).not.toContainText(SENTENCES.confirmPower);
  await isGoodOnEveryScreen(page);
  await chat(page)
    .getByRole('button', { name: word('Yes, pay ₦1,050') })
    .click();
  await cardWindow(page).locator('[data-card="4242424242424242"]').click();
  await tokenShown(page);
  await expect(chat(page)).not.toContainText(/Your card window is open|Paid\. Here is your token/);
  await goOn(elsewhere, RESIDENT, CHAT);
  await say(elsewhere, 'cancel');
  await expect(chat(elsewhere)).toContainText(word(TALK.nothingOpen));
  await speaksEnglishAgain(elsewhere);
});

test('a visitor and an administrator are answered in Pidgin where they ask for it', async ({ page, elsewhere }) => {
  await page.goto('/');
  await page.getByRole('button', { name: SPEAK.pidgin.label }).click();
  await expect(chat(page)).toContainText(word(LANGUAGE_SENTENCES.chosen.pidgin));
  await comeBack(elsewhere, 'admin@palmcourt.example', CHAT);
  await say(elsewhere, 'speak pidgin');
  await expect(chat(elsewhere)).toContainText(word(LANGUAGE_SENTENCES.chosen.pidgin));
  await say(elsewhere, 'cancel');
  await expect(chat(elsewhere)).toContainText(word(TALK.nothingOpen));
  await speaksEnglishAgain(elsewhere);
});

/** Accounts are shared with other tests. */
async function speaksEnglishAgain(page: Page): Promise<void> {
  await say(page, 'speak english');
  await expect(chat(page)).toContainText(LANGUAGE_SENTENCES.chosen.english);
}
