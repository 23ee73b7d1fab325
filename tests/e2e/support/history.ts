import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { expect } from './portal.ts';

/** What the browser was given to keep. */
export interface Kept {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The file that doing something hands out. */
export async function kept(page: Page, doing: () => Promise<unknown>): Promise<Kept> {
  const download = page.waitForEvent('download');
  await doing();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const Rows = z.array(z.record(z.string(), z.string()));

/** CSV EXPORT, as another parser reads it: the file's name, and a row for each payment by the names of its columns. */
export async function exported(page: Page) {
  const { name, bytes } = await kept(page, () => page.getByRole('button', { name: 'CSV EXPORT' }).click());
  return { name, rows: Rows.parse(parse(bytes, { columns: true, bom: true })) };
}

/** The order ids on the page that is shown, in its order: each has its receipt. */
async function shownIds(page: Page): Promise<string[]> {
  const buttons = await page.getByRole('button', { name: /^Download [A-Z]+-/ }).allTextContents();
  return buttons.map((text) => text.replace('Download', '').trim());
}

/** Waits until the list that is shown stands still: nothing is fetched, and what was fetched is drawn. */
export async function isRead(page: Page): Promise<void> {
  await expect(page.locator('.waiting-rows, [aria-busy="true"]')).toHaveCount(0);
}

/** Waits for the page of a history that begins with that row, and answers how many rows there are in all. */
export async function pageFrom(page: Page, row: number): Promise<number> {
  await isRead(page);
  let where = '';
  const read = async () => {
    where = await page.locator('.pages__where').innerText();
    return where;
  };
  await expect.poll(read).toMatch(new RegExp(`^${row} to \\d+ of \\d+$`));
  return Number(/of (\d+)$/.exec(where)?.[1]);
}

/** Opens what narrows a list with days, which is folded on a phone. */
export async function openFilters(page: Page): Promise<void> {
  await expect(page.locator('.toolbar')).toBeVisible();
  const filter = page.getByRole('button', { name: /^Filter/, expanded: false });
  if (await filter.isVisible()) await filter.click();
}

/** The order ids of all pages, one page after another. */
export async function idsOnAllPages(page: Page): Promise<string[]> {
  const total = await pageFrom(page, 1);
  const ids = await shownIds(page);
  while (ids.length < total) {
    await page.getByRole('button', { name: 'The next page' }).click();
    await pageFrom(page, ids.length + 1);
    ids.push(...(await shownIds(page)));
  }
  return ids;
}
