// @module-tag long
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refundTopup } from '#src/server/stuck-orders/mark-refund.ts';
import { ADMINISTRATOR } from '../faults/support/fixtures.ts';
import { compare } from './support/books-agree.ts';
import { pairsOf } from './support/pairs.ts';
import { openPortal, type Portal } from './support/portal.ts';
import { vendorBooks } from './support/stand-in-books.ts';

/*
 * A portal whose data base is put back to an earlier moment, between stand-ins that remember what it forgot: the references are what
 * keeps it from vending and giving back a second time. `npm run test:all` has three pairs, `npm run test:endings` each.
 */
describe.each(pairsOf(2))('%s and %s', (_payer, _vendor, { payer, vendor }) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(payer, vendor);
  });
  afterAll(() => portal?.close());
  const executed = async () =>
    (await vendorBooks(portal.vending)).sales.filter((sale) => sale.executed > 0).map(({ tokens }) => tokens);

  test.each([
    ['the same day', 0],
    ['the day after', 86_400],
  ] as const)(
    'back before a payment was heard of, %s: what was vended is found, and not vended again',
    async (_, later) => {
      await portal.pass(40);
      const bought = await portal.order();
      const before = await portal.lives.backup();
      await portal.pay(bought);
      await portal.report(bought);
      await portal.settle();
      const answer = await portal.report(bought);
      expect(answer).toMatchObject({ status: 200 });
      const sold = await executed();
      await portal.lives.restore(before);
      expect(await portal.stateOf(bought.orderId)).toBe('opened');
      await portal.clocks.pass((later + 150) * 1_000);
      await portal.pass(90, 30);
      await portal.report(bought);
      await portal.until(bought, 'fulfilled');
      expect(await executed()).toEqual(sold);
      expect((await portal.report(bought)).data).toMatchObject({ token: sold.at(-1)?.at(-1)?.digits });
      expect(await compare(portal)).toEqual({ wrong: [], flights: [] });
    },
  );

  test('back before it was sent, and then marked for refund: it was vended, and is not given back', async () => {
    await portal.pass(40);
    const bought = await portal.order();
    await portal.pay(bought);
    const before = await portal.lives.backup();
    await portal.report(bought);
    await portal.settle();
    const sold = await executed();
    await portal.lives.restore(before);
    await portal.clocks.pass(300_000);
    await portal.report(bought);
    expect(await portal.stateOf(bought.orderId)).toBe('captured');
    const { signal } = new AbortController();
    const mark = { topupRef: bought.orderId, reason: 'Asked for it' };
    expect(await refundTopup(portal.deps(), ADMINISTRATOR, mark, signal)).toMatchObject({
      data: { code: 'delivered' },
    });
    expect([await portal.stateOf(bought.orderId), await executed()]).toEqual(['fulfilled', sold]);
    expect(await compare(portal)).toEqual({ wrong: [], flights: [] });
  });

  const { endRefunds } = payer;
  if (endRefunds !== undefined)
    test('back before a refund was asked for: it is found, and not given back again', async () => {
      const bought = await portal.order('refused');
      await portal.pay(bought);
      await portal.report(bought);
      const before = await portal.lives.backup();
      await portal.until(bought, 'refund_due');
      await portal.pass(60);
      await endRefunds(portal.payments);
      await portal.until(bought, 'refunded', 1_800);
      await portal.lives.restore(before);
      await portal.until(bought, 'refunded', 1_800);
      expect(await compare(portal)).toEqual({ wrong: [], flights: [] });
    });
});
