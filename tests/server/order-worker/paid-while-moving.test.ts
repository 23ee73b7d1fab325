import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { moveOut } from '#src/server/administration/moving-out/move-out.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { balances } from '#src/server/billing/ledger.ts';
import { fulfil } from '#src/server/order-worker/fulfil.ts';
import { openDues } from '#src/server/orders/dues.ts';
import { settleNow } from '#src/server/settlement/settle.ts';
import { chargeHouses, HOUSES, SERVICES } from '../../faults/support/houses.ts';
import { eventually } from '../../support/eventually.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

const LEVY = HOUSES['dev-levy'];

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
afterAll(() => money.close());
beforeEach(async () => {
  await money.db.deleteFrom('orders').where('state', '=', 'opened').execute();
  await chargeHouses(money.db, { userId: money.resident().id, occupied: true }, money.outside.clock());
  await livesOn(LEVY);
});

const { id, estate } = {
  id: '11111111-1111-4111-8111-111111111111',
  estate: { id: 901, name: 'Palm Court', active: true },
};

const livesOn = async (meter_number: string) => {
  const lives = { meter_number, estate_id: estate.id, is_verified: true, link_awaited: false };
  await money.db.updateTable('users').set(lives).where('id', '=', id).execute();
  // That they came the data base has written by its own clock, which is not the one of this test.
  await money.db.deleteFrom('meter_moves').where('user_id', '=', id).execute();
  await money.db
    .insertInto('user_services')
    .values(Object.values(SERVICES).map((service) => ({ user_id: id, service_id: service.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const owed = async (meter: string, due: 'dev-levy' | 'service-charge') => {
  const account = accounts.meter(meter, due);
  return 0 - ((await balances(money.db, [account]))[account] ?? 0);
};

let keys = 0;
/** An order for what a house owes, whose card window is open. */
async function opened(meter: string, wish: { serviceId: string; amount?: number; months?: number }): Promise<string> {
  const payer = { ...money.resident(), meterNumber: meter };
  const answer = await openDues(money.deps, payer, { key: `moving-${++keys}`, screen: 'pay-services', ...wish });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.data.orderId;
}

const rowOf = (orderId: string) =>
  money.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

/** The card has paid, and nothing was credited so far. */
async function captured(orderId: string): Promise<void> {
  const { total_kobo: amountKobo } = await rowOf(orderId);
  const { merchantId } = money.deps.payments;
  const paid = { status: 'captured', reference: `T-${orderId}`, amountKobo, feeKobo: 0, currency: 'NGN' } as const;
  await settleNow(money.deps, orderId, { type: 'CAPTURE', payment: { ...paid, orderId, merchantId } });
}

const credited = async (orderId: string) => fulfil(money.deps, await rowOf(orderId));

const dayNow = () => money.outside.clock().toISOString().slice(0, 'yyyy-mm-dd'.length);
/** Note that the resident has moved out, and write off what is shown as owed. */
async function writtenOff(meter: string, shownKobo: number, mail = money.deps.mail) {
  const config = { publicUrl: 'https://wattchat.example', supportEmail: 'help@wattchat.example' };
  const deps = { db: money.db, clock: money.outside.clock, mail, config };
  const wanted = { meter_number: meter, people: [id], day: dayNow(), owed: shownKobo / 100 };
  return moveOut(deps, { estate, id }, { ...wanted, debt: 'written-off', reason: 'They left the country' });
}

test('what a card has paid is not written off while it is about to be credited', async () => {
  const before = await owed(LEVY, 'dev-levy');
  const order = await opened(LEVY, { serviceId: 'dev-levy', amount: 70_000 });
  await captured(order);
  expect(await writtenOff(LEVY, before)).toMatchObject({
    status: 400,
    data: { code: 'debt-moved', message: MOVES.debtComing('₦70,000') },
  });
  await credited(order);
  expect(await owed(LEVY, 'dev-levy')).toBe(before - 7_000_000);
  // What was shown is not owed any more.
  expect(await writtenOff(LEVY, before)).toMatchObject({ data: { code: 'debt-moved' } });
});

/** Only a server of its own does two things at once. */
describe.runIf(process.env.TEST_DATABASE_URL)('on a server, at once', () => {
  /** Until something has ended, or waits for a row that somebody holds. */
  const endedOrWaits = async (doing: Promise<unknown>) => {
    let ended: string | null = null;
    doing.then(
      () => (ended = 'ended'),
      () => (ended = 'failed'),
    );
    return eventually(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(money.db);
      return rows.length > 0 ? 'waits' : ended;
    });
  };

  test('a payment that comes while a write-off is written waits for it', async () => {
    const order = await opened(LEVY, { serviceId: 'dev-levy', amount: 700 });
    const reached = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const queue: typeof money.deps.mail.queue = async (...given) => {
      reached.resolve();
      await go.promise;
      return money.deps.mail.queue(...given);
    };
    const moving = writtenOff(LEVY, await owed(LEVY, 'dev-levy'), { ...money.deps.mail, queue });
    await Promise.race([reached.promise, moving]);
    await captured(order);
    const crediting = credited(order);
    const first = await endedOrWaits(crediting);
    go.resolve();
    expect(await moving).toMatchObject({ status: 200 });
    await crediting;
    expect(first).toBe('waits');
    const { rows } = await sql<{ kind: string }>`
      select kind from ledger_transactions where kind in ('adjustment', 'delivered') order by (select max(line.id) from ledger_entries as line where line.transaction_id = ledger_transactions.id)`.execute(
      money.db,
    );
    expect(rows.map(({ kind }) => kind).slice(-2)).toEqual(['adjustment', 'delivered']);
    expect(await owed(LEVY, 'dev-levy')).toBe(-70_000);
  });

  test('whoever comes to the meter in the same moment is not waited for, and neither waits for ever', async () => {
    await livesOn(HOUSES.service);
    const holds = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    // As changing the own meter does: the person first, then the meter that they come to.
    const coming = money.db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
      holds.resolve();
      await go.promise;
      await trx.selectFrom('meters').select('meter_number').where('meter_number', '=', LEVY).forShare().execute();
    });
    await holds.promise;
    const moving = writtenOff(LEVY, await owed(LEVY, 'dev-levy'));
    const first = await endedOrWaits(moving);
    go.resolve();
    expect(await Promise.allSettled([coming, moving])).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled', value: { status: 400 } },
    ]);
    expect(first).toBe('ended');
  });

  test('a payment that comes while the night finds the house stopped releases it', async () => {
    const house = HOUSES.service;
    await livesOn(house);
    const months = (await owed(house, 'service-charge')) / SERVICES.charge.monthly_kobo;
    const order = await opened(house, { serviceId: String(SERVICES.charge.id), months });
    const holds = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const at = money.outside.clock();
    const night = money.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('meters')
        .select('meter_number')
        .where('meter_number', '=', house)
        .forNoKeyUpdate()
        .execute();
      await trx
        .insertInto('arrears_standings')
        .values({ meter_number: house, estate_id: estate.id, name: 'blocked', since: at })
        .execute();
      holds.resolve();
      await go.promise;
    });
    await holds.promise;
    await captured(order);
    const crediting = credited(order);
    const first = await endedOrWaits(crediting);
    go.resolve();
    await Promise.all([night, crediting]);
    expect(first).toBe('waits');
    expect(await owed(house, 'service-charge')).toBe(0);
    const standing = await money.db
      .selectFrom('arrears_standings')
      .select('name')
      .where('meter_number', '=', house)
      .executeTakeFirstOrThrow();
    expect(standing.name).toBe('released');
  });
});
