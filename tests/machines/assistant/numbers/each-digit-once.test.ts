import { describe, expect, test } from 'vitest';
import { FIGURES } from '#catalogues/sentences/conversation/figures.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import { SENSITIVE } from '#catalogues/sentences/sensitive.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { lastTurn, saidSince, say, talkTo } from '../../../support/portal.ts';
import { chatOf } from '../past/past-chat.ts';

/** What the last of some sentences leads to: what was said to it, where the flow stands, and what it knows. */
async function reached(who: 'visitor' | 'resident', ...sentences: string[]) {
  const { conversation } = talkTo({}, who === 'visitor' ? { visitor: true } : {});
  await say(conversation, ...sentences.slice(0, -1));
  const before = lastTurn(conversation);
  await say(conversation, sentences.at(-1) ?? '');
  const { view } = conversation.getSnapshot();
  const known = (view?.fields ?? []).filter(({ value, readOnly }) => value !== '' && !readOnly);
  return {
    said: saidSince(conversation, before),
    step: view?.step,
    next: view?.next,
    known: Object.fromEntries(known.map(({ name, value }) => [name, value])),
    shown: Object.fromEntries((view?.summary ?? []).map(({ label, value }) => [label, value])),
  };
}

const AIRTIME = 'mtn 500 for 08031234567';
const HOW_MUCH = 'buy mtn airtime for 08031234567';
const POWER = 'buy power abuja 45098765432 5000 a@b.co';
const CABLE = 'gotv max 7023456789 a@b.co';

describe('a number that is nearly a phone number, a meter or a smartcard is answered with what is wrong with it', () => {
  test.each([
    ['0805111222', FIGURES.phoneLength('0805111222', 10)],
    ['my number is 080511122', FIGURES.phoneLength('080511122', 9)],
    ['45701120', FIGURES.nothingKnown('45701120', 8)],
    ['4665 6705 1234 5678 9', FIGURES.tooLong(17)],
  ])('with nothing open: %s', async (sentence, answer) => {
    expect((await reached('visitor', sentence)).said).toContain(answer);
  });

  test.each([
    ['mtn 500 for 0805111222', FIGURES.phoneLength('0805111222', 10), 'phone'],
    ['mtn 500 for 8051112223', FIGURES.phoneLength('8051112223', 10), 'phone'],
    ['mtn 500 for 06031234567', FIGURES.phoneBegin('06031234567'), 'phone'],
    ['mtn 500 for 803123', FIGURES.phoneLength('803123', 6), 'phone'],
    ['dstv compact for 70234', FIGURES.smartcardLength('70234', 5), 'smartcard'],
    ['buy 5k light abuja for 450987', FIGURES.meterLength('450987', 6), 'meterNumber'],
  ])('in a wish: %s', async (sentence, answer, next) => {
    const there = await reached('visitor', sentence);
    expect(there.said).toContain(answer);
    expect(there).toMatchObject({ step: 'asking', next });
  });

  test.each([
    [AIRTIME, 'mtn 700 for 0805111222', FIGURES.phoneLength('0805111222', 10), 'phone'],
    [AIRTIME, 'make it 7k for 0805', FIGURES.phoneLength('0805', 4), 'phone'],
    [AIRTIME, 'change number to 70234', FIGURES.phoneLength('70234', 5), 'phone'],
    [AIRTIME, 'no, 0803 123 4567 8', FIGURES.phoneLength('080312345678', 12), 'phone'],
    [POWER, 'meter number is 4509', FIGURES.meterLength('4509', 4), 'meterNumber'],
    [CABLE, 'change smartcard to 70234', FIGURES.smartcardLength('70234', 5), 'smartcard'],
  ])('while "%s" is read back: %s', async (sentence, correction, answer, next) => {
    const there = await reached('visitor', sentence, correction);
    expect(there.said).toContain(answer);
    // What was read back before is not paid by a yes: the question is open again.
    expect(there).toMatchObject({ step: 'asking', next });
  });

  test('at a question for something else, and beside an answer to it', async () => {
    const alone = await reached('visitor', HOW_MUCH, '0805111222');
    expect(alone.said).toContain(FIGURES.phoneLength('0805111222', 10));
    expect(alone).toMatchObject({ next: 'phone' });
    const beside = await reached('visitor', HOW_MUCH, '500 for 0805111222');
    expect(beside.said).toContain(FIGURES.phoneLength('0805111222', 10));
    expect(beside).toMatchObject({ next: 'phone', known: { amount: '500' } });
  });

  test('beside a flow, where nothing is changed by it', async () => {
    const there = await reached('visitor', AIRTIME, 'what is the fee for 0805111222');
    expect(there.said).toContain(FIGURES.phoneLength('0805111222', 10));
    expect(there).toMatchObject({ step: 'confirming', known: { phone: '08031234567' } });
  });

  test.each([
    ['fine 45701120 for Ada Obi', FIGURES.meterLength('45701120', 8)],
    ['fine 45701120 700', FIGURES.unclear('45701120 700')],
    ['fine 45701120409 and 45703405600 700', ADMINISTRATION_SENTENCES.oneEach(['45701120409', '45703405600'])],
    ['mark 457011204 unoccupied', FIGURES.meterLength('457011204', 9)],
    ['what does 4570112 owe', FIGURES.nothingKnown('4570112', 7)],
  ])('whatever an administrator does: %s', async (sentence, answer) => {
    const chat = await chatOf('service-admin', {}, sentence);
    expect(chat.texts()).toContain(answer);
    chat.conversation.stop();
  });

  test('a number that is no meter of theirs is answered before the yes, of whoever holds one as well', async () => {
    const there = await reached('resident', 'buy power 5000', 'make it 7000 for 4501234567');
    expect(there.said).toContain(METERS.notThat('4501234567', '45012345670'));
    expect(there.shown.Amount).toBe('₦7,000');
  });
});

test('a yes with a number beside it that is none pays nothing', async () => {
  const there = await reached('visitor', AIRTIME, 'yes 0805111222');
  expect(there.said).toContain(FIGURES.phoneLength('0805111222', 10));
  expect(there.step).not.toBe('card');
});

describe('a part of a longer number is no value', () => {
  test('a phone number in groups at "How much airtime?" is the number, and no amount', async () => {
    const there = await reached('visitor', HOW_MUCH, '0805 111 2223');
    expect(there.said).toContain(FIGURES.changedTo('08051112223'));
    expect(there.known).toMatchObject({ phone: '08051112223' });
    expect(there.known.amount).toBeUndefined();
  });

  test.each([
    ['4665 6705 1234 5678', FIGURES.tooLong(16)],
    ['4242 4242 4242 4242', SENSITIVE.card],
    ['4242-4242-4242-4242', SENSITIVE.card],
    ['4242.4242.4242.4242', SENSITIVE.card],
    ['my card is 4242424242424242 cvv 123', SENSITIVE.both],
    ['cvv 123', SENSITIVE.code],
    ['123 is my cvv', SENSITIVE.code],
    ['my pin na 1234', SENSITIVE.code],
    ['2k50', FIGURES.amountUnclear('2k50')],
    ['-500', FIGURES.amountUnclear('-500')],
    ['500 200', FIGURES.unclear('500 200')],
    ['500 or 1000', FIGURES.whichAmount(['₦500', '₦1,000'])],
  ])('no amount at "How much airtime?": %s', async (sentence, answer) => {
    const there = await reached('visitor', HOW_MUCH, sentence);
    expect(there.said).toContain(answer);
    expect(there).toMatchObject({ step: 'asking', next: 'amount' });
    expect(there.known.amount).toBeUndefined();
    expect(there.said.join(' ')).not.toMatch(/4242|4665|\b123\b|1234/);
  });

  test('thousands may be parted by a space', async () => {
    expect((await reached('visitor', 'buy 5 000 mtn airtime for 08031234567')).shown.Amount).toBe('₦5,000');
  });
});

test.each([
  ['buy airtime', '2', 'Which mobile number is it for?'],
  ['buy data', '2', 'Which data plan would you like?'],
  ['pay tv', '2', 'Which package would you like?'],
])('the number of a choice is no amount: %s, %s', async (wish, place, asked) => {
  expect((await reached('visitor', wish, place)).said).toEqual([asked]);
});

describe('an amount above the limit is answered with the limit', () => {
  test.each([
    '50 billion',
    '50b',
    '50bn',
    '2 trillion',
    'fifty billion naira',
    '₦99,999,999,999,999,999,999',
    '100000000',
  ])('at "How much airtime?": %s', async (sentence) => {
    const there = await reached('visitor', HOW_MUCH, sentence);
    expect(there.said).toContain('The most you can buy at once is ₦50,000');
    expect(there).toMatchObject({ step: 'asking', next: 'amount' });
  });

  test('in a wish, and while one is read back', async () => {
    const most = 'The most you can buy at once is ₦50,000';
    expect((await reached('visitor', 'mtn 50 billion for 08031234567')).said).toContain(most);
    expect((await reached('visitor', AIRTIME, 'make it 50 million')).said).toContain(most);
    expect((await reached('visitor', 'mtn 20 for 08031234567')).said).toContain('The least you can buy at once is ₦50');
    expect((await reached('visitor', AIRTIME, 'make it 20')).said).toContain('The least you can buy at once is ₦50');
  });
});

describe('two recipients are two purchases', () => {
  test.each([
    ['mtn 500 for 08031234567, 08031234568'],
    ['mtn 500 for 08031234567 08031234568'],
    ['mtn 500 for 08031234567 and 08031234568'],
    ['mtn 500 for 08031234567/08031234568'],
  ])('said so: %s', async (sentence) => {
    const there = await reached('visitor', sentence);
    expect(there.said).toContain(FIGURES.separately(['08031234567', '08031234568']));
    expect(there.said).toContain('After that I go on with "airtime mtn 500 for 08031234568".');
    expect(there).toMatchObject({ step: 'confirming', known: { phone: '08031234567', amount: '500' } });
  });

  test('while one of them is read back, the second keeps what is read back', async () => {
    const there = await reached('visitor', AIRTIME, 'for 08031234567, 08031234568');
    expect(there.said).toContain('After that I go on with "airtime mtn 500 for 08031234568".');
    expect(there.known).toMatchObject({ phone: '08031234567' });
  });

  test('each with an amount of its own', async () => {
    const there = await reached('visitor', 'mtn 500 08031234567, 1000 08031234568');
    expect(there.said).toContain('After that I go on with "airtime mtn 1000 for 08031234568".');
    expect(there.known).toMatchObject({ phone: '08031234567', amount: '500' });
  });

  test.each([
    [POWER, 'for 45098765432 and 45098765433', 'power phcnabuja 5000 for meter 45098765433 a@b.co', '45098765433'],
    [CABLE, 'and 7023456780', 'GOtv MAX for smartcard 7023456780 a@b.co', '7023456780'],
  ])('meters and smartcards: %s, %s', async (sentence, other, later, number) => {
    const there = await reached('visitor', sentence, other);
    expect(there.said).toContain(`After that I go on with "${later}".`);
    const then = await reached('visitor', sentence, other, 'cancel');
    expect(Object.values(then.shown)).toContain(number);
  });

  test('a second number that is none is named, and the first is read back', async () => {
    const there = await reached('visitor', 'mtn 500 for 08031234567 and 0803123456');
    expect(there.said).toContain(FIGURES.phoneLength('0803123456', 10));
    expect(there).toMatchObject({ step: 'confirming', known: { phone: '08031234567' } });
  });
});

test('an amount that is not taken beside another one is named', async () => {
  const there = await reached('visitor', AIRTIME, 'last time was 900 naira, make it 700 naira');
  expect(there.said).toContain(FIGURES.instead('₦900', '₦700'));
  expect(there.shown.Amount).toBe('₦700');
});

describe('the number of a phone or a meter', () => {
  test.each([
    ['visitor', 'forgot my password 07025550123', '07025550123'],
    ['visitor', 'open a ticket, my number is 07025550123', '07025550123'],
    ['resident', 'open a ticket for my meter 45012300099', '45012300099'],
    ['visitor', 'talk to a person, 07025550123', '07025550123'],
    ['resident', 'my payments 07025550123', '07025550123'],
    ['resident', 'what do i owe 07025550123', '07025550123'],
    ['resident', 'help 07025550123', '07025550123'],
  ] as const)('is named where nothing takes it: %s, %s', async (who, sentence, number) => {
    expect((await reached(who, sentence)).said).toContain(FIGURES.notUsed(number));
  });

  test.each([
    ['visitor', '45012340001'],
    ['resident', 'my neighbour amaka eze 0803 123 4567 dey kpekere the wahala'],
  ] as const)('is no answer where nothing was understood: %s, %s', async (who, sentence) => {
    expect((await reached(who, sentence)).said[0]).toBe(TALK.missed);
  });

  test('is kept where what begins has a place for it', async () => {
    const there = await reached('visitor', 'write to support, my number is 07025550123');
    expect(there.known).toMatchObject({ phone: '07025550123' });
    expect(there.said).not.toContain(FIGURES.notUsed('07025550123'));
  });
});

test('a number that nothing takes of what begins is named', async () => {
  const there = await reached('visitor', 'sign in with 07025550123');
  expect(there.said).toContain(FIGURES.notUsed('07025550123'));
});
