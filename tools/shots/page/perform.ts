import type { Locator, Page } from '@playwright/test';
import { KEPT } from '#src/portal/browser/kept-names.ts';
import { fillIn } from '../../../tests/e2e/support/fill-in.ts';
import type { Deed } from '../scene.ts';
import { answered, settle } from './settle.ts';
import type { Stage } from './stage.ts';

/** A picture of one pixel, as an image that somebody hands over. */
const IMAGE = {
  name: 'meter.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Does what a person does before a picture is taken, one thing after another. */
export async function perform({ page, quiet }: Pick<Stage, 'page' | 'quiet'>, deeds: readonly Deed[]): Promise<void> {
  for (const deed of deeds) {
    await quiet();
    await doOne(page, deed);
  }
}

async function doOne(page: Page, deed: Deed): Promise<void> {
  if ('say' in deed) return say(page, deed.say);
  if ('see' in deed) return seen(page.getByText(deed.see)).waitFor();
  if ('card' in deed) {
    return page.frameLocator('iframe[title="Card payment"]').locator(`[data-card="${deed.card}"]`).click();
  }
  if ('line' in deed) {
    // What the page itself is made of has arrived before its line goes.
    await settle(page, 'goes');
    return page.context().setOffline(true);
  }
  if ('browser' in deed) {
    // With it in its head the page hears of installing.
    await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
    await page.evaluate(wouldInstall, KEPT.installing);
    return page.locator('.install-offer').scrollIntoViewIfNeeded();
  }
  if ('toasts' in deed) return page.evaluate(keepToasts);
  if ('search' in deed && !('take' in deed)) {
    return page.getByRole('combobox', { name: deed.of, exact: true }).fill(deed.search);
  }
  if ('press' in deed) return pressed(within(page, deed.within), deed.press).click();
  if ('give' in deed) {
    const lines = deed.give === 'image' ? null : deed.give.join('\n');
    const file = lines === null ? IMAGE : { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) };
    return page.getByLabel(deed.to, { exact: true }).setInputFiles(file);
  }
  return fillIn(page.getByRole('main').or(page.getByRole('dialog')).last(), [deed]);
}

/** Runs in the page: a wait as long as a toast stands is never over. */
function keepToasts() {
  const begin = window.setTimeout.bind(window);
  const begun = (run: TimerHandler, ms?: number) => (ms !== undefined && ms >= 5_000 ? 0 : begin(run, ms));
  Object.defineProperty(window, 'setTimeout', { value: begun });
}

/** Runs in the page: enough was bought here before, and it may be installed; `name` is where the first is kept. */
function wouldInstall(name: string) {
  localStorage.setItem(name, '2');
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} }));
}

async function say(page: Page, sentence: string): Promise<void> {
  const composer = page.locator('.composer__field').filter({ visible: true }).last();
  await composer.fill(sentence);
  await composer.press('Enter');
  await answered(page);
}

const seen = (all: Locator): Locator => all.filter({ visible: true }).first();

function within(page: Page, place: Extract<Deed, { press: string }>['within']): Page | Locator {
  if (place === undefined) return page;
  if (place === 'bar') return page.getByRole('banner');
  if (place === 'chat') return page.getByRole('log').last();
  if (place === 'dialog') return page.getByRole('dialog').last();
  return page.getByRole('form', { name: place.form, exact: true });
}

function pressed(place: Page | Locator, name: string): Locator {
  const exactly = { name, exact: true };
  return seen(
    place.getByRole('button', exactly).or(place.getByRole('link', exactly)).or(place.getByRole('tab', exactly)),
  );
}
