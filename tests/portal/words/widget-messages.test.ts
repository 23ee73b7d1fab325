import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ORDER = 'POWER-8K2M41QD';
const script = readFileSync(join(import.meta.dirname, '../../../src/server/sandbox/assets/inline.js'), 'utf8');

beforeEach(() => {
  const src = `${location.origin}/sandbox/payments/inline.js`;
  Object.defineProperty(document, 'currentScript', { value: { src }, configurable: true });
  runInThisContext(script);
});
afterEach(() => {
  Reflect.deleteProperty(document, 'currentScript');
  delete window.SandboxPay;
  document.body.replaceChildren();
});

/** The card window of an order, and what its page would say. */
function openWindow() {
  const heard = { onSuccess: vi.fn(), onFailed: vi.fn(), onCancel: vi.fn() };
  const order = { merchantId: 'TEST', name: 'Amaka Eze', email: 'a@palmcourt.example', narration: 'Electricity Topup' };
  window.SandboxPay?.begin({ ...order, amount: 5050, currency: 'NGN', orderId: ORDER, ...heard });
  const frame = document.querySelector('iframe');
  const say = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: location.origin, source: frame?.contentWindow ?? null, ...from }),
    );
  return { ...heard, say };
}
const captured = { source: 'sandbox-pay', orderId: ORDER, status: 'CAPTURED', trans_id: 'SBX1' };

test('the card window is believed when its own page speaks of this order', () => {
  const { say, onSuccess } = openWindow();
  say(captured);
  expect(onSuccess).toHaveBeenCalledOnce();
  expect(document.querySelector('iframe')).toBeNull();
});

test('a message from another origin, another window, of another order or of another shape is not heard', () => {
  const { say, onSuccess, onFailed, onCancel } = openWindow();
  say(captured, { origin: 'https://evil.example' });
  say(captured, { origin: 'null' });
  say(captured, { source: window });
  say(captured, { source: null });
  for (const odd of [null, 'CAPTURED', [], {}, { ...captured, source: 'other' }, { ...captured, status: 'PAID' }])
    say(odd);
  say({ ...captured, orderId: 'POWER-OTHER000' });
  expect([onSuccess, onFailed, onCancel].map((call) => call.mock.calls.length)).toEqual([0, 0, 0]);
  expect(document.querySelector('iframe')).not.toBeNull();
});
