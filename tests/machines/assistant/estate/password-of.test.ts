import { expect, test } from 'vitest';
import { ADMINISTRATORS } from '#catalogues/sentences/estate/administrators.ts';
import { GOOD_ADMINISTRATORS } from '../../../support/calls/administrators.ts';
import { chatOf } from '../past/past-chat.ts';

const SAID = ADMINISTRATORS.resetting;
const [NGOZI] = GOOD_ADMINISTRATORS.administrators;
if (NGOZI === undefined) throw new Error('Nobody is in office');
const ID = NGOZI.id;

test.each([
  ['service-admin', "reset Ngozi Adeyemi's password"],
  ['service-admin', 'reset administrator admin@palmcourt.example'],
  ['netplus-admin', 'our administrator Ngozi Adeyemi forgot her password'],
  ['service-admin', 'send a password reset link to admin@palmcourt.example'],
] as const)(
  'a %s who says "%s" is asked once, by name and address, and then the link is mailed',
  async (role, sentence) => {
    const chat = await chatOf(role, {}, sentence);
    expect(chat.calls('resetAdministrator')).toEqual([]);
    expect(chat.shown().view?.dialog).toEqual({
      title: SAID.dialog('Ngozi Adeyemi'),
      lines: [SAID.goes('admin@palmcourt.example'), SAID.until],
    });
    await chat.say('maybe');
    expect(chat.calls('resetAdministrator')).toEqual([]);
    await chat.say('yes');
    expect(chat.calls('resetAdministrator')).toEqual([{ user_id: ID }]);
    chat.conversation.stop();
  },
);

test('a no mails nothing', async () => {
  const chat = await chatOf('service-admin', {}, "reset Ngozi Adeyemi's password", 'no');
  expect([chat.calls('resetAdministrator'), chat.texts().at(-1)]).toEqual([[], SAID.kept]);
  chat.conversation.stop();
});

test('of two whom a name fits none is guessed, and the address decides', async () => {
  const administrators = [NGOZI, { ...NGOZI, id: '9', last_name: 'Obi', email: 'ngozi@palmcourt.example' }];
  const chat = await chatOf('service-admin', { administrators }, "reset Ngozi's password");
  expect([chat.shown().view, chat.last()?.text]).toEqual([null, expect.stringContaining('ngozi@palmcourt.example')]);
  await chat.say('reset administrator ngozi@palmcourt.example', 'yes');
  expect(chat.calls('resetAdministrator')).toEqual([{ user_id: '9' }]);
  chat.conversation.stop();
});

test('a resident and an administrator of one name are asked about, where it is not said that they administer', async () => {
  const administrators = [{ ...NGOZI, first_name: 'Bola', last_name: 'Eze 1' }];
  const chat = await chatOf('service-admin', { administrators }, 'reset the password of Bola Eze');
  expect(chat.shown().view).toBeNull();
  const office = await chatOf('service-admin', { administrators }, 'reset the password of administrator Bola Eze');
  expect(office.shown().view?.dialog?.title).toBe(SAID.dialog('Bola Eze 1'));
  for (const one of [chat, office]) one.conversation.stop();
});

test('a resident asks for theirs, somebody unknown is said so, and two together are nobody', async () => {
  const zainab = await chatOf('service-admin', {}, 'reset the password of administrator Zainab Musa');
  expect(zainab.last()?.text).toBe(SAID.nobody('Zainab Musa'));
  const both = await chatOf('service-admin', {}, 'reset the password of Ngozi Adeyemi and Bola Ade');
  expect([both.shown().view, both.calls('resetAdministrator')]).toEqual([null, []]);
  const bola = await chatOf('service-admin', { housed: { 'Bola Ade': 1 } }, 'reset the password of Bola Ade');
  expect(bola.last()?.text).toBe(SAID.resident('Bola Eze 1'));
  for (const one of [zainab, both, bola]) one.conversation.stop();
});

test('whoever names nobody is shown who administers, and how', async () => {
  const chat = await chatOf('service-admin', {}, "reset an administrator's password");
  expect(chat.texts()).toContain(SAID.whose);
  expect(chat.calls('administrators').length).toBeGreaterThan(0);
  chat.conversation.stop();
});

test('a resident who says so resets nobody', async () => {
  const chat = await chatOf('service-user', {}, "reset Ngozi Adeyemi's password");
  expect([chat.calls('administrators'), chat.calls('resetAdministrator')]).toEqual([[], []]);
  chat.conversation.stop();
});
