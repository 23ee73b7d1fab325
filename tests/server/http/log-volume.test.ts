import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { eventually } from '../../support/eventually.ts';
import { freshSettings, sendTo, startTestPortal } from '../../support/server/running.ts';

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

const send = (name: CallName, body?: object, token?: string) =>
  sendTo(portal.url, calls[name].method, calls[name].path, body, token);

/** What was logged since, a line a text: what was asked for, or what became of an order. */
function told(since: number): readonly string[] {
  return portal.lines.slice(since).map((line) => {
    const { msg, method, path, fact, event } = JSON.parse(line);
    return [msg, method, path, fact, event].filter(Boolean).join(' ');
  });
}

// Before anything is bought: a provider tells of that in its own time.
test('files, probes and what the portal asks by itself have no line where all goes well, and one where it does not', async () => {
  const since = portal.lines.length;
  const fault = { reference: 'K7F3QX', name: 'TypeError', message: 'x', place: 'chat', stack: '' };
  await fetch(`${portal.url}/favicon.ico`);
  for (const path of ['/healthz', '/readyz', '/sandbox/payments/inline.js']) await fetch(`${portal.url}${path}`);
  await send('reportVitals', { page: 'landing', lcpMs: 900 });
  expect(told(since).filter((line) => !line.includes('favicon'))).toEqual([]);
  await send('reportVitals', { page: 'none' });
  await send('reportFault', fault);
  expect(told(since).filter((line) => !line.includes('favicon'))).toEqual([
    `request POST ${calls.reportVitals.path} refused`,
    'a fault of the portal was reported client-fault',
  ]);
});

test('buying power is a line for each request that somebody made and each step of the order, and no other', async () => {
  const { body } = await send('signIn', { email: 'resident@palmcourt.example', password: DEMO_PASSWORD });
  const token = String(body.token);
  const since = portal.lines.length;
  const opened = await send('openOrder', { key: 'log-00000001', type: 'power_vending', amount: 5000 }, token);
  const { orderId } = opened.body;
  await sendTo(portal.url, 'POST', `/sandbox/payments/${orderId}`, { card: '4242424242424242' });
  const report = { transfer_reference: { status: 'CAPTURED', orderId }, type: 'power_vending', amount: 5050 };
  let asked = 0;
  await eventually(async () => {
    asked += 1;
    const answer = await send('topupPower', report, token);
    return 'token' in answer.body ? true : null;
  });
  await eventually(async () => (told(since).some((line) => line.includes('DELIVER')) ? true : null));
  const lines = told(since);
  expect(lines.filter((line) => line.startsWith('order settled'))).toEqual([
    'order settled OPEN',
    'order settled CAPTURE',
    'order settled FULFIL',
    'order settled DELIVER',
  ]);
  const requests = lines.filter((line) => line.startsWith('request'));
  expect(requests.filter((line) => line.endsWith(`POST ${calls.openOrder.path}`))).toHaveLength(1);
  expect(requests.filter((line) => line.includes(calls.topupPower.path))).toHaveLength(asked);
  const webhooks = requests.filter((line) => /webhook/i.test(line));
  expect(lines).toHaveLength(4 + 1 + asked + webhooks.length);
});
