import { expect, test } from 'vitest';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { keepNothing, type Moment } from '#machines/assistant/sync/keep.ts';
import { WAITING_REFUND } from '../../support/calls/refund-accounts.ts';
import { bearer, say, talkTo, texts } from '../../support/portal.ts';
import { chatOf } from './past/past-chat.ts';

const TOLD = REFUND_ACCOUNT.news('₦5,050', WAITING_REFUND.orderId);

/** A chat that can be left and come back to. */
function returning(token: string | null) {
  const moments = new Set<(moment: Moment) => void>();
  const keep = {
    ...keepNothing(),
    token: () => token,
    moments(heard: (moment: Moment) => void) {
      moments.add(heard);
      return () => moments.delete(heard);
    },
  };
  const talk = talkTo({}, { keep });
  const comeBack = async () => {
    for (const heard of moments) heard('back');
    await talk.conversation.settled();
  };
  return { ...talk, comeBack, told: () => texts(talk.conversation).filter((text) => text === TOLD).length };
}

test('a refund that needs a bank account is told to its payer in the chat, and one press begins giving it', async () => {
  const chat = await chatOf('service-user', { refunds: [WAITING_REFUND] });
  expect(chat.texts()).toContain(TOLD);
  expect(chat.offers()).toEqual([REFUND_ACCOUNT.give]);
  await chat.say(REFUND_ACCOUNT.give);
  expect(chat.shown().view).toMatchObject({ flow: 'refund-account', next: 'bank' });
});

test('it is told once in a conversation, however often its payer comes back', async () => {
  const { conversation, script, comeBack, told } = returning(bearer());
  await conversation.settled();
  script.refunds = [WAITING_REFUND];
  await comeBack();
  await comeBack();
  expect(told()).toBe(1);
});

test('what is open goes on asking what it asks', async () => {
  const { conversation, script, comeBack, told } = returning(bearer());
  await say(conversation, 'buy power');
  const asked = conversation.getSnapshot().view?.next;
  script.refunds = [WAITING_REFUND];
  await comeBack();
  expect([told(), conversation.getSnapshot().view?.next]).toEqual([1, asked]);
  expect(conversation.getSnapshot().messages.at(-1)?.tone).toBe('info');
});

test('nothing is told of one whose account was given, and nobody is asked for who buys nothing', async () => {
  const given = { ...WAITING_REFUND, given: { bank: 'Zenith Bank', ending: '6789', name: 'EZE AMAKA' } };
  const resident = await chatOf('service-user', { refunds: [given] });
  expect(resident.texts()).not.toContain(TOLD);
  for (const who of ['netplus-admin', 'service-admin', null]) {
    const other = await chatOf(who, { refunds: [WAITING_REFUND] });
    expect([other.texts().includes(TOLD), other.calls('waitingRefunds')]).toEqual([false, []]);
  }
});

test('a visitor is told of an order of this conversation, and its key goes along', async () => {
  const { conversation, script, comeBack } = returning(null);
  await conversation.settled();
  await say(conversation, 'mtn 500 for 08031234567', 'yes');
  const orderId = conversation.getSnapshot().view?.widget?.orderId ?? '';
  conversation.send({ type: 'WIDGET', result: 'captured' });
  await conversation.settled();
  script.refunds = [{ ...WAITING_REFUND, orderId, kind: 'airtime', amount: 600 }];
  await comeBack();
  expect(texts(conversation)).toContain(REFUND_ACCOUNT.news('₦600', orderId));
  const key = expect.stringMatching(/.{8,}/);
  expect(script.calls.filter(({ name }) => name === 'waitingRefunds').map(({ input }) => input)).toEqual([
    { orders: [{ orderId, key }] },
  ]);
  expect(conversation.getSnapshot().suggestions).toEqual([
    {
      label: REFUND_ACCOUNT.give,
      say: REFUND_ACCOUNT.say,
      starts: { flow: 'refund-account', values: { order: orderId, key } },
    },
  ]);
});
