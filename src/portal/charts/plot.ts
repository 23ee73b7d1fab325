/** The room for a picture, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a chart is drawn, px: its whole size, and the plot between the axes. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  /** Width of one month. */
  readonly band: number;
}

/** How high a picture is at least, px; where its card is higher it fills that. */
const HEIGHT = 224;
const ROOM = { mark: 52, top: 8, label: 28, right: 2 };
const LABEL_PX = 38;

/** The plot of a chart of so many months in a box of this size, px. */
export function plotOf({ width, height: room }: Size, months: number): Plot {
  const height = Math.max(HEIGHT, room);
  const band = Math.max(0, width - ROOM.mark - ROOM.right) / Math.max(1, months);
  return { width, height, left: ROOM.mark, top: ROOM.top, bottom: height - ROOM.label, band };
}

/** How far down a value stands, px. */
export const heightOf = ({ top, bottom }: Plot, value: number, most: number): number =>
  bottom - (value / most) * (bottom - top);

/** The middle of a month, px. */
export const middleOf = ({ left, band }: Plot, at: number): number => left + band * (at + 0.5);

/** Whether a month's label has the room to be written: counted back from the current one, which always has. */
export const isLabelled = ({ band }: Plot, at: number, months: number): boolean =>
  (months - 1 - at) % Math.max(1, Math.ceil(LABEL_PX / band)) === 0;
