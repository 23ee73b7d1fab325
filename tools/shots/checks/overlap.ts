import type { Problem, Reading, Rect, TextBox } from './reading.ts';

/** Lines of two texts that share this much of the lower one's height stand on each other. */
const SHARE = 0.4;
const SLACK_PX = 2;

/** No text stands on another text of the same layer. */
export function overlapProblems({ texts }: Reading): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      if (one.layer === other.layer && collide(one, other)) {
        problems.push({ check: 'overlap', what: `"${one.text}" and "${other.text}"` });
      }
    }
  }
  return problems;
}

const shown = ({ shown }: TextBox): readonly Rect[] => shown.filter((line) => line !== null);

const collide = (one: TextBox, other: TextBox): boolean =>
  shown(one).some((a) => shown(other).some((b) => overlaps(a, b)));

function overlaps(a: Rect, b: Rect): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > SLACK_PX && down > SHARE * Math.min(a.height, b.height);
}
