import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeProblems } from '../checks/axe.ts';
import { contrastProblems } from '../checks/contrast.ts';
import { errorProblems } from '../checks/errors.ts';
import { looksProblems } from '../checks/looks.ts';
import type { Problem } from '../checks/reading.ts';
import { type Placed, WIDTHS } from '../options.ts';
import { fileOf, type Shot, THEMES } from '../report/shot.ts';
import { draw } from './drawing.ts';
import { enlarged } from './enlarge.ts';
import { perform } from './perform.ts';
import { readPage } from './read-page.ts';
import { settle, unroll, type Waiting } from './settle.ts';
import { allow, letGo, type Stage, setStage, stageCalls } from './stage.ts';

/** Where pictures are taken, and where they go. */
export interface Studio {
  readonly portal: string;
  /** Where drawn scenes are drawn. */
  readonly drawing: string;
  readonly folder: string;
  /** The stage of a width in px. */
  readonly stageOf: (width: number) => Promise<Stage>;
  /** The token of whom the scene is of. */
  readonly admit: (who: Placed['as']) => Promise<string | null>;
  /** A scene after what has happened before it. */
  readonly after: (scene: Placed) => Promise<Placed>;
  /** Whether it is also said what is wrong with each picture, which takes longer than to take it. */
  readonly judges: boolean;
}

/** Takes the pictures of a scene at a width in px, light and dark, and says what is wrong with each. */
export async function shoot(studio: Studio, asked: Placed, width: number): Promise<readonly Shot[]> {
  const scene = await studio.after(asked);
  const portal = scene.drawn ? studio.drawing : studio.portal;
  const token = scene.drawn ? null : await studio.admit(scene.as);
  const stage = await studio.stageOf(width);
  const { page, told } = stage;
  await setStage(stage, portal, width, token);
  await allow(stage, scene.allows);
  const trouble = await enter(stage, portal, scene);
  const shots: Shot[] = [];
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await stage.quiet();
    const once = theme === 'light' ? trouble : [];
    const problems = studio.judges ? [...once, ...(await judged(page, width, theme))] : once;
    const file = fileOf(scene, width, theme);
    await page.screenshot({ path: join(studio.folder, file), fullPage: true, animations: 'disabled', caret: 'hide' });
    const words = await page.evaluate(() => document.body.innerText);
    shots.push({ scene: scene.name, area: scene.area, width, theme, file, words, problems });
  }
  if (!studio.judges) return shots;
  const staged = Object.keys(scene.calls ?? {}).length > 0 || (scene.do ?? []).some((deed) => 'line' in deed);
  // One width is enough: the page is made larger and smaller from there.
  const lost = width === WIDTHS[0] ? await enlarged(page) : [];
  const whole = [...lost, ...errorProblems(told, staged)];
  return shots.map((shot, at) => (at === 0 ? { ...shot, problems: [...shot.problems, ...whole] } : shot));
}

/** How the page is laid out, and whether everybody can use it, is the same in every colour. */
async function judged(page: Page, width: number, theme: Shot['theme']): Promise<readonly Problem[]> {
  const contrast = await contrastProblems(page);
  if (theme === 'dark') return contrast;
  return [...looksProblems(await page.evaluate(readPage), width), ...(await axeProblems(page)), ...contrast];
}

/** Brings a page into the scene's state; a scene that cannot be reached is a problem, and is pictured as far as it came. */
async function enter(stage: Stage, portal: string, scene: Placed): Promise<readonly Problem[]> {
  const { page } = stage;
  try {
    await stageCalls(page, scene);
    if (scene.drawn) await draw(page, portal, scene);
    else await page.goto(portal + scene.at);
    await perform(stage, scene.do ?? []);
    if (scene.do) await letGo(page);
    await settle(page, waitingOf(scene));
    await stage.quiet();
    await unroll(page);
    await stage.quiet();
    await settle(page, waitingOf(scene));
    return [];
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [{ check: 'scene', what: `cannot be reached: ${first}` }];
  }
}

function waitingOf({ calls, drawn }: Placed): Waiting {
  if (Object.values(calls ?? {}).includes('never')) return 'stays';
  return drawn && (drawn.busy !== null || drawn.view?.delivering) ? 'may stay' : 'goes';
}
