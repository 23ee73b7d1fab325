import { join } from 'node:path';
import { freePort } from '../../../tools/testing/postgres.ts';
import type { Dice } from '../support/seeded.ts';
import type { Outside } from './outside.ts';
import { startPortal } from './portals.ts';
import type { Round } from './rounds.ts';

/** How often a portal dies while it brings an empty data base up to date. */
const DEATHS = 2;
/** Fewer than there are migrations. */
const MOST_MADE = 20;

/** Has a portal die between two migrations of an empty data base, and then one that makes what is left. Throws where none comes up. */
export async function dieInMigrations(outside: Outside, dice: Dice): Promise<Round[]> {
  const log = join(outside.folder, 'portal-migrating.log');
  const rounds: Round[] = [];
  for (let number = 1; number <= DEATHS; number += 1) {
    const at = `C18:${1 + dice.whole(MOST_MADE)}`;
    const life = await startPortal(outside.settings, { port: await freePort(), at, log });
    rounds.push({ number, fault: 'nothing else', point: 'C18', end: life === null ? 'there' : 'by hand' });
    await life?.kill();
  }
  const whole = await startPortal(outside.settings, { port: await freePort(), at: null, log });
  if (whole === null) throw new Error(`After a death in a migration no portal comes up: see ${log}`);
  await whole.stop();
  return rounds;
}
