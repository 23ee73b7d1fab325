import { describe, expect, test } from 'vitest';
import { TRANSFER_SENTENCES as SAID } from '#catalogues/sentences/transfers.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import { say, talkTo, texts } from '../../support/portal.ts';

/** A resident at the read-back of ₦5,000 of power, where transfers are taken. */
async function atReadBack(given: Parameters<typeof talkTo>[0] = {}) {
  const { conversation, script } = talkTo({ transfers: true, ...given });
  await say(conversation, 'buy power 5000');
  const send = async (event: FlowEvent) => {
    conversation.send(event);
    await conversation.settled();
  };
  const step = () => conversation.getSnapshot().view?.step;
  /** Something became of the transfer, and whoever waits hears of it. */
  const told = async (change: Partial<typeof script>) => {
    Object.assign(script, change);
    script.tell();
    await new Promise((resolve) => setImmediate(resolve));
    await conversation.settled();
  };
  return { conversation, script, send, step, told, says: (...words: string[]) => say(conversation, ...words) };
}

const asked = ({ calls }: { calls: readonly { name: string }[] }, name: string) =>
  calls.filter((call) => call.name === name).length;

test.each([
  'I will transfer',
  'pay by transfer',
  'yes, by bank transfer',
  'abeg make I transfer am',
  'Pay by transfer',
  'yes but by transfer abeg',
])('"%s" at the read-back shows an account number, and opens no card window', async (words) => {
  const { conversation, script, step, says } = await atReadBack();
  await says(words);
  expect(step()).toBe('transferring');
  expect(conversation.getSnapshot().view).toMatchObject({
    widget: null,
    transfer: { accountNumber: '9930041271', bank: 'Wema Bank', amount: 5050 },
  });
  expect(texts(conversation).at(-1)).toBe(SAID.send);
  expect([asked(script, 'openOrder'), asked(script, 'payByTransfer')]).toEqual([1, 1]);
});

test.each([
  'can I pay by transfer?',
  'maybe I will transfer',
  'I will not transfer',
  'no transfer',
  'is transfer cheaper',
  'I will transfer tomorrow',
  'transfer me to an agent',
])('"%s" is no yes: nothing is opened', async (words) => {
  const { script, step, says } = await atReadBack();
  await says(words);
  expect(step()).not.toBe('transferring');
  expect(asked(script, 'openOrder')).toBe(0);
});

test.each([
  'how do I pay by transfer?',
  'can i transfer?',
  'do you take bank transfer',
  'what is the account number',
  'give me account number',
])('"%s" is told how, and nothing is opened', async (words) => {
  const { conversation, script, step, says } = await atReadBack();
  await says(words);
  expect(texts(conversation)).toContain(SAID.how);
  expect(step()).toBe('confirming');
  expect([asked(script, 'openOrder'), asked(script, 'payByTransfer')]).toEqual([0, 0]);
});

test.each(['4k don enter una account', 'the 4000 has landed in your bank', 'I have sent 4000'])(
  '"%s" changes no amount, and is told how a transfer can pay',
  async (words) => {
    const { conversation, script, step, says } = await atReadBack();
    await says(words);
    expect(texts(conversation)).toContain(SAID.noneYet);
    const { view } = conversation.getSnapshot();
    expect([step(), view?.summary.find(({ name }) => name === 'amount')?.value]).toEqual(['confirming', '₦5,000']);
    expect([asked(script, 'openOrder'), asked(script, 'payByTransfer')]).toEqual([0, 0]);
  },
);

test('an amount that is put right beside what was sent is changed', async () => {
  const { conversation, says } = await atReadBack();
  await says('make it 4000, i have paid the rest');
  const { view } = conversation.getSnapshot();
  expect(view?.summary.find(({ name }) => name === 'amount')?.value).toBe('₦4,000');
});

test('where no transfers are taken the choice is not there, and who names it is told and charged nothing', async () => {
  const { conversation, script, step, says } = await atReadBack({ transfers: false });
  expect(conversation.getSnapshot().view?.actions.map(({ type }) => type)).toEqual(['CONFIRM', 'EDIT', 'CANCEL']);
  await says('I will transfer');
  expect(texts(conversation)).toContain(SAID.notOffered);
  expect(step()).toBe('confirming');
  expect(asked(script, 'openOrder')).toBe(0);
});

test('a bare yes is for the card, as it was', async () => {
  const { step, says } = await atReadBack();
  await says('yes');
  expect(step()).toBe('card');
});

describe('while a transfer is waited for', () => {
  const waiting = async () => {
    const talk = await atReadBack();
    await talk.send({ type: 'TRANSFER' });
    return talk;
  };

  test('money that comes is noticed by itself, and brings the token', async () => {
    const { conversation, told } = await waiting();
    await told({ state: 'captured' });
    expect(conversation.getSnapshot().view).toMatchObject({ outcome: 'success' });
  });

  test.each(['I have sent it', 'don send am', 'done', 'I just paid'])(
    '"%s" has the bank asked at once',
    async (words) => {
      const { conversation, script, step, says } = await waiting();
      await says(words);
      expect([step(), asked(script, 'transferStatus')]).toEqual(['transferring', 1]);
      expect(texts(conversation)).toContain(SAID.notYet);
      script.asked = 'captured';
      await says(words);
      expect(conversation.getSnapshot().view).toMatchObject({ outcome: 'success' });
    },
  );

  test('who says that they sent another sum hears what comes of it', async () => {
    const { conversation, says } = await waiting();
    await says('I sent 5000 only');
    expect(texts(conversation)).toContain(SAID.only('₦5,050', '₦5,000'));
  });

  test('less and more are told with the figures', async () => {
    const { conversation, script, told } = await waiting();
    await told({ transfer: { ...script.transfer, sentBack: [5000] } });
    expect(texts(conversation)).toContain(SAID.less('₦5,000', '₦50'));
    await told({ transfer: { ...script.transfer, sentBack: [5000, 6000] } });
    expect(texts(conversation)).toContain(SAID.more('₦6,000', '₦950'));
    expect(texts(conversation)).toContain(SAID.sendAgain('₦5,050'));
  });

  test.each(['use a card instead', 'I go use card'])('"%s" opens the card window for the same order', async (words) => {
    const { conversation, script, step, says } = await waiting();
    await says(words);
    expect(step()).toBe('card');
    expect(conversation.getSnapshot().view?.transfer).toBe(null);
    expect(
      new Set(script.calls.flatMap(({ name, input }) => (name === 'openOrder' ? [JSON.stringify(input)] : []))).size,
    ).toBe(1);
  });

  test('an expired number is replaced by a new one, and money to the old one still counts', async () => {
    const { conversation, script, step, told, says } = await waiting();
    await told({ transfer: { ...script.transfer, secondsLeft: 0 } });
    expect(step()).toBe('expired');
    expect(texts(conversation)).toContain(SAID.expired);
    await says('new number');
    expect(conversation.getSnapshot().view?.transfer).toMatchObject({ accountNumber: '9930041272' });
    await told({ transfer: { ...script.transfer, secondsLeft: 0 } });
    await told({ state: 'fulfilled' });
    expect(conversation.getSnapshot().view).toMatchObject({ outcome: 'success' });
  });

  test('who cancels is told that money already sent is still noticed', async () => {
    const { conversation, says } = await waiting();
    await says('cancel');
    expect(texts(conversation).at(-1)).toBe(SAID.cancelled);
  });

  test('something else can be done meanwhile', async () => {
    const { conversation, says } = await waiting();
    await says('help');
    expect(conversation.getSnapshot().view).toMatchObject({ step: 'transferring' });
  });
});

describe('with nothing open', () => {
  test.each(['pay by transfer', 'can I pay by transfer', 'do you accept bank transfer', 'abeg make I do transfer'])(
    '"%s" is asked what it is for, and nothing is opened',
    async (words) => {
      const { conversation, script } = talkTo({ transfers: true });
      await say(conversation, words);
      expect(texts(conversation).at(-1)).toBe(SAID.ofWhatOrOwn);
      expect([conversation.getSnapshot().view, asked(script, 'openOrder')]).toEqual([null, 0]);
    },
  );

  test.each(['I paid by transfer', 'cancel my transfer'])('"%s" is about something else', async (words) => {
    const { conversation } = talkTo({ transfers: true });
    await say(conversation, words);
    expect(texts(conversation)).not.toContain(SAID.ofWhatOrOwn);
  });
});
