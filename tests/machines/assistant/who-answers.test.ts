import { describe, expect, test } from 'vitest';
import { TALK } from '#machines/assistant/sentences.ts';
import { chatOf } from './past/past-chat.ts';

describe('who asks who answers here is told what this portal is', () => {
  test.each([
    'who are you',
    'Who are you?',
    'what are you',
    'are you a bot',
    'abeg are you human or robot?',
    'wetin be this',
    'who am I talking to',
    'what is your name',
    'what is this app',
    'is this a person',
  ])('%s', async (sentence) => {
    const chat = await chatOf(null, {}, sentence);
    expect(chat.last()?.text).toBe(TALK.whatThisIs);
  });

  test('beside a question, which is asked again', async () => {
    const chat = await chatOf(null, {}, 'buy airtime', 'who are you');
    expect(chat.texts().slice(-2)).toEqual([TALK.whatThisIs, 'Which network is it?']);
  });

  test.each(['who owes levy', 'who is on meter 45701120409', 'what is this payment', 'am I signed in'])(
    'another question is none: %s',
    async (sentence) => {
      const chat = await chatOf('service-admin', {}, sentence);
      expect(chat.texts()).not.toContain(TALK.whatThisIs);
    },
  );
});

describe('the question which power is meant is left', () => {
  test.each(['forget am', 'leave am', 'never mind', 'cancel', 'abeg forget it'])('by "%s"', async (sentence) => {
    const chat = await chatOf(null, {}, 'buy light', sentence);
    expect(chat.texts()).toContain(TALK.whichPower);
    expect(chat.last()?.text).toBe(TALK.dropped);
    await chat.say('my own meter');
    expect(chat.shown().view?.flow).not.toBe('public-power');
  });
});
