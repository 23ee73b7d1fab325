import { expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { type Device, household } from '../../../support/devices/devices.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';

const NOTICE = 'Power cannot be bought on Sunday from 01:00 to 03:00.';

const told = (device: Device) => texts(device.conversation());

test('a notice that is taken down leaves, here and on other devices', async () => {
  const { device, script } = household({ settings: { notice: NOTICE, paused: [] } });
  const phone = await device('phone');
  await say(phone.conversation(), 'hello');
  const desk = await device('desk');
  expect([told(phone), told(desk)]).toEqual([expect.arrayContaining([NOTICE]), expect.arrayContaining([NOTICE])]);
  script.settings = { notice: null, paused: [] };
  await phone.reload();
  expect(told(phone)).not.toContain(NOTICE);
  await say(phone.conversation(), 'thanks');
  await desk.moment('back');
  expect(told(desk)).not.toContain(NOTICE);
});

test('a notice that was changed stands as it is now', async () => {
  const { device, script } = household({ settings: { notice: NOTICE, paused: [] } });
  const phone = await device('phone');
  await say(phone.conversation(), 'hello');
  script.settings = { notice: 'All is well again.', paused: [] };
  await phone.reload();
  expect(told(phone)).not.toContain(NOTICE);
  expect(told(phone)).toContain('All is well again.');
});

test('the reminder to confirm an address leaves once that is confirmed', async () => {
  const { device, script } = household({ awaits: 'confirmation' });
  const phone = await device('phone');
  await say(phone.conversation(), 'what do I owe');
  expect(told(phone)).toContain(SENTENCES.confirmReminder);
  script.awaits = 'nothing';
  await phone.reload();
  expect(told(phone)).not.toContain(SENTENCES.confirmReminder);
});

test('"please finish in the card window" leaves with the card window, and what was said to it stays', async () => {
  const { conversation } = talkTo();
  await say(conversation, 'buy power 5000', 'yes', 'start over');
  expect(texts(conversation).at(-1)).toBe(TALK.finishCard);
  conversation.send({ type: 'WIDGET', result: 'closed' });
  await conversation.settled();
  expect(texts(conversation)).not.toContain(TALK.finishCard);
  expect(texts(conversation, 'person')).toEqual(['buy power 5000', 'yes', 'start over']);
});
