import type { jsPDF } from 'jspdf';
import { FACES } from './fonts.ts';

/** How a piece of text looks: size in points. */
export interface Ink {
  readonly size: number;
  readonly colour?: Colour;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right' | 'center';
  /** Widest a text may be, mm; a longer one is made smaller, never cut. */
  readonly width?: number;
}

const SMALLEST = 5;

/** Draws on one page in millimetres, in the portal's colours. */
export function pen(document: jsPDF) {
  return {
    text(
      words: string,
      x: number,
      y: number,
      { size, colour = 'ink', bold = false, align = 'left', width }: Ink,
    ): void {
      document.setFont(bold ? FACES.bold : FACES.regular);
      document.setFontSize(size);
      const wide = document.getTextWidth(words);
      if (width !== undefined && wide > width) document.setFontSize(Math.max(SMALLEST, (size * width) / wide));
      document.setTextColor(COLOURS[colour]);
      document.text(words, x, y, { align });
    },
    box(x: number, y: number, width: number, height: number, radius: number, colour: Colour): void {
      document.setFillColor(COLOURS[colour]);
      document.roundedRect(x, y, width, height, radius, radius, 'F');
    },
    rule(
      x: number,
      y: number,
      width: number,
      { colour = 'line', dashed = false }: { colour?: Colour; dashed?: boolean } = {},
    ): void {
      document.setDrawColor(COLOURS[colour]);
      document.setLineWidth(0.25);
      document.setLineDashPattern(dashed ? [1.4, 1.4] : [], 0);
      document.line(x, y, x + width, y);
    },
    /** A closed shape through points in a 24 x 24 box, laid at (x, y) with `side` mm a side. */
    shape(points: readonly (readonly [number, number])[], x: number, y: number, side: number, colour: Colour): void {
      const scale = side / 24;
      const [first = [0, 0], ...rest] = points;
      const steps = rest.map((point, i) => {
        const from = points[i] ?? first;
        return [(point[0] - from[0]) * scale, (point[1] - from[1]) * scale];
      });
      document.setFillColor(COLOURS[colour]);
      document.lines(steps, x + first[0] * scale, y + first[1] * scale, [1, 1], 'F', true);
    },
  };
}

/** What a receipt is drawn with; lengths in points. */
export type Pen = ReturnType<typeof pen>;

/** The light colours of the portal's tokens (`ui/styles/tokens.css`), as a PDF wants them. */
const COLOURS = {
  ink: '#15201A',
  muted: '#55625A',
  line: '#E0E4DC',
  edge: '#828D85',
  leaf: '#0B5C3A',
  markBolt: '#FFC24A',
  sparkInk: '#845000',
  sparkTint: '#FFF3D9',
  success: '#17733F',
  successTint: '#E3F4E9',
  danger: '#B3212B',
  dangerTint: '#FCEBEA',
} as const;

/** A colour by its name in the tokens. */
type Colour = keyof typeof COLOURS;
