/** Takes pictures of everything, and fails on what nobody should see and on what differs and was not approved (docs/change/looking.md). */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { approve } from './compare/approve.ts';
import { readApproved, writeApproved } from './compare/approved.ts';
import { earlier } from './compare/earlier.ts';
import { againstApproved, againstBefore, goneScenes } from './compare/judge.ts';
import { pictureOf, readTaken, sceneOf, takenOf, writeTaken } from './compare/taken.ts';
import { chosen, readOptions } from './options.ts';
import { differencesPage } from './report/differences-page.ts';
import { indexPage } from './report/index-page.ts';
import { problemList } from './report/problem-list.ts';
import { STEPS, stepScenes } from './scenes/from-machines/steps.ts';
import { AREAS } from './scenes/index.ts';
import { take } from './take.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.shots');
const approvals = join(import.meta.dirname, 'approved');
const options = readOptions(process.argv.slice(2));
const approved = readApproved(approvals);
// Their walk takes minutes.
const withSteps = options.only.length === 0 || options.only.some((part) => part.startsWith(STEPS));
const areas = withSteps ? [...AREAS, stepScenes()] : AREAS;

if (options.approve) {
  const scenes = new Set(chosen(areas, []).map(({ area, name }) => `${area}/${name}`));
  const isThere = { has: (scene: string) => scenes.has(scene) || (!withSteps && scene.startsWith(`${STEPS}/`)) };
  const done = approve(folder, readTaken(folder), options.only, approved, isThere);
  writeApproved(approvals, done.approved);
  for (const scene of done.unreached) console.error(`${scene}  was not reached: there is no picture to approve`);
  console.log(`${done.recorded.length} scenes are approved as they are in .shots`);
  process.exitCode = done.recorded.length > 0 && done.unreached.length === 0 ? 0 : 1;
} else {
  await takeAndJudge();
}

async function takeAndJudge(): Promise<void> {
  const scenes = chosen(areas, options.only);
  const taking = { root, folder, scenes, widths: options.widths, portal: options.portal, judges: options.judges };
  const before = options.against === null ? null : await earlier(options.against, taking);
  const shots = await take({
    ...taking,
    onTaken: (taken) => {
      for (const line of problemList(taken)) console.error(line);
    },
  });
  const taken = shots.map(takenOf);
  writeTaken(folder, taken);
  writeFileSync(join(folder, 'index.html'), indexPage(shots));
  const problems = problemList(shots);
  writeFileSync(join(folder, 'problems.txt'), problems.map((line) => `${line}\n`).join(''));
  console.log(`${shots.length} pictures of ${scenes.length} scenes in .shots/index.html, ${problems.length} problems`);

  const page = join(folder, 'differences.html');
  rmSync(page, { force: true });
  let unlike = 0;
  // A portal that runs already has a clock and data of its own, which nobody approved.
  if (options.portal === null) {
    const { differences, unrecorded } =
      before === null
        ? againstApproved(folder, taken, approved)
        : { differences: againstBefore(folder, taken, before, approved), unrecorded: 0 };
    const all = new Set(scenes.map(({ area, name }) => `${area}/${name}`));
    const gone = options.only.length === 0 ? goneScenes(all, approved) : [];
    writeFileSync(page, differencesPage(differences));
    for (const { taken: one, what } of differences) console.error(`${sceneOf(one)}  ${pictureOf(one)}: ${what}`);
    for (const scene of gone) console.error(`${scene}  is approved, and is there no more`);
    unlike = differences.length + gone.length;
    const unasked = unrecorded === 0 ? '' : `; ${unrecorded} are of areas that nobody recorded yet`;
    console.log(`${unlike} differences that nobody approved, in .shots/differences.html${unasked}`);
  }
  process.exitCode = problems.length === 0 && shots.length > 0 && unlike === 0 ? 0 : 1;
}
