import { describe, expect, test } from 'vitest';
import { CANNOT } from '#catalogues/sentences/conversation/cannot.ts';
import { chatOf } from '../past/past-chat.ts';

describe('what is not done here is said so, and nothing like it is shown or begun instead', () => {
  test.each([
    ['netplus-admin', 'remove administrator', CANNOT.removeAdministrator],
    ['netplus-admin', 'remove the administrator of palm court', CANNOT.removeAdministrator],
    ['netplus-admin', 'abeg comot that admin', CANNOT.removeAdministrator],
    ['service-admin', 'delete administrator', CANNOT.removeAdministrator],
    ['service-admin', 'add another administrator', CANNOT.addAdministrator],
    ['service-admin', 'show uploaded payments', CANNOT.uploadedPayments],
    ['service-admin', 'list the payments that were uploaded', CANNOT.uploadedPayments],
    ['service-admin', 'uploaded payments', CANNOT.uploadedPayments],
  ])('%s: %s', async (role, sentence, words) => {
    const chat = await chatOf(role, {}, sentence);
    expect(chat.last()).toMatchObject({ text: words });
    expect(chat.shown().view).toBeNull();
    expect(chat.table()).toBeUndefined();
  });

  test.each([
    ['netplus-admin', 'register an administrator for Green Park estate'],
    ['service-admin', 'uploaded meters'],
    ['service-admin', 'upload payments'],
    ['service-admin', 'registered meters'],
    ['service-admin', 'change my password'],
  ])('%s: %s goes where it went', async (role, sentence) => {
    const chat = await chatOf(role, {}, sentence);
    expect(Object.values<string>(CANNOT)).not.toContain(chat.last()?.text);
  });

  test.each([
    ['service-admin', 'delete administrator'],
    ['netplus-admin', 'delete administrator'],
    ['service-admin', 'add another administrator'],
  ])('%s: %s offers the list in which it is done', async (role, sentence) => {
    const chat = await chatOf(role, {}, sentence, 'who administers the estate');
    expect(chat.table()?.columns.map(({ name }) => name)).toEqual(expect.arrayContaining(['name', 'email', 'state']));
  });

  test('an administrator is invited by the button', async () => {
    const chat = await chatOf('service-admin', {}, 'add another administrator');
    const [invites] = chat.shown().suggestions;
    if (invites) chat.conversation.press(invites);
    await chat.conversation.settled();
    expect(chat.shown().view?.flow).toBe('invite-administrator');
  });

  test('where an estate is to be named, it is no name', async () => {
    const chat = await chatOf('netplus-admin', {}, 'register an estate', 'remove administrator');
    expect(chat.texts()).toContain(CANNOT.removeAdministrator);
    expect(chat.shown().view?.next).toBe('estate');
  });
});
