import { describe, expect, test } from 'vitest';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { bought, chatOf } from './past-chat.ts';

const POWER = bought({ orderId: 'POWER-0000000A', kind: 'power', amount: 5_000, total: 5_050 });

describe('a receipt that is to go to somebody else', () => {
  test.each([
    "send the receipt to my wife's address",
    'send my last receipt to my wife',
    'send the receipt to my whatsapp',
    'forward my receipt to another email',
    'send receipt to ada@mail.example',
    'give my husband the receipt',
  ])('%s: what was done and what was not done is said', async (sentence) => {
    const chat = await chatOf('service-user', { purchases: [POWER] }, sentence);
    const said = chat.texts();
    expect(said).toContain(PAST_SENTENCES.onlyToOrder);
    expect(said.indexOf(PAST_SENTENCES.onlyToOrder)).toBeLessThan(said.length - 1);
    expect(chat.card()?.result.orderId).toBe(POWER.orderId);
  });

  test.each([
    'my receipt',
    'email my receipt',
    'send the receipt to my email',
    'receipt for the power I sent to my wife',
  ])('%s: nothing is left undone', async (sentence) => {
    const chat = await chatOf('service-user', { purchases: [POWER] }, sentence);
    expect(chat.texts()).not.toContain(PAST_SENTENCES.onlyToOrder);
  });
});

describe('while something is bought', () => {
  const BUYING = 'mtn 500 for 08031234567';

  test.each(["send the receipt to my wife's address", 'mail the receipt to my wife'])(
    '%s: the address itself is wanted, and nothing was sent',
    async (sentence) => {
      const chat = await chatOf(null, {}, BUYING, sentence);
      expect(chat.texts()).toContain(PAST_SENTENCES.whichAddress);
      expect(chat.shown().view).toMatchObject({ flow: 'airtime', step: 'confirming' });
    },
  );

  test('an address that is said is that of the receipt, and is read back', async () => {
    const chat = await chatOf(null, {}, BUYING, "send the receipt to my wife's address", 'receipt to ada@mail.example');
    expect(chat.shown().view?.summary).toContainEqual({ name: 'email', label: 'Email', value: 'ada@mail.example' });
  });
});
