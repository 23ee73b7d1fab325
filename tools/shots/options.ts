import { parseArgs } from 'node:util';
import type { Area, Scene } from './scene.ts';

/** Widths in px that every scene is looked at: a phone, a tablet, a desk (DESIGN, Done means looked at). */
export const WIDTHS = [360, 1024, 1440] as const;

/** What a run does. */
export interface Options {
  /** Parts of the names of scenes or of their areas; none: all. */
  readonly only: readonly string[];
  readonly widths: readonly number[];
  /** A portal that runs already; null: one is started. */
  readonly portal: string | null;
  /** What stands beside it: a folder of pictures of an earlier run, or a commit that pictures are taken of; null: what was approved. */
  readonly against: string | null;
  /** Takes no pictures: those of the last run are what is wanted from now on, of `only` or all. */
  readonly approve: boolean;
  /** Whether it is also said what is wrong with each picture. */
  readonly judges: boolean;
}

/**
 * Reads `--only NAME` and `--width PX` (each again for more), `--portal ADDRESS`, `--against PLACE`, `--no-checks`, and `--approve` with
 * names of scenes; throws for anything else.
 */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowNegative: true,
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      width: { type: 'string', multiple: true, default: [] },
      portal: { type: 'string' },
      against: { type: 'string' },
      approve: { type: 'boolean', default: false },
      checks: { type: 'boolean', default: true },
    },
  });
  const { portal = null, against = null, approve } = values;
  const [odd] = approve ? [] : positionals;
  if (odd !== undefined) throw new Error(`Only --approve takes names of scenes: is "${odd}" meant as --only ${odd}?`);
  if (portal !== null && against !== null)
    throw new Error('A portal that runs already has a clock and data of its own: --against takes none.');
  const widths = values.width.map((word) => {
    if (!/^\d{3,4}$/.test(word)) throw new Error(`--width takes a width in px, e.g. 360, and not "${word}"`);
    return Number(word);
  });
  return {
    only: [...values.only, ...positionals],
    widths: widths.length > 0 ? widths : WIDTHS,
    portal,
    against,
    approve,
    judges: values.checks,
  };
}

/** A scene with the area that it is of. */
export type Placed = Scene & Pick<Area, 'area'>;

/**
 * True for what `only` asks for, `scene` being area and name as `power/read back`. A part with a slash begins with the area, for the names of
 * pages have slashes of their own: `help/` is that area, and none of the pages of articles.
 */
export const isAsked = (scene: string, only: readonly string[]): boolean =>
  only.length === 0 || only.some((part) => (part.includes('/') ? scene.startsWith(part) : scene.includes(part)));

/** The scenes that `only` asks for, in their order. */
export function chosen(areas: readonly Area[], only: readonly string[]): readonly Placed[] {
  return areas
    .flatMap(({ area, scenes }) => scenes.map((scene) => ({ ...scene, area })))
    .filter(({ area, name }) => isAsked(`${area}/${name}`, only));
}
