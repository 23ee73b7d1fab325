/** A corner of an outline, in the units of its picture. */
export type Point = readonly [x: number, y: number];

const STEP = /([MmLlHhVvAaZz])([^MmLlHhVvAaZz]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** An arc becomes so many straight pieces: below a tenth of a pixel apart on the largest icon. */
const PIECES = 24;

/** The corners of a path of one outline, as SVG writes it; it may use lines and arcs of a circle. */
export function outlineOf(path: string): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', given = ''] of path.matchAll(STEP)) {
    const numbers = (given.match(NUMBER) ?? []).map(Number);
    const kind = command.toUpperCase();
    const [fromX, fromY] = command === kind ? [0, 0] : [x, y];
    const size = { M: 2, L: 2, H: 1, V: 1, A: 7, Z: 0 }[kind] ?? 0;
    for (let at = 0; size > 0 && at < numbers.length; at += size) {
      const one = numbers.slice(at, at + size);
      const last = one.at(-1) ?? 0;
      const end: Point = [
        kind === 'V' ? x : fromX + (kind === 'H' ? last : (one.at(-2) ?? 0)),
        kind === 'H' ? y : fromY + last,
      ];
      if (kind === 'A') points.push(...arc([x, y], end, one[0] ?? 0, one[4] === 1));
      points.push(end);
      [x, y] = end;
    }
  }
  return points;
}

/** The corners between the ends of the smaller arc of a circle; `clockwise` as it is seen, y pointing down. */
function arc([x1, y1]: Point, [x2, y2]: Point, radius: number, clockwise: boolean): Point[] {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const half = Math.hypot(dx, dy) / 2;
  const rise = Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) * (clockwise ? 1 : -1);
  const [cx, cy] = [(x1 + x2) / 2 - (rise * dy) / (2 * half), (y1 + y2) / 2 + (rise * dx) / (2 * half)];
  const begin = Math.atan2(y1 - cy, x1 - cx);
  const turn = Math.atan2(y2 - cy, x2 - cx) - begin;
  const sweep = clockwise ? (turn + 2 * Math.PI) % (2 * Math.PI) : -((2 * Math.PI - turn) % (2 * Math.PI));
  return Array.from({ length: PIECES - 1 }, (_, at): Point => {
    const angle = begin + (sweep * (at + 1)) / PIECES;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}
