import { writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod';
import { UPLOAD_MOST } from '#catalogues/uploads.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { METERS, meterLines } from '../uploads/files.ts';
import { ADMIN } from './office.ts';

/** Longest time for which a page may do nothing else, ms (PERFORMANCE). */
const LONGEST_MS = 50;

const Trace = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Time on the processor, microseconds: on a busy machine a task waits longer than it works. */
      tdur: z.number().optional(),
      args: z.looseObject({ name: z.string().optional() }).optional(),
    }),
  ),
});

/** The longest that anything held up the page meanwhile, in ms of work. */
async function longestWhile(browser: Browser, page: Page, doing: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await doing();
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = traceEvents.flatMap(({ name, pid, tid, tdur }) =>
    name.endsWith('RunTask') && tdur !== undefined && mains.some((main) => main.pid === pid && main.tid === tid)
      ? [tdur / 1_000]
      : [],
  );
  expect(tasks.length).toBeGreaterThan(100);
  return Math.max(...tasks);
}

test('a page never stands still for more than 50 ms while 100,000 rows are read, judged and previewed', async ({
  browser,
  page,
}, testInfo) => {
  const file = testInfo.outputPath('meters.csv');
  await writeFile(file, [METERS, ...meterLines(UPLOAD_MOST.rows, 46_000_000_000)].join('\n'));
  await comeBack(page, ADMIN, '/upload-meter-number');
  const field = page.getByLabel('Meter list (.csv)');
  await expect(field).toBeAttached();
  const longest = await longestWhile(browser, page, async () => {
    await field.setInputFiles(file);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Page 1 / 10,000 of 100,000 entries')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm update' })).toBeVisible();
    await page.getByRole('button', { name: 'Page 10000' }).click();
    await expect(page.getByText('Page 10,000 / 10,000 of 100,000 entries')).toBeVisible();
  });
  expect(longest).toBeLessThanOrEqual(LONGEST_MS);
});
