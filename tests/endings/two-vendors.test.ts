// @module-tag long
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Crash } from '../faults/support/server-process.ts';
import { compare } from './support/books-agree.ts';
import { ALL } from './support/pairs.ts';
import { PAYERS } from './support/payers.ts';
import { openPortal, type Portal } from './support/portal.ts';
import { vendorBooks } from './support/stand-in-books.ts';
import { VENDORS } from './support/vendors.ts';

/*
 * Two vendors that remember: what the first refuses for certain, because our wallet with it is empty, the second sells, wherever the
 * portal dies in between. One vendor before one other is in `npm run test:all`; `npm run test:endings` has each before each.
 */
const POINTS = ALL ? (['C9', 'C10', 'C11', 'C13', 'C20'] as const) : (['C11', 'C20'] as const);
/** Each vendor before each other one, and the payment providers in turn. */
const TRIPLES = VENDORS.flatMap((vendor, at) =>
  VENDORS.filter((second) => second !== vendor).flatMap((second, next) => {
    const payer = PAYERS[(at + next) % PAYERS.length];
    return payer === undefined ? [] : [[payer.name, vendor.name, second.name, { payer, vendor, second }] as const];
  }),
);

describe.each(ALL ? TRIPLES : TRIPLES.slice(0, 1))('%s, %s, then %s', (_payer, _vendor, _second, of) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(of.payer, of.vendor, of.second);
    await portal.wrong('vending', { special: { 'wallet-empty': true } });
  });
  afterAll(() => portal?.close());

  /** What the two have sold so far. */
  const sold = async () => {
    const { vending, beside } = portal;
    const books = await Promise.all([vending, beside?.vending ?? vending].map(vendorBooks));
    return books.map(({ sales }) => sales.filter(({ executed }) => executed > 0).length);
  };
  const paid = async () => {
    await portal.pass(40);
    const bought = await portal.order();
    await portal.pay(bought);
    return bought;
  };

  test('what the first refuses the second sells: its token is the one that is told, and the books agree', async () => {
    const [first = 0, second = 0] = await sold();
    const bought = await paid();
    await portal.report(bought);
    await portal.settle();
    await portal.until(bought, 'fulfilled');
    expect((await portal.report(bought)).status).toBe(200);
    expect(await sold()).toEqual([first, second + 1]);
    expect(await compare(portal)).toEqual({ wrong: [], flights: [] });
  });

  test.each(POINTS)('killed at %s in between, it is sold once', async (at) => {
    const [first = 0, second = 0] = await sold();
    const bought = await paid();
    let died = 0;
    for (const times of [1, 2]) {
      portal.lives.server().doom({ at, times });
      const work = async () => {
        await portal.report(bought);
        await portal.settle();
        await portal.pass(120);
      };
      await work().catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
      });
      if (portal.lives.server().isDead()) died += 1;
      await portal.lives.restart();
    }
    await portal.until(bought, 'fulfilled', 1_800);
    expect(died).toBeGreaterThan(0);
    expect(await sold()).toEqual([first, second + 1]);
    expect(await compare(portal)).toEqual({ wrong: [], flights: [] });
  });
});
