import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import type { PNG } from 'pngjs';

/**
 * What becomes one pixel of a mark, px: as low as a line of text, which then shows when it moves by some px, and wider, for what moves
 * moves mostly down. A word's other colour still shows in it.
 */
const TILE = { width: 80, height: 16 } as const;
/** How far apart two colours of marks are before they are two, of black and white; about three steps of 255. */
const APART = 0.01;

/** What is kept of a picture that somebody approved: enough to see that it changed, and too little to show it. */
export interface Mark {
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Stands for the words that can be read on it. */
  readonly words: string;
  /** The middle colour of each tile, row by row, as red, green and blue. */
  readonly colours: Uint8Array;
}

/** How many tiles a mark of so many px has. */
export const tilesOf = ({ width, height }: Pick<Mark, 'width' | 'height'>): number =>
  Math.ceil(width / TILE.width) * Math.ceil(height / TILE.height);

/** The mark of a picture with its words. */
export function markOf({ width, height, data }: Pick<PNG, 'width' | 'height' | 'data'>, words: string): Mark {
  const across = Math.ceil(width / TILE.width);
  const sums = new Float64Array(tilesOf({ width, height }) * 3);
  const counts = new Float64Array(tilesOf({ width, height }));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const tile = Math.floor(y / TILE.height) * across + Math.floor(x / TILE.width);
      counts[tile] = (counts[tile] ?? 0) + 1;
      for (let c = 0; c < 3; c += 1)
        sums[tile * 3 + c] = (sums[tile * 3 + c] ?? 0) + (data[(y * width + x) * 4 + c] ?? 0);
    }
  }
  const colours = Uint8Array.from(sums, (sum, at) => Math.round(sum / (counts[Math.floor(at / 3)] ?? 1)));
  return { width, height, words: hashOf(words), colours };
}

/** What has changed from one mark to another, in words; null where nothing has. */
export function changeOf(from: Mark, to: Mark): string | null {
  if (from.width !== to.width || from.height !== to.height)
    return `is ${to.width} by ${to.height} px and was ${from.width} by ${from.height}`;
  const across = Math.ceil(to.width / TILE.width);
  const apart = pixelmatch(opaque(from), opaque(to), undefined, across, Math.ceil(to.height / TILE.height), {
    threshold: APART,
    includeAA: true,
  });
  if (from.words !== to.words) return apart === 0 ? 'says something else' : 'says something else and looks different';
  return apart === 0 ? null : `looks different in ${apart} ${apart === 1 ? 'place' : 'places'}`;
}

/** Lines break elsewhere at another width; that is no other word. */
const hashOf = (words: string): string =>
  createHash('sha256').update(words.replace(/\s+/g, ' ').trim()).digest('base64url').slice(0, 12);

/** The colours as a picture. */
function opaque(mark: Mark): Uint8Array {
  const pixels = new Uint8Array(tilesOf(mark) * 4).fill(255);
  for (let at = 0; at < tilesOf(mark); at += 1) pixels.set(mark.colours.subarray(at * 3, at * 3 + 3), at * 4);
  return pixels;
}
