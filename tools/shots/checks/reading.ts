/** A rectangle on the screen, in px. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A run of text as it stands there, line by line. */
export interface TextBox {
  readonly text: string;
  /** Numbers the place that it lies on: texts of two dialogs, or of a page and what floats over it, cover each other rightly. */
  readonly layer: number;
  readonly lines: readonly Rect[];
  /** What is left of each line inside of all that clips it; null where nothing is. */
  readonly shown: readonly (Rect | null)[];
  /** Words that go on in the line below without a hyphen. */
  readonly broken: readonly string[];
  /** What clips it cannot be scrolled to show the rest, by axis. */
  readonly clipped: { readonly x: Rect | null; readonly y: Rect | null };
}

/** Something that is pressed. */
export interface Target {
  readonly name: string;
  readonly rect: Rect;
  /** A link in the middle of a sentence, which is as high as its line (WCAG 2.5.8). */
  readonly inline: boolean;
  /** A press 21 px to each side of its middle still meets it, whatever its box. */
  readonly reached: boolean;
}

/** A place that can be scrolled sideways. */
export interface Sideways {
  readonly what: string;
  /** How far, in px. */
  readonly by: number;
}

/** What a page looks like, as the checks judge it. */
export interface Reading {
  readonly texts: readonly TextBox[];
  readonly targets: readonly Target[];
  readonly sideways: readonly Sideways[];
}

/** What is wrong with a picture: which check says so, and what about. */
export interface Problem {
  readonly check: 'sideways' | 'cut' | 'broken' | 'overlap' | 'contrast' | 'target' | 'axe' | 'error' | 'scene';
  readonly what: string;
}
