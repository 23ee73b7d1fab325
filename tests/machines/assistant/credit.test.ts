import { expect, test } from 'vitest';
import { CREDIT_SENTENCES } from '#catalogues/sentences/credit.ts';
import { SHOP } from '../../support/calls/held-meters.ts';
import { METER, say, talkTo, texts } from '../../support/portal.ts';

const standing = (credit: number) => ({ possible: true, account: null, credit, arrivals: [] });

/** A resident with so much credit, naira, at the read-back of ₦5,000 of power. */
async function atReadBack(credit: number, given: Parameters<typeof talkTo>[0] = {}) {
  const { conversation, script } = talkTo({ ownAccount: standing(credit), ...given });
  await say(conversation, 'buy power 5000');
  const view = () => conversation.getSnapshot().view;
  const asked = (name: string) => script.calls.filter((call) => call.name === name).length;
  return { conversation, script, view, asked, says: (words: string) => say(conversation, words) };
}

test('credit that is enough is offered beside the card, with what it would be', async () => {
  const { conversation, view } = await atReadBack(8200);
  expect(
    view()
      ?.actions.filter(({ enabled }) => enabled)
      .map(({ label }) => label),
  ).toEqual(['Yes, pay ₦5,050', 'Pay with your credit (₦8,200)', 'Change something', 'Cancel']);
  expect(texts(conversation)).toContain(CREDIT_SENTENCES.takes('₦5,000', '₦8,200'));
});

test.each([
  'use my credit',
  'pay with my credit',
  'yes, from my credit',
  'Pay with your credit (₦8,200)',
  'i will use my credit',
])('"%s" buys from the credit, opens no card window, and brings the token', async (words) => {
  const { view, asked, says } = await atReadBack(8200);
  await says(words);
  expect([asked('payFromCredit'), asked('openOrder')]).toEqual([1, 0]);
  expect(view()).toMatchObject({ outcome: 'success', widget: null });
});

test('a bare yes is for the card, as it was', async () => {
  const { view, asked, says } = await atReadBack(8200);
  await says('yes');
  expect([view()?.step, asked('payFromCredit')]).toEqual(['card', 0]);
});

test.each(['can I use my credit?', 'not my credit', 'use my credit card'])(
  '"%s" is no yes: nothing is bought',
  async (words) => {
    const { view, asked, says } = await atReadBack(8200);
    await says(words);
    expect([asked('payFromCredit'), asked('openOrder'), view()?.outcome ?? null]).toEqual([0, 0, null]);
  },
);

test('credit that is not enough is not offered, and who names it is told so', async () => {
  const { conversation, view, asked, says } = await atReadBack(4999);
  expect(view()?.actions.map(({ type }) => type)).not.toContain('CREDIT');
  await says('use my credit');
  expect(texts(conversation)).toContain(CREDIT_SENTENCES.notOffered);
  expect([asked('payFromCredit'), asked('openOrder')]).toEqual([0, 0]);
});

test('beside an order whose card window was closed credit is not offered: both could be paid', async () => {
  const { conversation, view, says } = await atReadBack(8200, { report: ['not-paid'] });
  await says('yes');
  conversation.send({ type: 'WIDGET', result: 'closed' });
  await conversation.settled();
  expect(view()?.step).toBe('closed');
  expect(view()?.actions.map(({ type }) => type)).not.toContain('CREDIT');
});

test('without an answer to it the same is bought once more under the same key', async () => {
  const { script, view, says } = await atReadBack(8200, { open: 'no line' });
  await says('use my credit');
  expect(view()?.step).toBe('confirming');
  Object.assign(script, { open: 'good' });
  await says('use my credit');
  const keysOf = script.calls.filter(({ name }) => name === 'payFromCredit').map(({ input }) => input);
  expect(new Set(keysOf.map((input) => JSON.stringify(input))).size).toBe(1);
  expect(view()).toMatchObject({ outcome: 'success' });
});

test('the yes names the meter that was shown, so that no other is bought for', async () => {
  const { script, says } = await atReadBack(8200);
  await says('use my credit');
  const bought = script.calls.filter(({ name }) => name === 'payFromCredit').map(({ input }) => input);
  expect(bought).toMatchObject([{ meter_number: METER }]);
});

test('a server that buys for another meter than was shown is not passed over', async () => {
  const { conversation, says } = await atReadBack(8200, { apartment: { meterNumber: SHOP, estate: 'Cedar View' } });
  await says('use my credit');
  expect(texts(conversation)).toContain(CREDIT_SENTENCES.otherMeter(SHOP));
});
