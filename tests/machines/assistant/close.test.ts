import { describe, expect, test } from 'vitest';
import { say, talkTo, texts } from '../../support/portal.ts';

describe('a window that is closed', () => {
  test('leaves its flow without a word, and what was open below it is there again', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'buy power 5000');
    const said = texts(conversation);
    conversation.open('sign-in');
    expect(conversation.getSnapshot().view?.flow).toBe('sign-in');
    conversation.close('sign-in');
    await conversation.settled();
    expect(conversation.getSnapshot().view).toMatchObject({ flow: 'buy-power', step: 'confirming' });
    expect(texts(conversation)).toEqual(said);
  });

  test('takes back its question, but not what was answered', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, 'sign in', 'resident@palmcourt.example');
    conversation.close('sign-in');
    expect(texts(conversation).at(-1)).toBe('What is your e-mail address?');
    expect(texts(conversation, 'person').at(-1)).toBe('resident@palmcourt.example');
  });

  test('closes nothing else than what it belongs to', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'buy power');
    conversation.close('sign-in');
    expect(conversation.getSnapshot().view?.flow).toBe('buy-power');
  });

  test('a sign-in that is opened over a form which nobody has filled leaves the form below it', async () => {
    const { conversation } = talkTo();
    conversation.open('buy-power');
    await conversation.settled();
    conversation.open('sign-in');
    conversation.close('sign-in');
    expect(conversation.getSnapshot().view?.flow).toBe('buy-power');
  });
});

describe('a form that gives way', () => {
  test('is left without a word while it holds no more than what its screen presets', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    const said = texts(conversation);
    conversation.open('airtime');
    await conversation.settled();
    expect(conversation.getSnapshot().view?.fields[0]).toMatchObject({ name: 'category', value: 'airtime' });
    conversation.leavePristine();
    expect(conversation.getSnapshot().view).toBeNull();
    expect(texts(conversation)).toEqual(said);
  });

  test('stays once something was answered in it', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, 'airtime');
    conversation.send({ type: 'FILL', values: { amount: '500' }, from: 'form' });
    conversation.leavePristine();
    expect(conversation.getSnapshot().view?.flow).toBe('airtime');
  });
});
