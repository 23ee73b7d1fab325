import { expect, test } from 'vitest';
import { ARREARS, STANDING_WORDS } from '#catalogues/sentences/estate/arrears.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
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
  await say(talk.conversation, 'our own', '15000', 'never', '0', 'Voted in November');
  const terms = {
    most: { 'service-charge': 15_000, 'dev-levy': null, fine: 0, all: null },
    ...{ days: 0, charges: 0, graceDays: 0, always: 0, debtShare: 0, words: null },
  };
  expect(asked(talk, 'tryArrearsPolicy')).toEqual([{ terms }]);
  const said = texts(talk.conversation).join('\n');
  const told = ARREARS.form.touched('House 12, Palm Avenue', 'Chinedu Okafor', 'owes', 'power stopped');
  for (const line of [
    ARREARS.form.stopsOver('service charge', '₦15,000'),
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
  await say(talk.conversation, 'never', 'never', 'never', 'Voted in November');
  const said = texts(talk.conversation).join('\n');
  expect(said).toContain(ARREARS.form.takesOf(20));
  expect(said).toContain(ARREARS.form.divides(2));
  expect(asked(talk, 'setArrearsPolicy')).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(asked(talk, 'setArrearsPolicy')).toMatchObject([{ terms: { debtShare: 20 } }]);
});

test('a part of each top-up changes nothing else of a rule that there is', async () => {
  const rule = {
    most: { 'service-charge': 15_000, 'dev-levy': null, fine: 5_000, all: null },
    ...{ days: 30, charges: 0, graceDays: 7, always: 2_000, debtShare: 10, words: 'Please see the committee.' },
  };
  const talk = office({ standings: { ...office().script.standings, rule } });
  await say(talk.conversation, 'take 20 percent of each top-up for the debt', 'Voted in November', 'yes');
  expect(asked(talk, 'setArrearsPolicy')).toMatchObject([{ terms: { ...rule, debtShare: 20 } }]);
});

test('a rule that is not agreed to is not set, and what is no amount is asked again', async () => {
  const talk = office();
  talk.conversation.open('set-arrears-policy', { rule: 'own', serviceCharge: 'a little' });
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
