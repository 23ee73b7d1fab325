import { started } from '../../support/started.ts';
import { ask } from './asking.ts';
import type { Shop } from './buyers.ts';
import type { Portals } from './portal.ts';

/** The peer in a process of its own, on a data base of its own, and a shop that buys of it as ours is bought of. */
export async function openDbos(outside: string, databaseUrl: string): Promise<Portals> {
  const running = await started('tests/bench/load/dbos-server.ts', { DATABASE_URL: databaseUrl, OUTSIDE: outside });
  const shop: Shop = async () => {
    const began = performance.now();
    const { body } = await ask(`${running.url}/order`, { amount: 500_000 });
    await ask(`${outside}/card/${body.reference}`, {});
    const paidAt = performance.now();
    const told = await ask(`${running.url}/pay`, { reference: body.reference, amount: 500_000 });
    const now = performance.now();
    if (told.status !== 200) return `${told.status} ${told.body.code}`;
    return { wholeMs: now - began, paidMs: now - paidAt };
  };
  return { shop, pids: [running.pid], end: running.end };
}
