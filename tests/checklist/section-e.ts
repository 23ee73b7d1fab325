import type { Row } from './rows.ts';
import { HISTORIES_ROWS } from './section-e/histories.ts';
import { LOGO_ROWS } from './section-e/logo.ts';
import { RESIDENTS_ROWS } from './section-e/residents.ts';
import { UPLOADS_ROWS } from './section-e/uploads.ts';

/** Section E of the specification's checklist, estate administrators, in its order. */
export const SECTION_E: readonly Row[] = [...RESIDENTS_ROWS, ...HISTORIES_ROWS, ...UPLOADS_ROWS, ...LOGO_ROWS];
