import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';

/** Where sentences of a visitor lead: the flow, the step, the open question and the answers there are. */
async function reached(...sentences: string[]) {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, ...sentences);
  const { view } = conversation.getSnapshot();
  const fields = view?.fields.filter(({ value, readOnly }) => value !== '' && !readOnly) ?? [];
  return {
    flow: view?.flow,
    step: view?.step,
    next: view?.next,
    known: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    total: view?.summary.find((row) => row.total)?.value,
    said: texts(conversation),
  };
}

/** Sentences as people send them, none of which was in mind when the words were chosen. */
describe('what people really write', () => {
  test.each([
    ['abeg load 200 card for my wife line 0706 555 1234', 'airtime', { phone: '07065551234', amount: '200' }],
    ['put 1k for 09091234567', 'airtime', { phone: '09091234567', amount: '1000' }],
    ['recharge my mtn line 300', 'airtime', { network: 'mtn', amount: '300' }],
    ['sub data for me mtn 500 naira 08031112233', 'airtime', { category: 'data', plan: 'N500 (14 days, 750MB)' }],
    ['Airtel data 3gb for 0802-333-4444 abeg', 'airtime', { plan: 'N1,499.01 (30 days, 3GB)', phone: '08023334444' }],
    ['mtn 2gb 08031234567 ada@x.com', 'airtime', { plan: 'N1,200 (30 days, 2GB)', email: 'ada@x.com' }],
    ['i wan buy nepa for ibadan 3k', 'public-power', { provider: 'phcnibadan', amount: '3000' }],
    ['eko light', 'public-power', { provider: 'phcneko' }],
    [
      'buy 5k light enugu prepaid meter 0412 3456 789',
      'public-power',
      { provider: 'phcnenugu', amount: '5000', meterNumber: '04123456789' },
    ],
    ['pay for dstv compact plus 0214567890', 'pay-bills', { package: 'COMPACT PLUS', smartcard: '0214567890' }],
    ['dstv 7900 7023456789', 'pay-bills', { package: 'COMPACT', smartcard: '7023456789' }],
    ['renew my gotv max', 'pay-bills', { provider: 'gotv', package: 'MAX' }],
    ['smile flexiweekly 1402001122', 'internet', { package: '2GB FlexiWeekly', account: '1402001122' }],
    [
      'smile flexiweekly 1402001122, my name is Ada Obi, ada@x.com',
      'internet',
      { name: 'Ada Obi', email: 'ada@x.com' },
    ],
    ['spectranet unlimited for 1002006666, Musa Bello, musa@x.com', 'internet', { name: 'Musa Bello' }],
    ['renew smile 1402001122 name: ada obi', 'internet', { name: 'ada obi' }],
  ])('%s', async (sentence, flow, known) => {
    const there = await reached(sentence);
    expect(there.flow).toBe(flow);
    expect(there.known).toMatchObject(known);
  });

  test.each([
    ['i need electricity token for abuja 45098765432 2500 send to chi@x.ng', '₦2,600'],
    ['Pls renew GOtv max for 2012345678, receipt to ngozi@mail.com', '₦3,700'],
    ['Airtel data 3gb for 0802-333-4444 abeg', '₦1,599.01'],
  ])('%s: nothing is left to ask', async (sentence, total) => {
    expect(await reached(sentence)).toMatchObject({ step: 'confirming', total });
  });

  test.each([
    ['e no be that number, na 08035555555', { known: { phone: '08035555555' } }],
    ['change am to airtel', { known: { network: 'airtel' } }],
    ['send it to glo number 08051234567 instead', { known: { network: 'glo', phone: '08051234567' } }],
    ['abeg make am 1k', { total: '₦1,100' }],
    ['wait, how much una dey charge', { step: 'confirming', total: '₦600' }],
    ['oya', { step: 'card' }],
    ['nope', { step: 'declined' }],
    ['no light since morning', { flow: 'airtime', step: 'confirming' }],
  ])('while mtn 500 for 08031234567 is read back: %s', async (sentence, there) => {
    expect(await reached('mtn 500 for 08031234567', sentence)).toMatchObject(there);
  });

  test('a wrong number in a sentence or as an answer is refused in the specified words', async () => {
    for (const sentences of [['mtn 500 for 0803123456'], ['mtn 500', '0803'], ['mtn 500', '0803123456']]) {
      const there = await reached(...sentences);
      expect(there.said).toContain(MESSAGES.invalidPhoneNumber);
      expect(there).toMatchObject({ step: 'asking', next: 'phone' });
    }
  });

  test('an address that is none is refused in the specified words', async () => {
    const there = await reached('dstv compact 7023456789', 'ada@');
    expect(there.said).toContain(MESSAGES.emailInvalid);
    expect(there).toMatchObject({ next: 'email' });
  });

  test('the same for a second number follows the first', async () => {
    const there = await reached('mtn 500 to 08031234567 and 08051234567', 'cancel');
    expect(there.said).toContain('After that I go on with "airtime mtn 500 for 08051234567".');
    expect(there.known).toMatchObject({ network: 'mtn', phone: '08051234567', amount: '500' });
  });

  test('an account or an address is no name, and is taken where it belongs', async () => {
    const there = await reached('smile flexiweekly', '1402001122', 'ada@example.com');
    expect(there).toMatchObject({ next: 'name', known: { account: '1402001122', email: 'ada@example.com' } });
  });

  test('questions about how and whether begin nothing', async () => {
    for (const sentence of ['how i go take buy data', 'is it safe?', 'what can i buy here', 'do you sell airtime?'])
      expect((await reached(sentence)).flow, sentence).toBeUndefined();
  });
});

test.each([
  'Buy internet, Smile, Lagos Island',
  'smile 1402001122, Bello, ada@x.com',
  'spectranet unlimited for 1002006666, thank you, ada@x.com',
])('what may be something else is not taken for a name: %s', async (sentence) => {
  const { known } = await reached(sentence);
  expect(known).not.toHaveProperty('name');
});
