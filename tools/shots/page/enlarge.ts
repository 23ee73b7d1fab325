import type { Page } from '@playwright/test';
import type { Problem } from '../checks/reading.ts';
import { ZOOMS, zoomProblems } from '../checks/zoom.ts';
import { readPage } from './read-page.ts';

/** Enlarges what stands there, as the browser of a desk does, and says what is lost; the page keeps the last size. */
export async function enlarged(page: Page): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const zoom of ZOOMS) {
    await page.setViewportSize(zoom);
    problems.push(...zoomProblems(await page.evaluate(readPage), zoom));
  }
  return problems;
}
