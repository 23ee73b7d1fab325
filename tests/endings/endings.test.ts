// @module-tag long
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readPayouts } from '#src/server/reconciliation/payouts.ts';
import { compare } from './support/books-agree.ts';
import { ENDINGS, type Ending } from './support/endings.ts';
import { ALL, pairsOf } from './support/pairs.ts';
import { openPortal, type Portal } from './support/portal.ts';
import { paymentBooks } from './support/stand-in-books.ts';

/*
 * Every ending on each pair of real providers, and after each one our ledger against the stand-ins' own books: all of the table by
 * `npm run test:endings`. `npm run test:all` has the diagonal, and there some of them once.
 */
const PAIRS = pairsOf(0);

/** The pairs that can have an ending take turns. */
const isTurn = (ending: Ending, payer: string): boolean => {
  const able = PAIRS.filter(([one, other]) => isPossible(ending, one, other));
  return ALL || (ending.often === true && able[OFTEN.indexOf(ending) % able.length]?.[0] === payer);
};
const OFTEN = ENDINGS.filter(({ often }) => often);

const isPossible = ({ not = {} }: Ending, ...names: readonly string[]): boolean =>
  names.every((name) => !Object.hasOwn(not, name));

describe.each(PAIRS)('%s and %s', (_payer, _vendor, { payer, vendor }) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(payer, vendor);
  });
  afterAll(() => portal?.close());

  const flights = new Set<string>();
  /** Our books against theirs; what is on its way now and was not before. What is wrong fails the test. */
  const onTheWay = async () => {
    const compared = await compare(portal);
    expect(compared.wrong).toEqual([]);
    const fresh = compared.flights.filter((flight) => !flights.has(flight.join()));
    for (const flight of fresh) flights.add(flight.join());
    return fresh.map(([kind]) => kind);
  };
  const own = ENDINGS.filter((ending) => isPossible(ending, payer.name, vendor.name) && isTurn(ending, payer.name));
  test.each(own.map((ending) => [ending.name, ending] as const))('%s', async (_name, ending) => {
    const { run, tokens = [], ...rest } = ending;
    const {
      state,
      told,
      flights: left = [],
      case: seen,
    } = { ...rest, ...ending.but?.[payer.name], ...ending.but?.[vendor.name] };
    // VTpass takes the same meter twice within half a minute for one sale.
    await portal.pass(40);
    const bought = await run(portal);
    const answer = await portal.report(bought, state === 'fulfilled' ? 'CAPTURED' : 'CLOSED');
    expect([await portal.stateOf(bought.orderId), answer.status, codeOf(answer.data)]).toEqual([
      state,
      told[0],
      told[1],
    ]);
    if (answer.status === 200) expect(tokensIn(answer.data)).toEqual(tokens);
    const cases = portal.lives.db().selectFrom('cases').select('reason').where('order_id', '=', bought.orderId);
    if (seen !== undefined) expect((await cases.execute()).map(({ reason }) => reason).join()).toMatch(seen);
    expect(await onTheWay()).toEqual(left);
  });

  const { payOut } = payer;
  if (payOut !== undefined)
    test('the provider pays out, and our bank and its fees are what it says', async () => {
      await portal.pass(2 * 86_400, 21_600);
      await payOut(portal.payments);
      const span = { from: new Date(0), to: new Date(portal.clocks.now().getTime() + 60_000) };
      for (const _ of ['once', 'again']) expect(await readPayouts(portal.deps(), span)).toEqual([]);
      expect(await onTheWay()).toEqual([]);
      const books = await paymentBooks(portal.payments);
      expect(books.paidOutKobo).toBeGreaterThan(0);
    });
});

const codeOf = (data: object): unknown => ('code' in data ? data.code : undefined);

const several = z.object({
  particulars: z.object({ tokens: z.array(z.object({ kind: z.string() })).default([]) }).optional(),
});
/** The kinds of several tokens, in the order of loading. */
const tokensIn = (data: object) => several.parse(data).particulars?.tokens.map(({ kind }) => kind) ?? [];
