import { describe, expect, test } from 'vitest';
import { METERS as SAID } from '#catalogues/sentences/meters.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { GOOD_METERS, SHOP } from '../../support/calls/held-meters.ts';
import { bearer, METER, type Script, say, talkTo, texts } from '../../support/portal.ts';

const [HOME] = GOOD_METERS.ownMeters;
const ONE_METER = { ownMeters: HOME === undefined ? [] : [HOME] };

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
    [['buy 2k light for cedar view'], '₦2,000'],
    [['buy power 3000', 'for the shop'], '₦3,000'],
    [['buy power 3000', 'buy power for the shop'], '₦3,000'],
    [['buy power for the shop', '4000'], '₦4,000'],
  ])('%s', async (sentences, amount) => {
    const { row, asked, conversation } = await whenSaid(sentences);
    expect([row('Meter'), row('Estate'), row('Amount')]).toEqual([`${SHOP} (shop)`, 'Cedar View', amount]);
    expect(asked('pingMeter').at(-1)).toEqual({ meter_number: SHOP });
    await say(conversation, 'yes');
    expect(asked('openOrder')).toEqual([expect.objectContaining({ meter_number: SHOP })]);
  });

  test('one that fits none or several is said before the yes, and power is for the meter in use', async () => {
    const none = await whenSaid(['buy power 3000 for the office']);
    expect([none.row('Meter'), texts(none.conversation)]).toEqual([
      METER,
      expect.arrayContaining([SAID.notThat(SAID.which.none('office'))]),
    ]);
    const several = await whenSaid(['buy power 3000 for palm court']);
    expect([several.row('Meter'), texts(several.conversation)]).toEqual([
      METER,
      expect.arrayContaining([SAID.notThat(SAID.which.several('palm court'))]),
    ]);
  });

  test.each(['for me', 'for this month', 'for my meter', 'for now', 'for tonight abeg'])(
    '"buy power 3000 %s" names none',
    async (tail) => {
      const { row, asked, conversation } = await whenSaid([`buy power 3000 ${tail}`]);
      expect([row('Meter'), asked('myMeters')]).toEqual([METER, []]);
      expect(texts(conversation).join(' ')).not.toContain('No meter of yours');
    },
  );

  test('of whoever holds one meter, whatever stands behind "for" is for that one', async () => {
    const { row, conversation } = await whenSaid(['buy power 3000 for the office'], ONE_METER);
    expect([row('Meter'), texts(conversation).join(' ')]).toEqual([METER, expect.not.stringContaining('office')]);
  });

  test('while the list of them cannot be read nothing is bought: it could be for another', async () => {
    const { view, asked } = await whenSaid(['buy power 3000 for the shop'], { metersUntold: 'Not now.' });
    expect([view()?.step, asked('pingMeter'), asked('openOrder')]).toEqual(['unavailable', [], []]);
  });

  test('nothing changes while the card window is open', async () => {
    const { view, asked, conversation } = await whenSaid(['buy power 3000', 'yes']);
    await say(conversation, 'for the shop');
    expect([view()?.widget === null, asked('myMeters')]).toEqual([false, []]);
  });
});

describe('the statement of account of a meter that is named', () => {
  test.each([
    'statement of my shop',
    'my shop statement',
    'statement for the shop meter',
    `statement of ${SHOP}`,
    `statement of meter ${SHOP}`,
  ])('%s', async (text) => {
    const { asked } = await whenSaid([text]);
    expect(asked('meterStatement')).toEqual([expect.objectContaining({ meter_number: SHOP })]);
  });

  test.each(['my statement', 'my account statement', 'statement of my account'])(
    '"%s" is of the one in use',
    async (text) => {
      const { asked } = await whenSaid([text]);
      expect(asked('meterStatement')).toEqual([{ from: '2026-08-01', to: '2026-11-21' }]);
    },
  );

  test('of one that there is not, those that there are stand there', async () => {
    const { asked, conversation } = await whenSaid(['statement of my office']);
    expect([asked('meterStatement'), texts(conversation).at(-1)]).toEqual([[], expect.stringContaining(SHOP)]);
  });
});

test('what has ended is none that is bought for', async () => {
  const ownMeters = GOOD_METERS.ownMeters.map((one) => (one.state === 'refused' ? { ...one, name: 'office' } : one));
  const { row, conversation } = await whenSaid(['buy power 3000 for the office'], { ownMeters });
  expect([row('Meter'), texts(conversation)]).toEqual([
    METER,
    expect.arrayContaining([SAID.notThat(SAID.which.none('office'))]),
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
