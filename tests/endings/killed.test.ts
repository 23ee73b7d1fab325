import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Crash } from '../faults/support/server-process.ts';
import { compare } from './support/books-agree.ts';
import { PAYERS } from './support/payers.ts';
import { type Bought, openPortal, type Portal } from './support/portal.ts';
import { VENDORS } from './support/vendors.ts';

/*
 * A portal that dies at each point of the money path, or whose data base is put back to an earlier moment, between stand-ins that
 * remember. Each provider of both kinds is in one pair of `npm test`; `npm run test:endings` has all of them.
 */
const ALL = process.env.ENDINGS === 'all';
const PAIRS = PAYERS.flatMap((payer, row) => VENDORS.map((vendor, column) => ({ payer, vendor, row, column }))).filter(
  ({ row, column }) => ALL || row === column,
);
/** Those at which something was asked for and not heard of are in `npm test`, too. */
const OFTEN = ['C11', 'C15'] as const;
const POINTS = ALL
  ? (['C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C12', 'C13', 'C16', 'C17', ...OFTEN] as const)
  : OFTEN;

describe.each(PAIRS.map((pair) => [pair.payer.name, pair.vendor.name, pair] as const))(
  '%s and %s',
  (_payer, _vendor, { payer, vendor }) => {
    let portal: Portal;
    beforeAll(async () => {
      portal = await openPortal(payer, vendor);
    });
    afterAll(() => portal?.close());

    /** Does something that the server may not survive; then there is another one. */
    const survive = async (work: () => Promise<unknown>) => {
      await work().catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
      });
      if (!portal.lives.server().isDead()) return false;
      await portal.lives.restart();
      return true;
    };
    /** Nothing is left to be done about some orders, but for what a person has to give back. */
    const end = async (all: readonly Bought[]) => {
      for (let rounds = 0; ; rounds += 1) {
        await portal.pass(30);
        await payer.endRefunds?.(portal.payments);
        const states = await Promise.all(all.map(({ orderId }) => portal.stateOf(orderId)));
        const last = payer.endRefunds === undefined ? 'refund_due' : 'refunded';
        if (states.every((state) => state === 'fulfilled' || state === last)) return states;
        if (rounds > 120) throw new Error(`still ${states.join()}`);
      }
    };

    test.each(POINTS)('killed at %s, and every order finds its end, once', async (at) => {
      await portal.pass(40);
      const all = [await portal.order(), await portal.order('refused'), await portal.order('pending')];
      for (const bought of all) await portal.pay(bought);
      let died = 0;
      for (const bought of all) {
        portal.lives.server().doom({ at, times: 1 });
        const dead = await survive(async () => {
          await portal.report(bought);
          await portal.settle();
          await portal.pass(60);
        });
        if (dead) died += 1;
      }
      portal.lives.server().doom({ at, times: 1 });
      if (await survive(() => portal.pass(300, 30))) died += 1;
      await portal.lives.restart();
      const states = await end(all);
      expect(states.map((state) => state === 'fulfilled')).toEqual([true, false, true]);
      expect(died).toBeGreaterThan(0);
      expect(await compare(portal)).toEqual({ wrong: [], flights: [] });
    });
  },
);
