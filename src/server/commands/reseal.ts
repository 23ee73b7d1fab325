import { join } from 'node:path';
import { sql } from 'kysely';
import { CannotStart } from '../cannot-start.ts';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { type Resealed, resealAll, SEALED_NAMES } from '../keys/reseal.ts';
import { keysOf } from '../open-keys.ts';
import { systemRandom } from '../random.ts';

/** How it stands with one kind of what is sealed, as a line. */
export const resealedTold = ({ what, all, anew, lost }: Resealed): string =>
  `${SEALED_NAMES[what]}: ${all} looked at, ${anew} sealed anew${lost === 0 ? '' : `, ${lost} that no key here opens`}`;

/** Seal anew what is sealed with a former key; the portal may run meanwhile, where the data base is a PostgreSQL server. */
export async function reseal(config: Config, told: (line: string) => void): Promise<readonly Resealed[]> {
  const keys = keysOf(config, systemRandom);
  const database = await openDatabase({ ...config, dataDir: join(config.dataDir, 'db') });
  try {
    const { rows } = await sql<{ there: boolean }>`select exists (select from information_schema.columns
      where table_name = 'second_factors' and column_name = 'sealed_by') as there`.execute(database.db);
    if (rows[0]?.there !== true) throw new CannotStart('The data base is of an older version: npm run migrate.');
    return await resealAll(
      { db: database.db, keys, random: systemRandom },
      { told: (soFar) => told(resealedTold(soFar)) },
    );
  } finally {
    await database.close();
  }
}

/** `npm run reseal`: ends with 1 where something is left that no key here opens. */
async function main(): Promise<void> {
  const ends = await reseal(readConfig(process.env), (line) => process.stderr.write(`${line}\n`));
  process.stdout.write(`${ends.map(resealedTold).join('\n')}\n`);
  if (ends.every(({ lost }) => lost === 0)) {
    process.stdout.write('Everything is sealed with the present key.\n');
    return;
  }
  process.stdout.write(
    'Set AUTH_SECRET_FORMER to the secret that sealed the others, and run this again; `npm run doctor` says its id. What cannot be read is asked for again: recovery codes are taken, and a payer is asked for the account.\n',
  );
  process.exitCode = 1;
}

if (import.meta.main) {
  await main().catch((cause: unknown) => {
    const words = cause instanceof Error ? cause.stack : String(cause);
    process.stderr.write(`${cause instanceof CannotStart ? cause.message : words}\n`);
    process.exitCode = 1;
  });
}
