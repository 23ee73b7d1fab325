import { expect, test } from 'vitest';
import { judge } from '#src/terminal/understand/judge.ts';

const got = (intent: string, slots: Record<string, string | number> = {}) => ({ intent, slots });

test('another accepted intent counts, and only the slots that both take are compared', () => {
  const gold = { text: 'pay it', intent: 'buy-power', slots: { amount: 5000 }, accept: ['public-power'] };
  const pairs = [{ gold, got: got('public-power', { amount: 5000, provider: 'phcneko' }) }];
  expect(judge(pairs)).toMatchObject({ intent: 1, frame: 1, slotF1: 1, falsePurchases: [], misses: [] });
});

test('what is asked is neither right nor wrong, and it counts whether the right one is among it', () => {
  const asks = (...intents: readonly string[]) => ({ ...got('none'), asks: intents });
  const pairs = [
    { gold: { text: 'a', intent: 'balance' }, got: asks('balance', 'history') },
    { gold: { text: 'b', intent: 'none' }, got: asks('receipt', 'history') },
    { gold: { text: 'c', intent: 'receipt' }, got: got('history') },
    { gold: { text: 'd', intent: 'receipt' }, got: got('receipt') },
  ];
  expect(judge(pairs)).toMatchObject({ sentences: 4, intent: 0.25, asked: 0.5, askedRight: 0.25, wrong: 0.25 });
});

test('an optional slot is neither asked for nor punished, and an alternative value counts', () => {
  const gold = {
    text: 'x',
    intent: 'history',
    slots: { to: '2026-11-21' },
    optional: { product: '*' },
    alt: { to: [null] },
  };
  expect(judge([{ gold, got: got('history', { product: 'power' }) }])).toMatchObject({ intent: 1, frame: 1 });
});

test('a purchase that nobody asked for is named, also in sentences labelled by somebody else', () => {
  const pairs = [
    { gold: { text: 'play a song', label: 'play_music' }, got: got('airtime') },
    { gold: { text: 'what is that', intent: 'none' }, got: got('none') },
  ];
  expect(judge(pairs)).toMatchObject({ intent: 0.5, falsePurchases: ['play a song'] });
});

test('a wrong value spoils the frame', () => {
  const gold = { text: 'x', intent: 'data', slots: { plan: '1GB' } };
  expect(judge([{ gold, got: got('data', { plan: '11GB' }) }])).toMatchObject({ intent: 1, frame: 0, slotF1: 0 });
  expect(judge([{ gold, got: got('data', { plan: '1 gig' }) }])).toMatchObject({ frame: 1, slotF1: 1 });
});
