import { expect, test } from 'vitest';
import { household } from '../../../support/devices/devices.ts';
import { say } from '../../../support/portal.ts';
import { chatOf } from '../past/past-chat.ts';

const NOTICE = 'Power cannot be bought on Sunday from 01:00 to 03:00.';
const settings = { notice: NOTICE, paused: [] };

test.each([null, 'service-user', 'netplus-admin'])('the notice stands under the greeting, once (%s)', async (role) => {
  const chat = await chatOf(role, { settings });
  expect(chat.shown().messages.filter(({ text }) => text === NOTICE)).toMatchObject([{ from: 'portal', tone: 'info' }]);
  await chat.say('hello');
  expect(chat.texts().filter((text) => text === NOTICE)).toHaveLength(1);
});

test('one that is put up in the chat is read there as well', async () => {
  const chat = await chatOf('netplus-admin', {}, `put up a notice: ${NOTICE}`);
  chat.script.settings = settings;
  await chat.say('yes, post it');
  expect(chat.texts()).toContain(NOTICE);
});

test('without one nothing is said of it', async () => {
  const chat = await chatOf('service-user');
  expect(chat.shown().messages.filter(({ tone }) => tone === 'info')).toEqual([]);
});

test('who reads it on two devices finds it once on both', async () => {
  const { device } = household({ settings });
  const phone = await device('phone');
  await say(phone.conversation(), 'hello');
  const desk = await device('desk');
  await say(desk.conversation(), 'thanks');
  await phone.moment('back');
  for (const one of [phone, desk]) {
    const { messages } = one.conversation().getSnapshot();
    expect(messages.filter(({ text }) => text === NOTICE)).toHaveLength(1);
  }
});
