import type { Problem } from '../checks/reading.ts';
import type { Placed } from '../options.ts';

/** Both sets of colours. */
export const THEMES = ['light', 'dark'] as const;

/** A picture that was taken, and what is wrong with what it shows. */
export interface Shot {
  readonly scene: string;
  readonly area: string;
  /** In px. */
  readonly width: number;
  readonly theme: (typeof THEMES)[number];
  /** Within the folder of the pictures. */
  readonly file: string;
  /** All words that can be read on it. */
  readonly words: string;
  readonly problems: readonly Problem[];
}

/** The file of a picture. */
export const fileOf = ({ area, name }: Pick<Placed, 'area' | 'name'>, width: number, theme: Shot['theme']): string =>
  `${area}--${name}--${width}-${theme}.png`.replace(/[^\w.-]+/g, '-');
