import { describe, expect, test } from 'vitest';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { CHARGES, WHOM_WORDS } from '#catalogues/sentences/estate/charges.ts';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { metersNamed } from '#machines/flows/charges/named-meters.ts';
import { whomNamed } from '#machines/flows/charges/whom-named.ts';
import { parseMonth } from '#machines/kit/reading/month.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import { RESIDENTS } from '../../support/calls/dashboards.ts';
import { bearer, type Script, say, talkTo, texts } from '../../support/portal.ts';

const office = (given: Partial<Script> = {}) =>
  talkTo(given, { keep: { ...keepNothing(), token: () => bearer({ role: 'service-admin', meter_number: null }) } });
type Talk = ReturnType<typeof office>;
const asked = ({ script }: Talk, call: string) =>
  script.calls.filter(({ name }) => name === call).map(({ input }) => input);
const open = async (talk: Talk, flow: string, values: Record<string, string> = {}) => {
  talk.conversation.open(flow, values);
  await talk.conversation.settled();
};

describe('charge-estate', () => {
  test('a month is shown with its sum, and charged once, by the lines and the total that were shown', async () => {
    const talk = office();
    await open(talk, 'charge-estate');
    await say(talk.conversation, 'service charge of a month', 'november 2026');
    const said = texts(talk.conversation).join('\n');
    expect(said).toContain(CHARGES.form.dialog('₦22,475', 2));
    expect(said).toContain(CHARGES.form.half(1, '₦7,475'));
    expect(asked(talk, 'startCharges')).toEqual([]);
    await say(talk.conversation, 'yes', 'yes');
    expect(asked(talk, 'startCharges')).toEqual([
      { what: 'month', month: '2026-11', lines: 2, total: 22_475, plan: 'as-shown' },
    ]);
    expect(texts(talk.conversation).join('\n')).toContain('It is being charged.');
  });

  test('what is read back has its lines beside it, and the page that has every one of them', async () => {
    const talk = office();
    talk.script.chargePreview = { ...talk.script.chargePreview, lines: 12 };
    await open(talk, 'charge-estate', { what: 'month', month: 'December 2026' });
    expect(asked(talk, 'previewCharges')).toEqual([{ what: 'month', month: '2026-12', rows: 10 }]);
    const table = {
      columns: [
        { name: 'house', label: 'House', align: 'start', kind: 'words' },
        { name: 'meter', label: 'Meter', align: 'start', kind: 'meter' },
        { name: 'resident', label: 'Resident', align: 'start', kind: 'person' },
        { name: 'charge', label: 'Charge', align: 'end', kind: 'money' },
      ],
      rows: [
        ['House 12, Palm Avenue', '45701124518', 'Chinedu Okafor', '₦15,000'],
        ['House 12, Palm Avenue', '45701124519', 'Chinedu Okafor', '₦7,475'],
      ],
      page: { label: CHARGES.list.everyLine, path: '/charges', query: { of: 'lines', month: '2026-12' } },
    };
    const { view, messages } = talk.conversation.getSnapshot();
    expect(view?.dialog?.table).toEqual(table);
    expect(messages.at(-1)).toMatchObject({ table, asks: 'charge-estate confirming' });
    expect(messages.at(-1)?.text).toContain(CHARGES.form.first(2, 12));
    await say(talk.conversation, 'yes');
    // What was agreed to is one line: its table goes with it.
    const after = talk.conversation.getSnapshot().messages;
    expect(after.filter((message) => message.table !== undefined)).toEqual([]);
    expect(after.filter(({ muted }) => muted)).toHaveLength(1);
  });

  test('the next page of what is read back is told, and the read-back waits for its yes', async () => {
    const talk = office();
    talk.script.chargePreview = { ...talk.script.chargePreview, lines: 12, total_rows: 12 };
    await open(talk, 'charge-estate', { what: 'month', month: 'December 2026' });
    await say(talk.conversation, 'next page');
    expect(asked(talk, 'previewCharges')).toMatchObject([{ rows: 10 }, { month: '2026-12', page: 2, rows: 10 }]);
    expect(asked(talk, 'startCharges')).toEqual([]);
    talk.conversation.send({ type: 'CONFIRM' });
    await talk.conversation.settled();
    expect(asked(talk, 'startCharges')).toMatchObject([{ what: 'month', month: '2026-12' }]);
  });

  test('what is charged once says before the yes who is charged by the run of the month too', async () => {
    const none = { lines: 0, total: 0, house: null };
    for (const [beside, said] of [
      [
        { month: '2026-12', charged: none, coming: { lines: 1, total: 15_000, house: 'House 12' } },
        CHARGES.form.coming('House 12', '₦15,000', 'December 2026'),
      ],
      [
        { month: '2026-11', charged: { lines: 2, total: 30_000, house: null }, coming: none },
        CHARGES.form.chargedMany(CHARGES.form.ofThese(2), '₦30,000', 'November 2026'),
      ],
    ] as const) {
      const talk = office();
      talk.script.chargePreview = { ...talk.script.chargePreview, beside };
      await say(talk.conversation, 'charge 45701124518 15000 service charge for December');
      expect(asked(talk, 'previewCharges')).toMatchObject([
        { what: 'service-charge', amount: 15_000, reason: 'December 2026', meters: ['45701124518'] },
      ]);
      expect(talk.conversation.getSnapshot().view?.dialog?.lines).toContain(said);
      expect(texts(talk.conversation).at(-1)).toContain(said);
    }
  });

  test('a month says how many of its meters were charged once as well, and which', async () => {
    const talk = office();
    const { chargePreview } = talk.script;
    const rows = chargePreview.rows.map((row, nth) => ({ ...row, once: nth === 0 ? 4_000 : 0 }));
    talk.script.chargePreview = { ...chargePreview, rows, once: { lines: 1, total: 4_000 } };
    await open(talk, 'charge-estate', { what: 'month', month: 'December 2026' });
    const { dialog } = talk.conversation.getSnapshot().view ?? {};
    expect(dialog?.lines).toContain(CHARGES.form.once(1, '₦4,000'));
    expect(dialog?.table?.columns.at(-1)).toMatchObject({ name: 'once', label: CHARGES.list.once });
    expect(dialog?.table?.rows.map((cells) => cells.at(-1))).toEqual(['₦4,000', '']);
  });

  test('more meters than an address can name are read back with their lines and no page', async () => {
    const talk = office();
    const meters = Array.from({ length: 301 }, (_, nth) => String(45_701_000_000 + nth));
    await open(talk, 'charge-estate', { what: 'fine', amount: '5000', reason: 'Refuse', meters: meters.join(', ') });
    expect(asked(talk, 'previewCharges')).toMatchObject([{ what: 'fine', rows: 100 }]);
    expect(talk.conversation.getSnapshot().view?.dialog?.table?.page).toBeUndefined();
  });

  test('a fine to some meters takes an amount, a reason and their numbers', async () => {
    const talk = office();
    await open(talk, 'charge-estate', { what: 'fine' });
    await say(talk.conversation, '5000', 'Refuse in the drain', '45701124518, 45701124519', 'yes');
    expect(asked(talk, 'startCharges')).toEqual([
      {
        ...{ what: 'fine', amount: 5_000, reason: 'Refuse in the drain', meters: ['45701124518', '45701124519'] },
        ...{ lines: 2, total: 22_475, plan: 'as-shown' },
      },
    ]);
  });

  test('a charge once names houses and residents beside meters, and nobody else is charged in their place', async () => {
    const talk = office();
    await say(talk.conversation, 'charge House 1 and House 2 5000 levy for painting');
    const levy = { what: 'dev-levy', amount: 5_000, reason: 'painting' } as const;
    const houses = { ...levy, meters: [], houses: ['House 1', 'House 2'] };
    expect(asked(talk, 'previewCharges')).toEqual([{ ...houses, rows: 100 }]);
    expect(talk.conversation.getSnapshot().view?.dialog?.table?.page).toBeUndefined();
    await say(talk.conversation, 'yes');
    expect(asked(talk, 'startCharges')).toEqual([{ ...houses, lines: 2, total: 22_475, plan: 'as-shown' }]);

    const named = office({ housed: { 'Ada Obi': 1 } });
    await open(named, 'charge-estate', { ...levy, amount: '5000', meters: 'Ada Obi, 45701124518 & House 12' });
    expect(asked(named, 'previewCharges')).toMatchObject([
      { meters: ['45701124518', RESIDENTS[0]?.meterNo], houses: ['House 12'] },
    ]);
    const several = office();
    await open(several, 'charge-estate', { ...levy, amount: '5000', meters: 'Eze' });
    const { view } = several.conversation.getSnapshot();
    expect([view?.next, view?.fields.find(({ name }) => name === 'meters')?.problem]).toEqual([
      'meters',
      expect.stringContaining('This fits Bola Eze 1 '),
    ]);
    expect(asked(several, 'previewCharges')).toEqual([]);
  });

  test('a house that is not there, or fits several, is asked for again', async () => {
    const talk = office({ chargesRefused: { code: 'house-unknown', message: MOVES.noHouse('House 99') } });
    await say(talk.conversation, 'fine House 99 5000 for noise');
    const { view } = talk.conversation.getSnapshot();
    expect([view?.next, view?.fields.find(({ name }) => name === 'meters')?.problem]).toEqual([
      'meters',
      MOVES.noHouse('House 99'),
    ]);
  });

  test('what is charged once may say by when it is to be paid, asked by nobody and added before the yes', async () => {
    const talk = office();
    await open(talk, 'charge-estate', { what: 'fine', amount: '5000', reason: 'Refuse', meters: 'everybody' });
    const { actions = [] } = talk.conversation.getSnapshot().view ?? {};
    expect(actions.map(({ label }) => label)).toContain(CHARGES.form.payByAdd);
    talk.conversation.send({ type: 'EDIT', field: 'payBy' });
    await say(talk.conversation, '15 December 2026');
    expect(texts(talk.conversation).join('\n')).toContain(CHARGES.form.paidBy('15 Nov 2026'));
    await say(talk.conversation, 'yes');
    expect(asked(talk, 'startCharges')).toEqual([
      { what: 'fine', amount: 5_000, reason: 'Refuse', payBy: '2026-12-15', lines: 2, total: 22_475, plan: 'as-shown' },
    ]);
  });

  test('a month that is to be paid by a day of its own says so, and keeps it', async () => {
    const talk = office();
    await say(talk.conversation, 'charge service charge for november, to be paid by 15 december');
    expect(asked(talk, 'previewCharges')).toMatchObject([{ what: 'month', month: '2026-11', payBy: '2026-12-15' }]);
    await say(talk.conversation, 'yes');
    expect(asked(talk, 'startCharges')).toEqual([
      { what: 'month', month: '2026-11', payBy: '2026-12-15', lines: 2, total: 22_475, plan: 'as-shown' },
    ]);
  });

  test('what has changed before the yes is said, shown anew, and charged after another yes alone', async () => {
    const talk = office();
    await open(talk, 'charge-estate', { what: 'month', month: 'November 2026' });
    const moved = CHARGES.moved(3, '₦37,475', '20 Dec 2026');
    talk.script.chargesStartRefused = { code: 'charges-moved', message: moved };
    talk.script.chargePreview = { ...talk.script.chargePreview, lines: 3, total: 37_475, plan: 'another' };
    await say(talk.conversation, 'yes');
    const said = texts(talk.conversation).join('\n');
    expect(said).toContain(moved);
    expect(said).toContain(CHARGES.form.dialog('₦37,475', 3));
    talk.script.chargesStartRefused = null;
    await say(talk.conversation, 'yes');
    expect(asked(talk, 'startCharges')).toMatchObject([{ plan: 'as-shown' }, { lines: 3, plan: 'another' }]);
    expect(texts(talk.conversation).join('\n')).toContain('It is being charged.');
  });

  test('a no charges nothing, and what the server refuses stands at its answer', async () => {
    const talk = office();
    await open(talk, 'charge-estate', { what: 'month', month: 'November 2026' });
    await say(talk.conversation, 'no');
    expect(texts(talk.conversation).join('\n')).toContain(CHARGES.form.left);
    const refused = office({ chargesRefused: { code: 'month-to-come', message: CHARGES.monthToCome('01 Dec 2026') } });
    await open(refused, 'charge-estate', { what: 'month', month: 'December 2026' });
    expect(texts(refused.conversation).join('\n')).toContain(CHARGES.monthToCome('01 Dec 2026'));
    expect([...asked(talk, 'startCharges'), ...asked(refused, 'startCharges')]).toEqual([]);
  });
});

describe('a charge that is said', () => {
  test('is read back whole, and what was left out is asked', async () => {
    const talk = office();
    await say(talk.conversation, 'charge everybody 5000 for the gate repair');
    expect(texts(talk.conversation).at(-1)).toContain(CHARGES.form.whatAsk);
    await say(talk.conversation, 'fine', 'yes');
    expect(asked(talk, 'startCharges')).toEqual([
      { what: 'fine', amount: 5_000, reason: 'gate repair', lines: 2, total: 22_475, plan: 'as-shown' },
    ]);
  });

  test('is no month at another price than the month has', async () => {
    const talk = office();
    await say(talk.conversation, 'charge everybody 18000 service charge for November 2026');
    expect(texts(talk.conversation).join('\n')).toContain(CHARGES.form.otherPrice('₦15,000'));
    expect(asked(talk, 'startCharges')).toEqual([]);
    await say(talk.conversation, '15000', 'yes');
    expect(asked(talk, 'startCharges')).toEqual([
      { what: 'month', month: '2026-11', lines: 2, total: 22_475, plan: 'as-shown' },
    ]);
  });

  test('of several months is asked for one, and nothing is charged until it is said', async () => {
    const talk = office();
    await say(talk.conversation, 'charge everybody service charge for october and november');
    expect(texts(talk.conversation).slice(-2)).toEqual([CHARGES.form.oneMonth, CHARGES.form.monthAsk]);
    await say(talk.conversation, 'yes');
    expect([...asked(talk, 'previewCharges'), ...asked(talk, 'startCharges')]).toEqual([]);
    await say(talk.conversation, 'november 2026', 'yes');
    expect(asked(talk, 'startCharges')).toEqual([
      { what: 'month', month: '2026-11', lines: 2, total: 22_475, plan: 'as-shown' },
    ]);
  });

  test('takes everybody for whom it is for, at the question what it is', async () => {
    const talk = office();
    await open(talk, 'charge-estate');
    await say(talk.conversation, 'everybody');
    expect(asked(talk, 'estateUsers')).toEqual([]);
    await say(talk.conversation, 'fine', '5000', 'Refuse in the drain', 'yes');
    expect(asked(talk, 'startCharges')).toEqual([
      { what: 'fine', amount: 5_000, reason: 'Refuse in the drain', lines: 2, total: 22_475, plan: 'as-shown' },
    ]);
  });
});

const chosen = () => {
  const talk = office();
  const { charging } = talk.script;
  const services = charging.services.map((one) =>
    one.of === 'service-charge' ? { ...one, whom: 'chosen' as const } : one,
  );
  talk.script.charging = { ...charging, whom: 'chosen', meters: ['45701124518', '45701124519'], services };
  return talk;
};
const readBack = ({ conversation }: Talk) => conversation.getSnapshot().view?.dialog?.lines;

describe('how the month is charged', () => {
  test('is read back by what changes and what stays, and nothing is sent that was not said', async () => {
    const talk = office();
    await open(talk, 'charging-rule', {
      ...{ whom: 'occupied', dayOfMonth: '5', byItself: 'yes', amount: '19000', from: '2026-12-15' },
    });
    expect(readBack(talk)).toEqual([
      CHARGES.rule.priceInstead('Service Charge', '₦19,000', '15 Dec 2026', '₦18,000'),
      CHARGES.rule.instead.whom(WHOM_WORDS.occupied, WHOM_WORDS['half-where-empty']),
      CHARGES.rule.instead.day(5, 1),
      CHARGES.rule.instead.itself,
      CHARGES.rule.asBefore('to be paid within 14 days'),
    ]);
    await say(talk.conversation, 'yes');
    expect(asked(talk, 'setChargingRule')).toEqual([
      { day: 5, whom: 'occupied', byItself: true, amount: 19_000, from: '2026-12-15', plan: 'as-looked-at' },
    ]);
  });

  test('is not asked of whoever says a price alone, which changes nothing else', async () => {
    for (const [said, from] of [
      ['service charge is now 21000 from January', '2027-01-01'],
      ['service charge is now 21k from next month', '2026-12-01'],
    ] as const) {
      const talk = office();
      await say(talk.conversation, said);
      const until = from === '2026-12-01' ? '₦15,000' : '₦18,000';
      expect(readBack(talk)).toEqual([
        CHARGES.rule.priceInstead('Service Charge', '₦21,000', formatDay(from), until),
        CHARGES.rule.asBefore(
          `${WHOM_WORDS['half-where-empty']}, on day 1 of the month, when you say so, to be paid within 14 days`,
        ),
      ]);
      await say(talk.conversation, 'yes');
      expect(asked(talk, 'setChargingRule')).toEqual([{ amount: 21_000, from, plan: 'as-looked-at' }]);
    }
  });

  test('a price that was said for a later day is told beside one from today', async () => {
    const talk = office();
    await say(talk.conversation, 'service charge is now 16000', 'today');
    expect(readBack(talk)?.slice(0, 2)).toEqual([
      CHARGES.rule.priceInstead('Service Charge', '₦16,000', 'today', '₦15,000'),
      CHARGES.rule.later('₦18,000', '01 Dec 2026'),
    ]);
    await say(talk.conversation, 'yes');
    expect(asked(talk, 'setChargingRule')).toEqual([{ amount: 16_000, from: '2026-11-21', plan: 'as-looked-at' }]);
  });

  test('the meters that are named stay so, unless others are', async () => {
    const stays = chosen();
    await say(stays.conversation, 'service charge is now 21000 from January');
    expect(readBack(stays)?.at(-1)).toContain('the 2 meters named');
    await say(stays.conversation, 'yes');
    expect(asked(stays, 'setChargingRule')).toEqual([{ amount: 21_000, from: '2027-01-01', plan: 'as-looked-at' }]);
    const others = chosen();
    await open(others, 'charging-rule', { meters: '45701124520' });
    expect(readBack(others)?.[0]).toBe(CHARGES.rule.instead.meters(1, 2));
    await say(others.conversation, 'yes');
    expect(asked(others, 'setChargingRule')).toEqual([{ meters: ['45701124520'], plan: 'as-looked-at' }]);
  });

  test('everybody is who is charged, and no list of residents', async () => {
    const talk = office();
    await say(talk.conversation, 'development levy is now 5000 from january', 'everybody');
    expect(asked(talk, 'estateUsers')).toEqual([]);
    await say(talk.conversation, '1', 'no, when I say so', 'yes');
    expect(asked(talk, 'setChargingRule')).toEqual([
      {
        ...{ service: 'dev-levy', whom: 'all', day: 1, byItself: false, amount: 5_000, from: '2027-01-01' },
        plan: 'as-looked-at',
      },
    ]);
  });

  test('a day that not every month has is said to be none, and another one goes on', async () => {
    const talk = office();
    await say(talk.conversation, 'charge service charge automatically every month on the 31st');
    expect(texts(talk.conversation).slice(-2)).toEqual([CHARGES.rule.dayOfSome, CHARGES.rule.dayAsk]);
    await say(talk.conversation, '28', 'yes');
    expect(asked(talk, 'setChargingRule')).toEqual([{ day: 28, byItself: true, plan: 'as-looked-at' }]);
  });

  test('what is so already is said so, and nothing is sent', async () => {
    const talk = office();
    await say(talk.conversation, 'service charge is now 18000 from january');
    expect(texts(talk.conversation).at(-1)).toContain(CHARGES.rule.nothing('Service Charge'));
    expect(texts(talk.conversation).at(-1)).toContain(CHARGES.rule.stays('Service Charge', '₦18,000'));
    expect(asked(talk, 'setChargingRule')).toEqual([]);
  });

  test('what somebody else changed meanwhile is said, and read back anew', async () => {
    const talk = office();
    await say(talk.conversation, 'service charge is now 21000 from January');
    talk.script.chargesRefused = { code: 'rule-moved', message: CHARGES.ruleMoved };
    talk.script.charging = { ...talk.script.charging, day: 9, plan: 'another' };
    await say(talk.conversation, 'yes');
    expect(texts(talk.conversation).join('\n')).toContain(CHARGES.ruleMoved);
    expect(readBack(talk)?.at(-1)).toContain('on day 9 of the month');
    talk.script.chargesRefused = null;
    await say(talk.conversation, 'yes');
    expect(asked(talk, 'setChargingRule')).toMatchObject([{ plan: 'as-looked-at' }, { plan: 'another' }]);
  });

  test.each([
    ['charge House 12 service charge every month', 'House 12'],
    ['charge everybody except house 12 automatically', 'except house 12'],
    ['charge block b 5000 monthly', 'block b'],
    ['charge only landlords automatically every month', 'only landlords'],
    ['stop charging house 12 automatically', 'house 12'],
  ])('is for nobody but whom a rule can be for: "%s" is asked whom', async (text, whom) => {
    const talk = office();
    await say(talk.conversation, text);
    expect(texts(talk.conversation).join('\n')).toContain(CHARGES.rule.whomNone(whom));
    const { view } = talk.conversation.getSnapshot();
    expect([view?.flow, view?.next, view?.dialog]).toEqual(['charging-rule', 'whom', null]);
    await say(talk.conversation, 'yes');
    expect(asked(talk, 'setChargingRule')).toEqual([]);
  });

  test('and goes on once that is said', async () => {
    const talk = office();
    await say(talk.conversation, 'charge block b automatically every month', 'occupied');
    expect(readBack(talk)).toEqual([
      CHARGES.rule.instead.whom(WHOM_WORDS.occupied, WHOM_WORDS['half-where-empty']),
      CHARGES.rule.instead.itself,
      CHARGES.rule.stays('Service Charge', '₦15,000'),
      CHARGES.rule.later('₦18,000', '01 Dec 2026'),
      expect.stringContaining('As before'),
    ]);
  });

  test('of what nobody has said a price, that is said, and no price of nothing', async () => {
    const talk = office();
    const services = talk.script.charging.services.map((one) =>
      one.of === 'dev-levy' ? { ...one, isSaid: true } : one,
    );
    talk.script.charging = { ...talk.script.charging, services };
    await say(talk.conversation, 'charge levy automatically every month');
    expect(readBack(talk)?.slice(0, 2)).toEqual([
      CHARGES.rule.instead.itself,
      CHARGES.prices.unsaid('Development Levy'),
    ]);
  });
});

test('within how many days a month is to be paid is said, or that it is none', async () => {
  for (const [said, daysToPay] of [
    ['21', 21],
    ['none', null],
  ] as const) {
    const talk = office();
    await open(talk, 'charging-rule', { amount: '15000', from: 'today', daysToPay: said });
    expect(readBack(talk)).toContain(CHARGES.rule.instead.daysToPay(daysToPay, 14));
    await say(talk.conversation, 'yes');
    expect(asked(talk, 'setChargingRule')).toEqual([{ amount: 15_000, daysToPay, plan: 'as-looked-at' }]);
  }
  const wrong = office();
  await open(wrong, 'charging-rule', { amount: '15000', from: 'today', daysToPay: '90' });
  expect(texts(wrong.conversation).join('\n')).toContain(CHARGES.rule.daysToPayWrong);
});

test('a price that is said fills the form, and a share of it is asked for in naira', async () => {
  const talk = office();
  await say(talk.conversation, 'raise fees by 10 percent');
  expect(texts(talk.conversation)).toContain(ADMINISTRATION_SENTENCES.priceInNaira);
  expect(talk.conversation.getSnapshot().view?.flow).toBe('charging-rule');
  await say(talk.conversation, 'from January service charge go be 20k');
  const { fields = [] } = talk.conversation.getSnapshot().view ?? {};
  expect(fields.flatMap(({ name, value }) => (value === '' ? [] : [[name, value]]))).toEqual([
    ['service', 'service-charge'],
    ['amount', '20000'],
    ['from', '2027-01-01'],
  ]);
});

describe('another service than the service charge', () => {
  test('is charged for a month by its name, at its own price', async () => {
    const talk = office();
    await say(talk.conversation, 'charge everybody 15000 security for november 2026', 'yes');
    expect(asked(talk, 'startCharges')).toEqual([
      { what: 'month', service: '5', month: '2026-11', lines: 2, total: 22_475, plan: 'as-shown' },
    ]);
  });

  test('that there is not is no service charge: it is asked which one is meant', async () => {
    const talk = office();
    await say(talk.conversation, 'charge everybody 2000 waste for november 2026');
    expect(texts(talk.conversation).join('\n')).toContain(CHARGES.form.serviceNone('waste'));
    expect(asked(talk, 'previewCharges')).toEqual([]);
    await say(talk.conversation, 'security');
    expect(asked(talk, 'previewCharges')).toMatchObject([{ what: 'month', service: '5' }]);
  });

  test('has a price of its own from a day on, also from next month', async () => {
    for (const [said, from] of [
      ['security is now 3000 from 1 january', '2027-01-01'],
      ['security is now 3000 from next month', '2026-12-01'],
    ] as const) {
      const talk = office();
      await say(talk.conversation, said);
      expect(texts(talk.conversation).join('\n')).toContain(CHARGES.rule.dialog('Security'));
      expect(readBack(talk)?.[0]).toBe(CHARGES.rule.priceInstead('Security', '₦3,000', formatDay(from), '₦7,475'));
      await say(talk.conversation, 'yes');
      expect(asked(talk, 'setChargingRule')).toMatchObject([{ service: '5', amount: 3_000, from }]);
    }
  });

  test('stands on the page with how it is charged', async () => {
    const talk = office();
    await say(talk.conversation, 'charges of the estate');
    expect(texts(talk.conversation).join('\n')).toContain('A month of Security is ₦7,475');
  });
});

test.each([
  ['preview december charge', [{ service: 'service-charge', month: '2026-12' }]],
  ['preview the December run', [{ service: 'service-charge', month: '2026-12' }]],
  ['preview security for december', [{ service: '5', month: '2026-12' }]],
  ['who would be charged in december', [{ service: 'service-charge', month: '2026-12' }]],
  ['preview waste for december', []],
  ['preview march 2027', []],
  ['billing runs', []],
])('"%s" shows what its run would charge, and charges nothing', async (text, previews) => {
  const talk = office();
  await say(talk.conversation, text);
  expect(asked(talk, 'previewCharges')).toMatchObject(previews);
  expect(asked(talk, 'startCharges')).toEqual([]);
});

test.each(['preview december for block b', 'preview service charge december for house 12'])(
  '"%s" is told that a month is of all',
  async (text) => {
    const talk = office();
    await say(talk.conversation, text);
    expect(texts(talk.conversation).at(-1)).toContain(CHARGES.form.monthOfAll);
    expect([asked(talk, 'previewCharges'), talk.conversation.getSnapshot().view]).toEqual([[], null]);
  },
);

test('a question whether it is charged by itself is told how each is charged', async () => {
  const talk = office();
  await say(talk.conversation, 'is automatic billing on?');
  expect(texts(talk.conversation).at(-1)).toContain('A month of Security is ₦7,475');
  expect(talk.conversation.getSnapshot().view).toBeNull();
});

test('a month that cannot be charged is said to be none, and no other is shown instead', async () => {
  const talk = office();
  await say(talk.conversation, 'preview march 2027');
  expect(texts(talk.conversation).at(-1)).toContain(CHARGES.monthToCome('01 Feb 2027'));
  await say(talk.conversation, 'preview march 2025');
  expect(texts(talk.conversation).at(-1)).toContain(CHARGES.monthLongAgo);
});

test('a run is taken back from its row, with a reason, after a yes', async () => {
  const talk = office();
  await open(talk, 'charges-back', { run: '3', said: 'Fine: refuse in the drain' });
  await say(talk.conversation, 'it was House 21', 'yes');
  expect(asked(talk, 'takeBackCharges')).toEqual([{ id: 3, reason: 'it was House 21' }]);
});

test('the chat tells an administrator what was charged, with the ways to charge', async () => {
  const talk = office();
  await say(talk.conversation, 'charges of the estate');
  const { suggestions = [] } = talk.conversation.getSnapshot();
  expect(suggestions.map(({ label }) => label)).toEqual([
    CHARGES.form.title,
    CHARGES.rule.title,
    CHARGES.list.ruleOf('Security'),
  ]);
});

test('months and meters are read as people write them, and what is none is none', () => {
  expect(['2026-12', '12/2026', 'December 2026', 'dec, 2026', ' DEC 2026 '].map(parseMonth)).toEqual(
    Array.from({ length: 5 }, () => '2026-12'),
  );
  expect(['december', '2026-13', '0/2026', 'Smarch 2026', ''].map(parseMonth)).toEqual([null, null, null, null, null]);
  expect(metersNamed('45701124518;45701124519\n45701124518')).toEqual(['45701124518', '45701124519']);
  expect(['everybody', 'all meters', 'Everyone.'].map(whomNamed)).toEqual(['all', 'all', 'all']);
  expect(['', '123', 'House 12, 7', ' and '].map(whomNamed)).toEqual([null, null, null, null]);
  expect(whomNamed('House 12, 45701124518 45701124519 and Ada Obi\nhouse 3')).toEqual({
    meters: ['45701124518', '45701124519'],
    others: ['House 12', 'Ada Obi', 'house 3'],
  });
});
