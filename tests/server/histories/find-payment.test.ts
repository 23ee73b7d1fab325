import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
let palm: string;
let cedar: string;
let platform: string;
beforeAll(async () => {
  portal = await openTestApp();
  palm = await portal.signIn('admin@palmcourt.example');
  cedar = await portal.signIn('admin@cedarview.example');
  platform = await portal.signIn('platform@wattchat.example');
});
afterAll(() => portal.close());

const find = async (orderId: string, token: string) => {
  const { status, body } = await portal.call('findPayment', { orderId }, token);
  const { requestId: _, ...said } = body;
  return { status, said };
};
const none = { status: 404, said: { code: 'order-not-found', message: 'There is no such order.' } };
const newest = (kind: 'power' | 'service' | 'dev-levy', email: string) =>
  portal.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .leftJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .select(['orders.order_id', 'orders.total_kobo', 'orders.destination_account', 'orders.created_at', 'tokens.token'])
    .where('orders.kind', '=', kind)
    .where('orders.state', '=', 'fulfilled')
    .where('users.email', '=', email)
    .orderBy('orders.created_at', 'desc')
    .executeTakeFirstOrThrow();

test('an administrator finds a payment of the own estate by its order id, and sees the ending of its token alone', async () => {
  const order = await newest('power', 'resident@palmcourt.example');
  const found = await find(order.order_id, palm);
  expect(found).toEqual({
    status: 200,
    said: {
      orderId: order.order_id,
      kind: 'power',
      status: 'successful',
      amount: order.total_kobo / 100,
      customer: 'Amaka Eze',
      account: order.destination_account,
      estate: 'Palm Court',
      service: null,
      createdAt: order.created_at.toISOString(),
      topupStatus: 'Delivered',
      tokenEnding: order.token?.slice(-4),
      providerSaid: expect.stringContaining('Approved'),
    },
  });
  expect(JSON.stringify(found)).not.toContain(order.token);
  expect(await find(order.order_id.toLowerCase(), palm)).toEqual(found);
  expect(await find(` ${order.order_id} `, palm)).toEqual(found);
});

test('a payment of another estate is as one that there is not; the platform administrator finds all', async () => {
  for (const kind of ['power', 'service', 'dev-levy'] as const) {
    const { order_id } = await newest(kind, 'resident@palmcourt.example');
    expect(await find(order_id, cedar)).toEqual(none);
    expect((await find(order_id, palm)).said).toMatchObject({ orderId: order_id, kind, estate: 'Palm Court' });
    expect((await find(order_id, platform)).said).toMatchObject({ orderId: order_id, kind, estate: 'Palm Court' });
  }
  expect(await find('POWER-0000000000000000', platform)).toEqual(none);
  expect(await find('%', platform)).toEqual(none);
});

test('nobody else finds payments of others, and an administrator without an estate finds none', async () => {
  const { order_id } = await newest('power', 'resident@palmcourt.example');
  for (const who of ['resident@palmcourt.example', 'owner@palmcourt.example']) {
    expect((await find(order_id, await portal.signIn(who))).status).toBe(403);
  }
  const admin = portal.db.updateTable('users').where('email', '=', 'admin@cedarview.example');
  await admin.set({ estate_id: null }).execute();
  expect(await find(order_id, cedar)).toEqual(none);
});
