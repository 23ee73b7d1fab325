import { expect, test } from 'vitest';
import { chatOf } from './past/past-chat.ts';

test.each(['buy 2k 3k light', 'buy light 5000 10000', 'power 2000 3000'])(
  'of two amounts one behind the other none is taken: "%s" asks for the amount',
  async (sentence) => {
    const chat = await chatOf('service-user', {}, sentence);
    expect(chat.shown().view?.next).toBe('amount');
    await chat.say('3k');
    expect(chat.shown().view?.summary.find(({ label }) => label === 'Amount')?.value).toBe('₦3,000');
  },
);

test.each(['buy 5k 5000 light', 'buy light, no 2k, 3k', 'buy 2 thousand 500 light'])(
  '"%s" says one amount',
  async (sentence) => {
    const chat = await chatOf('service-user', {}, sentence);
    expect(chat.shown().view?.step).toBe('confirming');
  },
);
