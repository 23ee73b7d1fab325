import { describe, expect, test } from 'vitest';
import { METERS as SAID } from '#catalogues/sentences/meters.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { GOOD_METERS, SHOP } from '../../support/calls/held-meters.ts';
import { bearer, METER, type Script, say, talkTo, texts } from '../../support/portal.ts';

const [HOME] = GOOD_METERS.ownMeters;
const ONE_METER = { ownMeters: HOME === undefined ? [] : [HOME] };

const OWES_AT_HOME = { owed: { serviceCharge: -15_000, devLevy: 0, fine: 0 }, owedOn: METER };

const [, AWAY] = GOOD_METERS.ownMeters;
const alsoHeld = (meterNumber: string, name: string) =>
  AWAY === undefined ? [] : [{ ...AWAY, meterNumber, name, address: null }];
const HOME_AND = (...others: (readonly [string, string])[]) => ({
  ownMeters: [...ONE_METER.ownMeters, ...others.flatMap(([meterNumber, name]) => alsoHeld(meterNumber, name))],
});
const FLATS = HOME_AND(['45703419304', 'flat 2'], ['45703419312', 'flat 3']);
const SHOPS = HOME_AND(['45703419304', 'shop'], ['45703419312', 'big shop']);

/** What a resident of several meters sees after these sentences. */
async function whenSaid(sentences: readonly string[], given: Partial<Script> = {}) {
  const keep = { ...keepNothing(), token: () => bearer({ role: 'service-user' }) };
  const { conversation, script } = talkTo(given, { keep });
  await say(conversation, ...sentences);
  const view = () => conversation.getSnapshot().view;
  const row = (label: string) => view()?.summary.find((one) => one.label === label)?.value;
  const asked = (name: string) => script.calls.filter((call) => call.name === name).map(({ input }) => input);
  return { conversation, view, row, asked };
}

describe('power for a meter that is named', () => {
  test.each([
    [['buy power 3000 for the shop'], '₦3,000'],
    [['for my shop buy power 3000'], '₦3,000'],
    [['load 5k on the shop meter'], '₦5,000'],
    [['buy power 3000 for the shop for me abeg'], '₦3,000'],
    [['buy 2k light for cedar view'], '₦2,000'],
    [['buy power 3000', 'for the shop'], '₦3,000'],
    [['buy power 3000', 'i mean for the shop'], '₦3,000'],
    [['buy power 3000', 'buy power for the shop'], '₦3,000'],
    [['buy power 3000', 'make it 5000 for the shop'], '₦5,000'],
    [['buy power', '4000 for the shop'], '₦4,000'],
    [['buy power 3000 for the shop o'], '₦3,000'],
    [['buy power for the shop 5 thousand'], '₦5,000'],
    [['load shop meter 3000'], '₦3,000'],
    [['abeg buy 3k light give shop'], '₦3,000'],
    [['buy power 3000 inside shop'], '₦3,000'],
    [['buy power 3000', 'no', 'for the shop'], '₦3,000'],
    [['buy power for the shop', '4000'], '₦4,000'],
    [['buy power 3000 for the shop', 'make it 6000'], '₦6,000'],
    [['buy power 3000 for the shop', 'i am on the road', 'make it 6000'], '₦6,000'],
  ])('%s', async (sentences, amount) => {
    const { row, view, asked, conversation } = await whenSaid(sentences);
    expect([row('Meter'), row('Estate'), row('Amount')]).toEqual([`${SHOP} (shop)`, 'Cedar View', amount]);
    expect(asked('pingMeter').at(-1)).toEqual({ meter_number: SHOP });
    await say(conversation, 'yes');
    expect(asked('openOrder')).toEqual([expect.objectContaining({ meter_number: SHOP })]);
    expect(view()?.widget).not.toBeNull();
  });

  test('one that fits none is said before the yes, and power is for the meter in use', async () => {
    const { row, asked, conversation } = await whenSaid(['buy power 3000 for the office']);
    expect([row('Meter'), texts(conversation)]).toEqual([
      METER,
      expect.arrayContaining([SAID.notThat('the office', METER)]),
    ]);
    await say(conversation, 'yes');
    expect(asked('openOrder')).toEqual([expect.objectContaining({ meter_number: METER })]);
  });

  test.each([
    'buy power 3000 for palm court',
    'buy power 3000 for shop 2',
    'buy power 3000 for the other shop',
    'buy power 3000 for my new shop',
    'buy power 3000 for my other meter',
  ])('"%s" cannot be told: it is asked which, and no yes pays for any until then', async (text) => {
    const { view, row, asked, conversation } = await whenSaid([text]);
    expect([view()?.next, view()?.fields[0]?.choices.map(({ value }) => value)]).toEqual([
      'meter',
      GOOD_METERS.ownMeters.filter(({ state }) => state !== 'refused').map(({ meterNumber }) => meterNumber),
    ]);
    await say(conversation, 'yes');
    expect([view()?.next, asked('openOrder')]).toEqual(['meter', []]);
    await say(conversation, 'the shop');
    expect([row('Meter'), row('Amount')]).toEqual([`${SHOP} (shop)`, '₦3,000']);
    await say(conversation, 'yes');
    expect(asked('openOrder')).toEqual([expect.objectContaining({ meter_number: SHOP })]);
  });

  test.each([
    ['5000 for the shop', SHOP, '₦5,000'],
    ['the shop, make it 5000', SHOP, '₦5,000'],
    ['shop 5000', SHOP, '₦5,000'],
    ['2', SHOP, '₦3,000'],
    ['the first one', METER, '₦3,000'],
  ])('"%s" answers which one, with all that stands beside it', async (answer, meter, amount) => {
    const { row, asked, conversation } = await whenSaid(['buy power 3000 for my other meter', answer]);
    expect([row('Meter')?.split(' ')[0], row('Amount')]).toEqual([meter, amount]);
    await say(conversation, 'yes');
    expect(asked('openOrder')).toEqual([
      expect.objectContaining({ meter_number: meter, amount: Number(amount.replaceAll(/\D/g, '')) }),
    ]);
  });

  test.each(['4000', 'make it 4000', 'none of them', "i don't know", 'not the shop', 'the office', 'pay', 'yes'])(
    '"%s" says not which one: it is asked again, and nothing is read back',
    async (answer) => {
      const { view, asked, conversation } = await whenSaid(['buy power 3000 for my other meter', answer]);
      expect([view()?.flow, view()?.next, asked('pingMeter')]).toEqual(['buy-power', 'meter', []]);
      await say(conversation, 'yes');
      expect(asked('openOrder')).toEqual([]);
    },
  );

  test('a sum that is said there is not lost', async () => {
    const { row } = await whenSaid(['buy power 3000 for my other meter', 'make it 4000', 'the shop']);
    expect([row('Meter'), row('Amount')]).toEqual([`${SHOP} (shop)`, '₦4,000']);
  });

  test('which one comes before how much, and before what the one in use owes', async () => {
    const { view } = await whenSaid(['buy power for my other meter']);
    expect(view()?.next).toBe('meter');
    const owing = await whenSaid(['buy power 3000 for my other meter'], OWES_AT_HOME);
    expect([owing.view()?.step, owing.view()?.next]).toEqual(['asking', 'meter']);
    await say(owing.conversation, 'the shop');
    expect([owing.row('Meter'), owing.row('Amount')]).toEqual([`${SHOP} (shop)`, '₦3,000']);
  });

  test('the question is left as any other', async () => {
    const { view } = await whenSaid(['buy power 3000 for my other meter', 'cancel']);
    expect(view()?.flow ?? null).toBeNull();
  });

  test.each(['i am on the road', 'give me time to think', 'thanks'])(
    '"%s" at a read-back leaves meter and amount as they were',
    async (text) => {
      const { view, row } = await whenSaid(['buy power 3000 for the shop', text]);
      expect([view()?.step, row('Meter'), row('Amount')]).toEqual(['confirming', `${SHOP} (shop)`, '₦3,000']);
    },
  );

  test.each([
    ['for flat 3', '45703419312 (flat 3)'],
    ['for flat 2 abeg', '45703419304 (flat 2)'],
    ['for 45703419312', '45703419312 (flat 3)'],
  ])('"%s" at a read-back is that one, though a figure is in it', async (text, meter) => {
    const { row, conversation } = await whenSaid(['buy power 3000', text], FLATS);
    expect([row('Meter'), row('Amount')]).toEqual([meter, '₦3,000']);
    expect(texts(conversation)).not.toContainEqual(expect.stringContaining('I have not used'));
  });

  test('a number beside a name is not lost: nobody knows which of the two is meant', async () => {
    const { view, asked } = await whenSaid(['buy power 3000', 'make it 4000 for shop 45709998887']);
    expect([view()?.next, asked('openOrder')]).toEqual(['meter', []]);
    const before = await whenSaid(['buy power 3000 for 45709998887 shop']);
    expect([before.view()?.next, before.row('Meter')]).toEqual(['meter', undefined]);
    const apart = await whenSaid([`buy power 3000 for the shop ${METER}`]);
    expect([apart.view()?.next, apart.asked('pingMeter')]).toEqual(['meter', []]);
  });

  test.each([
    'buy power 3000 for flat 2 and 5000 for flat 3',
    'buy power 3000 for flat 2, 5000 for flat 3',
    'buy power 3000 for flat 3 dont delay',
    'buy power 3000 for flat 3 i no get light',
  ])('"%s" is of no one meter: which is asked', async (text) => {
    const { view, asked } = await whenSaid([text], FLATS);
    expect([view()?.flow, view()?.next, asked('pingMeter')]).toEqual(['buy-power', 'meter', []]);
  });

  test.each(['buy power 3000 for flat no 3', 'buy power 3000 for flat number 3', 'can you buy power 3000 for flat 3?'])(
    '"%s" denies nothing',
    async (text) => {
      const { row } = await whenSaid([text], FLATS);
      expect([row('Meter'), row('Amount')]).toEqual(['45703419312 (flat 3)', '₦3,000']);
    },
  );

  test.each(['buy power 3000 for 45703419312', 'buy power 3000 for my meter 45703419312'])(
    '"%s" is for the own meter of that number, which asks for no company',
    async (text) => {
      const { view, row } = await whenSaid([text], FLATS);
      expect([view()?.flow, row('Meter'), row('Amount')]).toEqual(['buy-power', '45703419312 (flat 3)', '₦3,000']);
      const beside = await whenSaid(['buy power 3000', text.replace('3000', '2000')], FLATS);
      expect([beside.row('Meter'), beside.row('Amount')]).toEqual(['45703419312 (flat 3)', '₦2,000']);
    },
  );

  test("somebody else's number is for a distribution company, and for none where the list cannot be read", async () => {
    const others = await whenSaid(['buy power 3000 for 45998887776'], FLATS);
    expect([others.view()?.flow, others.view()?.next, others.asked('pingMeter')]).toEqual([
      'public-power',
      'provider',
      [],
    ]);
    const own = await whenSaid(['buy power 3000 for ikedc 45703419312'], FLATS);
    expect([own.view()?.flow, own.asked('myMeters')]).toEqual(['public-power', []]);
  });

  test.each([
    ['buy power 3000 flat 3', '₦3,000'],
    ['flat 3 light 2000', '₦2,000'],
    ['buy power // 3000 flat 3', '₦3,000'],
    ['buy power 3000 // make it 4000 flat 3', '₦4,000'],
    ['buy power 3000 for flat 3 // make it 4000 sharp', '₦4,000'],
  ])('"%s" is for flat 3, which no word before it says', async (said, amount) => {
    const { row } = await whenSaid(said.split(' // '), FLATS);
    expect([row('Meter'), row('Amount')]).toEqual(['45703419312 (flat 3)', amount]);
  });

  test.each(['buy power 3000 flat 2 and flat 3', 'buy power 3000 not flat 3', 'buy power 3000 cedar view'])(
    '"%s" names more than one of them, or none: which is asked',
    async (text) => {
      const { view, asked } = await whenSaid([text], FLATS);
      expect([view()?.flow, view()?.next, asked('pingMeter')]).toEqual(['buy-power', 'meter', []]);
      // What is said of the sum alone is no answer to that.
      const still = await whenSaid([text, 'make it 4000 sharp'], FLATS);
      expect([still.view()?.next, still.asked('pingMeter')]).toEqual(['meter', []]);
    },
  );

  test.each([
    'buy power for 04123456789, 3000, for flat 2',
    'buy power 3000 for flat 2 meter 04123456789',
    'power 3000 flat 2 meter 04123456789',
    'power 3000 not flat 2',
    'power 3000 not for flat 2',
    'power 3000 for old flat 2',
  ])('"%s" is of none of them for sure: which is asked', async (text) => {
    const { view, asked } = await whenSaid([text], FLATS);
    expect([view()?.flow, view()?.next, asked('pingMeter')]).toEqual(['buy-power', 'meter', []]);
  });

  test('a meter that is called as what is bought is not meant by that', async () => {
    const { row } = await whenSaid(['buy 3000 light abeg oga'], HOME_AND(['45703419304', 'light']));
    expect(row('Meter')).toBe(METER);
  });

  test('without the list nothing is begun for a number: it could be their own', async () => {
    const { view, conversation } = await whenSaid(['buy power 3000 for 45703419312'], {
      ...FLATS,
      metersUntold: 'Not now',
    });
    expect([view(), texts(conversation).at(-1)]).toEqual([null, 'Not now']);
  });

  test('whoever holds one is told where another one is named', async () => {
    const { conversation } = await whenSaid(['buy power 3000 for my other meter'], ONE_METER);
    expect(texts(conversation)).toContain(SAID.notThat('my other meter', METER));
  });

  test.each(['switch to flat 3', 'no, for flat 3', 'no for flat 3 abeg', 'for 45703419312'])(
    '"%s" at the read-back is of the meter alone, and the sum stays',
    async (text) => {
      const { view, row, asked } = await whenSaid(['power 3000', text], FLATS);
      expect([view()?.step, row('Meter'), row('Amount')]).toEqual(['confirming', '45703419312 (flat 3)', '₦3,000']);
      expect(asked('openOrder')).toEqual([]);
    },
  );

  test('a change of the meter asks for no sum again', async () => {
    const { row } = await whenSaid(['power 3000', 'change meter to shop']);
    expect([row('Meter'), row('Amount')]).toEqual([`${SHOP} (shop)`, '₦3,000']);
  });

  test('a flat that is none of theirs is answered, and a word that names nothing is not', async () => {
    const none = await whenSaid(['buy power 3000 flat 4'], FLATS);
    expect([none.row('Meter'), texts(none.conversation)]).toEqual([
      METER,
      expect.arrayContaining([SAID.notThat('flat 4', METER)]),
    ]);
    const word = await whenSaid(['buy power 3000 xyz'], FLATS);
    expect([word.row('Meter'), texts(word.conversation).join(' ').includes('No meter of yours')]).toEqual([
      METER,
      false,
    ]);
  });

  test.each(['9312', 'meter 9312', 'the one ending 9312'])(
    '"%s" is the end of a number where a meter is asked for',
    async (text) => {
      const { row } = await whenSaid(['buy power 3000 for my other meter', text], FLATS);
      expect([row('Meter'), row('Amount')]).toEqual(['45703419312 (flat 3)', '₦3,000']);
    },
  );

  test.each([
    ['for the big shop', '45703419312 (big shop)'],
    ['for the shop', '45703419304 (shop)'],
    ["for the shop's meter", '45703419304 (shop)'],
  ])('of a name within another one the longer is meant where it stands: %s', async (text, meter) => {
    const { row } = await whenSaid(['buy power 3000', text], SHOPS);
    expect(row('Meter')).toBe(meter);
  });

  test('two that are named are not one', async () => {
    const { view } = await whenSaid(['buy power 3000 for shop and mama flat']);
    expect(view()?.next).toBe('meter');
  });

  test('what is owed is asked of the meter that it is for', async () => {
    const stopped = await whenSaid(['buy power 3000 for the shop'], { ...OWES_AT_HOME, owedOn: SHOP });
    expect([stopped.view()?.step, stopped.asked('openOrder')]).toEqual(['blocked', []]);
    const free = await whenSaid(['buy power 3000 for the shop'], OWES_AT_HOME);
    expect([free.view()?.step, free.row('Meter')]).toEqual(['confirming', `${SHOP} (shop)`]);
    expect(free.asked('servicePayments')).toEqual([{ meter_number: SHOP }]);
    // At a read-back, too, in both directions, with the page that says why.
    const later = await whenSaid(['buy power 3000', 'for the shop'], { ...OWES_AT_HOME, owedOn: SHOP });
    const shown = later.view()?.fields.find(({ name }) => name === 'meterNumber')?.value;
    expect([later.view()?.step, shown]).toEqual(['blocked', SHOP]);
    await say(later.conversation, 'yes');
    expect(later.asked('openOrder')).toEqual([]);
    await say(later.conversation, 'for the mama flat');
    expect([later.view()?.step, later.row('Meter')]).toEqual(['confirming', '45701120417 (mama flat)']);
    // And where the one that is stopped is chosen.
    const chosen = await whenSaid(['buy power 3000 for my other meter', 'the first one'], OWES_AT_HOME);
    expect(chosen.view()?.step).toBe('blocked');
    const home = await whenSaid(['buy power 3000', 'for the shop'], OWES_AT_HOME);
    expect([home.view()?.step, home.row('Meter')]).toEqual(['confirming', `${SHOP} (shop)`]);
  });

  test.each(['not for the shop', 'is it for the shop?'])('"%s" puts no purchase on the shop', async (text) => {
    const { row, asked } = await whenSaid(['buy power 3000', text]);
    expect([row('Meter'), row('Amount')]).toEqual([METER, '₦3,000']);
    expect(asked('pingMeter')).toEqual([{ meter_number: METER }]);
  });

  test.each(['give me power 3000', 'i want to buy power 3000', 'abeg help me buy power 3000 now now'])(
    '"%s" names none, and is not warned of any',
    async (text) => {
      const { row, asked, conversation } = await whenSaid([text]);
      expect([row('Meter'), asked('myMeters')]).toEqual([METER, []]);
      expect(texts(conversation).join(' ')).not.toContain('This is for meter');
    },
  );

  test('what is said beside a sum is looked up, and names none without a word', async () => {
    const { row, asked, conversation } = await whenSaid(['buy power 3000 on credit']);
    expect([row('Meter'), asked('pingMeter')]).toEqual([METER, [{ meter_number: METER }]]);
    expect(texts(conversation).join(' ')).not.toContain('This is for meter');
  });

  test('a number alone looks nothing up', async () => {
    const { row, asked } = await whenSaid(['buy power 3000', 'make it 4000']);
    expect([row('Meter'), asked('myMeters')]).toEqual([METER, []]);
  });

  test('of whoever holds one meter, whatever stands behind "for" is for that one', async () => {
    const { row, conversation } = await whenSaid(['buy power 3000 for the office'], ONE_METER);
    expect(row('Meter')).toBe(METER);
    expect(texts(conversation).join(' ')).not.toContain('This is for meter');
  });

  test('while the list of them cannot be read nothing is bought: it could be for another', async () => {
    const { view, asked } = await whenSaid(['buy power 3000 for the shop'], { metersUntold: 'Not now.' });
    expect([view()?.step, asked('pingMeter'), asked('openOrder')]).toEqual(['unavailable', [], []]);
  });

  test('nothing changes while the card window is open, or a transfer is waited for', async () => {
    const card = await whenSaid(['buy power 3000', 'yes', 'for the shop']);
    expect([card.view()?.widget === null, card.asked('myMeters')]).toEqual([false, []]);
    const transfer = await whenSaid(['buy power 3000', 'yes, by transfer', 'for the shop', 'buy power for the shop'], {
      transfers: true,
    });
    expect([transfer.view()?.flow, transfer.asked('myMeters')]).toEqual(['buy-power', []]);
    expect(transfer.asked('openOrder')).toHaveLength(1);
  });
});

describe('dues of a meter that is named', () => {
  test.each(['how much do i owe on the shop', 'what do i owe for the shop meter'])(
    '"%s" is told of the shop',
    async (text) => {
      const { asked, conversation } = await whenSaid([text]);
      expect(asked('servicePayments')).toEqual([{ meter_number: SHOP }]);
      expect(texts(conversation)).toContain(SAID.ofMeter(`${SHOP} (shop)`));
    },
  );

  test.each(['pay service charge for the shop', 'pay my fine for the shop'])(
    '"%s" is not paid for the meter in use: how the shop is put in use is said first',
    async (text) => {
      const { view, asked, conversation } = await whenSaid([text]);
      expect([view(), texts(conversation).at(-1)]).toEqual([null, SAID.duesInUse(`${SHOP} (shop)`)]);
      await say(conversation, SAID.toUse(`${SHOP} (shop)`));
      expect(asked('chooseMeter')).toEqual([{ meter_number: SHOP }]);
    },
  );

  test.each(['pay 2 months service charge', 'how much do i owe for fine', 'pay service charge for January'])(
    '"%s" names none of them',
    async (text) => {
      const { asked, conversation } = await whenSaid([text]);
      expect(texts(conversation).join(' ')).not.toContain('in use');
      expect(asked('servicePayments')).not.toContainEqual({ meter_number: SHOP });
    },
  );

  test.each([
    ['pay service charge 2 months for house 9', 'house 9'],
    ['how much do i owe for daddyy', 'daddyy'],
  ])('"%s" names none of several: it is of the one in use, and that is said', async (text, said) => {
    const { conversation } = await whenSaid([text], FLATS);
    expect(texts(conversation)).toContain(SAID.inUseInstead(said, METER));
  });

  test.each(['pay service charge 2 months shop', 'pay shop dev levy 5000', 'how much does the shop owe'])(
    '"%s" is of the shop without a word before it',
    async (text) => {
      const { view, asked, conversation } = await whenSaid([text]);
      expect(view()).toBeNull();
      expect(texts(conversation)).toContainEqual(expect.stringContaining(`${SHOP} (shop)`));
      expect(asked('servicePayments')).not.toContainEqual({ meter_number: METER });
    },
  );

  test.each(['how much do i owe on the shop', 'pay dev levy 5000 for the shop'])(
    'an ok to "%s" puts nothing in use',
    async (text) => {
      const { asked } = await whenSaid([text, 'ok', 'yes']);
      expect(asked('chooseMeter')).toEqual([]);
    },
  );

  test('which is meant is asked where it fits two, and nothing is told of one in use while the list cannot be read', async () => {
    const two = await whenSaid(['how much do i owe for cedar view'], FLATS);
    expect(two.asked('servicePayments')).toEqual([]);
    expect(texts(two.conversation).at(-1)).toContain('fits more than one');
    const [, offered] = two.conversation.getSnapshot().suggestions;
    await say(two.conversation, offered?.label ?? '');
    expect(two.asked('servicePayments')).toEqual([{ meter_number: '45703419304' }]);
    const unread = await whenSaid(['pay service charge for the shop'], { metersUntold: 'Not now' });
    expect([unread.view(), texts(unread.conversation).at(-1)]).toEqual([null, 'Not now']);
  });
});

describe('the statement of account of a meter that is named', () => {
  test.each([
    'statement of my shop',
    'my shop statement',
    'statement for the shop meter',
    'my statement for the shop meter',
    'statement of account of my shop',
    'statement of my shop for october',
    'statement of the shop meter for october',
    'my shop statement since august',
    `statement of ${SHOP}`,
    `statement of meter ${SHOP}`,
  ])('%s', async (text) => {
    const { asked } = await whenSaid([text]);
    expect(asked('meterStatement')).toEqual([expect.objectContaining({ meter_number: SHOP })]);
  });

  test.each(['statement of flat 3', 'statement of my flat 3', 'my flat 3 statement'])(
    '"%s" is of the one that is called so, though it may be a house',
    async (text) => {
      const { asked } = await whenSaid([text], FLATS);
      expect(asked('meterStatement')).toEqual([expect.objectContaining({ meter_number: '45703419312' })]);
    },
  );

  test.each(['my statement', 'my account statement', 'statement of my account', 'statement of my meter'])(
    '"%s" is of the one in use',
    async (text) => {
      const { asked } = await whenSaid([text]);
      expect(asked('meterStatement')).toEqual([{ from: '2026-08-01', to: '2026-11-21' }]);
    },
  );

  test.each(['statement of my other shop', 'statement of my office'])(
    '"%s" cannot be told, and those that there are stand there',
    async (text) => {
      const { asked, conversation } = await whenSaid([text]);
      expect([asked('meterStatement'), texts(conversation).at(-1)]).toEqual([[], expect.stringContaining(SHOP)]);
    },
  );

  test('a month is no meter', async () => {
    const { asked } = await whenSaid(['my statement for october']);
    expect(asked('meterStatement')).toEqual([{ from: '2026-10-01', to: '2026-10-31' }]);
  });
});

test('what has ended is none that is bought for', async () => {
  const ownMeters = GOOD_METERS.ownMeters.map((one) => (one.state === 'refused' ? { ...one, name: 'office' } : one));
  const { row, conversation } = await whenSaid(['buy power 3000 for the office'], { ownMeters });
  expect([row('Meter'), texts(conversation)]).toEqual([
    METER,
    expect.arrayContaining([SAID.notThat('the office', METER)]),
  ]);
});

describe('what is done with the own meters', () => {
  test.each([
    ['remove meter 45703419304', 'give-up-meter'],
    ['give up the shop meter', 'give-up-meter'],
    ['use the shop meter', null],
    ['add another meter', 'add-meter'],
  ])('%s', async (text, flow) => {
    const { view, asked } = await whenSaid([text]);
    expect(view()?.flow ?? null).toBe(flow);
    expect(asked('chooseMeter').length).toBe(flow === null ? 1 : 0);
  });

  test.each(['forget about my meter', 'remove faulty meter', 'my faulty meter, remove it abeg'])(
    'nothing of it begins at "%s"',
    async (text) => expect((await whenSaid([text])).view()?.flow).not.toBe('give-up-meter'),
  );
});

test.each([
  ['give up my other meter', 'give-up-meter', 'confirming'],
  ['use my other meter', null, undefined],
])('"%s" asks which, and any way to call it is an answer', async (text, flow, step) => {
  const { view, conversation, asked } = await whenSaid([text]);
  expect(view()?.next).toBe('meter');
  await say(conversation, 'the shop');
  expect([view()?.flow ?? null, view()?.step]).toEqual([flow, step]);
  expect(asked('chooseMeter')).toEqual(flow === null ? [{ meter_number: SHOP }] : []);
});
