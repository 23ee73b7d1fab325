import { describe, expect, test } from 'vitest';
import { TROUBLE_OFFERS } from '#machines/assistant/entry-points.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import type { Suggestion } from '#machines/assistant/suggestion.ts';
import { onDevice } from './offline/on-device.ts';
import { chatOf } from './past/past-chat.ts';

/** A chat in which a message to support is about to be written: whatever is typed now is that message. */
async function writing(role: string | null = null) {
  const chat = await chatOf(role);
  chat.conversation.open('contact-support');
  if (role === null) await chat.say('Ada Obi', 'ada@mail.example');
  expect(chat.shown().view?.next).toBe('message');
  return {
    ...chat,
    async press(button: Suggestion) {
      chat.conversation.press(button);
      await chat.conversation.settled();
    },
  };
}

describe('a button is a command, also where any words would be an answer', () => {
  test.each(TROUBLE_OFFERS.map((offer) => [offer.label, offer] as const))(
    '"%s" of the help chatbot starts its flow, and the message waits',
    async (_, offer) => {
      const chat = await writing();
      await chat.press(offer);
      expect(chat.shown().view?.flow).toBe(offer.starts?.flow);
      expect(chat.texts()).toContain(TALK.setAside('Contact Us'));
    },
  );

  test('the four start their flows with nothing open, with a purchase read back, and with a card window open after it', async () => {
    for (const offer of TROUBLE_OFFERS) {
      const free = await chatOf(null);
      free.conversation.press(offer);
      expect(free.shown().view?.flow).toBe(offer.starts?.flow);
      const buying = await chatOf('service-user', {}, 'buy power 2000');
      buying.conversation.press(offer);
      await buying.conversation.settled();
      expect(buying.shown().view?.flow).toBe(offer.starts?.flow);
      const paying = await chatOf('service-user', {}, 'buy power 2000', 'yes');
      paying.conversation.press(offer);
      expect(paying.shown().view?.flow).toBe('buy-power');
    }
  });

  test.each([null, 'service-user', 'service-owner', 'service-admin', 'netplus-admin'])(
    'nothing that is offered to %s is taken for the message',
    async (role) => {
      const offers = (await chatOf(role, {}, 'menu')).shown().suggestions;
      expect(offers.length).toBeGreaterThan(2);
      for (const offer of offers) {
        const chat = await writing(role);
        await chat.press(offer);
        await chat.say('show as chat');
        const { view } = chat.shown();
        if (view?.flow === 'contact-support') expect(view.next).toBe('message');
      }
    },
  );

  test('the words of a button that is offered are that button, typed as well', async () => {
    const chat = await writing();
    await chat.say('menu', 'Buy airtime');
    expect(chat.shown().view?.flow).toBe('airtime');
    expect((await writing()).shown().suggestions.map(({ label }) => label)).not.toContain('Buy airtime');
  });

  test('a choice that is pressed is the answer, whatever its words would mean', async () => {
    const chat = await chatOf(null, {}, 'buy airtime');
    const field = chat.shown().view?.next ?? '';
    chat.conversation.press({ label: 'Cancel', say: 'cancel', answers: { [field]: 'glo' } });
    expect(chat.shown().view?.fields.find(({ name }) => name === field)?.value).toBe('glo');
  });
});

test('a button that is pressed without a line waits for it, and starts its flow then', async () => {
  const here = onDevice();
  await here.lose();
  const [option] = TROUBLE_OFFERS;
  if (option === undefined) throw new Error('there is no option');
  here.conversation.press(option);
  expect(here.conversation.getSnapshot().view).toBeNull();
  await here.regain();
  expect(here.conversation.getSnapshot().view?.flow).toBe(option.starts?.flow);
});
