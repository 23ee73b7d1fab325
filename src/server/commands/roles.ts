import { rolesSql } from '../db/roles.ts';

/** `npm run roles`: SQL that makes the data base's roles, for its owner to run. */
process.stdout.write(rolesSql());
