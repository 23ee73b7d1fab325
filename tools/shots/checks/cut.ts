import type { Problem, Reading, Rect, TextBox } from './reading.ts';

/** Glyphs are drawn a little beyond their line; less than this is nothing that anybody misses, in px. */
const SLACK_PX = 2;

/** No text is cut off by what it stands in, unless it can be scrolled to. */
export function cutProblems({ texts }: Reading): readonly Problem[] {
  return texts.filter(isCut).map(({ text }) => ({ check: 'cut', what: `"${text}"` }));
}

function isCut({ lines, clipped: { x, y } }: TextBox): boolean {
  return lines.some((line) => (x !== null && overX(line, x)) || (y !== null && overY(line, y)));
}

const overX = (line: Rect, box: Rect): boolean =>
  line.x < box.x - SLACK_PX || line.x + line.width > box.x + box.width + SLACK_PX;

// A line is higher than its letters: a quarter of it holds none.
const overY = (line: Rect, box: Rect): boolean =>
  line.y + line.height / 4 < box.y - SLACK_PX || line.y + (line.height * 3) / 4 > box.y + box.height + SLACK_PX;
