import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { whichBrowser } from '../testing/browser.ts';
import type { Placed } from './options.ts';
import { openDrawing } from './page/drawing.ts';
import { history } from './page/given.ts';
import { type Studio, shoot } from './page/shoot.ts';
import { openStage, type Stage } from './page/stage.ts';
import { doorman } from './page/who.ts';
import type { Shot } from './report/shot.ts';
import { openPortals, type Portals } from './still/portals.ts';

/** What pictures are taken of, and where they go. */
export interface Taking {
  /** The folder of the portal's source. */
  readonly root: string;
  /** The folder of the pictures. */
  readonly folder: string;
  readonly scenes: readonly Placed[];
  /** In px. */
  readonly widths: readonly number[];
  /** A portal that runs already, whose clock and data are its own; null: portals that stand still are started. */
  readonly portal: string | null;
  readonly judges: boolean;
  /** Hears of each scene that was pictured at a width. */
  readonly onTaken: (shots: readonly Shot[]) => void;
}

type Person = Pick<Studio, 'portal' | 'admit' | 'after'>;

/** Takes the pictures of all scenes, one after another. */
export async function take(taking: Taking): Promise<readonly Shot[]> {
  const { root, folder, scenes, widths, portal, judges } = taking;
  mkdirSync(folder, { recursive: true });
  const portals = portal === null && scenes.some(({ drawn }) => !drawn) ? await openPortals(root) : null;
  const drawing = scenes.some(({ drawn }) => drawn) ? await openDrawing(root) : null;
  const browser = await chromium.launch({
    ...(await whichBrowser()),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
  });
  const stageOf = stagesOf(browser);
  let person = personAt(portals?.url ?? portal ?? '');
  const renew = async () => {
    await portals?.renew();
    person = personAt(portals?.url ?? portal ?? '');
  };
  const studio = (): Studio => ({ ...person, drawing: drawing?.url ?? '', folder, stageOf, judges });
  const shots: Shot[] = [];
  try {
    for (const scene of scenes) {
      for (const width of widths.filter((one) => scene.widths?.includes(one) ?? true)) {
        const taken = await alone(portals, scene, renew, async () => {
          const { written } = await stageOf(width);
          const made = await shoot(studio(), scene, width);
          return { made, wrote: written.length > 0 };
        });
        shots.push(...taken);
        taking.onTaken(taken);
      }
    }
  } finally {
    await browser.close();
    await drawing?.close();
    await portals?.close();
  }
  return shots;
}

/** Scenes that are known to write. */
const writers = new Set<string>();

/**
 * Takes a scene so that none before it shows: what writes begins with a portal of its own, and gives it up. Whether a scene writes is
 * seen when it does; then it is taken again.
 */
async function alone(
  portals: Portals | null,
  { area, name, given, drawn }: Placed,
  renew: () => Promise<void>,
  shot: () => Promise<{ made: readonly Shot[]; wrote: boolean }>,
): Promise<readonly Shot[]> {
  if (portals === null || drawn) return (await shot()).made;
  const scene = `${area}/${name}`;
  if (given !== undefined) writers.add(scene);
  const begunAnew = writers.has(scene) || !portals.isFresh();
  if (begunAnew) await renew();
  const { made, wrote } = await shot();
  if (!wrote && given === undefined) return made;
  writers.add(scene);
  portals.spoil();
  if (begunAnew) return made;
  await renew();
  const again = await shot();
  portals.spoil();
  return again.made;
}

function personAt(portal: string): Person {
  const { admit } = doorman(portal);
  return { portal, admit, after: history(portal, admit).after };
}

/** One stage a width in px. */
function stagesOf(browser: Browser): (width: number) => Promise<Stage> {
  const stages = new Map<number, Stage>();
  return async (width) => {
    const stage = stages.get(width) ?? (await openStage(browser, width));
    stages.set(width, stage);
    return stage;
  };
}
