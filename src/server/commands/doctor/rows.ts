import type { Database } from '../../db/database.ts';
import { isScoped } from '../../db/row-scope/apply.ts';
import { SCOPED_ROLE } from '../../db/row-scope/policies.ts';
import { type Finding, good, warning } from './finding.ts';

/** Whether the data base itself holds what calls read to the rows of whoever asks. */
export async function checkRows({ db }: Pick<Database, 'db'>): Promise<Finding> {
  if (await isScoped(db)) return good('Rows', 'The data base itself shows each call the rows of whoever asks alone.');
  return warning(
    'Rows',
    `The data base does not hold calls to the rows of whoever asks: ${SCOPED_ROLE} is not there, has rules of another version, or is not for this account. The portal's own conditions do.`,
    'npm run roles --silent | psql, as its owner or a superuser, then npm run migrate as the owner, and start again.',
  );
}
