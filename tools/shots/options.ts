import { parseArgs } from 'node:util';
import type { Area, Scene } from './scene.ts';

/** Widths in px that every scene is looked at: a phone, a tablet, a desk (DESIGN, Done means looked at). */
export const WIDTHS = [360, 1024, 1440] as const;

/** What a run takes pictures of. */
export interface Options {
  /** Parts of the names of scenes or of their areas; none: all. */
  readonly only: readonly string[];
  readonly widths: readonly number[];
  /** A portal that runs already; null: one is started. */
  readonly portal: string | null;
}

/** Reads `--only NAME` and `--width PX` (each again for more) and `--portal ADDRESS`; throws for anything else. */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      width: { type: 'string', multiple: true, default: [] },
      portal: { type: 'string' },
    },
  });
  const widths = values.width.map((word) => {
    if (!/^\d{3,4}$/.test(word)) throw new Error(`--width takes a width in px, e.g. 360, and not "${word}"`);
    return Number(word);
  });
  return { only: values.only, widths: widths.length > 0 ? widths : WIDTHS, portal: values.portal ?? null };
}

/** A scene with the area that it is of. */
export type Placed = Scene & Pick<Area, 'area'>;

/** The scenes that `only` asks for, in their order. */
export function chosen(areas: readonly Area[], only: readonly string[]): readonly Placed[] {
  return areas
    .flatMap(({ area, scenes }) => scenes.map((scene) => ({ ...scene, area })))
    .filter(({ area, name }) => only.length === 0 || only.some((part) => `${area}/${name}`.includes(part)));
}
