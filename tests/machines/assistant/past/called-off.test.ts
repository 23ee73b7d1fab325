import { expect, test } from 'vitest';
import type { Services } from '#catalogues/calls/services.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { ticket } from '../../../support/calls/tickets.ts';
import { type Script, say, scripted, talkTo, texts } from '../../../support/portal.ts';
import { bought } from './past-chat.ts';

type Held = 'tickets' | 'ownPurchase' | 'servicePayments';

/** A resident's chat in which one call is answered once it is let through. */
async function holding(name: Held, given: Partial<Script>) {
  const { script, services } = scripted(given);
  let release = () => {};
  let until: Promise<void> | null = null;
  const slow = async (...args: unknown[]) => {
    await until;
    return Reflect.apply(services[name], services, args);
  };
  const { conversation } = talkTo({}, { services: { ...services, [name]: slow } as Services });
  await conversation.settled();
  return {
    conversation,
    say: (...sentences: readonly string[]) => say(conversation, ...sentences),
    /** Says what asks for it; from now on it is on its way. */
    ask(sentence: string) {
      until = new Promise((resolve) => {
        release = resolve;
      });
      conversation.say(sentence);
    },
    async answered() {
      release();
      await conversation.settled();
    },
    replies: () => script.calls.filter((call) => call.name === 'replyToTicket'),
  };
}

const TICKETS = { tickets: [ticket()] };
const PURCHASES = { purchases: [bought()] };

test('a reply whose ticket is still looked for is not sent after a cancel', async () => {
  const chat = await holding('tickets', TICKETS);
  chat.ask('reply to my ticket: it works now');
  chat.conversation.say('cancel');
  expect(texts(chat.conversation).at(-1)).toBe(TALK.dropped);
  await chat.answered();
  expect(chat.replies()).toEqual([]);
  expect([texts(chat.conversation).at(-1), chat.conversation.getSnapshot().view]).toEqual([TALK.dropped, null]);
  chat.conversation.say('cancel');
  expect(texts(chat.conversation).at(-1)).toBe(TALK.nothingOpen);
});

test('it is sent where nothing came between', async () => {
  const chat = await holding('tickets', TICKETS);
  chat.ask('reply to my ticket: it works now');
  await chat.answered();
  expect(chat.replies()).toMatchObject([{ input: { number: 'T-000123', message: 'it works now' } }]);
});

test('a cancel is for what was asked last: the purchase that was open stays, and its question is asked again', async () => {
  const chat = await holding('ownPurchase', PURCHASES);
  await chat.say('buy power 2000');
  chat.ask('buy the same again');
  chat.conversation.say('cancel');
  await chat.answered();
  const { view } = chat.conversation.getSnapshot();
  expect([view?.step, view?.summary.at(-1)?.value]).toEqual(['confirming', '₦2,050']);
  expect(texts(chat.conversation)).toContain(TALK.dropped);
});

test('the Cancel button leaves what is open, and what was asked for meanwhile does not begin either', async () => {
  const chat = await holding('ownPurchase', PURCHASES);
  await chat.say('buy power 2000');
  chat.ask('buy the same again');
  chat.conversation.send({ type: 'CANCEL' });
  await chat.answered();
  expect(chat.conversation.getSnapshot().view).toBeNull();
});

test('what something else was opened before is not put on top of that, and it is said', async () => {
  const chat = await holding('ownPurchase', PURCHASES);
  chat.ask('buy the same again');
  chat.conversation.say('buy airtime');
  await chat.answered();
  expect(chat.conversation.getSnapshot().view?.flow).toBe('airtime');
  expect(texts(chat.conversation)).toContain(TALK.notBegun);
});

test('a card window that opens meanwhile stays open', async () => {
  const chat = await holding('ownPurchase', PURCHASES);
  await chat.say('buy power 2000');
  chat.ask('buy the same again');
  chat.conversation.send({ type: 'CONFIRM' });
  await chat.answered();
  expect(chat.conversation.getSnapshot().view?.widget).toMatchObject({ amount: 2_050 });
  expect(texts(chat.conversation)).toContain(TALK.notBegun);
});

test('a question beside a purchase is answered all the same, and a cancel is for the purchase', async () => {
  const chat = await holding('servicePayments', { owed: { serviceCharge: 0, devLevy: 0, fine: 500 } });
  await chat.say('buy airtime');
  chat.ask('what do I owe?');
  chat.conversation.say('cancel');
  expect(chat.conversation.getSnapshot().view).toBeNull();
  await chat.answered();
  expect(texts(chat.conversation)).toContain('You owe ₦500 in fines.');
});
