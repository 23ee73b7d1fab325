import type { Locator, Page } from '@playwright/test';
import { type Doing, named } from './fill-in.ts';
import { goTo, isAtTheQuestion, isSomewhere, payByKeyboard, write } from './keyboard.ts';
import { expect } from './portal.ts';

/** A file as Playwright hands one to a page. */
interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * What is done with keys alone: what is done on a form, by the names of the controls, and beside it a tick, a file, a card, a
 * sentence of the chat, or waiting for what the portal says,
 * or has learned for a list of a form. `above`: the control stands before the line, in the conversation.
 */
export type Deed =
  | Exclude<Doing, { readonly press: string }>
  | { readonly press: string | RegExp; readonly above?: true }
  | { readonly tick: string }
  | { readonly file: GivenFile; readonly into: string }
  | { readonly pay: true }
  | { readonly say: string }
  | { readonly hear: string | RegExp }
  | { readonly wait: string; readonly of: string };

/** Does one thing after another with keys alone, from where the focus is. */
export async function byKeyboard(page: Page, deeds: readonly Deed[]): Promise<void> {
  for (const deed of deeds) {
    if ('press' in deed) await press(page, pressed(page, deed.press), deed.above ? 'Shift+Tab' : 'Tab');
    else if ('choose' in deed) await choose(page, deed.of, deed.choose);
    else if ('type' in deed) await type(page, page.getByLabel(deed.into, { exact: true }), deed.type);
    else if ('search' in deed) await search(page, deed.of, deed.search, deed.take);
    else if ('tick' in deed) await press(page, page.getByLabel(deed.tick, { exact: true }), 'Tab', 'Space');
    else if ('file' in deed) await give(page, deed.into, deed.file);
    else if ('pay' in deed) await payByKeyboard(page);
    else if ('say' in deed) await say(page, deed.say);
    else if ('wait' in deed) await expect(learned(page, deed.of, deed.wait)).toHaveCount(1);
    else await expect(page.getByText(deed.hear).filter({ visible: true }).first()).toBeVisible();
  }
}

/** What a form has learned for a list: chosen of many in it, or pressed of a few. */
const learned = (page: Page, of: string, answer: string): Locator =>
  page
    .getByLabel(of, { exact: true })
    .locator('option:checked')
    .filter({ hasText: answer })
    .or(group(page, of).getByRole('button', { name: answer, pressed: true }));

const group = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** What Enter presses, by its whole name: a button or a link. */
function pressed(page: Page, name: string | RegExp): Locator {
  const by = { name: typeof name === 'string' ? named(name) : name };
  return page.getByRole('button', by).or(page.getByRole('link', by));
}

async function press(
  page: Page,
  control: Locator,
  way: 'Tab' | 'Shift+Tab' = 'Tab',
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await goTo(page, control, way);
  await page.keyboard.press(key);
  await isSomewhere(page);
}

/** Chooses of a few answers that stand there, or of many in a list that is searched. */
async function choose(page: Page, of: string, answer: string): Promise<void> {
  const few = group(page, of).getByRole('button', { name: answer });
  await expect(few.or(page.getByRole('combobox', { name: of, exact: true })).first()).toBeVisible();
  if (await few.first().isVisible()) await press(page, few);
  else await search(page, of, answer, answer);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await goTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Types into a field that searches its answers, and goes down to the one that is meant. */
async function search(page: Page, of: string, text: string, take: string): Promise<void> {
  const field = page.getByRole('combobox', { name: of, exact: true });
  await type(page, field, text);
  const wanted = page.getByRole('option', { name: take }).first();
  await expect(wanted).toBeVisible();
  const id = (await wanted.getAttribute('id')) ?? '';
  const options = await page.getByRole('option').count();
  for (let at = 0; at < options && (await field.getAttribute('aria-activedescendant')) !== id; at++)
    await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', id);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
}

/**
 * The browser's own window of files is looked for from now on. Asked for only with the key that opens it, it is missed now and
 * then: the browser may hear the key first.
 */
export function hearsFileWindows(page: Page): void {
  page.on('filechooser', () => {});
}

/** Opens the browser's own window of files with the Space bar; choosing in it is the browser's. */
async function give(page: Page, label: string, file: GivenFile): Promise<void> {
  await goTo(page, page.getByLabel(label, { exact: true }));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
  await chooser.setFiles({ ...file });
  await isSomewhere(page);
}

async function say(page: Page, sentence: string): Promise<void> {
  await goTo(page, page.locator('.composer__field'));
  await write(page, sentence);
  await isAtTheQuestion(page);
}
