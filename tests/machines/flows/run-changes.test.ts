import { expect, test } from 'vitest';
import { CANNOT } from '#catalogues/sentences/conversation/cannot.ts';
import { RUN_CHANGES as SAID } from '#catalogues/sentences/estate/run-changes.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { RUNS } from '../../support/calls/charges.ts';
import { REMINDER_RUN_ROWS } from '../../support/calls/reminders.ts';
import { bearer, type Script, say, talkTo, texts } from '../../support/portal.ts';

const office = (given: Partial<Script> = {}) =>
  talkTo(given, { keep: { ...keepNothing(), token: () => bearer({ role: 'service-admin', meter_number: null }) } });
type Talk = ReturnType<typeof office>;
const said = (talk: Talk) => texts(talk.conversation).join('\n');
const sent = (talk: Talk, name: string) =>
  talk.script.calls.filter((call) => call.name === name).map(({ input }) => input);

const [mailing, back] = REMINDER_RUN_ROWS;
const [charged] = RUNS;
if (!mailing || !back || !charged) throw new Error('there have to be runs');
const stopped = { ...mailing, state: 'stopped' } as const;

test('reminders are stopped after a yes that says which they are and how far', async () => {
  const talk = office();
  await say(talk.conversation, 'stop the reminders');
  for (const line of [SAID.stopReminders.dialog(), 'Over 30 days, ₦20,000 or more', '5 of 12 written'])
    expect(said(talk)).toContain(line);
  expect(sent(talk, 'stopReminders')).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(sent(talk, 'stopReminders')).toEqual([{ id: 8 }]);
  expect(said(talk)).toContain('They are stopped.');
});

test.each([
  ...['maybe', 'go on', 'continue', 'please continue', 'continue please', 'keep going', 'carry on', 'proceed'],
  ...['go on please', 'go on with it', 'send', 'send it', 'send them', 'oya send am', 'mail them', 'finish it'],
])('“%s” is no yes to stopping them, and a no lets them go on', async (doubt) => {
  const talk = office();
  await say(talk.conversation, 'stop the reminders', doubt);
  expect(sent(talk, 'stopReminders')).toEqual([]);
  expect(said(talk)).not.toContain(SAID.stopReminders.kept);
  await say(talk.conversation, 'no');
  expect(sent(talk, 'stopReminders')).toEqual([]);
  expect(said(talk)).toContain(SAID.stopReminders.kept);
});

test.each([
  ...['let them go', 'let them go on', 'let them continue', 'keep sending', 'make dem go', 'leave them', 'do not stop'],
])('“%s” lets them go on', async (no) => {
  const talk = office();
  await say(talk.conversation, 'stop the reminders', no);
  expect(sent(talk, 'stopReminders')).toEqual([]);
  expect(said(talk)).toContain(SAID.stopReminders.kept);
});

test.each(['yes', 'stop them', 'yes, stop them', 'stop the reminders', 'ok', 'go ahead'])(
  '“%s” stops them',
  async (yes) => {
    const talk = office();
    await say(talk.conversation, 'stop the reminders', yes);
    expect(sent(talk, 'stopReminders')).toEqual([{ id: 8 }]);
  },
);

test.each(['go on', 'carry on', 'proceed', 'send it', 'finish it'])(
  '“%s” is no yes to stopping charges',
  async (doubt) => {
    const talk = office({ chargeRuns: [{ ...charged, state: 'running', takenBack: null }] });
    await say(talk.conversation, 'stop the run of charges', doubt);
    expect(sent(talk, 'stopCharges')).toEqual([]);
  },
);

test('of several that are stopped none is guessed, and where there is none that is said', async () => {
  const none = office({ reminderRuns: [] });
  await say(none.conversation, 'stop the reminders', 'resume the reminders');
  expect(said(none)).toContain(SAID.stopReminders.none);
  expect(said(none)).toContain(SAID.resumeReminders.none);
  const several = office({ reminderRuns: [stopped, { ...stopped, id: 9 }] });
  await say(several.conversation, 'go on with the reminders');
  expect(said(several)).toContain(SAID.resumeReminders.several);
  expect([...sent(none, 'stopReminders'), ...sent(several, 'resumeReminders')]).toEqual([]);
});

test('what was stopped goes on, and what came back is written anew, as the words say', async () => {
  const both = { reminderRuns: [back, stopped] };
  for (const [words, id] of [
    ['resume the reminders', stopped.id],
    ['send the failed reminders again', back.id],
  ] as const) {
    const talk = office(both);
    await say(talk.conversation, words, 'yes');
    expect(sent(talk, 'resumeReminders')).toEqual([{ id }]);
  }
  const talk = office({ reminderRuns: [back] });
  await say(talk.conversation, 'resume the reminders');
  expect(said(talk)).toContain(SAID.resumeReminders.dialog(1));
});

test('a month that is named is the one that is meant, or there is none', async () => {
  const october = office({
    reminderRuns: [
      { ...stopped, id: 9 },
      { ...stopped, id: 5, at: '2026-10-24T09:00:00.000Z' },
    ],
  });
  await say(october.conversation, 'resume the October reminders', 'yes');
  expect(sent(october, 'resumeReminders')).toEqual([{ id: 5 }]);
  const charges = office({ chargeRuns: [{ ...charged, state: 'running', month: '2026-12', takenBack: null }] });
  await say(charges.conversation, 'stop the November charges');
  expect(said(charges)).toContain(SAID.stopCharges.noneOf('November'));
  await say(charges.conversation, 'yes');
  expect(sent(charges, 'stopCharges')).toEqual([]);
});

test.each(['stop reminding Amaka Eze', 'stop reminders above 2000', 'pause the reminders until Friday'])(
  '“%s” stops none, and that is said',
  async (words) => {
    const talk = office();
    await say(talk.conversation, words, 'yes');
    expect(said(talk)).toContain(CANNOT.someReminders);
    expect(sent(talk, 'stopReminders')).toEqual([]);
  },
);

test('a run of charges is stopped and gone on with in the chat', async () => {
  const running = office({ chargeRuns: [{ ...charged, state: 'running', takenBack: null }] });
  await say(running.conversation, 'stop the run of charges');
  expect(said(running)).toContain(charged.reason);
  await say(running.conversation, 'yes');
  expect(sent(running, 'stopCharges')).toEqual([{ id: charged.id }]);
  const halted = office({ chargeRuns: [{ ...charged, state: 'stopped', takenBack: null }] });
  await say(halted.conversation, 'go on with the charges', 'yes');
  expect(sent(halted, 'resumeCharges')).toEqual([{ id: charged.id }]);
});

test('stopping reminders that are only read back is a no to them', async () => {
  const talk = office({ reminderRuns: [] });
  await say(talk.conversation, 'remind everybody who owes', 'stop the reminders');
  expect(sent(talk, 'startReminders')).toEqual([]);
  expect(said(talk)).not.toContain(SAID.stopReminders.none);
});

test('who was reminded is told in the chat, run by run', async () => {
  const talk = office();
  await say(talk.conversation, 'who did we remind?');
  expect(sent(talk, 'reminderRuns')).toHaveLength(1);
  expect(sent(talk, 'debtors')).toEqual([]);
  expect(said(talk)).toContain('Reminders sent: 2.');
  await say(talk.conversation, 'export it');
  expect(sent(talk, 'exportDebtors')).toEqual([]);
});

test('a run that waits is found behind any number that are over', async () => {
  const over = Array.from({ length: 100 }, (_, at) => ({ ...mailing, id: 200 - at, state: 'done' as const }));
  const talk = office({ reminderRuns: [...over, { ...stopped, id: 3 }] });
  await say(talk.conversation, 'go on with the reminders', 'yes');
  expect(sent(talk, 'reminderRuns')).toEqual([
    { page: 1, rows: 100 },
    { page: 2, rows: 100 },
  ]);
  expect(sent(talk, 'resumeReminders')).toEqual([{ id: 3 }]);
});
