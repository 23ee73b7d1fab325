import type { Page } from '@playwright/test';
import { byKeyboard, hearsFileWindows } from '../../support/by-keyboard.ts';
import { mailedLink } from '../../support/mails.ts';
import { expect, test } from '../../support/portal.ts';
import type { Run } from './run.ts';

/** Somebody who has no mouse mostly sits at a desk; on a phone the specs beside this folder are run. */
export const AT_A_DESK = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false } as const;

/** Runs one flow after another, each from its page to what the screen says in the end. */
export async function runAll(page: Page, runs: readonly Run[]): Promise<void> {
  hearsFileWindows(page);
  // A dozen flows in one test are no reason to end it as one that hangs.
  test.setTimeout(runs.length * 60_000);
  for (const run of runs) await test.step(run.flow, () => runOne(page, run));
}

async function runOne(page: Page, { at, deeds, ends }: Run): Promise<void> {
  await page.goto(typeof at === 'string' ? at : await mailedLink(page, at.to, at.mailed, at.mails));
  await byKeyboard(page, deeds);
  const said = page.getByText(ends).or(page.getByRole('button', { name: ends, exact: true }));
  await expect(said.filter({ visible: true }).first()).toBeVisible();
}
