import { afterAll, beforeAll, expect, test } from 'vitest';
import { SPLIT } from '#catalogues/sentences/split.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { figuresOf } from '#src/server/dashboards/person.ts';
import { countsOf, summarise } from '#src/server/histories/counts.ts';
import { paymentsOf } from '#src/server/histories/rows.ts';
import { openOrder } from '#src/server/orders/power.ts';
import type { Person } from '#src/server/person.ts';
import { ownPurchase } from '#src/server/receipts/own-purchase.ts';
import { readReceipt } from '#src/server/receipts/read-receipt.ts';
import { topupsOf } from '#src/server/reports/topups.ts';
import { matchArrival } from '#src/server/resident-accounts/decide.ts';
import { makeAgain } from '#src/server/restored/make-again.ts';
import { NO_PARTICULARS } from '#src/server/vending/port.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';
import { residentsOf } from '../resident-accounts/support.ts';
import { estateBooks } from './support/estate.ts';

/* What was paid with a top-up of which a part goes to the debt is shown once: as power, and as what it paid (decision 208). */
let money: TestMoney;
const estate = residentsOf(() => money);
beforeAll(async () => {
  money = await openTestMoney();
  await estate.office();
  await estateBooks(money.db, money.outside.clock).rule(901, { debtShare: 20, block: [] });
  await estate.rule('power-only');
});
afterAll(() => money.close());

let keys = 0;
const bought = async (ada: Person, debt: number) => {
  const wish = { key: `shown-of-test-${++keys}`, type: 'power_vending', amount: 5_000, debt } as const;
  const answer = await openOrder(money.deps, ada, wish);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  await money.pay(answer.data.orderId);
  return answer.data.orderId;
};
const ofPerson = ({ id: userId }: Person, kinds: readonly ('power' | 'service')[] = ['power', 'service']) => ({
  ...{ whose: { userId }, kinds, days: {}, status: undefined, newestFirst: true },
});
const rowsOf = async (ada: Person) =>
  (await paymentsOf(money.db, ofPerson(ada), {}, { limit: 10 }).execute()).map((row) => [row.kind, row.total_kobo]);

test('histories, dashboard and report have it once; the receipt has all that was paid and what it paid', async () => {
  const ada = await estate.resident();
  await estate.charge(ada.meterNumber, 'service-charge', 100_000, 30);
  const before = money.outside.clock();
  const orderId = await bought(ada, 1_000);
  // Until it is delivered it is all that was paid.
  expect(await rowsOf(ada)).toEqual([['power', 505_000]]);
  await estate.charge(ada.meterNumber, 'service-charge', -30_000, 0);
  await money.pass(10);
  expect((await rowsOf(ada)).toSorted()).toEqual([
    ['power', 405_000],
    ['service', 70_000],
  ]);
  const { successfulKobo } = summarise(await countsOf(money.db, ofPerson(ada)), undefined);
  expect(successfulKobo).toBe(475_000);
  const { months } = await figuresOf(money.deps, ada);
  expect(months.at(-1)).toMatchObject({ power: 4_050, serviceCharge: 700 });
  const span = { from: before, to: new Date(money.outside.time.now + 1) };
  const report = await topupsOf(money.db, span, { limit: 100 }).execute();
  expect(report.map((row) => [row.kind, row.amount_kobo, row.fee_kobo, Number(row.total_kobo)]).toSorted()).toEqual([
    ['power', 400_000, 5_000, 405_000],
    ['service', 70_000, 0, 70_000],
  ]);
  const receipt = await readReceipt(money.db, orderId, { userId: ada.id });
  const due = await money.db.selectFrom('orders').select('order_id').where('kind', '=', 'service').executeTakeFirst();
  expect(receipt).toMatchObject({ amountKobo: 400_000, feeKobo: 5_000, debtKobo: 100_000, totalKobo: 505_000 });
  expect(receipt).toMatchObject({
    particulars: [
      { label: SPLIT.paidTo('service charge'), value: SPLIT.byOrder('₦700', due?.order_id ?? '') },
      { label: SPLIT.leftAs, value: '₦300' },
    ],
  });
  // The last payment is what somebody paid, and not what a part of it has paid by itself.
  expect(await ownPurchase(money.db, ada.id, {})).toMatchObject({ data: { orderId, amount: 4_000, debt: 1_000 } });
  expect(await ownPurchase(money.db, ada.id, { kind: 'service' })).toMatchObject({ data: { amount: 700, fee: 0 } });
  const mail = await money.db.selectFrom('mail_outbox').selectAll().where('receipt_of', '=', orderId).execute();
  expect(mail[0]?.text).toContain(
    [
      ...[
        'Amount: ₦5,000',
        `${SPLIT.power}: ₦4,000`,
        `${SPLIT.row}: ₦1,000`,
        'Convenience fee: ₦50',
        'Total paid: ₦5,050',
      ],
    ].join('\n'),
  );
});

test('an order that a restored data base has forgotten is made again, and what was for a debt waits for its owner', async () => {
  const ada = await estate.resident();
  await estate.charge(ada.meterNumber, 'service-charge', 300_000, 30);
  const [fees = 0] = await estate.stands(accounts.fees);
  const forgotten = {
    ...{ order_id: 'POWER-FORGOTTEN1', provider: 'sandbox', reference: 'T-1', amount_kobo: 505_000, reason: '' },
    ...{ captured_at: money.outside.clock(), found_at: money.outside.clock(), state: 'asking' as const },
    ...{ first_missing_at: null, unsold_said_at: null, next_look_at: null },
  };
  const { payments, vending } = money.deps;
  const payment = {
    ...{ status: 'captured' as const, orderId: forgotten.order_id, reference: 'T-1', amountKobo: 505_000 },
    ...{ currency: 'NGN', merchantId: payments.merchantId, feeKobo: 0, refundedKobo: 0 },
  };
  const delivered = { kind: 'delivered', token: '12345678901234567890', units: '22.20', ...NO_PARTICULARS } as const;
  const sold = { kind: 'sold', vending, reference: forgotten.order_id, delivered, amountKobo: 400_000 } as const;
  expect(await makeAgain(money.deps, forgotten, payment as unknown as Parameters<typeof makeAgain>[2], sold)).toBe(
    true,
  );
  const order = await money.db
    .selectFrom('orders')
    .select(['amount_kobo', 'fee_kobo', 'debt_kobo', 'total_kobo', 'state'])
    .where('order_id', '=', forgotten.order_id)
    .executeTakeFirstOrThrow();
  expect(order).toEqual({
    ...{ amount_kobo: 400_000, fee_kobo: 5_000, debt_kobo: 100_000, total_kobo: 505_000, state: 'fulfilled' },
  });
  expect(await estate.stands(accounts.fees, accounts.unmatched)).toEqual([fees + 5_000, 100_000]);
  const reference = `${forgotten.order_id}.debt`;
  expect(await estate.arrivals()).toEqual([{ reference, kobo: 100_000, state: 'waiting', reason: 'forgotten' }]);
  const platform = { id: estate.administrator.id, estate: null };
  const match = { id: reference, meter_number: ada.meterNumber };
  expect(await matchArrival(money.deps, platform as never, match)).toMatchObject({ status: 200 });
  await money.pass(5);
  expect(await estate.stands(accounts.meter(ada.meterNumber, 'service-charge'), accounts.unmatched)).toEqual([
    ...[-200_000, 0],
  ]);
});
