import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import type { Message } from '#machines/assistant/transcript.ts';
import { drawMessage, drawQuestion, drawWaiting } from '#src/terminal/draw.ts';
import { drawRows } from '#src/terminal/screen/rows.ts';
import { BARE } from '#src/terminal/screen/screen.ts';
import { confirming, newKey, settling, untold } from '../portal/support/scenes/conversations.ts';
import { airtimePaid, choosingNetwork, choosingPackage, priceList } from '../portal/support/scenes/store.ts';
import { confirmView } from '../portal/support/scenes/views.ts';

const message = (scene: ConversationView): string =>
  stripVTControlCharacters(drawMessage(scene.messages.at(-1) as Message));
const NOTHING = { steps: [], leave: { lead: '', text: '' }, again: '', said: '' };
const question = (scene: ConversationView): string => stripVTControlCharacters(drawQuestion(scene));

test('a few answers stand in one line, each with its number', () => {
  expect(question(choosingNetwork)).toContain('1. MTN   2. Glo   3. Airtel   4. 9mobile');
});

test('what is offered stands with its numbers in lines of 80 columns, and no words of one are parted', () => {
  const suggestions = ['buy power from a distribution company', 'buy power for my estate meter', 'sign in'].map(
    (say) => ({
      label: say,
      say,
    }),
  );
  const eighty = { ...BARE, columns: 200, measure: 80 };
  const drawn = stripVTControlCharacters(drawQuestion({ ...choosingNetwork, view: null, suggestions }, eighty));
  expect(drawn.split('\n')).toEqual([
    '   1. buy power from a distribution company   2. buy power for my estate meter',
    '   3. sign in',
  ]);
});

test('sums that are read back stand one below the other, whatever stands between them', () => {
  const rows = [
    { label: 'Meter', value: '45701120409' },
    { label: 'Amount', value: '₦5,000' },
    { label: 'Units', value: 'about 27.78 kWh' },
    { label: 'Total', value: '₦1,205,050.50' },
  ];
  expect(drawRows(rows, BARE)).toEqual([
    '   Meter   45701120409',
    '   Amount          ₦5,000',
    '   Units   about 27.78 kWh',
    '   Total    ₦1,205,050.50',
  ]);
});

test('many answers stand as a numbered list with their prices in a column', () => {
  const lines = question(choosingPackage).split('\n');
  const prices = lines.filter((line) => line.includes('₦'));
  expect(prices).toHaveLength(12);
  expect(prices[1]).toMatch(/^ +2\. +COMPACT PLUS +₦12,400$/);
  expect(new Set(prices.map((line) => line.length)).size).toBe(1);
});

test('a price list that was asked for is drawn with its prices to the right', () => {
  const lines = message(priceList).split('\n');
  expect(lines[0]).toBe('This is what DStv offers.');
  expect(lines[1]).toMatch(/^ +Package +Price$/);
  expect(lines[2]).toMatch(/^ +PREMIUM +₦18,400$/);
  expect(new Set(lines.slice(1).map((line) => line.length)).size).toBe(1);
});

test('a purchase without a token shows what was bought, for whom, and the order', () => {
  const drawn = message(airtimePaid);
  expect(drawn).toMatch(/Phone Number +08031234567/);
  expect(drawn).toMatch(/Total paid +₦600/);
  expect(drawn).toContain('Order AIRTIME-3F7Q21ZX');
  expect(drawn).not.toContain('kWh');
});

test('a token whose units the vendor did not say is drawn with where they are read', () => {
  const drawn = message(untold);
  expect(drawn).toContain('6047 3918 2250 7764 1183');
  expect(drawn).toMatch(/Units +shown by your meter/);
  expect(drawn).not.toContain('kWh');
});

test('several tokens are numbered in the order of loading, with how that is done before them', () => {
  const lines = message(newKey)
    .split('\n')
    .map((line) => line.trim());
  const from = lines.findIndex((line) => line.startsWith('Your meter gets a new key first'));
  expect(lines.slice(from + 1, from + 7)).toEqual([
    '1. Key change, 1 of 2',
    '0142 8837 5516 9020 4471',
    '2. Key change, 2 of 2',
    '6835 1209 7743 0186 2295',
    '3. Power, 27.78 kWh',
    '6047 3918 2250 7764 1183',
  ]);
});

test("the address of a provider's own page stands whole on a line, however narrow the terminal is", () => {
  const page = `https://checkout.example/v3/hosted/pay/${'a'.repeat(60)}`;
  const widget = {
    ...{ provider: 'flutterwave', script: '', page, merchantId: 'flutterwave-test', name: 'Ada Obi', email: '' },
    ...{ narration: 'Electricity Topup', amount: 5050, currency: 'NGN' as const, orderId: 'POWER-1' },
  } as const;
  const narrow = { columns: 40, measure: 40, rows: 24, paint: (_: unknown, text: string) => text };
  const drawn = drawQuestion({ ...confirming, view: { ...confirmView, step: 'card', widget } }, narrow);
  expect(drawn.split('\n')).toContain(page);
});

test('what was paid is ticked step by step', () => {
  const drawn = stripVTControlCharacters(drawWaiting(settling.view?.waiting ?? NOTHING));
  const lines = drawn.split('\n').map((line) => line.trim());
  expect(lines.slice(0, 3)).toEqual([
    '[x] Card charged  ₦5,050',
    '[.] Buying your token  Usually within a minute',
    '[ ] Power token  Here and in your mail',
  ]);
  expect(lines.slice(3).join(' ')).toBe(
    'You may leave. I mail it to amaka.eze@palmcourt.example once it is there. Please do not pay again.',
  );
});
