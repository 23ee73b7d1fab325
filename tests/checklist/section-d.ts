import type { Row } from './rows.ts';
import { HISTORIES_ROWS } from './section-d/histories.ts';
import { PAYING_ROWS } from './section-d/paying.ts';

/** Section D of the specification's checklist, residents and owners, in its order. */
export const SECTION_D: readonly Row[] = [...PAYING_ROWS, ...HISTORIES_ROWS];
