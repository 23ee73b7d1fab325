import { describe, expect, test } from 'vitest';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { METER } from '../../../support/portal.ts';
import { chatOf } from '../../assistant/past/past-chat.ts';

const USER = 'service-user';
const SUPPORT = 'support@wattchat.example';

describe('no meter number', () => {
  test.each(["I don't have a meter number", 'no meter number', 'i no get meter number'])(
    '"%s" asks what it is about',
    async (sentence) => {
      const chat = await chatOf(null, {}, sentence);
      expect(chat.shown().view).toMatchObject({ flow: 'no-meter-number', next: 'symptom' });
      chat.conversation.stop();
    },
  );

  test('where it stands: on the account, on the meter, on its keypad, one after another', async () => {
    const chat = await chatOf(USER, {}, 'no meter number', 'where do I find it?');
    expect(chat.texts().at(-2)).toContain(`Your account has meter ${METER} of Palm Court.`);
    expect(chat.last()?.text).toBe(SAID.didItHelp);
    await chat.say('still not');
    expect(chat.texts().at(-2)).toContain('11 to 13 digits');
    await chat.say('still not');
    expect(chat.texts().at(-2)).toContain('100 (MOJEC)');
    await chat.say('yes');
    expect(chat.last()?.text).toBe(SAID.settled);
    chat.conversation.stop();
  });

  test('a number that is known to an estate can be used', async () => {
    const chat = await chatOf(null, {}, 'no meter number', 'my number is not known', METER);
    expect(chat.texts().at(-2)).toContain(`Meter ${METER} is registered with`);
    await chat.say('that worked');
    expect(chat.last()?.text).toBe(SAID.settled);
    chat.conversation.stop();
  });

  test('a visitor without a meter asks the estate for one: its name, and who is to be answered', async () => {
    const chat = await chatOf(null, {}, 'no meter number', 'I have not been given a meter yet', 'still not');
    expect(chat.last()?.text).toBe(SAID.whichEstate);
    await chat.say('Palm Court', 'skip', 'Amaka Eze of block 5, flat 2 needs a meter', 'Amaka Eze');
    await chat.say('amaka@mail.example', 'yes');
    expect(chat.calls('openTicket')).toEqual([
      expect.objectContaining({
        topic: 'no-meter-number',
        message: 'Amaka Eze of block 5, flat 2 needs a meter',
        known: expect.stringContaining('Estate: Palm Court'),
      }),
    ]);
    expect(chat.last()?.text).toBe(SAID.keepNumber('amaka@mail.example'));
    chat.conversation.stop();
  });

  test("a resident's request reaches the administrator of the estate too, and says so", async () => {
    const chat = await chatOf(USER, {}, 'no meter number', 'my meter was changed', 'still not');
    expect(chat.texts().slice(-2)).toEqual([SAID.toEstate('Palm Court'), SAID.picture(SUPPORT)]);
    chat.conversation.stop();
  });
});

describe('a ticket about anything else', () => {
  test('asks what is to be said first, and then for a file', async () => {
    const chat = await chatOf(USER, {}, 'open a ticket');
    expect(chat.last()?.text).toBe(SAID.whatElse);
    await chat.say('The street light before my house is broken');
    expect(chat.last()?.text).toBe(SAID.anything(SUPPORT));
    await chat.say('no');
    expect(chat.texts().slice(-2)).toEqual(['Your ticket is T-000123.', SAID.seeTicket('T-000123')]);
    expect(chat.calls('openTicket')).toEqual([
      expect.objectContaining({ topic: 'other', message: 'The street light before my house is broken' }),
    ]);
    chat.conversation.stop();
  });

  test('is left without one when that is wanted', async () => {
    const chat = await chatOf(USER, {}, 'open a ticket', 'cancel');
    expect(chat.last()?.text).toBe(SAID.left);
    expect(chat.calls('openTicket')).toEqual([]);
    chat.conversation.stop();
  });
});
