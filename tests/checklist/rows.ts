import { SECTION_A } from './rows/section-a.ts';
import { SECTION_B } from './rows/section-b.ts';
import { SECTION_C } from './rows/section-c.ts';
import { SECTION_D } from './rows/section-d.ts';
import { SECTION_E } from './rows/section-e.ts';
import { SECTION_F } from './rows/section-f.ts';
import { SECTION_G } from './rows/section-g.ts';

/** Every row of the checklist by its id; the id is also the tag of each test that proves the row. */
export const ROWS: Readonly<Record<string, string>> = {
  ...SECTION_A,
  ...SECTION_B,
  ...SECTION_C,
  ...SECTION_D,
  ...SECTION_E,
  ...SECTION_F,
  ...SECTION_G,
};

/** How many tests it takes to prove a row of which one test proves only a part. */
export const TESTS_OF: Readonly<Record<string, number>> = { 'E-070': 2, 'G-005': 4, 'G-006': 4 };
