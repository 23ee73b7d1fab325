import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { eventually } from '../../support/eventually.ts';
import { freshSettings, type Request, sendTo, startTestPortal } from '../../support/server/running.ts';

let fresh: Awaited<ReturnType<typeof freshSettings>>;
let portal: Awaited<ReturnType<typeof startTestPortal>>;
beforeAll(async () => {
  fresh = await freshSettings();
  portal = await startTestPortal(fresh.settings);
});
afterAll(async () => {
  await portal.close();
  await fresh.remove();
});

const send = (...request: Request) => sendTo(portal.url, ...request);
const signIn = async (email: string) =>
  (await send('POST', calls.signIn.path, { email, password: DEMO_PASSWORD })).body.token as string;

test('a resident buys power on the embedded default, and the receipt is in the mailbox', async () => {
  const token = await signIn('resident@palmcourt.example');
  const wanted = { key: 'start-00000001', type: 'power_vending', amount: 5000 };
  const order = await send('POST', calls.openOrder.path, wanted, token);
  expect(order).toMatchObject({ status: 200, body: { amount: 5000, fee: 50, total: 5050, units: '27.78' } });
  const { orderId } = order.body;
  const paid = await send('POST', `/sandbox/payments/${orderId}`, { card: '4242424242424242' });
  expect(paid).toMatchObject({ status: 200, body: { status: 'CAPTURED' } });
  const reference = { status: 'CAPTURED', orderId };
  const report = { transfer_reference: reference, type: 'power_vending', amount: 5050 };
  const done = await eventually(async () => {
    const answer = await send('POST', calls.topupPower.path, report, token);
    return answer.status === 202 ? null : answer;
  });
  expect(done).toMatchObject({
    status: 200,
    body: { orderId, token: expect.stringMatching(/^\d{20}$/), units: '27.78' },
  });
  const mail = await eventually(async () => {
    const page = await (await fetch(`${portal.url}/sandbox/mail?to=resident@palmcourt.example`)).text();
    return page.includes(orderId) ? page : null;
  });
  expect(mail).toContain('Your electricity token');
  expect(portal.lines.join('')).not.toContain(done.body.token);
});

test('after a second start everything is as it was, and a session still holds', async () => {
  const token = await signIn('resident@palmcourt.example');
  const before = await send('GET', calls.lastPurchase.path, undefined, token);
  await portal.close();
  portal = await startTestPortal(fresh.settings);
  expect(await send('GET', calls.lastPurchase.path, undefined, token)).toEqual(before);
});

test('an answer that is held does not keep the portal from stopping', async () => {
  const token = await signIn('resident@cedarview.example');
  const wanted = { key: 'start-00000002', type: 'power_vending', amount: 5000 };
  const { orderId, state } = (
    await send(
      'GET',
      `${calls.orderStatus.path}?orderId=${(await send('POST', calls.openOrder.path, wanted, token)).body.orderId}`,
      undefined,
      token,
    )
  ).body;
  const held = send('GET', `${calls.orderStatus.path}?orderId=${orderId}&wait=${state}`, undefined, token);
  await eventually(async () => ((await fetch(`${portal.url}/healthz`)).ok ? true : null));
  await portal.close();
  expect(await held).toMatchObject({ status: 200, body: { state } });
  portal = await startTestPortal(fresh.settings);
});

test('with DEMO off the demonstration accounts are gone', async () => {
  await portal.close();
  portal = await startTestPortal({ ...fresh.settings, DEMO: 'off' });
  const answer = await send('POST', calls.signIn.path, {
    email: 'resident@palmcourt.example',
    password: DEMO_PASSWORD,
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'sign-in-refused' } });
});

test('a provider that is not known keeps the portal from starting, and the port is free again', async () => {
  await expect(
    startTestPortal({ ...fresh.settings, PAYMENT_PROVIDER: 'nobody', DATA_DIR: `${fresh.settings.DATA_DIR}-2` }),
  ).rejects.toThrow(/PAYMENT_PROVIDER: 'nobody' is not known/);
});
