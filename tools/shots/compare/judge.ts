import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Approved } from './approved.ts';
import { changeOf } from './mark.ts';
import { pictureOf, readMark, readPicture, sceneOf, type Taken } from './taken.ts';

/** A picture that is not as before. */
export interface Difference {
  readonly taken: Taken;
  /** In words, as `looks different in 2 places`. */
  readonly what: string;
  /** Files within the folder of the pictures; null where there is none. */
  readonly before: string | null;
  readonly difference: string | null;
}

/**
 * What is not as somebody approved it, of the areas that are recorded; of others `unrecorded` counts the pictures. What was not
 * reached has no picture to judge.
 */
export function againstApproved(folder: string, shots: readonly Taken[], approved: Approved) {
  const recorded = shots.filter(({ area }) => approved.has(area));
  const differences = recorded.flatMap((taken): readonly Difference[] => {
    const what = taken.reached ? unlikeApproved(folder, taken, approved) : null;
    return what === null ? [] : [{ taken, what, before: null, difference: null }];
  });
  return { differences, unrecorded: shots.length - recorded.length };
}

/** How a picture is unlike the approved one; null where it is as it was approved. */
function unlikeApproved(folder: string, taken: Taken, approved: Approved): string | null {
  const mark = approved.get(taken.area)?.get(taken.scene)?.get(pictureOf(taken));
  return mark === undefined ? 'is new' : changeOf(mark, readMark(folder, taken));
}

/** Where the pictures before are, from the folder of those after, as a path with slashes. */
export interface Before {
  readonly folder: string;
  readonly from: string;
  readonly taken: readonly Taken[];
}

/**
 * What is not as in earlier pictures and was not approved as it is now. Of each an image of what differs is written beside it; what
 * differs only in how the edges of letters are smoothed does not.
 */
export function againstBefore(
  folder: string,
  shots: readonly Taken[],
  before: Before,
  approved: Approved,
): readonly Difference[] {
  const earlier = new Map(before.taken.map((one) => [one.file, one]));
  return shots.flatMap((taken): readonly Difference[] => {
    if (!taken.reached || unlikeApproved(folder, taken, approved) === null) return [];
    const was = earlier.get(taken.file);
    if (!was?.reached) return [{ taken, what: 'is new', before: null, difference: null }];
    const file = taken.file.replace(/\.png$/, '.difference.png');
    const apart = drawDifference(readPicture(before.folder, was), readPicture(folder, taken), join(folder, file));
    if (apart === 0) return [];
    const px = `${apart} px ${apart === 1 ? 'differs' : 'differ'}`;
    return [{ taken, what: px, before: `${before.from}/${was.file}`, difference: file }];
  });
}

/** Draws what differs of two pictures into a file, and says of how many px it does; nothing is drawn where none does. */
function drawDifference(before: PNG, after: PNG, file: string): number {
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const drawn = new PNG(size);
  const apart = pixelmatch(laidOn(size, before), laidOn(size, after), drawn.data, size.width, size.height);
  if (apart > 0) writeFileSync(file, PNG.sync.write(drawn));
  return apart;
}

/** A picture on a larger ground that no picture has: where only the other one reaches, all differs. */
function laidOn({ width, height }: Pick<PNG, 'width' | 'height'>, picture: PNG): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const ground = new PNG({ width, height });
  for (let at = 0; at < ground.data.length; at += 4) ground.data.set([255, 0, 255, 255], at);
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground.data;
}

/** The names of recorded scenes that are there no more, where everything was asked for. */
export function goneScenes(known: ReadonlySet<string>, approved: Approved): readonly string[] {
  return [...approved]
    .flatMap(([area, marks]) => [...marks.keys()].map((scene) => sceneOf({ area, scene })))
    .filter((scene) => !known.has(scene));
}
