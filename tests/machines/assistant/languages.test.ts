import { expect, test } from 'vitest';
import { PIDGIN } from '#catalogues/languages/pidgin/index.ts';
import { NEWER_VERSION } from '#catalogues/sentences/controls.ts';
import { LANGUAGE_SENTENCES } from '#catalogues/sentences/conversation/languages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { INSTALLING } from '#catalogues/sentences/installing.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { createWording } from '#machines/kit/writing/wording.ts';
import { type Device, household } from '../../support/devices/devices.ts';
import { say, talkTo, texts } from '../../support/portal.ts';

const word = createWording(PIDGIN);
const lastOf = (device: Device) => texts(device.conversation()).at(-1);
const PIDGIN_CHOSEN = word(LANGUAGE_SENTENCES.chosen.pidgin);

test.each(['speak pidgin', 'abeg yarn pidgin', 'answer me for pidgin'])(
  'who asks for Pidgin is answered in it from then on, a visitor too: %s',
  async (sentence) => {
    const { conversation } = talkTo({}, { visitor: true });
    const before = texts(conversation);
    await say(conversation, sentence, 'cancel');
    expect(texts(conversation)).toEqual([...before, PIDGIN_CHOSEN, word(TALK.nothingOpen)]);
    await say(conversation, 'speak english', 'cancel');
    expect(texts(conversation).slice(-2)).toEqual([LANGUAGE_SENTENCES.chosen.english, TALK.nothingOpen]);
    expect(texts(conversation)).toContain(word(TALK.nothingOpen));
  },
);

test('what is read back is in the language, with the amounts as they are, and a yes pays for it', async () => {
  const { conversation } = talkTo();
  await say(conversation, 'speak pidgin', 'buy power 5000');
  const { view } = conversation.getSnapshot();
  expect(texts(conversation).at(-1)).toBe(word(SENTENCES.confirmPower));
  expect(view?.summary.find(({ total }) => total)?.value).toBe('₦5,050');
  await say(conversation, 'yes');
  expect(conversation.getSnapshot().view?.widget?.amount).toBe(5050);
});

test('that there is a newer portal is said in the language, and its button too', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  expect(conversation.getSnapshot().newer).toEqual(NEWER_VERSION);
  await say(conversation, 'speak pidgin');
  expect(conversation.getSnapshot().newer).toEqual({ line: 'New version don land.', reload: 'Load am again' });
});

test('the offer to keep the portal among the apps of a device is made in the language, with both answers', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  expect(conversation.getSnapshot().installing).toEqual(INSTALLING);
  await say(conversation, 'speak pidgin');
  expect(conversation.getSnapshot().installing).toEqual({
    line: 'You wan put Wattchat with your apps? E dey open sharp sharp, even when network no dey.',
    how: 'You wan put Wattchat for your home screen? Press Share, then Add to Home Screen.',
    install: 'Put am',
    done: 'I don do am',
    no: 'No, thank you',
  });
});

test('the words of a button mean it as they are shown', async () => {
  const { conversation } = talkTo();
  await say(conversation, 'speak pidgin', 'buy power 5000');
  const cancel = conversation.getSnapshot().view?.actions.find(({ type }) => type === 'CANCEL');
  expect(cancel?.label).toBe(word('Cancel'));
  conversation.say(cancel?.label ?? '');
  await conversation.settled();
  expect(texts(conversation).at(-1)).toBe(word(SENTENCES.cancelled));
});

test('the language is kept on the device and with the account, and what was said stays as it was said', async () => {
  const { device, script } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'cancel', 'speak pidgin', 'cancel');
  const said = texts(phone.conversation());
  expect(script.language).toBe('pidgin');
  await phone.reload();
  expect(texts(phone.conversation())).toEqual(said);
  expect(said).toContain(TALK.nothingOpen);
  await say(phone.conversation(), 'cancel');
  expect(lastOf(phone)).toBe(word(TALK.nothingOpen));
});

test('another device of the same person speaks it as well, and shows what was said in the words it was said in', async () => {
  const { device } = household();
  const phone = await device('phone');
  await say(phone.conversation(), 'cancel', 'speak pidgin', 'cancel');
  const desk = await device('desk');
  expect(texts(desk.conversation())).toEqual(texts(phone.conversation()));
  await say(desk.conversation(), 'cancel');
  expect(lastOf(desk)).toBe(word(TALK.nothingOpen));
});

test('a sentence that names no language, or two, is asked which', async () => {
  const { conversation } = talkTo();
  await say(conversation, 'change the language');
  expect(texts(conversation).at(-1)).toBe(LANGUAGE_SENTENCES.whichOne);
  expect(conversation.getSnapshot().suggestions.map(({ say }) => say)).toEqual(['speak pidgin', 'speak english']);
});

test('signing out is told in the language, and whoever is there next is greeted in it', async () => {
  const { conversation } = talkTo();
  await say(conversation, 'speak pidgin', 'sign out', 'cancel');
  const said = texts(conversation);
  expect(said.slice(-3)).toEqual([word(TALK.signedOut), word(TALK.greetVisitor), word(TALK.nothingOpen)]);
});

test('a word that somebody typed keeps no sentence of ours in English', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, 'speak pidgin', 'person');
  expect(texts(conversation).at(-1)).toMatch(/^You fit reach person here/);
});

test('the name of a service stays as the estate wrote it, whatever it is', async () => {
  const name = `Security. ${SENTENCES.cancelled}`;
  const { conversation } = talkTo({ services: [{ id: 1, name, amount: 5_000 }] });
  await say(conversation, 'speak pidgin', 'how much is security');
  expect(texts(conversation).at(-1)).toContain(name);
});
