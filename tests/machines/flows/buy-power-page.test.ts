import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { arrearsNotices } from '#machines/flows/power/arrears.ts';
import { isBlocked } from '#machines/kit/writing/balances.ts';
import { METER, type Script, say, talkTo } from '../../support/portal.ts';

const NAIRA = 100;
const owing = (owed: { serviceCharge?: number; devLevy?: number; fine?: number }) => ({
  serviceCharge: (owed.serviceCharge ?? 0) * NAIRA,
  devLevy: (owed.devLevy ?? 0) * NAIRA,
  fine: (owed.fine ?? 0) * NAIRA,
});

async function page(given: Partial<Script> = {}) {
  const { conversation } = talkTo(given);
  await say(conversation, 'buy power');
  const view = () => {
    const shown = conversation.getSnapshot().view;
    if (shown === null) throw new Error('Nothing is shown.');
    return shown;
  };
  const amount = async (value: string) => {
    conversation.send({ type: 'FILL', values: { amount: value } });
    await conversation.settled();
    return view().fields.find(({ name }) => name === 'amount');
  };
  return { view, amount };
}

describe('the classic Buy Power page', () => {
  test('shows Amount, a read-only Meter Number and a read-only Convenience Fee of 50, with a button Pay', {
    tags: ['A-012', 'A-013'],
  }, async () => {
    const { view } = await page();
    expect(view().fields.map(({ label, value, readOnly }) => [label, value, readOnly])).toEqual([
      ['Amount', '', false],
      ['Meter Number', METER, true],
      ['Convenience Fee', '50', true],
    ]);
    expect(view().actions.find(({ type }) => type === 'NEXT')).toMatchObject({ label: 'Pay', enabled: true });
  });

  test('Pay is disabled for somebody who owes, and says why', { tags: ['A-014'] }, async () => {
    const { view } = await page({ owed: { serviceCharge: -12_000, devLevy: 0, fine: 0 } });
    expect(view().actions.find(({ type }) => type === 'NEXT')).toEqual({
      type: 'NEXT',
      label: 'Pay',
      enabled: false,
      reason: 'Please make outstanding payments.',
    });
  });

  test('somebody whose estate cannot pay is told so, and no card window opens', async () => {
    const { conversation } = talkTo({ open: 'inactive' });
    for (const said of ['buy power', '5000', 'yes']) await say(conversation, said);
    const { view } = conversation.getSnapshot();
    expect(view?.widget).toBeNull();
    expect(view?.say.map(({ text }) => text)).toContain('Your estate cannot pay here at the moment.');
  });

  test('who has moved since reads the other meter before any card window opens, and a second yes buys for it', async () => {
    const { conversation, script } = talkTo();
    for (const said of ['buy power', '5000']) await say(conversation, said);
    script.apartment = { meterNumber: '45700000001', estate: 'Cedar View' };
    await say(conversation, 'yes');
    const { view } = conversation.getSnapshot();
    expect(view).toMatchObject({ step: 'confirming', widget: null });
    expect(view?.summary.slice(0, 2).map(({ value }) => value)).toEqual(['45700000001', 'Cedar View']);
    expect(view?.say.map(({ text }) => text)).toContain(SENTENCES.meterChanged);
    await say(conversation, 'yes');
    expect(conversation.getSnapshot().view?.widget).not.toBeNull();
  });

  test('the fee is the one that is set, and who was shown another is read back the new total before any card window', async () => {
    const { conversation } = talkTo({ estateFees: { power: 60 } });
    for (const said of ['buy power', '5000']) await say(conversation, said);
    const money = () =>
      conversation
        .getSnapshot()
        .view?.summary.slice(-2)
        .map(({ value }) => value);
    expect(money()).toEqual(['₦60', '₦5,060']);
    // The server charges 50 by now.
    await say(conversation, 'yes');
    const { view } = conversation.getSnapshot();
    expect(view).toMatchObject({ step: 'confirming', widget: null });
    expect(view?.say.map(({ text }) => text)).toContain(SENTENCES.totalChanged);
    expect(money()).toEqual(['₦50', '₦5,050']);
    await say(conversation, 'yes');
    expect(conversation.getSnapshot().view?.widget).not.toBeNull();
  });

  test('an amount below 300 has its message, which goes once the amount is 300 or more', {
    tags: ['A-015', 'A-017'],
  }, async () => {
    const { amount } = await page();
    expect(await amount('299')).toMatchObject({ problem: MESSAGES.amountTooSmall });
    expect(await amount('300')).toMatchObject({ problem: null });
  });

  test('an amount is whole naira in digits, and at most 100000000', { tags: ['A-016'] }, async () => {
    const { amount } = await page();
    expect((await amount('plenty'))?.problem).toBeTruthy();
    expect((await amount('500.50'))?.problem).toBeTruthy();
    expect((await amount('100000001'))?.problem).toBeTruthy();
    expect(await amount('100000000')).toMatchObject({ problem: null });
  });

  test('with nothing owed or set there is no notice and nothing is blocked', async () => {
    const { view } = await page({ owed: null });
    expect(view().say.filter(({ tone }) => tone === 'warning' || tone === 'danger')).toEqual([]);
  });
});

describe('arrears', () => {
  test.each([
    ['a service charge of one naira', owing({ serviceCharge: -1 }), true],
    ['a service charge that is paid up', owing({ serviceCharge: 0 }), false],
    ['a levy of exactly -59999', owing({ devLevy: -59_999 }), false],
    ['a levy of -60000', owing({ devLevy: -60_000 }), true],
    ['a fine of one naira', owing({ fine: 1 }), true],
    ['no fine', owing({ fine: 0 }), false],
  ] as const)('%s: blocked or not', { tags: ['A-024', 'A-025'] }, (_, balances, blocked) => {
    expect(isBlocked(balances)).toBe(blocked);
  });

  test('each notice shows for what is owed, in the words of the specification', {
    tags: ['A-026', 'A-027', 'A-028'],
  }, () => {
    const notices = (balances: ReturnType<typeof owing>) => arrearsNotices(balances).map(({ text }) => text);
    expect(notices(owing({ serviceCharge: -1 }))).toEqual(['Please Kindly make Outstanding Service Charge Payments']);
    expect(notices(owing({ fine: 1 }))).toEqual(['Please Kindly make Outstanding Fine Payments']);
    expect(notices(owing({ devLevy: -59_001 }))).toEqual(['Please Kindly make Outstanding Development Levy Payments']);
    expect(notices(owing({ devLevy: -59_000 }))).toEqual([]);
  });
});
