import { expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { DOTS } from '#machines/kit/present.ts';
import { METER } from '../../../support/answers.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';

const ESTATE = `${SENTENCES.meterBelongsTo('Palm Court')} ${SENTENCES.isThatYours}`;

test('a visitor opens an account by typing: both passwords are masked, and the estate is asked about before it is sent', async () => {
  const { conversation, script } = talkTo({}, { visitor: true });
  await say(conversation, 'sign up', 'home owner', 'Amaka', 'Eze', 'amaka@mail.example', METER);
  for (const password of ['short', 'Kite-Rain-41', 'Kite-Rain-42', 'Kite-Rain-41']) {
    expect(conversation.getSnapshot().composer.masked).toBe(true);
    await say(conversation, password);
    expect(texts(conversation, 'person').at(-1)).toBe(DOTS);
  }
  await say(conversation, '08031234567');
  expect(texts(conversation).at(-1)).toBe(ESTATE);
  await say(conversation, 'no', '45012345671', 'yes');
  expect(script.calls.find(({ name }) => name === 'signUp')?.input).toMatchObject({
    role: 'service-owner',
    meter_number: '45012345671',
    password: 'Kite-Rain-41',
  });
  expect(texts(conversation)).toContain(SENTENCES.registered('amaka@mail.example'));
  expect(JSON.stringify(conversation.getSnapshot())).not.toMatch(/Kite-Rain|short/);
  conversation.stop();
});

test('a resident who changes the phone by typing hears what will change, and it is saved after a yes', async () => {
  const { conversation, script } = talkTo();
  await say(conversation, 'change my phone to 08031234567');
  expect(texts(conversation).at(-1)).toBe(SENTENCES.savesThis);
  expect(script.calls.map(({ name }) => name)).not.toContain('updateProfile');
  await say(conversation, 'yes');
  expect(script.calls.find(({ name }) => name === 'updateProfile')?.input).toEqual({ phone: '08031234567' });
  expect(texts(conversation)).toContain(SENTENCES.profileUpdated);
  conversation.stop();
});
