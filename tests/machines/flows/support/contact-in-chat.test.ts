import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';

describe('writing to support in the conversation', () => {
  test('a resident is asked for the message and the robot check only, and reads the answer of the server', async () => {
    const { conversation, script } = talkTo();
    conversation.open('contact-support');
    await say(conversation, 'I paid yesterday and my token did not come, please send it back to me', 'yes');
    expect(script.calls.at(-1)).toMatchObject({
      name: 'contactSupport',
      input: {
        email: 'resident@palmcourt.example',
        subject: 'I paid yesterday and my token did not come, please send it back to me',
      },
    });
    expect(texts(conversation)).toContain('Thank you. Somebody answers soon.');
    conversation.stop();
  });

  test('a visitor says what it is about in a few turns, and the phone is not asked for', async () => {
    const { conversation, script } = talkTo({}, { visitor: true });
    await say(conversation, 'write to support', 'Amaka Eze', 'amaka@mail.example');
    await say(conversation, 'My token did not come since yesterday.', 'yes');
    expect(script.calls.at(-1)).toEqual({
      name: 'contactSupport',
      input: {
        name: 'Amaka Eze',
        email: 'amaka@mail.example',
        subject: 'My token did not come since yesterday.',
        recaptcha: true,
        proof: 'solved d4',
      },
    });
    expect(texts(conversation)).toContain('Thank you. Somebody answers soon.');
    conversation.stop();
  });

  test('a message may speak of anything that could be a wish; a short command is still one', async () => {
    for (const message of [
      'How much is the fee when I buy 5000 naira of power?',
      'Help! I was charged twice for MTN data, cancel one of them please',
      'Please go back to the old meter number, I want to sign out of the new one',
    ]) {
      const { conversation } = talkTo();
      conversation.open('contact-support');
      await say(conversation, message);
      expect(conversation.getSnapshot().view).toMatchObject({ flow: 'contact-support', next: 'robot' });
      await say(conversation, 'cancel');
      expect(conversation.getSnapshot().view).toBeNull();
      conversation.stop();
    }
  });

  test('somebody who says no to the robot check sends nothing', async () => {
    const { conversation, script } = talkTo();
    conversation.open('contact-support');
    await say(conversation, 'My meter shows nothing since the storm last night', 'no');
    expect(texts(conversation)).toContain(SENTENCES.robotUnticked);
    expect(script.calls.map((call) => call.name)).not.toContain('contactSupport');
    conversation.stop();
  });
});
