import { describe, expect, test } from 'vitest';
import { TALK } from '#machines/assistant/sentences.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, say, talkTo, texts } from '../../../support/portal.ts';

const visitor = (...given: Parameters<typeof talkTo>) => talkTo(given[0], { visitor: true, ...given[1] }).conversation;
type Conversation = ReturnType<typeof visitor>;

const viewOf = (conversation: Conversation) => {
  const { view } = conversation.getSnapshot();
  if (!view) throw new Error('nothing is open');
  return view;
};

/** Where the conversation stands: the flow, the question that is open, and what is known of it. */
function standing(conversation: Conversation) {
  const { flow, next, fields } = viewOf(conversation);
  const known = fields.filter(({ name, value, readOnly }) => value !== '' && !readOnly && name !== 'confirmPhone');
  return { flow, next, known: Object.fromEntries(known.map(({ name, value }) => [name, value])) };
}

/** Said by a visitor; where that leads. */
async function leadsTo(...sentences: string[]) {
  const conversation = visitor();
  await say(conversation, ...sentences);
  return standing(conversation);
}

const summary = (conversation: Conversation) =>
  Object.fromEntries(viewOf(conversation).summary.map(({ label, value }) => [label, value]));

async function pay(conversation: Conversation): Promise<void> {
  await say(conversation, 'yes');
  conversation.send({ type: 'WIDGET', result: 'captured' });
  await conversation.settled();
}

describe('a visitor opens the portal', () => {
  test('and is asked what to pay for, with the storefront, sign-in and sign-up as buttons', () => {
    const conversation = visitor();
    expect(texts(conversation)).toEqual([TALK.greetVisitor]);
    expect(TALK.greetVisitor).toContain('What would you like to pay for?');
    expect(conversation.getSnapshot().suggestions.map(({ label }) => label)).toEqual([
      'Buy airtime',
      'Buy data',
      'Pay cable TV',
      'Buy internet',
      'Power (distribution company)',
      'Power (my estate)',
      'Sign in',
      'Sign up',
    ]);
  });

  test('every one of these buttons leads somewhere', async () => {
    const said: [string, string | undefined][] = [];
    for (const suggestion of visitor().getSnapshot().suggestions) {
      const conversation = visitor();
      await say(conversation, suggestion.say);
      said.push([suggestion.label, conversation.getSnapshot().view?.flow]);
    }
    expect(Object.fromEntries(said)).toEqual({
      'Buy airtime': 'airtime',
      'Buy data': 'airtime',
      'Pay cable TV': 'pay-bills',
      'Buy internet': 'internet',
      'Power (distribution company)': 'public-power',
      'Power (my estate)': 'sign-in',
      'Sign in': 'sign-in',
      'Sign up': 'sign-up',
    });
  });
});

describe('one sentence says it all, or the rest is asked for', () => {
  test('mtn 500 for 08031234567 is read back with its fee and total before anything is charged', async () => {
    const { conversation, script } = talkTo({}, { visitor: true });
    await say(conversation, 'mtn 500 for 08031234567');
    expect(summary(conversation)).toMatchObject({
      Network: 'MTN',
      'Phone Number': '08031234567',
      Amount: '₦500',
      Total: '₦600',
    });
    expect(script.calls.map(({ name }) => name)).not.toContain('openBill');
  });

  test.each([
    ['recharge 0803 123 4567 with 500', 'airtime', 'network', { phone: '08031234567', amount: '500' }],
    ['9mobile airtime 1k', 'airtime', 'phone', { network: 'etisalat', amount: '1000' }],
    ['mtn 2gb for my number', 'airtime', 'phone', { network: 'mtn', plan: 'N1,200 (30 days, 2GB)' }],
    ['mtn data 1000', 'airtime', 'phone', { network: 'mtn', plan: 'N1,000 (30 days, 1.5GB)' }],
    [
      'dstv compact 7023456789',
      'pay-bills',
      'email',
      { provider: 'dstv', package: 'COMPACT', smartcard: '7023456789' },
    ],
    ['buy dstv compact for 7023456789', 'pay-bills', 'email', { provider: 'dstv', smartcard: '7023456789' }],
    ['sub gotv', 'pay-bills', 'package', { provider: 'gotv' }],
    ['smile 1gb flexidaily', 'internet', 'name', { provider: 'smile', package: '1GB FlexiDaily' }],
    [
      'eko light 10k meter 45012345678',
      'public-power',
      'email',
      { provider: 'phcneko', meterNumber: '45012345678', amount: '10000' },
    ],
  ])('%s', async (sentence, flow, next, known) => {
    const stands = await leadsTo(sentence);
    expect(stands).toMatchObject({ flow, next });
    expect(stands.known).toMatchObject(known);
  });

  test('step by step, with a number as people write it', async () => {
    const conversation = visitor();
    await say(conversation, 'buy airtime', 'mtn', '+234 803-123 4567', '1k');
    expect(summary(conversation)).toMatchObject({ 'Phone Number': '08031234567', Amount: '₦1,000' });
  });

  test('the number that was given before is the same number as last time', async () => {
    const conversation = visitor();
    await say(conversation, 'mtn 500 for 08031234567');
    await pay(conversation);
    await say(conversation, 'mtn 200 same number as last time');
    expect(summary(conversation)).toMatchObject({ 'Phone Number': '08031234567', Amount: '₦200' });
  });

  test('where no number was given yet, the same as last time is asked for', async () => {
    const conversation = visitor();
    await say(conversation, 'mtn 500', 'same number as last time');
    expect(standing(conversation)).toMatchObject({ next: 'phone', known: { network: 'mtn', amount: '500' } });
    expect(texts(conversation)).toContain(TALK.nothingBefore);
  });
});

describe('what was said can be put right', () => {
  test('the amount, the number and the network, one after another', async () => {
    const conversation = visitor();
    await say(conversation, 'mtn 500 for 08031234567', 'no, make it 700', 'wrong number, it is 0805 123 4567', 'glo');
    expect(summary(conversation)).toMatchObject({ Network: 'Glo', 'Phone Number': '08051234567', Amount: '₦700' });
  });

  test('"change the number" asks for another one', async () => {
    expect(await leadsTo('mtn 500 for 08031234567', 'change the number')).toMatchObject({ next: 'phone' });
  });

  test('airtime becomes data for the same number, and data airtime again', async () => {
    const conversation = visitor();
    await say(conversation, 'mtn 500 for 08031234567', 'no, data');
    expect(standing(conversation)).toMatchObject({ flow: 'airtime', next: 'plan', known: { category: 'data' } });
    await say(conversation, 'make it airtime 700');
    expect(summary(conversation)).toMatchObject({ Network: 'MTN', 'Phone Number': '08031234567', Amount: '₦700' });
  });

  test('another product sets the open one aside, and it is offered again afterwards', async () => {
    const conversation = visitor();
    await say(conversation, 'mtn 500 for 08031234567', 'eko light 10k meter 45012345678', 'cancel');
    expect(texts(conversation).slice(-4)).toEqual([
      TALK.setAside('Airtime & Data'),
      'Which e-mail address should the receipt go to?',
      'Cancelled. Nothing was charged.',
      TALK.resume('Airtime & Data'),
    ]);
    await say(conversation, 'yes');
    expect(summary(conversation)).toMatchObject({ Amount: '₦500' });
  });

  test('airtime asked for while power is read back never becomes another amount of power', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'buy power 5000', 'mtn 500 for 08031234567');
    expect(viewOf(conversation).flow).toBe('airtime');
    await pay(conversation);
    await say(conversation, 'yes');
    expect(summary(conversation)).toMatchObject({ Meter: '45012345670', Total: '₦5,050' });
  });
});

describe('two products in one sentence', () => {
  test('the first is done, and then the second without being asked for again', async () => {
    const conversation = visitor();
    await say(conversation, 'mtn 500 for 08031234567 and dstv compact');
    expect(texts(conversation)).toContain('After that I go on with "dstv compact".');
    expect(viewOf(conversation).flow).toBe('airtime');
    await pay(conversation);
    expect(texts(conversation)).toContain('Now to "dstv compact".');
    expect(standing(conversation)).toMatchObject({
      flow: 'pay-bills',
      next: 'smartcard',
      known: { provider: 'dstv', package: 'COMPACT' },
    });
  });

  test('the second follows when the first is cancelled too', async () => {
    expect(await leadsTo('mtn 500 and dstv compact', 'cancel')).toMatchObject({ flow: 'pay-bills' });
  });

  test('what needs an account leads to signing in, and is not swallowed', async () => {
    const conversation = visitor();
    await say(conversation, 'mtn 500 and pay service charge', 'cancel');
    expect(texts(conversation)).toContain('Now to "pay service charge".');
    expect(texts(conversation)).toContain(TALK.signInFirst);
    expect(viewOf(conversation).flow).toBe('sign-in');
  });
});

describe('which power', () => {
  test('a yes says not which, and pays nothing that is read back below the question', async () => {
    const conversation = visitor();
    await say(conversation, 'mtn 200 for 08034567123');
    expect(viewOf(conversation).actions.map(({ type }) => type)).toContain('CONFIRM');
    await say(conversation, 'buy power 5000');
    expect(texts(conversation).at(-1)).toBe(TALK.whichPower);
    for (const yes of ['yes', 'yes please go ahead', 'ok', 'yes, sure']) {
      await say(conversation, yes);
      expect(viewOf(conversation)).toMatchObject({ flow: 'airtime', busy: null, widget: null, outcome: null });
      expect(texts(conversation).at(-1)).toBe(TALK.whichOne([TALK.estatePower, TALK.publicPower]));
      expect(conversation.getSnapshot().suggestions).toHaveLength(2);
    }
    await say(conversation, 'the second one');
    expect(standing(conversation)).toMatchObject({ flow: 'public-power', known: { amount: '5000' } });
  });

  test('a no leaves that question, and what is read back below it stays', async () => {
    const conversation = visitor();
    await say(conversation, 'mtn 200 for 08034567123', 'buy power 5000', 'no');
    expect(texts(conversation)).toContain(TALK.dropped);
    expect(viewOf(conversation)).toMatchObject({ flow: 'airtime', outcome: null });
    await say(conversation, 'yes');
    expect(viewOf(conversation).widget).not.toBe(null);
  });

  test.each(['buy power 5000', 'not airtime o, na light I want, 2k', '5k light'])(
    '"%s" puts nothing of airtime right that is read back',
    async (text) => {
      const conversation = visitor();
      await say(conversation, 'mtn 200 for 08034567123', text);
      expect(texts(conversation).at(-1)).toBe(TALK.whichPower);
      expect(standing(conversation)).toMatchObject({ flow: 'airtime', known: { amount: '200' } });
    },
  );

  test('of a visitor it is asked, and the amount goes along', async () => {
    const conversation = visitor();
    await say(conversation, 'buy power 5000');
    expect(texts(conversation).at(-1)).toBe(TALK.whichPower);
    expect(conversation.getSnapshot().suggestions.map(({ label }) => label)).toEqual([
      'My estate meter (sign in)',
      'A distribution company (no account)',
    ]);
    await say(conversation, 'the second one');
    expect(standing(conversation)).toEqual({ flow: 'public-power', next: 'provider', known: { amount: '5000' } });
  });

  test.each([
    ['A distribution company (no account)', { flow: 'public-power', known: { amount: '5000' } }],
    ['eko', { flow: 'public-power', known: { amount: '5000', provider: 'phcneko' } }],
    ['45012345678', { flow: 'public-power', known: { amount: '5000', meterNumber: '45012345678' } }],
    ['my estate meter', { flow: 'sign-in', known: {} }],
    ['resident@palmcourt.example', { flow: 'sign-in', next: 'password' }],
    ['mtn 500 for 08031234567', { flow: 'airtime' }],
  ])('answered by "%s"', async (answer, stands) => {
    expect(await leadsTo('buy power 5000', answer)).toMatchObject(stands);
  });

  test('an amount alone asks again, with the amount', async () => {
    expect(await leadsTo('buy power', '5000', 'disco')).toMatchObject({
      flow: 'public-power',
      known: { amount: '5000' },
    });
  });

  test('the estate meter is bought for after signing in', async () => {
    const conversation = visitor();
    await say(conversation, 'buy power 5000', 'estate', 'resident@palmcourt.example', 'Demo-Power-2026');
    expect(viewOf(conversation)).toMatchObject({ flow: 'buy-power', step: 'confirming' });
  });

  test('for a resident power is the own meter, and with a company or another meter it is public', async () => {
    const flows: string[] = [];
    for (const sentence of [
      'buy power',
      'buy power 5000 meter 45012345670',
      'eko light 5000',
      'light 5k 45019999999',
    ]) {
      const { conversation } = talkTo();
      await say(conversation, sentence);
      flows.push(viewOf(conversation).flow);
    }
    expect(flows).toEqual(['buy-power', 'buy-power', 'public-power', 'public-power']);
  });

  test('a home owner has no meter to top up, so power is public', async () => {
    const token = bearer({ role: 'service-owner', meter_number: null });
    const { conversation } = talkTo({}, { keep: { ...keepNothing(), token: () => token } });
    await say(conversation, 'buy power 5000');
    expect(viewOf(conversation).flow).toBe('public-power');
  });
});
