import { describe, expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const RESIDENT = { role: 'service-user', today: '2026-11-21' } as const;

describe('what is meant, once it was asked', () => {
  test('is what the sentence means, with all its values', () => {
    const { intent, slots, asks } = understand('5k for mtn 08031234567', { ...RESIDENT, meant: 'airtime' });
    expect({ intent, slots, asks }).toEqual({
      intent: 'airtime',
      slots: { amount: 5000, network: 'mtn', phone: '08031234567' },
      asks: undefined,
    });
  });

  test('outweighs what the words say', () => {
    expect(understand('buy light 5000', { ...RESIDENT, meant: 'history' }).intent).toBe('history');
  });
});

describe('words of greeting', () => {
  test('greet nobody where a thing is named that they ask about', () => {
    for (const text of ['my meter dey beep, wetin dey happen', 'wetin dey happen to my meter']) {
      const { intent, asks = [] } = understand(text, RESIDENT);
      expect({ text, intent, isAsked: asks.length > 0 }).toEqual({ text, intent: 'none', isAsked: true });
    }
    for (const text of ['wetin dey happen', 'wetin dey happen my people', 'E kaasan, secretary lo n soro'])
      expect({ text, intent: understand(text, RESIDENT).intent }).toEqual({ text, intent: 'greet' });
  });
});
