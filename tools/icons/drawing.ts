import type { Point } from './outline.ts';

/** A filled outline; its colour as red, green and blue, 0 to 255. */
export interface Shape {
  readonly outline: readonly Point[];
  readonly colour: readonly [number, number, number];
}

/** So many looks a pixel, each way: smooth edges. */
const LOOKS = 4;

/**
 * Draws shapes, the last on top, into a square of so many pixels a side. They stand in a box of `box` units, which takes `part`
 * of the side in its middle. Without a ground what they leave is transparent.
 */
export function drawn(
  shapes: readonly Shape[],
  { side, box, part, ground }: { side: number; box: number; part: number; ground: Shape['colour'] | null },
): Uint8Array {
  const pixels = new Uint8Array(side * side * 4);
  const scale = box / (side * part);
  const start = (side * (1 - part)) / 2;
  for (let at = 0; at < side * side; at++) {
    const seen: (Shape['colour'] | null)[] = [];
    for (let look = 0; look < LOOKS * LOOKS; look++) {
      const x = ((at % side) + ((look % LOOKS) + 0.5) / LOOKS - start) * scale;
      const y = (Math.floor(at / side) + (Math.floor(look / LOOKS) + 0.5) / LOOKS - start) * scale;
      seen.push(shapes.findLast(({ outline }) => isInside(outline, x, y))?.colour ?? ground);
    }
    pixels.set(mixed(seen), at * 4);
  }
  return pixels;
}

function mixed(seen: readonly (Shape['colour'] | null)[]): number[] {
  const solid = seen.filter((colour) => colour !== null);
  if (solid.length === 0) return [0, 0, 0, 0];
  const mean = (band: 0 | 1 | 2) => Math.round(solid.reduce((sum, colour) => sum + colour[band], 0) / solid.length);
  return [mean(0), mean(1), mean(2), Math.round((255 * solid.length) / seen.length)];
}

/** Inside is where a line to the left crosses the outline an odd number of times. */
function isInside(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  let [lastX, lastY] = outline.at(-1) ?? [0, 0];
  for (const [px, py] of outline) {
    if (py > y !== lastY > y && x < ((lastX - px) * (y - py)) / (lastY - py) + px) inside = !inside;
    [lastX, lastY] = [px, py];
  }
  return inside;
}
