import type { Row } from './rows.ts';
import { DASHBOARDS_ROWS } from './section-c/dashboards.ts';
import { DOORS_ROWS } from './section-c/doors.ts';
import { PASSWORDS_ROWS } from './section-c/passwords.ts';
import { PROFILE_ROWS } from './section-c/profile.ts';
import { SESSION_ROWS } from './section-c/session.ts';
import { SHELL_ROWS } from './section-c/shell.ts';
import { SIGN_IN_ROWS } from './section-c/sign-in.ts';

/** Section C of the specification's checklist, accounts and the shell, in its order. */
export const SECTION_C: readonly Row[] = [
  ...DOORS_ROWS,
  ...SIGN_IN_ROWS,
  ...PASSWORDS_ROWS,
  ...SESSION_ROWS,
  ...SHELL_ROWS,
  ...DASHBOARDS_ROWS,
  ...PROFILE_ROWS,
];
