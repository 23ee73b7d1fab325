import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../src/server/sandbox/assets/inline.js'), 'utf8');
const ORDER = 'POWER-8K2M41QD';
const ORIGIN = 'https://portal.example';
const GOOD = { source: 'sandbox-pay', status: 'CAPTURED', orderId: ORDER, trans_id: 'S1', amount: 5050, message: 'OK' };

const [onSuccess, onFailed, onCancel] = [vi.fn(), vi.fn(), vi.fn()];

/** Runs the script as the page of the portal loads it, opens its window, and gives the frame. */
function opened(): HTMLIFrameElement {
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: { src: `${ORIGIN}/sandbox/payments/inline.js` },
  });
  runInNewContext(SCRIPT, { document, window, URL, HTMLElement, encodeURIComponent, Object });
  window.SandboxPay?.begin({
    ...{ orderId: ORDER, merchantId: 'M', name: 'Amaka Eze', email: 'amaka@mail.example', narration: 'Power' },
    ...{ amount: 5050, currency: 'NGN', onSuccess, onFailed, onCancel },
  });
  const frame = document.querySelector('iframe');
  if (frame === null) throw new Error('no window was opened');
  return frame;
}
/** A message with a sender, which no page can choose for itself. */
function hears(origin: string, source: MessageEventSource | null, data: unknown): void {
  const event = new MessageEvent('message', { origin, data });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

beforeEach(() => {
  for (const one of [onSuccess, onFailed, onCancel]) one.mockReset();
});
afterEach(() => document.body.replaceChildren());

test('the window of a card is heard by its origin, its frame and its shape, and what it says comes to whoever opened it', () => {
  const frame = opened();
  hears(ORIGIN, frame.contentWindow, GOOD);
  const { source: _, ...said } = GOOD;
  expect(onSuccess.mock.calls).toEqual([[said]]);
  expect(document.querySelector('iframe')).toBeNull();
});

test('a message of another site, another window or another shape is nothing, and the window stays open', () => {
  const frame = opened();
  const own = frame.contentWindow;
  for (const origin of [
    'https://elsewhere.example',
    'http://portal.example',
    'https://portal.example.elsewhere.example',
    'null',
    '',
  ])
    hears(origin, own, GOOD);
  for (const source of [window, null]) hears(ORIGIN, source, GOOD);
  const SHAPES = [
    null,
    'CAPTURED',
    JSON.stringify(GOOD),
    { ...GOOD, source: 'elsewhere' },
    { ...GOOD, status: 'captured' },
    { ...GOOD, status: 'toString' },
    { ...GOOD, orderId: 'POWER-OTHER' },
    [GOOD],
  ];
  for (const data of SHAPES) hears(ORIGIN, own, data);
  for (const one of [onSuccess, onFailed, onCancel]) expect(one).not.toHaveBeenCalled();
  expect(document.querySelector('iframe')).toBe(frame);
});
