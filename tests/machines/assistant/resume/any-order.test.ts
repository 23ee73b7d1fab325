import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { type Device, household } from '../../../support/devices/devices.ts';
import { say } from '../../../support/portal.ts';

const EVENTS = [
  'yes',
  'no',
  'cancel',
  'card',
  'close',
  'hello',
  'again',
  'offline',
  'online',
  'back',
  'reload',
] as const;
type Event = (typeof EVENTS)[number];

const step = fc.record({ on: fc.constantFrom('phone' as const, 'desk' as const), event: fc.constantFrom(...EVENTS) });

const snapshot = (device: Device) => device.conversation().getSnapshot();
const cards = (device: Device) => snapshot(device).messages.flatMap(({ card }) => (card ? [card.result.orderId] : []));

/** What the person said and was given, in its order; that a card window is open may be said again where it is come back to. */
const told = (device: Device) =>
  snapshot(device)
    .messages.filter(({ from, card, tone }) => from === 'person' || card || tone !== 'plain')
    .filter(({ text }) => text !== SENTENCES.cardOpen)
    .map(({ text }) => text);

/** Two devices on which one purchase is open, and whatever happens on them. */
async function lived(steps: readonly { readonly on: 'phone' | 'desk'; readonly event: Event }[]) {
  const { device, till, script } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'buy power 5000');
  const devices = { phone, desk: await device('desk') };
  const said: string[] = [];
  for (const [index, { on, event }] of steps.entries()) {
    const one = devices[on];
    const { view } = snapshot(one);
    if (event === 'offline') one.line = 'bad';
    else if (event === 'online' || event === 'back') {
      if (event === 'online') one.line = 'good';
      await one.moment('back');
    } else if (event === 'reload') await one.reload();
    else if (event === 'card' || event === 'close') {
      if (!view?.widget) continue;
      if (event === 'card') till.charge(view.widget.orderId);
      one.conversation().send({ type: 'WIDGET', result: event === 'card' ? 'captured' : 'closed' });
      await one.conversation().settled();
    } else if (event === 'again') one.conversation().send({ type: 'RETRY' });
    else {
      const text = event === 'hello' ? `hello ${index}` : event;
      await say(one.conversation(), text);
      said.push(text);
    }
    await one.conversation().settled();
  }
  for (const one of [phone, devices.desk, phone, devices.desk]) {
    one.line = 'good';
    await one.moment('back');
  }
  return { ...devices, till, script, said };
}

test('whatever happens on two devices in whatever order, one purchase is charged once, and what was said and bought is on both', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const { phone, desk, till, said } = await lived(steps);
      expect(till.charged()).toBeLessThanOrEqual(1);
      for (const one of [phone, desk]) {
        const { messages } = snapshot(one);
        const texts = messages.map(({ text }) => text);
        expect(said.filter((text) => !texts.includes(text))).toEqual([]);
        const ids = messages.map(({ id }) => id);
        expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
        expect(new Set(cards(one)).size).toBe(cards(one).length);
      }
      expect(told(desk)).toEqual(told(phone));
      // What was charged is told on both, or its window is still open for its word.
      const charged = [...till.orders.values()].filter(({ captured }) => captured > 0);
      for (const { orderId } of charged) {
        const known = [phone, desk].map((one) => cards(one).includes(orderId) || isOpen(one, orderId));
        expect(known).toEqual([true, true]);
      }
      phone.conversation().stop();
      desk.conversation().stop();
    }),
    { numRuns: 40 },
  );
});

const isOpen = (one: Device, orderId: string): boolean => (one.browser.conversation ?? '').includes(orderId);
