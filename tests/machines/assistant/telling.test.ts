import { describe, expect, test } from 'vitest';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import { say, talkTo } from '../../support/portal.ts';

const NONSENSE = 'my neighbour gbedu kpekere the wahala';

/** A conversation of somebody who agreed, or did not. */
function learning(
  given: Parameters<typeof talkTo>[0] = { learning: true },
  options: Parameters<typeof talkTo>[1] = {},
) {
  const { conversation, script } = talkTo(given, options);
  const press = async (at: number) => {
    const button = conversation.getSnapshot().suggestions[at];
    if (button) conversation.press(button);
    await conversation.settled();
    return button;
  };
  return { conversation, script, press, say: (text: string) => say(conversation, text) };
}

describe('what is told of a sentence that was not understood', () => {
  test('it is told once it is known what was chosen then, and which button that was', async () => {
    const talk = learning();
    await talk.say(NONSENSE);
    expect(talk.script.counted).toEqual([]);
    await talk.press(1);
    expect(talk.script.counted).toEqual([{ kind: 'missed', place: 2 }]);
    expect(talk.script.said).toMatchObject([{ text: NONSENSE, kind: 'missed', place: 2, understood: 'none' }]);
    expect(talk.script.said[0]?.chosen).not.toBeNull();
  });

  test('what is said in other words is what was wanted, and no button was chosen', async () => {
    const talk = learning();
    await talk.say(NONSENSE);
    await talk.say('what do i owe');
    expect(talk.script.said).toMatchObject([{ text: NONSENSE, place: null, chosen: 'balance' }]);
  });

  test('two in a row are two', async () => {
    const talk = learning();
    await talk.say(NONSENSE);
    await talk.say('the gbedu of the kpekere');
    await talk.say('hello');
    expect(talk.script.said.map(({ text }) => text)).toEqual([NONSENSE, 'the gbedu of the kpekere']);
  });

  test('a wish that is put right by the next sentence was corrected', async () => {
    const talk = learning();
    await talk.say('buy power');
    await talk.say('buy airtime');
    expect(talk.script.said).toMatchObject([
      { text: 'buy power', kind: 'corrected', understood: 'buy-power', chosen: 'airtime' },
    ]);
  });

  test('what is understood is told nobody', async () => {
    const talk = learning();
    await talk.say('what do i owe');
    await talk.say('buy power');
    await talk.say('5000');
    await talk.say('cancel');
    expect(talk.script.counted).toEqual([]);
    expect(talk.script.said).toEqual([]);
  });
});

describe('whose words leave the device', () => {
  test('without consent figures alone', async () => {
    const talk = learning({ learning: false });
    await talk.say(NONSENSE);
    await talk.say('hello');
    expect(talk.script.counted).toEqual([{ kind: 'missed', place: null }]);
    expect(talk.script.said).toEqual([]);
  });

  test('nobody’s who is not signed in', async () => {
    const talk = learning({ learning: true }, { visitor: true });
    await talk.say(NONSENSE);
    await talk.say('hello');
    expect(talk.script.counted).toEqual([{ kind: 'missed', place: null }]);
    expect(talk.script.said).toEqual([]);
  });

  test('not those that were typed where a number or something of one’s own is asked for', async () => {
    const talk = learning();
    await talk.say('buy mtn airtime');
    expect(talk.conversation.getSnapshot().view?.next).toBe('phone');
    await talk.say(NONSENSE);
    await talk.say('what do i owe');
    expect(talk.script.counted).toEqual([{ kind: 'missed', place: null }]);
    expect(talk.script.said).toEqual([]);
  });
});

test('without a line it is lost, and the conversation goes on', async () => {
  const countUtterances = async () => {
    throw new NoAnswer();
  };
  const talk = learning({ learning: true }, { services: { countUtterances } });
  await talk.say(NONSENSE);
  await talk.say('what do i owe');
  await talk.say('hello');
  expect(talk.script.said).toEqual([]);
  expect(talk.conversation.getSnapshot().messages.at(-1)).toBeDefined();
});
