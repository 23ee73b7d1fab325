import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import * as z from 'zod';
import { type Shot, THEMES } from '../report/shot.ts';
import { type Mark, markOf } from './mark.ts';

/** What a run leaves beside its pictures, so that they can be compared and approved without taking them again. */
const LIST = 'taken.json';

const Taken = z.object({
  scene: z.string(),
  area: z.string(),
  width: z.number(),
  theme: z.enum(THEMES),
  file: z.string(),
  words: z.string(),
  /** False where the scene was not reached: what was pictured instead is nothing that anybody wants. */
  reached: z.boolean(),
});

/** A picture of a run that is over. */
export type Taken = z.infer<typeof Taken>;

export const takenOf = ({ problems, ...shot }: Shot): Taken => ({
  ...shot,
  reached: !problems.some(({ check }) => check === 'scene'),
});

export function writeTaken(folder: string, taken: readonly Taken[]): void {
  writeFileSync(join(folder, LIST), JSON.stringify(taken));
}

/** The pictures in a folder; throws where no run has left any. */
export function readTaken(folder: string): readonly Taken[] {
  return z.array(Taken).parse(JSON.parse(readFileSync(join(folder, LIST), 'utf8')));
}

export const readPicture = (folder: string, { file }: Pick<Taken, 'file'>): PNG =>
  PNG.sync.read(readFileSync(join(folder, file)));

export const readMark = (folder: string, taken: Taken): Mark => markOf(readPicture(folder, taken), taken.words);

/** A picture within its scene, as `360 light`. */
export const pictureOf = ({ width, theme }: Pick<Taken, 'width' | 'theme'>): string => `${width} ${theme}`;
export const sceneOf = ({ area, scene }: Pick<Taken, 'area' | 'scene'>): string => `${area}/${scene}`;
