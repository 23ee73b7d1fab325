import { expect, test } from 'vitest';
import { scoreLines } from '#src/terminal/understand/score.ts';

const TODAY = '2026-11-21';
const lines = (...rows: readonly object[]): string => rows.map((row) => JSON.stringify(row)).join('\n');

test('a labelled file is told in shares, with what was not understood', () => {
  const text = lines(
    {
      text: 'mtn 500 for 08031234567',
      intent: 'airtime',
      slots: { network: 'mtn', phone: '08031234567', amount: 500 },
    },
    { text: 'what do I owe', intent: 'balance', slots: {}, role: 'service-user' },
    { text: 'dstv compact', intent: 'pay-bills', slots: { provider: 'dstv', package: 'Premium' } },
    { text: 'buy airtime', intent: 'none', slots: {} },
  );
  expect(scoreLines(text, TODAY)).toEqual({
    state: 'scored',
    report: [
      'sentences 4',
      'intent accuracy 75.0%',
      'asked 0.0%',
      'asked with the right one 0.0%',
      'wrong without asking 25.0%',
      'frame accuracy 50.0%',
      'slot F1 80.0%',
      'false purchases 1',
      '  "buy airtime"',
      'misses 2',
      '  "dstv compact"  pay-bills {"provider":"dstv","package":"Premium"} -> pay-bills {"provider":"dstv","package":"compact"}',
      '  "buy airtime"  none {} -> airtime {}',
    ],
  });
});

test('what is open and the day count, and blank lines do not', () => {
  const text = `${lines(
    { text: '5000', intent: 'answer', slots: { amount: 5000 }, open: { flow: 'airtime', field: 'amount' } },
    {
      text: 'my payments yesterday',
      intent: 'history',
      slots: { from: '2026-10-04', to: '2026-10-04' },
      today: '2026-10-05',
      role: 'service-user',
    },
  )}\n\n`;
  const scored = scoreLines(text, TODAY);
  expect(scored.state === 'scored' && scored.report).toEqual(
    expect.arrayContaining(['sentences 2', 'intent accuracy 100.0%', 'frame accuracy 100.0%']),
  );
});

test('sentences labelled by somebody else are nothing of ours', () => {
  const scored = scoreLines(lines({ text: 'play a song', label: 'play_music' }), TODAY);
  expect(scored).toMatchObject({
    report: [
      'sentences 1',
      'intent accuracy 100.0%',
      'asked 0.0%',
      'asked with the right one 0.0%',
      'wrong without asking 0.0%',
      'frame accuracy 100.0%',
      'slot F1 100.0%',
      'false purchases 0',
      'misses 0',
    ],
  });
});

test('the line that cannot be read is named', () => {
  expect(scoreLines('{"text": "hi", "intent": "greet"}\n{"text": ', TODAY)).toEqual({
    state: 'unread',
    line: 2,
    problem: 'This line is not JSON.',
  });
  expect(scoreLines('{"intent": "greet"}', TODAY)).toMatchObject({ state: 'unread', line: 1 });
});
