// @module-tag long
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Crash } from '../faults/support/server-process.ts';
import { compare } from './support/books-agree.ts';
import { ALL, pairsOf } from './support/pairs.ts';
import { type Bought, openPortal, type Portal } from './support/portal.ts';

/*
 * A portal that dies at each point of the money path, or whose data base is put back to an earlier moment, between stand-ins that
 * remember. Each provider of both kinds is in one pair of `npm run test:all`; `npm run test:endings` has all of them.
 */
/** Those at which something was asked for and not heard of are in `npm run test:all`, too. */
const OFTEN = ['C11', 'C15'] as const;
const POINTS = ALL
  ? (['C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C12', 'C13', 'C16', 'C17', ...OFTEN] as const)
  : OFTEN;
const FROM_CREDIT = ['C6', 'C7', 'C9', 'C10', 'C11', 'C13'] as const;

describe.each(pairsOf(1))('%s and %s', (_payer, _vendor, { payer, vendor }) => {
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

  // Credit knows no provider of payments; each query of it is in tests/faults/credit.test.ts.
  if (ALL)
    test.each(FROM_CREDIT)('killed at %s, power from credit is vended once or is credit again', async (at) => {
      await portal.pass(40);
      await portal.credit(1_000_000);
      let died = 0;
      const all: Pick<Bought, 'orderId'>[] = [];
      for (const meter of ['plain', 'refused'] as const) {
        const buy = () => portal.fromCredit(`credit-${at}-${meter}`, meter);
        portal.lives.server().doom({ at, times: 1 });
        const dead = await survive(async () => {
          await buy();
          await portal.settle();
          await portal.pass(60);
        });
        if (dead) died += 1;
        all.push(await buy());
        await portal.settle();
      }
      await portal.lives.restart();
      await portal.pass(900, 30);
      expect(await Promise.all(all.map(({ orderId }) => portal.stateOf(orderId)))).toEqual(['fulfilled', 'refunded']);
      expect(died).toBeGreaterThan(0);
      expect(await compare(portal)).toEqual({ wrong: [], flights: [] });
    });
});
