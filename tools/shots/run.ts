/** Takes pictures of everything and fails on what nobody should see: `npm run shots -- [--only NAME] [--width PX] [--portal URL]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startPortal } from '../../tests/e2e/support/start.ts';
import { whichBrowser } from '../testing/browser.ts';
import { chosen, readOptions } from './options.ts';
import { openDrawing } from './page/drawing.ts';
import { history } from './page/given.ts';
import { type Studio, shoot } from './page/shoot.ts';
import { openStage, type Stage } from './page/stage.ts';
import { doorman } from './page/who.ts';
import { indexPage } from './report/index-page.ts';
import { problemList } from './report/problem-list.ts';
import type { Shot } from './report/shot.ts';
import { STEPS, stepScenes } from './scenes/from-machines/steps.ts';
import { AREAS } from './scenes/index.ts';

const folder = join(import.meta.dirname, '../../.shots');
const options = readOptions(process.argv.slice(2));
const withSteps = options.only.length === 0 || options.only.some((part) => part.startsWith(STEPS));
const scenes = chosen(withSteps ? [...AREAS, stepScenes()] : AREAS, options.only);
mkdirSync(folder, { recursive: true });

const started = options.portal === null ? await startPortal() : null;
const portal = started?.url ?? options.portal ?? '';
const browser = await chromium.launch({
  ...(await whichBrowser()),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
});
const drawing = withSteps ? await openDrawing(join(import.meta.dirname, '../..')) : null;
const stages = new Map<number, Stage>();
const stageOf = async (width: number): Promise<Stage> => {
  const stage = stages.get(width) ?? (await openStage(browser, width));
  stages.set(width, stage);
  return stage;
};
const { admit } = doorman(portal);
const { after } = history(portal, admit);
const studio: Studio = { portal, drawing: drawing?.url ?? '', folder, stageOf, admit, after };
const shots: Shot[] = [];
try {
  for (const scene of scenes) {
    for (const width of options.widths.filter((one) => scene.widths?.includes(one) ?? true)) {
      const taken = await shoot(studio, scene, width);
      shots.push(...taken);
      for (const line of problemList(taken)) console.error(line);
    }
  }
} finally {
  await browser.close();
  await drawing?.close();
  await started?.stop();
}

writeFileSync(join(folder, 'index.html'), indexPage(shots));
const problems = problemList(shots);
writeFileSync(join(folder, 'problems.txt'), problems.map((line) => `${line}\n`).join(''));
console.log(`${shots.length} pictures of ${scenes.length} scenes in .shots/index.html, ${problems.length} problems`);
process.exitCode = problems.length === 0 && shots.length > 0 ? 0 : 1;
