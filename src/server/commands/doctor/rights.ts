import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { ROLES } from '../../db/roles.ts';
import { bad, type Finding, good, warning } from './finding.ts';

const REMEDY = `npm run roles --silent | psql, as the owner; then DATABASE_URL with ${ROLES.portal} (docs/operations/deploying.md).`;

/** Whether the portal's account of a PostgreSQL server may do no more than it has to; nothing of the embedded data base, which has one account. */
export async function checkRights({ db, kind }: Pick<Database, 'db' | 'kind'>, config: Config): Promise<Finding[]> {
  if (kind !== 'postgres') return [];
  const { rows } = await sql<{ name: string; isSuper: boolean; owns: boolean }>`
    select current_user::text as name, rolsuper as "isSuper", exists (
      select from pg_class where relname = 'ledger_entries' and pg_has_role(current_user, relowner, 'usage')
    ) as owns from pg_roles where rolname = current_user`.execute(db);
  const [account] = rows;
  if (account === undefined) return [];
  if (account.isSuper) {
    const said = `${account.name} may do everything on the data base's server, and so may whoever gets into the portal.`;
    return [config.production ? bad('Rights', said, REMEDY) : warning('Rights', said, REMEDY)];
  }
  if (account.owns)
    return [
      warning(
        'Rights',
        `${account.name} owns the tables: it can put what holds the books and the activity log aside.`,
        REMEDY,
      ),
    ];
  return [good('Rights', `${account.name} reads and adds, and changes no table.`)];
}
