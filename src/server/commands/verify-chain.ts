import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { many } from '#catalogues/sentences/count.ts';
import { CannotStart } from '../cannot-start.ts';
import { type Head, headLine, readHeads } from '../chains/heads.ts';
import { type Verified, verifyAll } from '../chains/verify.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

const USAGE = `npm run verify-chain                 whether the activity log and the ledger are as they were sealed
npm run verify-chain -- --head FILE  and whether they have come by the heads that FILE has`;

/** What a look at the chains came to, in words, and whether all are whole. */
export async function chainsTold(
  db: Kysely<Schema>,
  heads: readonly Head[] = [],
): Promise<{ readonly whole: boolean; readonly said: string }> {
  const verified = await verifyAll(db, heads);
  return {
    whole: verified.every(({ broken }) => broken === null),
    said: verified.flatMap(linesOf).join('\n'),
  };
}

function linesOf({ chain, links, rows, head, broken }: Verified): readonly string[] {
  const whole = `${many(links, 'link', 'links')}, ${many(rows, 'row', 'rows')}`;
  return [
    broken === null ? `ok     ${chain}: ${whole}` : `BROKEN ${chain}: ${broken}. Before it: ${whole}`,
    ...(head === null || broken !== null ? [] : [`       ${headLine(head)}`]),
  ];
}

async function hasChains(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('chain_links') is not null as there`.execute(db);
  return rows[0]?.there === true;
}

/** `npm run verify-chain`. It changes nothing, and reads nothing but the chains: whoever may read those may run it. */
async function main([option, file, ...rest]: readonly string[]): Promise<void> {
  const withHead = option === '--head' && file !== undefined && rest.length === 0;
  if (option !== undefined && !withHead) throw new CannotStart(USAGE);
  const config = readConfig(process.env);
  const heads = withHead ? await readHeads(file) : [];
  const database = await openDatabase({ ...config, dataDir: join(config.dataDir, 'db') });
  try {
    if (!(await hasChains(database.db))) throw new CannotStart('There are no chains yet: start the portal once.');
    const { whole, said } = await chainsTold(database.db, heads);
    process.stdout.write(`${said}\n`);
    if (!whole) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((cause: unknown) => {
    const words = cause instanceof Error ? cause.stack : String(cause);
    process.stderr.write(`${cause instanceof CannotStart ? cause.message : words}\n`);
    process.exitCode = 1;
  });
}
