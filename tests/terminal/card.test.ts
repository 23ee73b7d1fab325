import { expect, test, vi } from 'vitest';
import { TERMINAL } from '#catalogues/sentences/terminal.ts';
import type { WidgetView } from '#machines/kit/view.ts';
import { payOrClose } from '#src/terminal/card.ts';
import { talkTo } from '../support/portal.ts';

const WIDGET: WidgetView = {
  provider: 'sandbox',
  script: 'https://pay.example/card.js',
  merchantId: 'M1',
  name: 'Ada Obi',
  email: 'ada@mail.example',
  narration: 'Power',
  amount: 5050,
  currency: 'NGN',
  orderId: 'POWER-1',
};

test.each(['no wait', 'hmm', 'what is this for?', '99', '4242 4242'])(
  'where a card is asked for "%s" is none, and no bank is asked',
  async (text) => {
    const bank = vi.spyOn(globalThis, 'fetch');
    const { conversation } = talkTo();
    const send = vi.spyOn(conversation, 'send');
    const printed: string[] = [];
    const till = {
      conversation,
      portal: 'http://127.0.0.1:9/',
      print: (line: string) => void printed.push(line),
      askCode: async () => null,
    };
    await payOrClose(till, text, WIDGET);
    expect(printed).toEqual([TERMINAL.noCard]);
    expect([send, bank].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    bank.mockRestore();
  },
);
