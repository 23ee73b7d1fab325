import { expect, test } from 'vitest';
import { TALK } from '#machines/assistant/sentences.ts';
import { DOTS } from '#machines/kit/present.ts';
import { type Device, household } from '../../../support/devices/devices.ts';
import { say, texts } from '../../../support/portal.ts';

const EMAIL = 'resident@palmcourt.example';
const PASSWORD = 'Demo-Power-2026';

const log = (device: Device) =>
  device
    .conversation()
    .getSnapshot()
    .messages.map(({ from, text }) => `${from}: ${text}`);

test('thirty sign-ins in a row leave a conversation that reads as if there had been one', async () => {
  const { device } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'what do I owe');
  const once = async () => {
    await say(phone.conversation(), 'sign out', 'sign in', EMAIL, PASSWORD);
    return log(phone);
  };
  const first = await once();
  for (let time = 0; time < 29; time++) expect(await once()).toEqual(first);
  expect(texts(phone.conversation(), 'person')).toEqual(['what do I owe', 'sign in', EMAIL, DOTS]);
  expect(first.filter((line) => line.includes('Amaka'))).toEqual([`portal: ${TALK.welcome('Amaka')}`]);
  const desk = await device('desk');
  expect(log(desk)).toEqual(first);
});

test('what was confirmed stays as one muted line, and what is over is on no other device', async () => {
  const { device, till } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'buy power 5000', 'yes');
  const { messages, view } = phone.conversation().getSnapshot();
  expect(messages.filter(({ muted }) => muted).map(({ text }) => text)).toEqual(['Confirmed: Buy Power, ₦5,050.']);
  expect(messages.at(-1)).toMatchObject({ lasts: 'step' });
  till.charge(view?.widget?.orderId ?? '');
  phone.conversation().send({ type: 'WIDGET', result: 'captured' });
  await phone.conversation().settled();
  const desk = await device('desk');
  const { messages: after } = desk.conversation().getSnapshot();
  expect(after.filter(({ lasts }) => lasts)).toEqual([]);
  expect(after.filter(({ muted }) => muted)).toHaveLength(1);
  expect(after.filter(({ card }) => card)).toHaveLength(1);
});
