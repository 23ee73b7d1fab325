import { describe, expect, test } from 'vitest';
import { NAVIGATION } from '#catalogues/sentences/conversation/navigation.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { lastTurn, saidSince, say, talkTo, texts } from '../../support/portal.ts';
import { chatOf } from './past/past-chat.ts';

describe('who wants to be on a page', () => {
  test.each([
    ['service-user', 'go to my history', '/transactionHistory', 'Transaction history'],
    ['service-user', 'carry me go settings', '/user-page', 'Profile'],
    ['service-admin', 'take me to the table of residents', '/registered-residents', 'Registered residents'],
    ['service-admin', 'open settings', '/Settings', 'Settings'],
    ['netplus-admin', 'go to settings', '/platform-settings', 'Platform settings'],
  ] as const)('is taken there: %s, %s', async (role, words, path, label) => {
    const chat = await chatOf(role, {}, words);
    expect(chat.shown().page).toBe(path);
    expect(chat.shown().messages.at(-1)?.text).toBe(NAVIGATION.opened(label));
    expect(chat.shown().view).toBeNull();
  });

  test('is told where the page is not for them, and stays', async () => {
    const chat = await chatOf('service-user', {}, 'go to the estates page');
    expect(chat.shown().page).toBeNull();
    expect(chat.shown().messages.at(-1)?.text).toBe(NAVIGATION.closed('Estates'));
  });

  test('is asked to sign in where nobody is', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, 'go to my history');
    expect(conversation.getSnapshot()).toMatchObject({ page: null, view: { flow: 'sign-in' } });
  });

  test('is answered in Pidgin where that is spoken', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'speak pidgin', 'abeg carry me go my meters');
    expect(texts(conversation).at(-1)).toBe('See the page "My meters" here.');
  });
});

describe('what is open', () => {
  test('waits as it is: nothing is paid, changed or given up', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'buy power 5000');
    const before = lastTurn(conversation);
    const { summary } = conversation.getSnapshot().view ?? {};
    await say(conversation, 'open my history page');
    expect(saidSince(conversation, before)).toEqual([NAVIGATION.opened('Transaction history')]);
    expect(conversation.getSnapshot()).toMatchObject({ page: '/transactionHistory', view: { summary, widget: null } });
    conversation.faced();
    expect(conversation.getSnapshot().page).toBeNull();
    // What is read back was not asked last any more: it is read back once more before it is paid.
    await say(conversation, 'yes');
    expect(conversation.getSnapshot().view?.widget).toBeNull();
    expect(texts(conversation).at(-1)).toContain('₦5,050');
  });

  test('is no reason to leave a card window', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'buy power 5000', 'yes');
    expect(conversation.getSnapshot().view?.widget).not.toBeNull();
    await say(conversation, 'go to my history page');
    expect(conversation.getSnapshot().page).toBeNull();
    expect(texts(conversation).at(-1)).toBe(TALK.finishCard);
  });

  test('is bought by no name of a page', async () => {
    const chat = await chatOf('service-user', {}, 'go to buy power', 'open the airtime page', 'take me to pay bills');
    expect(chat.shown().view).toBeNull();
    expect(chat.shown().messages.map(({ text }) => text)).not.toContain(SENTENCES.confirmPower);
  });
});
