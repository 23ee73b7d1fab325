import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Asker } from '#src/server/approvals/ask.ts';
import { decide } from '#src/server/approvals/decide.ts';
import { askRefund, previewRefund } from '#src/server/approvals/refunds.ts';
import { drive } from '#src/server/order-worker/drive.ts';
import type { RefundAnswer } from '#src/server/payments/port.ts';
import { payRefundByHand, readRefundAccount } from '#src/server/refund-accounts/by-hand.ts';
import { giveRefundAccount } from '#src/server/refund-accounts/own.ts';
import { RESIDENT } from '../../faults/support/fixtures.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

let money: TestMoney;
let answer: RefundAnswer = { kind: 'needs-details', reason: 'the card is closed' };
const people: Asker[] = [];
/** Everything above 1,000 naira needs two people; an order here is 5,050. */
const REFUND_LIMIT = 100_000;
beforeAll(async () => {
  money = await openTestMoney();
  const refund = async () => answer;
  Object.assign(money.deps, { payments: { ...money.deps.payments, refund, holders: undefined } });
  const row = await money.db.selectFrom('users').selectAll().where('id', '=', RESIDENT.id).executeTakeFirstOrThrow();
  await money.db.updateTable('users').set({ disabled: true }).where('role', '=', 'netplus-admin').execute();
  for (const first_name of ['Kemi', 'Tunde', 'Bisi']) {
    const id = crypto.randomUUID();
    const office = {
      disabled: false,
      role: 'netplus-admin',
      estate_id: null,
      meter_number: null,
      last_name: 'Ojo',
    } as const;
    const email = `${first_name.toLowerCase()}@wattchat.example`;
    await money.db
      .insertInto('users')
      .values({ ...row, ...office, id, email, first_name, created_at: new Date(0) })
      .execute();
    people.push({ id, name: `${first_name} Ojo`, office: { estateId: null } });
  }
});
afterAll(() => money.close());

const [KEMI, TUNDE, BISI] = [0, 1, 2] as const;
const who = (at: number): Asker => people[at] ?? { id: '', name: '', office: { estateId: null } };
const config = { refundLimit: REFUND_LIMIT, publicUrl: 'http://portal.example' };
const mails: string[] = [];
const mail = {
  async queue(_: unknown, { to }: { to: string }) {
    mails.push(to);
    return '';
  },
};
const deps = () => ({ ...money.deps, mail, config, refundLimit: REFUND_LIMIT });
const ask = (at: number, topupRef: string) => askRefund(deps(), who(at), { topupRef, reason: 'The card is closed' });
const idOf = async (asked: ReturnType<typeof ask>) => {
  const said = await asked;
  if (said.status !== 200) throw new Error(JSON.stringify(said));
  return said.data.id;
};
const pay = (at: number, topupRef: string, reference = 'FT26112300') =>
  payRefundByHand(deps(), who(at), { topupRef, reference, from: 'bank' });
const read = (at: number, topupRef: string) => readRefundAccount(deps(), who(at), { topupRef });
const approve = (at: number, id: number) => decide(deps(), who(at), { id, deed: 'approve' });
const give = (orderId: string, accountNumber: string) =>
  giveRefundAccount(money.deps, { userId: RESIDENT.id }, { orderId, bank: '058', accountNumber, name: 'Amaka Eze' });

async function waiting(): Promise<string> {
  const orderId = await money.order('refused');
  await money.pay(orderId);
  await money.report(orderId);
  await money.pass(3);
  expect(await money.stateOf(orderId)).toBe('refund_due');
  return orderId;
}

test('above the limit nobody sees the account or records a payment before a second person agreed, and then once', async () => {
  const orderId = await waiting();
  await give(orderId, '0123456789');
  for (const refusal of [await read(KEMI, orderId), await pay(KEMI, orderId)])
    expect(refusal).toMatchObject({ status: 400, data: { code: 'second-person' } });
  expect(await previewRefund(deps(), who(KEMI), { topupRef: orderId })).toMatchObject({
    data: { needed: true, limit: 1_000, amount: 5_050, others: ['Bisi Ojo', 'Tunde Ojo'], standing: null },
  });
  const id = await idOf(ask(KEMI, orderId));
  expect(mails.toSorted()).toEqual(['bisi@wattchat.example', 'tunde@wattchat.example']);
  expect(await approve(KEMI, id)).toMatchObject({ data: { code: 'own-approval' } });
  expect((await pay(KEMI, orderId)).status).toBe(400);
  const both = await Promise.all([approve(TUNDE, id), approve(BISI, id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await ask(TUNDE, orderId)).toMatchObject({ data: { code: 'agreed-already' } });
  expect(await read(KEMI, orderId)).toMatchObject({ status: 200, data: { accountNumber: '0123456789' } });
  const paid = await Promise.all([pay(KEMI, orderId, 'FT-1'), pay(TUNDE, orderId, 'FT-2')]);
  expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await money.stateOf(orderId)).toBe('refunded');
  const row = money.db.selectFrom('approvals').select(['state', 'used_at']).where('id', '=', id);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ state: 'approved', used_at: expect.any(Date) });
  const lines = await money.db
    .selectFrom('audit')
    .select(['actor', 'action'])
    .where('subject', '=', orderId)
    .where('action', 'in', ['approval-asked', 'approval-given', 'refund-paid-by-hand'])
    .orderBy('id')
    .execute();
  expect(lines.map(({ action }) => action)).toEqual(['approval-asked', 'approval-given', 'refund-paid-by-hand']);
  expect(lines[0]?.actor).not.toBe(lines[1]?.actor);
});

test('a refund up to the limit, and every one without a limit, is paid by one person', async () => {
  const orderId = await waiting();
  const high = { ...deps(), refundLimit: 505_000 };
  expect(
    await askRefund({ ...deps(), config: { ...config, refundLimit: 505_000 } }, who(KEMI), {
      topupRef: orderId,
      reason: 'A test',
    }),
  ).toMatchObject({
    data: { code: 'not-needed' },
  });
  expect(await payRefundByHand(high, who(KEMI), { topupRef: orderId, reference: 'FT-3', from: 'bank' })).toMatchObject({
    status: 200,
  });
});

test('a refund that was done by itself meanwhile is not approved, and the request ends', async () => {
  const orderId = await waiting();
  const id = await idOf(ask(KEMI, orderId));
  answer = { kind: 'accepted', refundReference: 'RF-1' };
  money.outside.time.now += 3_600_000;
  await drive(money.deps, orderId);
  answer = { kind: 'needs-details', reason: 'the card is closed' };
  expect(await money.stateOf(orderId)).toBe('refunded');
  expect(await approve(TUNDE, id)).toMatchObject({ status: 400, data: { code: 'approval-outdated' } });
});

test('an agreement is for the account that was read back: another one given since is asked for anew', async () => {
  const orderId = await waiting();
  await give(orderId, '1111111111');
  const id = await idOf(ask(KEMI, orderId));
  await give(orderId, '0123456789');
  expect(await approve(TUNDE, id)).toMatchObject({ data: { code: 'approval-outdated' } });
  const again = await idOf(ask(KEMI, orderId));
  expect(await approve(TUNDE, again)).toMatchObject({ status: 200 });
  await give(orderId, '2222222222');
  expect(await pay(KEMI, orderId)).toMatchObject({ status: 400, data: { code: 'account-moved' } });
  // What was agreed stands in nobody's way: it is asked for once more at once, and paid.
  expect(await previewRefund(deps(), who(KEMI), { topupRef: orderId })).toMatchObject({ data: { standing: null } });
  const third = await idOf(ask(BISI, orderId));
  expect(await approve(KEMI, third)).toMatchObject({ status: 200 });
  expect((await pay(BISI, orderId, 'FT-4')).status).toBe(200);
});

test('an agreed refund is to be paid within seven days, else it is asked for anew', async () => {
  const orderId = await waiting();
  const id = await idOf(ask(KEMI, orderId));
  expect(await approve(TUNDE, id)).toMatchObject({ status: 200 });
  money.outside.time.now += 7 * 86_400_000;
  expect(await pay(KEMI, orderId)).toMatchObject({ data: { code: 'second-person' } });
  expect((await ask(BISI, orderId)).status).toBe(200);
});

test('with one platform administrator it is said at once that a second one is needed', async () => {
  const orderId = await waiting();
  await money.db
    .updateTable('users')
    .set({ disabled: true })
    .where('id', 'in', [who(TUNDE).id, who(BISI).id])
    .execute();
  expect(await ask(KEMI, orderId)).toMatchObject({ status: 400, data: { code: 'nobody-else' } });
});
