import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { noBook } from '#src/server/http-client.ts';
import type { VendingPort, VendRecord } from '#src/server/vending/port.ts';
import { type Bookkeeper, openBooks, shown } from './support/books.ts';

let desk: Bookkeeper;
let sandbox: VendingPort;

beforeAll(async () => {
  desk = await openBooks();
  sandbox = desk.deps.vending;
});
afterAll(() => desk.close());
afterEach(() => Object.assign(desk.deps, { vending: sandbox, otherVendors: [] }));

/** A second vendor with a book of its own, whose references look as the first one's do. */
const second = (...vends: VendRecord[]): VendingPort => ({
  ...sandbox,
  name: 'second',
  records: async function* () {
    yield { kind: 'page', records: vends };
  },
});

/** An order that the sandbox has delivered. */
const delivered = async (): Promise<string> => {
  const orderId = await desk.paid();
  await desk.pass(2);
  return orderId;
};

const vend = (reference: string): VendRecord => ({
  reference,
  amountKobo: 500_000,
  times: 1,
  vendedAt: desk.clock(),
});

test('what each vendor has sold stands in its own book, whichever is named first', async () => {
  await delivered();
  const before = await desk.compare();
  for (const vendors of [
    { vending: sandbox, otherVendors: [second()] },
    { vending: second(), otherVendors: [sandbox] },
  ]) {
    Object.assign(desk.deps, vendors);
    const now = await desk.compare();
    expect([shown(now), now.vendor, now.delivered, now.notCompared]).toEqual([
      [],
      before.vendor,
      before.delivered,
      before.notCompared,
    ]);
  }
});

test('what another vendor sold of an order that one has delivered is a difference', async () => {
  const orderId = await delivered();
  const { random } = desk.outside;
  await desk.db
    .insertInto('vend_attempts')
    .values({ order_id: orderId, number: 2, vendor: 'second', vendor_reference: orderId, sent_at: desk.clock() })
    .execute();
  const nobodys = `X${random.uuid()}`;
  const other = second(vend(orderId), vend(nobodys));
  Object.assign(desk.deps, { otherVendors: [other] });
  desk.outside.time.now += 16 * 60_000;
  expect(shown(await desk.compare()).sort()).toEqual(
    [
      ['vended-there-only', orderId, 5000],
      ['vended-there-only', nobodys, 5000],
    ].sort(),
  );
});

test('a vendor without a book leaves what it delivered out, one that is silent leaves everything undecided', async () => {
  const orderId = await delivered();
  const none: VendingPort = { ...sandbox, name: 'second', records: () => noBook('no list') };
  Object.assign(desk.deps, { otherVendors: [none] });
  const before = await desk.compare();
  expect([shown(before), before.notCompared.deliveries.count, before.notCompared.books]).toEqual([[], 0, []]);
  // As if the one without a book had been the one who delivered it.
  Object.assign(desk.deps, { vending: { ...second(), name: 'third' }, otherVendors: [none] });
  const now = await desk.compare();
  expect([now.notCompared.books, now.notCompared.deliveries.count > 0]).toEqual([[], true]);
  expect(now.differences.map((one) => one.orderId)).not.toContain(orderId);

  const silent = async function* () {
    yield { kind: 'unread', reason: 'no answer' } as const;
  };
  Object.assign(desk.deps, { vending: sandbox, otherVendors: [{ ...none, records: silent }] });
  expect((await desk.asPlatform('reconciliation', { from: '2026-11-21', to: '2026-11-21' })).status).toBe(503);
});
