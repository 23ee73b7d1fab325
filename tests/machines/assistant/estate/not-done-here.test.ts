import { describe, expect, test } from 'vitest';
import { CANNOT } from '#catalogues/sentences/conversation/cannot.ts';
import { ARREARS } from '#catalogues/sentences/estate/arrears.ts';
import { chatOf } from '../past/past-chat.ts';

describe('what is not done here is said so, and nothing like it is shown or begun instead', () => {
  test.each([
    ['netplus-admin', 'remove administrator', CANNOT.removeAdministrator],
    ['netplus-admin', 'remove the administrator of palm court', CANNOT.removeAdministrator],
    ['netplus-admin', 'abeg comot that admin', CANNOT.removeAdministrator],
    ['service-admin', 'delete administrator', CANNOT.removeAdministrator],
    ['service-admin', 'how do I add another administrator', CANNOT.addAdministrator],
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
    ['service-admin', 'how do I add another administrator'],
  ])('%s: %s offers the list in which it is done', async (role, sentence) => {
    const chat = await chatOf(role, {}, sentence, 'who administers the estate');
    expect(chat.table()?.columns.map(({ name }) => name)).toEqual(expect.arrayContaining(['name', 'email', 'state']));
  });

  test('an administrator is invited by the button', async () => {
    const chat = await chatOf('service-admin', {}, 'how do I add another administrator');
    const [invites] = chat.shown().suggestions;
    if (invites) chat.conversation.press(invites);
    await chat.conversation.settled();
    expect(chat.shown().view?.flow).toBe('invite-administrator');
  });

  test.each([
    ['invite somebody to administer our estate', ''],
    ['invite somebody to run our estate', ''],
    ['invite someone to help manage our estate', ''],
    ['abeg i want somebody to help me manage the estate', ''],
    ['add another admin', ''],
    ['invite bisi@palmcourt.example to administer our estate', 'bisi@palmcourt.example'],
    ['make bisi@palmcourt.example an administrator', 'bisi@palmcourt.example'],
  ])('%s begins the invitation', async (sentence, email) => {
    const chat = await chatOf('service-admin', {}, sentence);
    const { view } = chat.shown();
    expect(view?.flow).toBe('invite-administrator');
    expect(view?.fields.find(({ name }) => name === 'email')?.value).toBe(email);
  });

  test.each([
    ['service-admin', 'invite somebody to my house'],
    ['service-admin', 'i want to manage my estate'],
    ['service-user', 'invite somebody to administer our estate'],
    ['netplus-admin', 'register an administrator for Green Park estate'],
  ])('%s: %s invites no administrator', async (role, sentence) => {
    const chat = await chatOf(role, {}, sentence);
    expect(chat.shown().view?.flow).not.toBe('invite-administrator');
  });

  test('where an estate is to be named, it is no name', async () => {
    const chat = await chatOf('netplus-admin', {}, 'register an estate', 'remove administrator');
    expect(chat.texts()).toContain(CANNOT.removeAdministrator);
    expect(chat.shown().view?.next).toBe('estate');
  });
});

describe('an exception', () => {
  test.each(['end the exception of House 4', 'cancel the exception of House 4', 'comot house 4 exception'])(
    '"%s" tells where it is ended, with the houses that have one, and excepts nobody',
    async (sentence) => {
      const chat = await chatOf('service-admin', {}, sentence);
      expect(chat.texts()).toContain(ARREARS.list.endsInRow);
      expect(chat.calls('arrearsStandings')).toMatchObject([{ standing: 'excepted' }]);
      expect(chat.table()?.page).toMatchObject({ path: '/arrears-policy', query: { standing: 'excepted' } });
      expect(chat.shown().view).toBeNull();
    },
  );

  test('is not ended by leaving the form of another one', async () => {
    const chat = await chatOf('service-admin', {}, 'except house 4', 'cancel the exception');
    expect(chat.texts()).not.toContain(ARREARS.list.endsInRow);
    expect(chat.calls('exceptMeter')).toEqual([]);
  });
});
