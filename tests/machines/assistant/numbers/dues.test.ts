import { expect, test } from 'vitest';
import { FIGURES } from '#catalogues/sentences/conversation/figures.ts';
import { chatOf } from '../past/past-chat.ts';

test.each([
  ['pay 7000 of my service charge', FIGURES.monthly('₦7,000')],
  ['pay 15000 service charge', FIGURES.monthly('₦15,000')],
  ['pay 2000 of my fine', FIGURES.whole('₦2,000')],
])('"%s" says what becomes of the sum', async (sentence, said) => {
  const talk = await chatOf('service-user', {}, sentence);
  expect(talk.texts()).toContain(said);
  expect(talk.shown().view?.flow).toBe('pay-services');
  talk.conversation.stop();
});

test.each(['pay 3 months service charge', 'pay service charge', 'pay levy 5000'])(
  '"%s" leaves out none',
  async (sentence) => {
    const talk = await chatOf('service-user', {}, sentence);
    expect(talk.texts().join(' ')).not.toContain('not used');
    talk.conversation.stop();
  },
);
