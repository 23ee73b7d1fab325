import { styleText } from 'node:util';
import type { Tone } from '#machines/kit/view.ts';

/** How a piece of text is set off; without colours it reads the same. */
type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';

/** What there is to draw on. */
export interface Screen {
  /** Characters of a line; Infinity where there is no edge, as in a pipe. */
  readonly columns: number;
  /** Characters of a line of sentences: longer ones are hard to read, however wide the window is. */
  readonly measure: number;
  /** Lines that are seen at once; Infinity in a pipe. */
  readonly rows: number;
  readonly paint: (style: Style, text: string) => string;
}

/** As far as a stream is asked what it is. */
export interface Showing {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A terminal that does not say how large it is. */
const USUAL = { columns: 80, rows: 24 } as const;

/** A screen without an edge and without colours. */
export const BARE: Screen = {
  columns: Number.POSITIVE_INFINITY,
  measure: Number.POSITIVE_INFINITY,
  rows: Number.POSITIVE_INFINITY,
  paint: (_, text) => text,
};

/** The screen behind a stream. Read anew for each drawing, a window can be made larger. */
export function screenOf(stream: Showing, environment: Environment): Screen {
  const paint: Screen['paint'] = hasColours(stream, environment)
    ? (style, text) => styleText(style, text, { validateStream: false })
    : BARE.paint;
  if (stream.isTTY !== true) return { ...BARE, paint };
  const columns = stream.columns || USUAL.columns;
  return { columns, measure: Math.min(columns, USUAL.columns), rows: stream.rows || USUAL.rows, paint };
}

/** True where colours are wanted: FORCE_COLOR decides, then NO_COLOR, then whether a person sees it on something that can. */
export function hasColours(stream: Showing, { FORCE_COLOR, NO_COLOR, TERM }: Environment): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  if (NO_COLOR) return false;
  return stream.isTTY === true && TERM !== 'dumb';
}

const STYLES: Partial<Record<Tone, Style>> = { danger: 'red', warning: 'yellow', success: 'green', info: 'cyan' };

/** A text in the colour of its tone. */
export function toned({ paint }: Screen, tone: Tone, text: string): string {
  const style = STYLES[tone];
  return style === undefined ? text : paint(style, text);
}
