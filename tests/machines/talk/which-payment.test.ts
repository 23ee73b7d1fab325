import { describe, expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const choices = [
  { value: 'POWER-1A2B3C4D', label: 'Power ₦5,000, 12 Nov 2026, successful' },
  { value: 'POWER-1A2B3C4E', label: 'Power ₦5,000, 2 Nov 2026, successful' },
  { value: 'POWER-1A2B3C4F', label: 'Power ₦3,000, 1 Nov 2026, failed' },
  { value: 'AIRTIME-1A2B3C4D', label: 'Airtime ₦500, 1 Nov 2026, pending' },
  { value: 'another', label: 'Another payment' },
  { value: 'none', label: 'None of these' },
];

const meant = (text: string, listed = choices) => {
  const open = { flow: 'token-issues', field: 'purchase', kind: 'choice', choices: listed } as const;
  const { intent, slots } = understand(text, { role: 'service-user', today: '2026-11-21', open });
  return intent === 'answer' ? slots.purchase : intent;
};

describe('which payment of a list is meant', () => {
  test.each([
    ['3k', 'POWER-1A2B3C4F'],
    ['the 3,000 power', 'POWER-1A2B3C4F'],
    ['the failed one', 'POWER-1A2B3C4F'],
    ['airtime', 'AIRTIME-1A2B3C4D'],
    ['the second one', 'POWER-1A2B3C4E'],
    ['another one', 'another'],
    ['none of them', 'none'],
  ])('%s names one', (text, value) => expect(meant(text)).toBe(value));

  test.each(['the 5k one', 'power 5000', '1 nov'])('%s fits several, and is asked again', (text) => {
    expect(meant(text)).toBe(text);
  });

  test.each([
    ['buy power 5k', 'buy-power'],
    ['airtime 500 for 08031234567', 'airtime'],
    ['what do I owe', 'balance'],
    ['rejected', 'token-issues'],
  ])('%s names none, and means what it says', (text, intent) => expect(meant(text)).toBe(intent));

  const shown = [
    { value: 'POWER-1A2B3C4D', label: 'Power ₦5,000, 20 Nov 2026, successful' },
    { value: 'POWER-1A2B3C4E', label: 'Power ₦3,000, 16 Nov 2026, failed' },
    { value: 'AIRTIME-1A2B3C4D', label: 'Airtime ₦500, 16 Nov 2026, pending' },
    { value: 'another', label: 'Another payment' },
    { value: 'none', label: 'None of these' },
  ];

  test.each([
    ["yesterday's", 'POWER-1A2B3C4D'],
    ['the one of yesterday', 'POWER-1A2B3C4D'],
    ['20 november', 'POWER-1A2B3C4D'],
    ['power on monday', 'POWER-1A2B3C4E'],
  ])('%s is the one of that day', (text, value) => expect(meant(text, shown)).toBe(value));

  test.each(['Access bank', 'it was gtbank', 'the transfer', 'my card', 'last month', 'monday'])(
    '%s names no single payment, and is asked about once more',
    (text) => expect(meant(text, shown)).toBe(text),
  );

  test.each([
    ['what did I pay yesterday', 'history'],
    ['buy power 5k', 'buy-power'],
  ])('%s is a wish of its own', (text, intent) => expect(meant(text, shown)).toBe(intent));
});
