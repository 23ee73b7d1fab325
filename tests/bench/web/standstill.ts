import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { DEMO_ACCOUNTS } from '#catalogues/sandbox.ts';
import { UPLOAD_MOST } from '#catalogues/uploads.ts';
import { METERS, meterLines } from '../../e2e/uploads/files.ts';
import type { openBrowser } from './browser.ts';
import { BESIDE, keepToken, tokenAt } from './pages.ts';
import { medianOf, type Ratio } from './ratio.ts';

const TIMES = 3;
/** Longest time for which a page may do nothing else, ms. */
const LONGEST_MS = 50;
const [, , ADMIN] = DEMO_ACCOUNTS;

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

/** PERFORMANCE d2: the longest that anything holds up the page while a file of as many meters as one can hold is read, judged and shown. */
export async function standstill(open: typeof openBrowser, url: string): Promise<Ratio> {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-meters-'));
  const file = join(folder, 'meters.csv');
  writeFileSync(file, [METERS, ...meterLines(UPLOAD_MOST.rows, 46_000_000_000)].join('\n'));
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) times.push(await longestTask(open, url, file));
  rmSync(folder, { recursive: true });
  const what = `longest task of the page while ${UPLOAD_MOST.rows} rows are read, judged and shown`;
  return { id: 'd2', what, unit: 'ms', ours: medianOf(times), theirs: LONGEST_MS, peer: 'the limit', target: 1 };
}

async function longestTask(open: typeof openBrowser, url: string, file: string): Promise<number> {
  const { context, close } = await open();
  const browser = context.browser();
  if (browser === null) throw new Error('The browser gives no traces.');
  const page = await context.newPage();
  // A hundred thousand rows take as long as they take.
  page.setDefaultTimeout(0);
  await keepToken(page, new URL(BESIDE, url).href, await tokenAt(url, ADMIN));
  await page.goto(`${url}/upload-meter-number`);
  await page.getByLabel('Meter list (.csv)').waitFor({ state: 'attached' });
  await browser.startTracing(page, { categories: ['toplevel'] });
  await preview(page, file);
  const trace = await browser.stopTracing();
  await close();
  return longestOfMain(trace.toString());
}

/** Uploads the file, and goes through its preview from the first page to the last. */
async function preview(page: Page, file: string): Promise<void> {
  await page.getByLabel('Meter list (.csv)').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Page 1 / 10,000 of 100,000 entries').waitFor();
  await page.getByRole('button', { name: 'Confirm update' }).waitFor();
  await page.getByRole('button', { name: 'Page 10000' }).click();
  await page.getByText('Page 10,000 / 10,000 of 100,000 entries').waitFor();
}

/** The longest task of the thread that draws the page, ms of work. */
function longestOfMain(trace: string): number {
  const { traceEvents } = Trace.parse(JSON.parse(trace));
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = traceEvents.flatMap(({ name, pid, tid, tdur }) =>
    name.endsWith('RunTask') && tdur !== undefined && mains.some((main) => main.pid === pid && main.tid === tid)
      ? [tdur / 1_000]
      : [],
  );
  return Math.max(...tasks);
}
