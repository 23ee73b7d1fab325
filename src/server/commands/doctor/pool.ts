import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { type Finding, good, warning } from './finding.ts';

/** So many transactions at once have most of a pool's connections. */
const ASKED = 8;

/**
 * Whether every connection that a pool hands out ends a statement that goes on for ever: what a portal says to one is not said to the
 * others. Nothing where no pool is named.
 */
export async function checkPool({ databaseDirectUrl }: Config, { db }: Database): Promise<Finding[]> {
  if (databaseDirectUrl === undefined) return [];
  const asked = Array.from({ length: ASKED }, () =>
    sql<{ limited: boolean }>`select current_setting('statement_timeout') <> '0' as limited, pg_sleep(0.05)`.execute(
      db,
    ),
  );
  const limited = (await Promise.all(asked)).every(({ rows }) => rows[0]?.limited === true);
  return [
    limited
      ? good('Pool', 'Connections are handed out by transaction, and none waits for ever.')
      : warning(
          'Pool',
          'Statements on some of its connections may go on for ever.',
          "Set connect_query='set statement_timeout = 30000'.",
        ),
  ];
}
