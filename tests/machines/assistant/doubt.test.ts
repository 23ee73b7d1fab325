import { expect, test } from 'vitest';
import { INTENT_NAMES, INTENTS } from '#catalogues/intents/index.ts';
import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import { askedWords } from '#machines/assistant/routes/doubt.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { understand } from '#machines/talk/understand.ts';
import { say, talkTo, texts } from '../../support/portal.ts';

const DOUBTFUL = 'light 5k na wetin happen';

/** A conversation that is in doubt about one sentence, whatever the ranking makes of it. */
function inDoubt(options: { visitor?: true } = {}) {
  const { conversation, script } = talkTo(
    {},
    {
      ...options,
      understand: (text, context) =>
        text === DOUBTFUL && context.meant === undefined
          ? {
              intent: 'none',
              slots: {},
              confidence: 0.3,
              alternatives: [],
              asks: ['buy-power', 'history', 'residents'],
            }
          : understand(text, context),
    },
  );
  const labels = () => conversation.getSnapshot().suggestions.map(({ label }) => label);
  const press = async (label: string) => {
    const button = conversation.getSnapshot().suggestions.find((one) => one.label === label);
    if (button) conversation.press(button);
    await conversation.settled();
  };
  return { conversation, script, labels, press };
}

const POWER = 'Buy ₦5,000 of power';
const PAYMENTS = 'See my last power payments';

test('in doubt it asks which was meant, in the words of the person, and never of what they may not do', async () => {
  const { conversation, labels } = inDoubt();
  await say(conversation, DOUBTFUL);
  expect(texts(conversation).at(-1)).toBe(TALK.whichMeant);
  expect(labels()).toEqual([POWER, PAYMENTS, TALK.somethingElse]);
  expect(conversation.getSnapshot().view).toBeNull();
});

test.each([POWER, 'the first', 'power', 'buy light', '1'])(
  'what is chosen goes on with all that the sentence said: %s',
  async (choice) => {
    const { conversation } = inDoubt();
    await say(conversation, DOUBTFUL, choice);
    expect(conversation.getSnapshot().view).toMatchObject({ flow: 'buy-power', step: 'confirming' });
    expect(conversation.getSnapshot().view?.summary.at(-1)?.value).toBe('₦5,050');
  },
);

test.each([
  'no, the payments',
  'I mean the payments',
  'not the power, the payments',
  'no not that, the last payments',
  'number 2',
])('behind a no to one thing another is chosen: %s', async (choice) => {
  const { conversation, script } = inDoubt();
  await say(conversation, DOUBTFUL, choice);
  expect(conversation.getSnapshot().view).toBeNull();
  expect(script.calls.at(-1)).toMatchObject({ name: 'transactionsHistory', input: { view: 'power' } });
});

test('what is none of the choices loses none of them: it is asked once more which one', async () => {
  const { conversation, labels } = inDoubt();
  await say(conversation, DOUBTFUL, 'hmm the other one');
  expect(texts(conversation).at(-1)).toBe(TALK.whichMeantAgain);
  expect(labels()).toEqual([POWER, PAYMENTS, TALK.somethingElse, 'Talk to a person']);
  await say(conversation, 'the first one');
  expect(conversation.getSnapshot().view).toMatchObject({ flow: 'buy-power', step: 'confirming' });
});

test('another thing that was asked is chosen by any words for it', async () => {
  const { conversation, script } = inDoubt();
  await say(conversation, DOUBTFUL, 'my payments');
  expect(script.calls.at(-1)).toMatchObject({ name: 'transactionsHistory', input: { view: 'power' } });
});

test('a purchase that was chosen is read back, and pays only by a yes after that', async () => {
  const { conversation, script, press } = inDoubt();
  await say(conversation, DOUBTFUL);
  await press(POWER);
  expect(script.calls.map(({ name }) => name)).not.toContain('openOrder');
  await say(conversation, 'yes');
  expect(script.calls.map(({ name }) => name)).toContain('openOrder');
});

test('a yes to the question which was meant opens nothing', async () => {
  const { conversation, labels } = inDoubt();
  await say(conversation, DOUBTFUL, 'yes');
  expect(conversation.getSnapshot().view).toBeNull();
  expect(labels()).toEqual([POWER, PAYMENTS, TALK.somethingElse]);
});

test.each([TALK.somethingElse, 'neither', 'none of them', 'no', 'no be any of them'])(
  'something else says in other words what can be done, with the menu and a person: %s',
  async (choice) => {
    const { conversation, labels } = inDoubt();
    await say(conversation, DOUBTFUL, choice);
    expect(texts(conversation).at(-1)).toMatch(/^All right, none of these\. You can buy power.*talk to a person\.$/);
    expect(labels().slice(-2)).toEqual(['Menu', 'Talk to a person']);
    expect(conversation.getSnapshot().view).toBeNull();
  },
);

test('a command or another wish leaves the question', async () => {
  const { conversation, labels } = inDoubt();
  await say(conversation, DOUBTFUL, 'cancel');
  expect(texts(conversation).at(-1)).toBe(TALK.dropped);
  expect(labels()).not.toContain(TALK.somethingElse);
  await say(conversation, DOUBTFUL, 'buy mtn airtime 500 for 08031234567');
  expect(conversation.getSnapshot().view).toMatchObject({ flow: 'airtime', step: 'confirming' });
});

test('in the middle of a flow what answers its question is still the answer', async () => {
  const { conversation } = inDoubt();
  await say(conversation, 'buy airtime');
  await say(conversation, DOUBTFUL, 'mtn');
  expect(conversation.getSnapshot().view).toMatchObject({ flow: 'airtime', next: 'phone' });
});

test('who is not signed in may mean what needs a sign-in', async () => {
  const { conversation, labels } = inDoubt({ visitor: true });
  await say(conversation, DOUBTFUL);
  expect(labels()).toEqual([POWER, PAYMENTS, TALK.somethingElse]);
});

test('all that can be meant has words to be asked by, with and without what was said', () => {
  for (const name of INTENT_NAMES) {
    const { asked, kind, slots } = INTENTS[name];
    expect([name, kind === 'flow' || kind === 'list' || kind === 'query']).toEqual([
      name,
      asked !== undefined && kind !== 'command',
    ]);
    if (asked === undefined) continue;
    const said = Object.fromEntries(slots.map((slot) => [slot, slot === 'amount' ? 5_000 : 'x']));
    for (const words of [askedWords({ intent: name, slots: {} }), askedWords({ intent: name, slots: said })]) {
      expect(words).toMatch(/^\p{Lu}[^{}[\]]*[^ ]$/u);
      expect(words).not.toMatch(/ {2}| ,/);
    }
  }
});

test('what it asks in doubt stands once while nobody answers it, and stays where somebody did', async () => {
  const { conversation } = inDoubt();
  const asked = () => texts(conversation).filter((text) => text === TALK.whichMeant).length;
  await say(conversation, DOUBTFUL, 'hello', DOUBTFUL);
  expect(asked()).toBe(1);
  expect(texts(conversation).at(-1)).toBe(TALK.whichMeant);
  await say(conversation, 'the first', 'cancel', DOUBTFUL);
  expect(asked()).toBe(2);
});

test('a number that is no phone’s may be a meter: it is asked which, and the number is kept', async () => {
  const { conversation, labels, press } = inDoubt({ visitor: true });
  await say(conversation, 'top up 45012300099 5k');
  const meter = 'Buy ₦5,000 of power from a distribution company, meter 45012300099';
  expect(labels()).toEqual([meter, POWER, 'Buy ₦5,000 of airtime', TALK.somethingElse]);
  await press(meter);
  await say(conversation, 'eko', 'amaka@mail.example');
  const { view } = conversation.getSnapshot();
  expect(view?.step).toBe('confirming');
  expect(view?.summary.map(({ value }) => value)).toEqual(expect.arrayContaining(['45012300099', '₦5,000']));
});

test('who leaves one thing for another gets the other, and pays nothing', async () => {
  const { conversation, script } = inDoubt({ visitor: true });
  await say(conversation, 'buy power 5000 eko', 'ok forget it just airtime 200');
  expect(texts(conversation)).toContain(TALK.next('airtime 200'));
  const { view } = conversation.getSnapshot();
  expect([view?.flow, view?.fields.some(({ name }) => name === 'amount')]).toEqual(['airtime', true]);
  expect(script.calls.map(({ name }) => name)).not.toContain('openBill');
});

test('who says again and again what is none of the choices is offered a person, in other words', async () => {
  const { conversation, labels } = inDoubt({ visitor: true });
  await say(conversation, 'no meter number', 'that is the meter of my neighbour I think');
  expect(texts(conversation)).toContain('Please choose one of these.');
  await say(conversation, 'Put ten thousand naira');
  expect(texts(conversation)).toContain(TALK.missedTwiceOpen);
  expect(labels()).toContain('Talk to a person');
  expect(conversation.getSnapshot().view?.flow).toBe('no-meter-number');
});

test('what has a place in one of the choices alone chooses it, and is filled in', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, 'load 1k for me', 'mtn');
  expect(conversation.getSnapshot().view).toMatchObject({ flow: 'airtime', next: 'phone' });
  await say(conversation, '08031234567');
  expect(conversation.getSnapshot().view).toMatchObject({ step: 'confirming' });
  expect(conversation.getSnapshot().view?.fields.find(({ name }) => name === 'amount')?.value).toBe('1000');
});

test('another language that is not spoken is said so, with those that are, also while something is to be chosen', async () => {
  const { conversation, labels } = inDoubt();
  await say(conversation, DOUBTFUL, 'speak yoruba');
  expect(texts(conversation).at(-1)).toBe(KNOWN.notSpoken('Yoruba'));
  expect(labels()).toEqual(['Speak Pidgin', 'Speak English']);
});
