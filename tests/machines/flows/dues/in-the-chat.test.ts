import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import type { SessionNames } from '#machines/session/kept-session.ts';
import { bearer, type Script, say, talkTo, texts } from '../../../support/portal.ts';
import { estateScreen } from './estate-screen.ts';

const OWED = { serviceCharge: -45_000, devLevy: -59_500, fine: 10_000 };

async function heard(sentences: readonly string[], given: Partial<Script> = {}, role = 'service-user') {
  const { conversation, script } = talkTo(given, { keep: { ...keepNothing(), token: () => bearer({ role }) } });
  await say(conversation, ...sentences);
  const view = () => {
    const shown = conversation.getSnapshot().view;
    if (!shown) throw new Error('Nothing is shown.');
    return shown;
  };
  return {
    conversation,
    script,
    view,
    say: (...more: readonly string[]) => say(conversation, ...more),
    row: (label: string) => view().summary.find((row) => row.label === label)?.value,
    texts: () => texts(conversation),
  };
}

describe('paying an estate by typing', () => {
  test('"pay service charge for 3 months" is read back at once, and a yes opens the card window', async () => {
    const chat = await heard(['pay service charge for 3 months']);
    expect(chat.view()).toMatchObject({ flow: 'pay-services', step: 'confirming' });
    expect(chat.texts().at(-1)).toBe(SENTENCES.confirmDue);
    expect(chat.row('Total')).toBe('₦45,050');
    await chat.say('yes');
    expect(chat.view().widget?.amount).toBe(45_050);
  });

  test('what is missing is asked for, one question at a time', async () => {
    const chat = await heard(['pay for services']);
    expect(chat.view().next).toBe('service');
    await chat.say('security');
    expect(chat.view().next).toBe('months');
    await chat.say('a quarter');
    expect(chat.view().step).toBe('confirming');
    expect(chat.row('Total')).toBe('₦15,050');
  });

  test('"no, 6 months" corrects the months and is read back with the new total', async () => {
    const chat = await heard(['pay service charge for 3 months', 'no, 6 months']);
    expect(chat.view().step).toBe('confirming');
    expect(chat.row('Total')).toBe('₦90,050');
  });

  test('"make it security" changes the service, and asks for how many months of that', async () => {
    const chat = await heard(['pay service charge for 3 months', 'no, make it security']);
    expect(chat.view()).toMatchObject({ step: 'asking', next: 'months' });
    await chat.say('2');
    expect(chat.row('Service')).toBe('Security');
    expect(chat.row('Total')).toBe('₦10,050');
  });

  test('"make it the levy" changes to the levy, and asks for its amount', async () => {
    const chat = await heard(['pay service charge for 3 months', 'no, make it the levy'], { owed: OWED });
    expect(chat.view()).toMatchObject({ flow: 'pay-services', step: 'asking', next: 'amount' });
    await chat.say('20k');
    expect(chat.row('Service')).toBe('Development Levy');
    expect(chat.row('Total')).toBe('₦20,050');
  });

  test('"pay my fine" is read back with the fine; without one it is said plainly', async () => {
    const chat = await heard(['pay my fine'], { owed: OWED });
    expect(chat.row('Total')).toBe('₦10,050');
    const none = await heard(['pay my fine']);
    expect(none.texts()).toContain(SENTENCES.noFine);
    expect(none.view().next).toBe('service');
  });

  test('an apartment that is not occupied hears of the half price before the yes', async () => {
    const { conversation } = talkTo(
      { occupied: false },
      { keep: { ...keepNothing(), token: () => bearer({ status: 'unoccupied' }) } },
    );
    await say(conversation, 'pay service charge for 3 months');
    expect(texts(conversation)).toContain(SENTENCES.halfPrice);
  });

  test('who signed in before the administrator set the apartment unoccupied hears of the half price too', async () => {
    const kept: Record<string, string> = {};
    const keep = {
      ...keepNothing(),
      token: () => bearer({ status: 'occupied' }),
      keepSession: (names: SessionNames) => void Object.assign(kept, names),
    };
    const { conversation } = talkTo({ occupied: false }, { keep });
    await say(conversation, 'good morning', 'pay service charge for 3 months');
    expect(texts(conversation)).toContain(SENTENCES.halfPrice);
    expect([conversation.getSnapshot().session.status, kept.status]).toEqual(['unoccupied', 'unoccupied']);
  });

  test('a resident who speaks of the levy pays it among the services', async () => {
    const chat = await heard(['I wan drop 50k for development levy'], { owed: OWED });
    expect(chat.view()).toMatchObject({ flow: 'pay-services', step: 'confirming' });
    expect(chat.row('Service')).toBe('Development Levy');
    await chat.say('no, make it security for 2 months');
    expect(chat.row('Service')).toBe('Security');
    expect(chat.row('Total')).toBe('₦10,050');
  });

  test('an owner says an amount, and it is read back', async () => {
    const chat = await heard(['I wan drop 50k for development levy'], {}, 'service-owner');
    expect(chat.view()).toMatchObject({ flow: 'pay-dev-levy', step: 'confirming' });
    expect(chat.row('Total')).toBe('₦50,050');
    await chat.say('no, make it 60k');
    expect(chat.row('Total')).toBe('₦60,050');
  });

  test('"back" leads from the read-back to the last question, and cancel charges nothing', async () => {
    const chat = await heard(['pay service charge for 3 months', 'back']);
    expect(chat.view()).toMatchObject({ step: 'asking', next: 'months' });
    await chat.say('cancel');
    expect(chat.texts().at(-1)).toBe(SENTENCES.cancelled);
    expect(chat.script.calls.map(({ name }) => name)).not.toContain('openDues');
  });

  test('the form goes on where the chat was: the same service, the same months', async () => {
    const form = await estateScreen('pay-services');
    await form.say('security');
    expect(form.field('service')).toMatchObject({ value: '2', fromChat: true });
    await form.fill({ months: '4' });
    await form.press('NEXT');
    await form.say('yes');
    expect(form.view().widget?.amount).toBe(20_050);
  });
});

describe('how many months', () => {
  test.each([
    ['1', '₦15,050'],
    ['one', '₦15,050'],
    ['1 month', '₦15,050'],
    ['the first', '₦15,050'],
    ['2', '₦30,050'],
    ['option 11', '₦165,050'],
    ['12', '₦180,050'],
    ['twelve months', '₦180,050'],
    ['a year', '₦180,050'],
  ])('"%s" is just so many', async (said, total) => {
    const chat = await heard(['pay service charge', said]);
    expect(chat.row('Total')).toBe(total);
  });

  test.each(['0', 'zero', '0 months', 'none months 0', '13', '1.5', '100 months'])(
    '"%s" is refused with the reason, and asked again',
    async (said) => {
      const chat = await heard(['pay service charge', said]);
      expect(chat.view().next).toBe('months');
      expect(chat.texts().slice(-2)).toEqual([SENTENCES.monthsRequired, 'How many months would you like to pay for?']);
    },
  );

  test('no months in the wish itself are refused too', async () => {
    const chat = await heard(['pay service charge for 0 months']);
    expect(chat.texts()).toContain(SENTENCES.monthsRequired);
    expect(chat.view().next).toBe('months');
  });

  test.each([
    ['make it 12', '₦180,050'],
    ['no, 2', '₦30,050'],
    ['change it to one', '₦15,050'],
  ])('while three are read back, "%s" is another number of them', async (said, total) => {
    const chat = await heard(['pay service charge for 3 months', said]);
    expect(chat.row('Total')).toBe(total);
  });

  test.each(['make it 0', 'make it 0 months'])('while three are read back, "%s" is refused', async (said) => {
    const chat = await heard(['pay service charge for 3 months', said]);
    expect(chat.view()).toMatchObject({ step: 'asking', next: 'months' });
    expect(chat.texts()).toContain(SENTENCES.monthsRequired);
  });
});
