import { expect, test } from 'vitest';
import { ARREARS, STANDING_WORDS } from '#catalogues/sentences/estate/arrears.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { reminderNotes } from '#machines/pages/arrears-said.ts';
import { bearer, type Script, say, talkTo, texts } from '../../support/portal.ts';

const office = (given: Partial<Script> = {}) =>
  talkTo(given, { keep: { ...keepNothing(), token: () => bearer({ role: 'service-admin', meter_number: null }) } });
type Talk = ReturnType<typeof office>;
const asked = ({ script }: Talk, call: string) =>
  script.calls.filter(({ name }) => name === call).map(({ input }) => input);
const view = ({ conversation }: Talk) => conversation.getSnapshot().view;

test('a rule is asked for, told with whom it touches and why, and set by one yes', async () => {
  const talk = office();
  await say(talk.conversation, 'change our arrears policy');
  await say(talk.conversation, 'our own', '5000', '15000', 'never', '0', 'Voted in November');
  const terms = {
    ...{ remind: 5_000, remindDays: 0 },
    most: { 'service-charge': 15_000, 'dev-levy': null, fine: 0, all: null },
    ...{ days: 0, charges: 0, graceDays: 0, always: 0, debtShare: 0, words: null },
  };
  expect(asked(talk, 'tryArrearsPolicy')).toEqual([{ terms }]);
  const said = texts(talk.conversation).join('\n');
  const told = ARREARS.form.touched('House 12, Palm Avenue', 'Chinedu Okafor', 'reminded', 'power stopped');
  for (const line of [
    ARREARS.form.remindsFrom('₦5,000'),
    ARREARS.form.stopsOver('service charge', '₦15,000'),
    ARREARS.form.mailsToo,
    ARREARS.form.wouldRemind(2, 0),
    ARREARS.form.touches(0, 1),
    ARREARS.form.touchedWhy(told, '₦45,000 service charge, the oldest for 64 days'),
  ])
    expect(said).toContain(line);
  expect(asked(talk, 'setArrearsPolicy')).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(asked(talk, 'setArrearsPolicy')).toEqual([{ terms, reason: 'Voted in November', version: 0, stopped: 0 }]);
});

test('a part of each top-up is asked for in a sentence, told in the rule and for how many houses, and set by one yes', async () => {
  const talk = office({ tried: { ...office().script.tried, divided: 2 } });
  await say(talk.conversation, 'take 20 percent of each top-up for the debt');
  await say(talk.conversation, '0', 'Voted in November');
  const said = texts(talk.conversation).join('\n');
  expect(said).toContain(ARREARS.form.leaves);
  expect(said).toContain(ARREARS.form.takesOf(20));
  expect(said).toContain(ARREARS.form.divides(2));
  expect(asked(talk, 'setArrearsPolicy')).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(asked(talk, 'setArrearsPolicy')).toMatchObject([{ terms: { ...PORTAL, debtShare: 20 } }]);
});

test('a part of each top-up changes nothing else of a rule that there is', async () => {
  const rule = {
    ...{ remind: 2_000, remindDays: 14 },
    most: { 'service-charge': 15_000, 'dev-levy': null, fine: 5_000, all: null },
    ...{ days: 30, charges: 0, graceDays: 7, always: 2_000, debtShare: 10, words: 'Please see the committee.' },
  };
  const talk = office({ standings: { ...office().script.standings, rule } });
  await say(talk.conversation, 'take 20 percent of each top-up for the debt', 'Voted in November', 'yes');
  expect(asked(talk, 'setArrearsPolicy')).toMatchObject([{ terms: { ...rule, debtShare: 20 } }]);
});

const RULE = {
  ...{ remind: null, remindDays: 0 },
  most: { 'service-charge': 15_000, 'dev-levy': null, fine: 5_000, all: null },
  ...{ days: 30, charges: 0, graceDays: 7, always: 2_000, debtShare: 10, words: 'Please see the committee.' },
};

test.each([
  ['remind only when more than 5000 is owed', { remind: 5_000.01 }, ARREARS.form.remindsOver('₦5,000')],
  ['remind when at least 5000 is owed', { remind: 5_000 }, ARREARS.form.remindsFrom('₦5,000')],
  ['set reminder limit to never', { remind: null }, ARREARS.form.remindsNobody],
  ['set the reminder amount to 0', { remind: 0 }, ARREARS.form.remindsAll],
  ['do not remind anybody under 2000', { remind: 2_000 }, ARREARS.form.remindsFrom('₦2,000')],
  [
    'remind only when more than 5000 is owed for over 30 days',
    { remind: 5_000.01, remindDays: 31 },
    ARREARS.form.remindsOld(31),
  ],
  // Nobody is reminded by the rule that holds: an age is of whoever owes.
  ['remind after 30 days', { remind: 0, remindDays: 30 }, ARREARS.form.remindsOld(30)],
])('"%s" changes whom the rule reminds, and nothing else of it', async (said, reminds, told) => {
  const talk = office({ standings: { ...office().script.standings, rule: RULE } });
  await say(talk.conversation, said, 'Voted in November');
  expect(texts(talk.conversation).join('\n')).toContain(told);
  expect(texts(talk.conversation).join('\n')).not.toContain(ARREARS.form.leaves);
  expect(asked(talk, 'startReminders')).toEqual([]);
  expect(asked(talk, 'setArrearsPolicy')).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(asked(talk, 'setArrearsPolicy')).toMatchObject([{ terms: { ...RULE, ...reminds } }]);
});

test.each([
  // Whoever owes exactly 5,000 is reminded, and can buy where more than that stops power.
  [{ all: 5_000 }, {}, false],
  [{ all: 5_000 }, { remind: 5_000.01 }, true],
  [{ all: 4_999 }, {}, true],
  [{ all: 4_000 }, { graceDays: 3 }, false],
  [{ all: 4_000 }, { charges: 1 }, false],
  [{ all: 4_000 }, { days: 30 }, false],
  [{ all: 4_000 }, { days: 30, remindDays: 30 }, false],
  [{ all: 4_000 }, { days: 30, remindDays: 31 }, true],
  [{ 'service-charge': 4_999, 'dev-levy': 0, fine: 0 }, {}, true],
  [{ 'service-charge': 4_999, 'dev-levy': 1, fine: 0 }, {}, false],
  [{ 'service-charge': 0, fine: 0 }, {}, false],
])('of %o with %o it is said before the yes whether power stops before anybody is reminded', (most, more, late) => {
  const terms = {
    ...{ remind: 5_000, remindDays: 0, days: 0, charges: 0, graceDays: 0, always: 0, debtShare: 0, words: null },
    ...{ most: { 'service-charge': null, 'dev-levy': null, fine: null, all: null, ...most }, ...more },
  };
  expect(reminderNotes(terms)).toEqual([ARREARS.form.mailsToo, ...(late ? [ARREARS.form.remindsLate] : [])]);
  expect(reminderNotes({ ...terms, remind: 0, remindDays: 0 })).toEqual([]);
  expect(reminderNotes({ ...terms, remind: null })).toEqual([ARREARS.form.mailsToo]);
});

test('where nobody is reminded no age of it is asked, nor kept', async () => {
  const talk = office();
  talk.conversation.open('set-arrears-policy', { rule: 'own', remind: '5000', remindDays: '30' });
  await talk.conversation.settled();
  const names = () => view(talk)?.fields.map(({ name }) => name) ?? [];
  expect(names().slice(0, 4)).toEqual(['rule', 'remind', 'remindDays', 'serviceCharge']);
  talk.conversation.send({ type: 'FILL', values: { remind: 'never' } });
  await talk.conversation.settled();
  expect(names().slice(0, 3)).toEqual(['rule', 'remind', 'serviceCharge']);
  await say(talk.conversation, 'Voted in November', 'yes');
  expect(asked(talk, 'setArrearsPolicy')).toMatchObject([{ terms: { remind: null, remindDays: 0 } }]);
  expect(texts(talk.conversation).join('\n')).toContain(ARREARS.form.remindsNobody);
});

test.each([
  ['5000', 5_000],
  ['more than 5000', 5_000.01],
  ['above 5k', 5_000.01],
  ['at least 5,000', 5_000],
  ['5000 or more', 5_000],
  ['from ₦5000', 5_000],
  ['5000.50', 5_000.5],
  ['more than 0', 0],
  ['never', null],
])('"%s" is an answer to from which sum on a house is reminded', async (said, remind) => {
  const talk = office();
  talk.conversation.open('set-arrears-policy', { rule: 'own', serviceCharge: '0', devLevy: 'never', fine: 'never' });
  await talk.conversation.settled();
  await say(talk.conversation, said, 'Voted in November', 'yes');
  expect(asked(talk, 'setArrearsPolicy')).toMatchObject([{ terms: { remind } }]);
});

/** What stops power by the portal's rule. */
const PORTAL = {
  most: { 'service-charge': 0, 'dev-levy': 59_999, fine: 0, all: null },
  ...{ days: 0, charges: 0, graceDays: 0, always: 0, words: null },
};

test('one sentence about reminders says first that the estate leaves the portal’s rule, and a yes changes nothing of what stops power', async () => {
  const talk = office();
  await say(talk.conversation, 'remind only when more than 5000 is owed');
  const first = texts(talk.conversation).join('\n');
  for (const line of [ARREARS.form.leaves, ARREARS.form.stopsAsBefore, ARREARS.form.reasonAsk])
    expect(first).toContain(line);
  await say(talk.conversation, 'Voted in November');
  const { title, lines } = view(talk)?.dialog ?? {};
  expect([title, lines?.slice(0, 3)]).toEqual([
    ARREARS.form.dialog('today'),
    [ARREARS.form.leaves, ARREARS.form.stopsAsBefore, ARREARS.form.remindsOver('₦5,000')],
  ]);
  await say(talk.conversation, 'yes');
  expect(asked(talk, 'setArrearsPolicy')).toMatchObject([
    { terms: { ...PORTAL, remind: 5_000.01, remindDays: 0, debtShare: 0 } },
  ]);
});

test('who changes what stops power beside it is not told that it stays', async () => {
  const talk = office();
  await say(talk.conversation, 'remind from 5000');
  talk.conversation.send({ type: 'FILL', values: { fine: 'never' } });
  await say(talk.conversation, 'Voted in November');
  expect(view(talk)?.dialog?.lines).toContain(ARREARS.form.leaves);
  expect(view(talk)?.dialog?.lines).not.toContain(ARREARS.form.stopsAsBefore);
});

test('a sum in other money is refused at its answer', async () => {
  const talk = office();
  await say(talk.conversation, 'reminders only above $50');
  expect(view(talk)?.fields.find(({ name }) => name === 'remind')?.problem).toBe(ARREARS.form.remindUnclear);
  await say(talk.conversation, '75000', 'Voted in November', 'yes');
  expect(asked(talk, 'setArrearsPolicy')).toMatchObject([{ terms: { ...PORTAL, remind: 75_000 } }]);
});

test('a rule that is not agreed to is not set, and what is no amount is asked again', async () => {
  const talk = office();
  talk.conversation.open('set-arrears-policy', { rule: 'own', remind: '0', serviceCharge: 'a little' });
  await talk.conversation.settled();
  expect(view(talk)?.fields.find(({ name }) => name === 'serviceCharge')?.problem).toBe(ARREARS.form.mostUnclear);
  await say(talk.conversation, 'never', 'never', 'never', 'Nobody is stopped', 'no');
  expect(texts(talk.conversation).join('\n')).toContain(ARREARS.form.kept);
  expect(asked(talk, 'setArrearsPolicy')).toEqual([]);
});

test('a house is excepted in one sentence, and read back before', async () => {
  const talk = office({
    standings: { ...office().script.standings, houses: office().script.standings.houses.slice(0, 1) },
  });
  await say(talk.conversation, 'give House 12 grace until 5 December because he is in hospital');
  expect(asked(talk, 'arrearsStandings')).toEqual([{ search: 'House 12', rows: 10 }]);
  const said = texts(talk.conversation).join('\n');
  expect(said).toContain(ARREARS.exception.dialog('House 12, Palm Avenue'));
  await say(talk.conversation, 'yes');
  const until = view(talk) === null ? expect.stringMatching(/-12-05$/) : '';
  expect(asked(talk, 'exceptMeter')).toEqual([{ meter_number: '45701124518', until, reason: 'he is in hospital' }]);
});

test('of several houses the one that is meant is asked for', async () => {
  const talk = office();
  await say(talk.conversation, 'give house 1 grace until 5 December because he is in hospital');
  const { exception } = ARREARS;
  const named = ['House 12, Palm Avenue (45701124518)', 'House 14, Palm Avenue (45701124519)'];
  expect(view(talk)?.fields.find(({ name }) => name === 'house')?.problem).toBe(exception.several(named, 0));
  expect(asked(talk, 'exceptMeter')).toEqual([]);
});

test('the chat tells whom the rule stops today, and why', async () => {
  const talk = office();
  await say(talk.conversation, 'who would be blocked today');
  expect(texts(talk.conversation).join('\n')).toContain(ARREARS.list.stoppedFor(1));
  const { suggestions = [], messages } = talk.conversation.getSnapshot();
  expect(suggestions.map(({ label }) => label)).toContain(ARREARS.form.title);
  expect(JSON.stringify(messages)).toContain(STANDING_WORDS.blocked);
});
