import { expect, test } from 'vitest';
import { daysSaid, REMINDER_DAYS as SAID } from '#catalogues/sentences/estate/reminder-days.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, type Script, say, talkTo, texts } from '../../support/portal.ts';

const talking = (claims: Parameters<typeof bearer>[0], given: Partial<Script> = {}) =>
  talkTo(given, { keep: { ...keepNothing(), token: () => bearer(claims) } });
const office = (given: Partial<Script> = {}) => talking({ role: 'service-admin', meter_number: null }, given);
type Talk = ReturnType<typeof office>;
const kept = ({ script }: Talk) =>
  script.calls.filter(({ name }) => name === 'setReminderDays').map(({ input }) => input);
const open = async (talk: Talk, values: Record<string, string> = {}) => {
  talk.conversation.open('reminder-days', values);
  await talk.conversation.settled();
};
const said = (talk: Talk) => texts(talk.conversation).join('\n');

test('the days are asked for, read back with whom they are for and what they were, and kept after a yes', async () => {
  const talk = office({ reminderDays: [-5] });
  await open(talk);
  expect(said(talk)).toContain(SAID.beforeAsk);
  await say(talk.conversation, '3', '14, 0 and 7');
  for (const line of [
    SAID.dialog,
    SAID.is(daysSaid([-3, 0, 7, 14])),
    SAID.each,
    SAID.only,
    SAID.byRule,
    SAID.was(daysSaid([-5])),
  ])
    expect(said(talk)).toContain(line);
  expect(kept(talk)).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(kept(talk)).toEqual([{ days: [-3, 0, 7, 14], before: [-5] }]);
});

test('none is none, what stands already is told, and a no keeps it', async () => {
  const off = office({ reminderDays: [7] });
  await open(off, { before: 'none', after: 'none' });
  expect(said(off)).toContain(SAID.dialogOff);
  await say(off.conversation, 'no');
  expect([said(off).includes(SAID.kept), kept(off)]).toEqual([true, []]);
  const same = office({ reminderDays: [-3, 7] });
  await open(same, { before: '3', after: '7' });
  expect([said(same).includes(SAID.already), kept(same)]).toEqual([true, []]);
});

test('days that are none, lie close or are too many are asked for again', async () => {
  for (const [before, after, problem] of [
    ['soon', '7', SAID.beforeWrong],
    ['31', '7', SAID.beforeWrong],
    ['0', '7', SAID.beforeWrong],
    ['3', '61', SAID.afterWrong],
    ['3', '-1', SAID.afterWrong],
    ['1', '1', SAID.close],
    ['none', '0, 3, 6, 9, 12, 15, 18, 21, 24', SAID.many],
  ] as const) {
    const talk = office();
    await open(talk, { before, after });
    expect(said(talk)).toContain(problem);
    expect(kept(talk)).toEqual([]);
  }
});

test('what the server refuses is said: somebody changed it meanwhile', async () => {
  const talk = office({ remindersRefused: { code: 'days-moved', message: SAID.moved(daysSaid([7])) } });
  await open(talk, { before: '3', after: 'none' });
  await say(talk.conversation, 'yes');
  expect(said(talk)).toContain(SAID.moved(daysSaid([7])));
});

test('the days are said as people say them', () => {
  expect([[-3, 0, 1], [-7, -3, 4, 14], [0], []].map(daysSaid)).toEqual([
    ...['3 days before, on the day, 1 day after', '7 and 3 days before, 4 and 14 days after', 'on the day', 'off'],
  ]);
});

test('it is said in the chat', async () => {
  for (const sentence of [
    'change the reminder days',
    'abeg turn on automatic reminders',
    'remind everybody who owes by itself',
  ]) {
    const talk = office();
    await say(talk.conversation, sentence);
    expect([sentence, talk.conversation.getSnapshot().view?.flow]).toEqual([sentence, 'reminder-days']);
  }
});

test('a resident who comes is told of what they were reminded of, with the way to pay it', async () => {
  const charges = ['Gate', 'Road', 'Drain', 'Wall'].map((reason) => ({ reason, owed: 5_000, payBy: '2026-12-10' }));
  const talk = talking({ role: 'service-user' }, { duesNews: charges });
  await talk.conversation.settled();
  expect(said(talk)).toContain(SAID.news('Gate', '₦5,000', '10 Dec 2026'));
  expect(said(talk)).toContain(SAID.more('1'));
  expect(said(talk)).not.toContain('Wall');
  expect(talk.conversation.getSnapshot().suggestions?.map(({ label }) => label)).toContain(SAID.pay);
});
