import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { addressFor } from '#src/server/backup/postgres-tools.ts';
import { ROLES } from '#src/server/db/roles.ts';
import { postgresPrograms } from '../../../tools/testing/postgres.ts';

const run = promisify(execFile);

/**
 * What `deploy/compose.yaml` does before its portals start, in the data base of its owner's address `url`: its tables, its roles, and a password for the
 * portals' own. Nothing of the portals' settings is there; `more` is said besides.
 */
export const makeTables = (url: string, password: string, more: Readonly<Record<string, string>> = {}) =>
  run('sh', ['deploy/tables.sh'], {
    env: {
      ...process.env,
      PATH: [dirname(process.execPath), postgresPrograms(), process.env.PATH].join(':'),
      ...more,
      // As the image has it.
      ...{ NODE_ENV: 'production', HOST: '0.0.0.0', AUTH_SECRET: '', PAYMENT_PROVIDER: '' },
      DATABASE_URL: url,
      ...addressFor(url),
      PORTAL_DATABASE_PASSWORD: password,
    },
  });

/** The same data base for one of its roles. */
export function asRole(url: string, role: keyof typeof ROLES, password: string): string {
  const own = new URL(url);
  Object.assign(own, { username: ROLES[role], password });
  return own.href;
}
