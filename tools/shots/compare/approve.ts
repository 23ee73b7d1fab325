import { isAsked } from '../options.ts';
import type { Approved, Marks } from './approved.ts';
import { pictureOf, readMark, sceneOf, type Taken } from './taken.ts';

/** What of an approval there was: the scenes that are as wanted now, and those that were not reached, of which there is no picture. */
export interface Approval {
  readonly approved: Approved;
  readonly recorded: readonly string[];
  readonly unreached: readonly string[];
}

/**
 * Approves the pictures in a folder, of the scenes that `only` asks for; what is approved of other scenes, and at other widths, stays.
 * `scenes`: all that there are, for what is approved of others goes.
 */
export function approve(
  folder: string,
  taken: readonly Taken[],
  only: readonly string[],
  before: Approved,
  scenes: Pick<ReadonlySet<string>, 'has'>,
): Approval {
  const asked = taken.filter((one) => isAsked(sceneOf(one), only));
  const unreached = new Set(asked.flatMap((one) => (one.reached ? [] : [sceneOf(one)])));
  const wanted = asked.filter((one) => !unreached.has(sceneOf(one)));
  const marks = new Map<string, Map<string, Marks>>(
    [...before].map(([area, of]) => [area, new Map([...of].filter(([scene]) => scenes.has(sceneOf({ area, scene }))))]),
  );
  for (const one of wanted) {
    const area = marks.get(one.area) ?? new Map<string, Marks>();
    marks.set(one.area, area);
    area.set(one.scene, new Map([...(area.get(one.scene) ?? []), [pictureOf(one), readMark(folder, one)]]));
  }
  return { approved: marks, recorded: [...new Set(wanted.map(sceneOf))], unreached: [...unreached] };
}
