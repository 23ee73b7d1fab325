import { describe, expect, test } from 'vitest';
import { LISTENING } from '#catalogues/sentences/conversation/listening.ts';
import { NOT_SOLD } from '#catalogues/sentences/conversation/not-sold.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { TRANSFER_SENTENCES } from '#catalogues/sentences/transfers.ts';
import { MENU, TALK } from '#machines/assistant/sentences.ts';
import { say, talkTo } from '../../../support/portal.ts';

/** A visitor who said these: what the last of them was answered, and what is open then. */
async function said(...sentences: readonly string[]) {
  const { conversation, script } = talkTo({}, { visitor: true });
  await say(conversation, ...sentences.slice(0, -1));
  const before = conversation.getSnapshot().messages.length;
  await say(conversation, ...sentences.slice(-1));
  const { messages, view } = conversation.getSnapshot();
  const answered = messages.slice(before).filter(({ from }) => from === 'portal');
  const field = (name: string) => view?.fields.find((one) => one.name === name)?.value;
  return { answered: answered.map(({ text }) => text), view, field, script };
}

describe('at a question that has choices', () => {
  const ASKED = 'payment issues';

  test('thanks are thanks, and the question stays', async () => {
    const { answered, view } = await said(ASKED, 'thanks');
    expect(answered[0]).toBe(TALK.thanks);
    expect(view?.flow).toBe('payment-issues');
  });

  test('a no is none of them, and is not recorded as one', async () => {
    const { view, field } = await said(ASKED, 'nope');
    expect([view?.flow, field(view?.next ?? '')]).toEqual(['payment-issues', '']);
  });

  test('what is to be bought is begun', async () => {
    const { view, field } = await said(ASKED, 'buy mtn airtime 1000');
    expect([view?.flow, field('network'), field('amount')]).toEqual(['airtime', 'mtn', '1000']);
  });
});

describe('how it is paid may be asked before there is a price', () => {
  test.each(['can i pay with transfer', 'do you accept bank transfer', 'i dont have card', 'i no get ATM card'])(
    '"%s" where a network is asked for',
    async (words) => {
      const { answered, view } = await said('buy airtime', words);
      expect(answered[0]).toBe(TRANSFER_SENTENCES.atPrice);
      expect(view?.next).toBe('network');
    },
  );

  test.each(['can i pay cash', 'do you accept opay', 'can i pay with ussd'])(
    '"%s" with nothing open',
    async (words) => {
      const { answered, view } = await said(words);
      expect(answered).toEqual([TRANSFER_SENTENCES.means]);
      expect(view).toBeNull();
    },
  );

  const RATHER = ['no, pay with transfer', 'no i want to pay by transfer', 'nope, let me pay with bank transfer'];

  test.each(RATHER)('"%s" at the price ends nothing and opens nothing: it is told how', async (words) => {
    const { conversation } = talkTo({ transfers: true }, { visitor: true });
    await say(conversation, 'mtn 500 for 08031234567', words);
    const { messages, view } = conversation.getSnapshot();
    expect(messages.map(({ text }) => text)).toContain(TRANSFER_SENTENCES.how);
    expect([view?.step, view?.transfer]).toEqual(['confirming', null]);
  });

  test.each(RATHER)('"%s" where no transfer is taken: it is said so, and stays read back', async (words) => {
    const { answered, view } = await said('mtn 500 for 08031234567', words);
    expect(answered[0]).toBe(TRANSFER_SENTENCES.notOffered);
    expect(view?.step).toBe('confirming');
  });

  test('who has no card refuses nothing at the price: it stays read back, and it is told what there is', async () => {
    const { answered, view, script } = await said('mtn 500 for 08031234567', 'i dont have card');
    expect(answered[0]).toBe(TRANSFER_SENTENCES.notOffered);
    expect(view?.step).toBe('confirming');
    expect(script.calls.filter(({ name }) => name === 'openOrder')).toEqual([]);
  });
});

describe('a number beside what was given', () => {
  const BOUGHT = ['buy 7000 light ibedc', '0101234567891'];

  test.each(['her number na 08034567812', 'my phone is 08034567812', '08034567812'])(
    '"%s" takes no place of the meter',
    async (words) => {
      const { field } = await said(...BOUGHT, words);
      expect(field('meterNumber')).toBe('0101234567891');
    },
  );

  test.each(['the meter is 08034567812', 'no, it is 08034567812', 'change it to 08034567812'])(
    '"%s" puts the meter right',
    async (words) => {
      const { field } = await said(...BOUGHT, words);
      expect(field('meterNumber')).toBe('08034567812');
    },
  );
});

test('a volume of data is no airtime: it is bought as what it is, and nothing of it is left out', async () => {
  const { view, field } = await said('buy airtime', 'mtn 2gb for 08061234567');
  expect(view?.step).toBe('confirming');
  expect([field('category'), field('network'), field('phone'), field('plan')]).toEqual([
    'data',
    'mtn',
    '08061234567',
    'N1,200 (30 days, 2GB)',
  ]);
});

test('a visitor without light is told what may be wrong, and that units are sold here', async () => {
  const { answered, view } = await said('nepa don take light wetin i go do');
  expect(answered).toEqual([TALK.outageThere]);
  expect(view).toBeNull();
});

describe('what is not sold here is said so', () => {
  test.each([
    ['do you sell waec pin', 'exams'],
    ['pay waec', 'exams'],
    ['netflix', 'streaming'],
    ['can i pay water bill here', 'water'],
    ['i want to pay school fees', 'school'],
    ['recharge my bet9ja', 'betting'],
    ['borrow me airtime', 'loans'],
  ] as const)('%s', async (words, what) => {
    const { answered } = await said(words);
    expect(answered).toEqual([NOT_SOLD.said(NOT_SOLD.called[what]), MENU.visitor]);
  });

  test('beside a question, which stays', async () => {
    const { answered, view } = await said('buy airtime', 'do you sell waec pin');
    expect(answered[0]).toBe(NOT_SOLD.said(NOT_SOLD.called.exams));
    expect(view?.next).toBe('network');
  });

  test.each(['we watched netflix all night', 'my waec result was fine'])('"%s" asks for nothing', async (words) => {
    const { answered } = await said(words);
    expect(answered.join(' ')).not.toContain('handle');
  });
});

describe('what a read-back comes to is told, and it stays read back', () => {
  test.each([
    'how much is that',
    'how much will i pay',
    'total how much',
    'wetin be the total',
    'how much all together',
  ])('%s', async (words) => {
    const { answered, view, script } = await said('mtn 500 for 08031234567', words);
    const sums = view?.summary.filter(({ value }) => value.startsWith('₦')) ?? [];
    expect(answered[0]).toBe(LISTENING.itComesTo(sums));
    expect(sums.map(({ total }) => total === true)).toContain(true);
    expect(view?.step).toBe('confirming');
    expect(script.calls.filter(({ name }) => name === 'openOrder')).toEqual([]);
  });

  test('the fee is a question of its own', async () => {
    const { answered } = await said('mtn 500 for 08031234567', 'how much is the fee');
    expect(answered[0]).not.toMatch(/^It comes to/);
  });
});

test('whoever asks what somebody else paid is told that the payments below are their own', async () => {
  const { conversation } = talkTo();
  await say(conversation, 'what did my neighbour pay');
  expect(conversation.getSnapshot().messages.map(({ text }) => text)).toContain(PAST_SENTENCES.onlyYours);
});
