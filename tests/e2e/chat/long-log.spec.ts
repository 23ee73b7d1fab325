import type { Page } from '@playwright/test';
import { KEPT } from '#src/portal/browser/kept-names.ts';
import { chat, expect, say, test } from '../support/portal.ts';

const TURNS = 1000;

/** A browser that has kept so long a conversation, as it finds it when the portal is opened. */
async function hasTalked(page: Page): Promise<void> {
  const messages = Array.from({ length: TURNS }, (_, at) => ({
    id: at + 1,
    from: at % 2 === 0 ? 'person' : 'portal',
    text: `Turn ${at + 1} of a long talk. ${'It has a few words more. '.repeat(at % 5)}`,
    tone: 'plain',
    at: '2026-11-21T18:42:00.000Z',
  }));
  await page.goto('/theme.js');
  await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [
    KEPT.conversation,
    JSON.stringify({ version: 1, messages, stack: [], runs: [] }),
  ] as const);
  await page.goto('/airtime?face=chat');
}

const rows = (page: Page) => chat(page).locator('.turn').count();
const scrollTo = (page: Page, top: 'first' | 'last') =>
  page.locator('.log').evaluate((log, to) => log.scrollTo({ top: to === 'first' ? 0 : log.scrollHeight }), top);

test('a conversation of 1,000 messages is drawn where the screen is, from its end to its beginning and back @desk', async ({
  page,
}) => {
  await hasTalked(page);
  const last = chat(page).getByText(`Turn ${TURNS} of a long talk.`);
  await expect(last).toBeAttached();
  expect(await rows(page)).toBeLessThan(200);

  await scrollTo(page, 'first');
  await expect(chat(page).getByText('Turn 1 of a long talk.')).toBeInViewport();
  await expect.poll(() => rows(page)).toBeLessThan(240);

  await scrollTo(page, 'last');
  await expect(last).toBeAttached();
  await say(page, 'is it safe?');
  await expect(chat(page).locator('.turn--person').last()).toHaveText('is it safe?');
  await expect(chat(page).locator('.turn--person').last()).toBeInViewport();
});

test('what is typed under a conversation of 1,000 messages draws none of them again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hasTalked(page);
  await expect(chat(page).getByText(`Turn ${TURNS} of a long talk.`)).toBeAttached();
  // What comes after the choices, and belongs to them, is there.
  await expect(chat(page).locator('.chip .firm-mark[aria-hidden]')).toHaveCount(4);
  const line = page.locator('.composer__field').last();
  await line.focus();
  // Kept outside of the log: what was written in it would be seen as a change again, without end.
  await chat(page).evaluate((log) => {
    const changes = new MutationObserver((seen) => {
      document.documentElement.dataset.changes = seen.map(({ type, target }) => `${type} of ${target.nodeName}`).join();
    });
    changes.observe(log, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await page.keyboard.type('buy power 5000');
  await expect(line).toHaveValue('buy power 5000');
  await expect(page.locator('html')).not.toHaveAttribute('data-changes');
});
