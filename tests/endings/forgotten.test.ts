// @module-tag long
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settleForgotten } from '#src/server/restored/forgotten.ts';
import { noteRestore } from '#src/server/restored/restores.ts';
import { allow } from '#src/server/restored/unsold.ts';
import { compare } from './support/books-agree.ts';
import { pairsOf } from './support/pairs.ts';
import { type Bought, openPortal, type Portal } from './support/portal.ts';
import { vendorBooks } from './support/stand-in-books.ts';

/*
 * Orders that the data base which is put back does not have at all: they were opened and paid after the copy was taken. The books of
 * the stand-ins are all that is left of them. `npm run test:all` has three pairs, `npm run test:endings` each.
 */
describe.each(pairsOf(2))('%s and %s', (_payer, _vendor, { payer, vendor }) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(payer, vendor);
  });
  afterAll(() => portal?.close());

  const db = () => portal.lives.db();
  /** Lets time pass with the portal looking for what was forgotten, as it does beside everything else. */
  const pass = async (seconds: number, step = 30) => {
    for (let left = seconds; left > 0; left -= step) {
      await portal.pass(step, step);
      await settleForgotten(portal.deps());
    }
  };
  const sales = async () =>
    (await vendorBooks(portal.vending)).sales.filter(({ executed }) => executed > 0).map(({ tokens }) => tokens);
  const forgotten = async ({ orderId }: Bought) =>
    (await db().selectFrom('forgotten_payments').select('state').where('order_id', '=', orderId).executeTakeFirst())
      ?.state;
  const tokenOf = ({ orderId }: Bought) =>
    db().selectFrom('tokens').select('token').where('order_id', '=', orderId).executeTakeFirst();

  test('end by the books of others, once: delivered, given back, or said that nobody can tell', async () => {
    const [before, taken] = [await portal.lives.backup(), portal.clocks.now()];
    const delivered = await portal.order();
    await portal.pay(delivered);
    await portal.report(delivered);
    await portal.until(delivered, 'fulfilled');
    const token = await tokenOf(delivered);
    const unsent = await portal.order('bonus');
    await portal.pay(unsent);
    const due = await portal.serviceCharge();
    await portal.pay(due);
    const sold = await sales();

    await portal.lives.restore(before);
    await portal.clocks.pass(600_000);
    await noteRestore(db(), taken, portal.clocks.now());
    await pass(30);
    const read = await db().selectFrom('restores').select('unread').executeTakeFirstOrThrow();
    if (payer.name === 'netplus') {
      expect(read.unread).toBe('NetPlusPay hands out no list of its payments');
      expect([await forgotten(delivered), await forgotten(unsent), await forgotten(due)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      return;
    }
    expect(read.unread).toBe(null);
    if (vendor.name === 'vtpass') {
      // It is asked by when an order was made, which nobody knows any more: neither is touched until somebody has looked.
      await pass(300);
      expect([await forgotten(delivered), await forgotten(unsent)]).toEqual(['person', 'person']);
      await allow(db(), portal.clocks.now(), unsent.orderId);
    }
    await pass(600);
    await payer.endRefunds?.(portal.payments);
    await portal.until(unsent, 'refunded', 1_800);
    await portal.until(due, 'refunded', 1_800);
    expect(await sales()).toEqual(sold);
    if (vendor.name === 'vtpass') {
      expect([await forgotten(delivered), await forgotten(unsent), await forgotten(due)]).toEqual([
        'person',
        'back',
        'back',
      ]);
      expect(await compare(portal)).toMatchObject({ flights: [['paid', delivered.orderId]] });
      return;
    }
    expect([await forgotten(delivered), await forgotten(unsent), await forgotten(due)]).toEqual([
      'delivered',
      'back',
      'back',
    ]);
    expect(await portal.stateOf(delivered.orderId)).toBe('fulfilled');
    expect(await tokenOf(delivered)).toEqual(token);
    // Baxi has no list that says what it took, so that our fee of the delivered one stands among the goods.
    const ourFee = expect.arrayContaining([`${delivered.orderId}: vended for 500000 kobo`]);
    expect(await compare(portal)).toEqual({ wrong: vendor.name === 'baxi' ? ourFee : [], flights: [] });
  });
});
