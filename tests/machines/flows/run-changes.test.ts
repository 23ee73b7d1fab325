import { expect, test } from 'vitest';
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
  for (const line of [SAID.stopReminders.dialog, 'Over 30 days, ₦20,000 or more', '5 of 12 written'])
    expect(said(talk)).toContain(line);
  expect(sent(talk, 'stopReminders')).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(sent(talk, 'stopReminders')).toEqual([{ id: 8 }]);
  expect(said(talk)).toContain('They are stopped.');
});

test('a no lets them go on, and a doubt is no yes', async () => {
  const talk = office();
  await say(talk.conversation, 'stop the reminders', 'maybe', 'no');
  expect(sent(talk, 'stopReminders')).toEqual([]);
  expect(said(talk)).toContain(SAID.stopReminders.kept);
});

test('of several none is guessed, and where there is none that is said', async () => {
  const none = office({ reminderRuns: [] });
  await say(none.conversation, 'stop the reminders', 'resume the reminders');
  expect(said(none)).toContain(SAID.stopReminders.none);
  expect(said(none)).toContain(SAID.resumeReminders.none);
  const several = office({ reminderRuns: [stopped, back] });
  await say(several.conversation, 'go on with the reminders');
  expect(said(several)).toContain(SAID.resumeReminders.several);
  expect([...sent(none, 'stopReminders'), ...sent(several, 'resumeReminders')]).toEqual([]);
});

test('reminders that came back are sent again, and stopped ones go on', async () => {
  for (const run of [stopped, back]) {
    const talk = office({ reminderRuns: [run] });
    await say(talk.conversation, 'resume the reminders', 'yes');
    expect(sent(talk, 'resumeReminders')).toEqual([{ id: run.id }]);
  }
});

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
});
