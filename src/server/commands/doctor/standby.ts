import type { Config } from '../../config.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { standingOf } from '../../db/replica.ts';
import { whatWasSaid } from '../../db/what-was-said.ts';
import { bad, type Finding, good, warning } from './finding.ts';

/** Whether the server at DATABASE_REPLICA_URL can answer what is only read; nothing where none is set. */
export async function checkStandby({ databaseReplicaUrl: url }: Config, { db }: Database): Promise<Finding[]> {
  if (url === undefined) return [];
  const { host } = new URL(url);
  let standby: Database | undefined;
  try {
    standby = await openDatabase({ databaseUrl: url });
    const standing = await standingOf(standby.db, db);
    if (standing === 'caught-up') return [good('Standby', `${host} answers what is only read.`)];
    if (standing === 'behind')
      return [warning('Standby', `${host} is behind: it is not read.`, 'Look at its log, its disk and its network.')];
    return [bad('Standby', `${host} is no standby of DATABASE_URL.`, 'Mend DATABASE_REPLICA_URL, or leave it out.')];
  } catch (cause) {
    const says = `${host} does not answer: ${whatWasSaid(cause)}`;
    return [warning('Standby', says, 'Start it; until then the data base itself is read.')];
  } finally {
    await standby?.close();
  }
}
