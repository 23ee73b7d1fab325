import { describe, expect, test } from 'vitest';
import { PURCHASE_INTENTS } from '#catalogues/intents/index.ts';
import { PLATFORM_ASKED } from '#catalogues/sentences/platform/asked.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { understand } from '#machines/talk/understand.ts';
import { chatOf } from '../past/past-chat.ts';

const DEEDS = ['deactivate Palm Court', 'retry POWER-01HZX8ABCD', 'reconcile yesterday', 'stop selling airtime'];

describe('what only the platform administrator does', () => {
  test.each(DEEDS)('"%s" of an estate administrator is told plainly', async (sentence) => {
    const chat = await chatOf('service-admin', {}, sentence);
    expect([chat.last()?.text, chat.shown().view]).toEqual([TALK.wrongRole, null]);
  });

  test('an estate that an administrator of another would register is asked for', async () => {
    const chat = await chatOf('service-admin', {}, 'register a new estate called Unity Homes');
    expect(chat.last()?.text).toBe('New estate: Unity Homes. Send this request?');
  });

  test.each(['pending top-ups', 'show all estates'])('"%s" of a visitor waits for the sign-in', async (sentence) => {
    const chat = await chatOf(null, {}, sentence);
    expect([chat.texts().includes(TALK.signInFirst), chat.shown().view?.flow]).toEqual([true, 'sign-in']);
  });

  test.each(['I want another service in my estate', 'request a new service'])(
    'a resident who asks for a service is sent to whoever can: "%s"',
    async (sentence) => {
      const chat = await chatOf('service-user', {}, sentence);
      expect(chat.texts()).toContain(PLATFORM_ASKED.adminsAsk);
      expect(chat.offers()).toContain('Write to support');
    },
  );
});

test('a company that is no longer to be sold is asked about alone, and no other of its product', async () => {
  const { view } = (await chatOf('netplus-admin', {}, 'stop selling dstv')).shown();
  expect([view?.flow, view?.next]).toEqual(['supply-down', 'reason']);
  expect(view?.fields.find(({ name }) => name === 'supply')?.value).toBe('cable:dstv');
  expect((await chatOf('service-admin', {}, 'stop selling dstv')).last()?.text).toBe(TALK.wrongRole);
});

test.each(['switch off dstv', 'turn off my dstv', 'off the tv'])('"%s" of a visitor buys nothing', async (sentence) => {
  expect((await chatOf(null, {}, sentence)).shown().view?.flow ?? 'nothing').not.toBe('pay-bills');
});

describe('what is offered to the platform administrator', () => {
  test('is what an operator does, and help with examples of it', async () => {
    const chat = await chatOf('netplus-admin', {}, 'help');
    expect(chat.last()?.text).toBe(TALK.helpPlatform);
    expect(chat.offers()).toEqual([
      'Register an estate',
      'Enable A Service',
      'Pending top-ups',
      'Collected yesterday',
      'Open requests',
      'Estates',
      'Reconcile yesterday',
      'Help',
    ]);
    expect(chat.shown().composer.placeholder).toContain('pending top-ups since monday');
  });

  test('each offer is understood', async () => {
    for (const label of ['Pending top-ups', 'Collected yesterday', 'Open requests', 'Estates', 'Reconcile yesterday']) {
      const chat = await chatOf('netplus-admin', {}, label);
      expect(chat.texts(), label).not.toContain(TALK.missed);
      expect(chat.script.calls.length, label).toBeGreaterThan(0);
    }
  });
});

describe('what a platform administrator says of products is no purchase', () => {
  const context = { role: 'netplus-admin', today: '2026-11-21' } as const;

  test.each([
    'how many airtime did we sell',
    'how many airtime did we sell yesterday',
    'power sales of october',
    'airtime sales this month',
    'data sold in october',
    'token sales',
    'top up',
    'recharge',
    'airtime',
    'power',
    'power purchases pending',
    'dstv sales 5000',
    'mtn 500 failed for 08031234567',
    'stop selling dstv',
    'sell airtime again',
    'set the mtn fee to 150',
    'how many people bought power yesterday',
    'wetin dem buy for palm court last week',
    'put up a notice: buy mtn airtime 500 before friday',
    'create a service called Power for 2500 in Cedar View',
    'enable airtime for Palm Court',
  ])('"%s"', (text) => {
    expect(PURCHASE_INTENTS.has(understand(text, context).intent)).toBe(false);
  });

  test('one of their own is one, in plain words', () => {
    expect(understand('buy mtn 500 for 08031234567', context)).toMatchObject({
      intent: 'airtime',
      slots: { network: 'mtn', phone: '08031234567', amount: 500 },
    });
  });
});
