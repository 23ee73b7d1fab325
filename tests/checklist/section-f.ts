import type { Row } from './rows.ts';
import { ESTATES_ROWS } from './section-f/estates.ts';
import { MONEY_ROWS } from './section-f/money.ts';
import { SERVICES_ROWS } from './section-f/services.ts';

/** Section F of the specification's checklist, platform administrators, in its order. */
export const SECTION_F: readonly Row[] = [...ESTATES_ROWS, ...SERVICES_ROWS, ...MONEY_ROWS];
