import { describe, expect, test } from 'vitest';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { chatOf } from './past-chat.ts';

const USER = 'service-user';
const OWED = { serviceCharge: -45_000, devLevy: -59_500, fine: 10_000 };

/** A meter that owes so much, with so many days of service paid for. */
const meter = (owed: typeof OWED, duration = 0) => ({ owed: { ...owed, duration } });
const said = async (role: string | null, given: Parameters<typeof chatOf>[1], sentence: string) =>
  (await chatOf(role, given, sentence)).texts().slice(1);

describe('what is owed', () => {
  test.each(['what do I owe?', 'how much do I owe', 'wetin I dey owe', 'what is my balance', 'am I owing anything?'])(
    '"%s" is answered with service charge, levy and fine',
    async (sentence) => {
      expect(await said(USER, meter(OWED), sentence)).toEqual([
        'You owe ₦45,000 service charge, ₦59,500 development levy, ₦10,000 in fines.',
      ]);
    },
  );

  test('each of them can be paid by a button', async () => {
    const chat = await chatOf(USER, meter(OWED), 'what do I owe');
    expect(chat.offers()).toEqual([
      'Pay ₦45,000, service charge',
      'Pay ₦59,500, development levy',
      'Pay ₦10,000, fine',
    ]);
    await chat.say('Pay ₦10,000, fine');
    expect(chat.shown().view).toMatchObject({ flow: 'pay-services', step: 'confirming' });
  });

  test('one of them alone', async () => {
    expect(await said(USER, meter(OWED), 'how much levy do I owe')).toEqual(['You owe ₦59,500 development levy.']);
    expect(await said(USER, meter(OWED), 'do I have any fine?')).toEqual(['You owe ₦10,000 in fines.']);
    expect(await said(USER, meter({ ...OWED, fine: 0 }), 'do I have any fine?')).toEqual(['You owe no fines.']);
  });

  test('that one of them is not owed says nothing of the others', async () => {
    const levyOnly = meter({ serviceCharge: 0, devLevy: -12_000, fine: 0 });
    expect(await said(USER, levyOnly, 'how much do I owe for service charge')).toEqual(['You owe no service charge.']);
    expect(await said('service-owner', meter({ ...OWED, devLevy: 0 }), 'what do I owe')).toEqual([TALK.owesNothing]);
  });

  test('what was paid in advance is said, and for how many months', async () => {
    const paid = meter({ serviceCharge: 30_000, devLevy: 0, fine: 0 }, 90);
    expect(await said(USER, paid, 'what do I owe?')).toEqual([
      TALK.owesNothing,
      'Paid in advance: ₦30,000 service charge.',
      'Service is paid for 3 months.',
    ]);
  });

  test.each([
    'how many months have I paid',
    'how many months of service charge have I paid for',
    'till when is my service charge paid',
    'how many month I don pay for service charge',
  ])('"%s"', async (sentence) => {
    const paid = meter({ serviceCharge: 0, devLevy: 0, fine: 0 }, 195);
    expect(await said(USER, paid, sentence)).toContain('Service is paid for 6 months and 15 days.');
    expect(await said(USER, {}, sentence)).toContain(PAST_SENTENCES.paidForNone);
  });

  test('a home owner hears of the levy alone', async () => {
    expect(await said('service-owner', meter(OWED, 90), 'what do I owe')).toEqual([
      'You owe ₦59,500 development levy.',
    ]);
    const chat = await chatOf('service-owner', meter(OWED), 'what do I owe', 'Pay ₦59,500, development levy');
    expect(chat.shown().view?.flow).toBe('pay-dev-levy');
  });

  test('who owes for no meter is told so, and a visitor is asked to sign in', async () => {
    for (const role of ['service-admin', 'netplus-admin'])
      expect((await said(role, {}, 'what do I owe')).at(-1)).toBe(TALK.wrongRole);
    expect(await said(null, {}, 'what do I owe')).toContain(TALK.signInFirst);
  });

  test('beside a payment it is answered, and the open question is asked again', async () => {
    const chat = await chatOf(USER, meter(OWED), 'pay service charge', 'how many months have I paid?');
    expect(chat.texts()).toContain(PAST_SENTENCES.paidForNone);
    expect(chat.shown().view?.next).toBe('months');
  });
});
