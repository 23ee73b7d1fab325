import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { PUBLIC_KINDS } from '#catalogues/orders.ts';
import { eventually } from '../../support/eventually.ts';
import { freshSettings, sendTo, startTestPortal } from '../../support/server/running.ts';
import { wishFor, wordFor } from '../../support/server/wishes.ts';

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

const page = async (path: string) => (await fetch(`${portal.url}${path}`)).text();

test.each(PUBLIC_KINDS)(
  "a visitor buys %s, and the receipt arrives in the buyer's mailbox with a PDF",
  { tags: ['B-019'] },
  async (kind) => {
    const email = `${kind}@mail.example`;
    const wish = wishFor(kind, `mailbox-${kind}`, 'plain', email);
    const opened = await sendTo(portal.url, 'POST', calls.openBill.path, wish);
    expect(opened.status).toBe(200);
    const { orderId } = opened.body;
    await sendTo(portal.url, 'POST', `/sandbox/payments/${orderId}`, { card: '4242424242424242' });
    const done = await sendTo(portal.url, 'POST', calls.payBill.path, wordFor(wish, opened.body));
    expect(done).toMatchObject({ status: 200, body: { orderId, kind, email } });
    const list = await eventually(async () => {
      const text = await page(`/sandbox/mail?to=${email}`);
      return text.includes(orderId) ? text : null;
    });
    const mail = await page(/\/sandbox\/mail\/\d+/.exec(list)?.[0] ?? '');
    expect(mail).toContain(`Order number: ${orderId}`);
    expect(mail).toContain('Your payment went through.');
    expect(mail).toMatch(/Receipt\w+\.pdf/);
    const token = String(done.body.token ?? '').replace(/\d{4}(?=\d)/g, '$& ');
    expect(mail).toContain(token);
  },
);
