import { join } from 'node:path';
import { sql } from 'kysely';
import { CannotStart } from '../cannot-start.ts';
import { type Config, readConfig } from '../config.ts';
import { databaseClock } from '../db/clock.ts';
import { openDatabase } from '../db/database.ts';
import { serversWithout } from '../keys/beside.ts';
import { type Resealed, resealAll, SEALED_NAMES } from '../keys/reseal.ts';
import { hasSecret, keysOf, secretFile } from '../open-keys.ts';
import { systemRandom } from '../random.ts';

/** How it stands with one kind of what is sealed, as a line. */
export const resealedTold = ({ what, all, anew, lost }: Resealed): string =>
  `${SEALED_NAMES[what]}: ${all} looked at, ${anew} sealed anew${lost === 0 ? '' : `, ${lost} that no key here opens`}`;

/**
 * Seal anew what is sealed with a former key; the portal may run meanwhile, where the data base is a PostgreSQL server. Throws where the present key is one that a
 * server which is running does not have, or would have to be made for it: nobody could open anything any more.
 */
export async function reseal(config: Config, told: (line: string) => void): Promise<readonly Resealed[]> {
  if (!hasSecret(config))
    throw new CannotStart(
      `AUTH_SECRET is not set, and ${secretFile(config.dataDir)} is not there: it would be sealed with a key that no server has. Set AUTH_SECRET, or DATA_DIR, as the portal has it.`,
    );
  const keys = keysOf(config, systemRandom);
  const database = await openDatabase({ ...config, dataDir: join(config.dataDir, 'db') });
  try {
    const { rows } = await sql<{ there: boolean }>`select exists (select from information_schema.columns
      where table_name = 'second_factors' and column_name = 'sealed_by') as there`.execute(database.db);
    if (rows[0]?.there !== true) throw new CannotStart('The data base is of an older version: npm run migrate.');
    const clock = await databaseClock(database.db);
    clock.stop();
    const blind = await serversWithout(database.db, keys.present, clock.now());
    if (blind.length > 0)
      throw new CannotStart(
        `${blind.join(', ')} does not have the key ${keys.present.id}, and would open nothing that it sealed. Set AUTH_SECRET_FORMER there to it first, or stop it and wait for half a minute: docs/operations/keys.md.`,
      );
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
