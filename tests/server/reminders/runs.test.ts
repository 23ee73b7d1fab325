import { afterAll, beforeAll, expect, test } from 'vitest';
import { REMINDER_RUNS } from '#catalogues/sentences/estate/reminder-runs.ts';
import { REMINDERS } from '#catalogues/sentences/estate/reminders.ts';
import { outbox, SEND_MAIL } from '#src/server/mail/outbox.ts';
import { writeReminders } from '#src/server/reminders/write.ts';
import { type Month, openMonth } from '../charges/support/month.ts';

const NOON = '2026-11-25T11:00:00Z';

let month: Month;
/** What the queue was told. */
const jobs: { readonly name: string; readonly data: unknown }[] = [];
let deps: Parameters<typeof writeReminders>[0];
beforeAll(async () => {
  month = await openMonth();
  await month.travel(NOON);
  const queue = { send: async (_: unknown, name: string, data: unknown) => void jobs.push({ name, data }) };
  const mail = outbox({ queue, random: { uuid: () => crypto.randomUUID() } as never, clock: () => month.time.now });
  deps = { db: month.db, clock: () => month.time.now, mail, config: { publicUrl: 'https://wattchat.example' } };
  await month.start({ what: 'fine', amount: 5_000, reason: 'Refuse in the drain' });
  await month.work();
});
afterAll(() => month.portal.close());

const ask = (name: Parameters<Month['office']['ask']>[0], input: Record<string, unknown> = {}, who?: 'cedar') =>
  month.office.ask(name, input, who);
const runs = async () => (await ask('reminderRuns')).said.runs as Record<string, unknown>[];
const peopleOf = async (id: number) => (await ask('reminderPeople', { id })).said.people as Record<string, unknown>[];
const states = async (id: number) => (await peopleOf(id)).map(({ state }) => state);
const start = async (asked: Record<string, unknown> = {}) => {
  const { people, owed } = (await ask('previewReminders', { over: 'any', ...asked })).said;
  return ask('startReminders', { over: 'any', ...asked, people, owed });
};
const idOfNewest = async () => Number((await runs())[0]?.id);
/** Write so many mails of the newest run, one at a time, until the server dies. */
async function write(count: number) {
  let written = 0;
  const dying = {
    ...deps,
    mail: {
      async queue(...given: Parameters<typeof deps.mail.queue>) {
        if (written++ === count) throw new Error('The server died.');
        return deps.mail.queue(...given);
      },
    },
  };
  await expect(writeReminders(dying, await idOfNewest(), 1)).rejects.toThrow('The server died.');
}

test('nothing stands there until somebody was reminded, and what is none is refused', async () => {
  expect((await ask('reminderRuns')).said).toEqual({ runs: [], total: 0, page: 1 });
  for (const name of ['reminderPeople', 'stopReminders', 'resumeReminders'] as const)
    expect(await ask(name, { id: 4711 })).toMatchObject({ status: 400, said: { code: 'no-such-run' } });
});

test('a run stands there with whom it is for, who asked, and how far it is', async () => {
  const { people, owed } = (await ask('previewReminders', { over: 'any', least: 1_000 })).said;
  expect((await start({ least: 1_000 })).status).toBe(200);
  expect(await runs()).toEqual([
    {
      ...{ id: expect.any(Number), at: '2026-11-25T11:00:00.000Z', by: expect.stringMatching(/\w/) },
      ...{ over: 'any', least: 1_000, most: null, since: null, state: 'running', people, owed, written: 0, failed: 0 },
      waits: false,
    },
  ]);
  const id = await idOfNewest();
  const waiting = await peopleOf(id);
  expect(waiting).toHaveLength(Number(people));
  for (const person of waiting) expect(person).toMatchObject({ state: 'waiting', owed: 5_000, at: null });
  expect(waiting.every(({ address, name }) => /\w/.test(String(address)) && /\w/.test(String(name)))).toBe(true);
});

test('stopped between two mails it writes no more, twice is once, and another may begin meanwhile', async () => {
  const id = await idOfNewest();
  const people = Number((await runs())[0]?.people);
  await write(2);
  const stopped = { status: 200, said: { message: REMINDER_RUNS.stopped(2, people) } };
  expect(await ask('stopReminders', { id })).toMatchObject(stopped);
  expect(await ask('stopReminders', { id })).toMatchObject(stopped);
  await writeReminders(deps, id);
  expect((await runs())[0]).toMatchObject({ state: 'stopped', written: 2 });
  expect((await states(id)).filter((state) => state === 'queued')).toHaveLength(2);
  expect((await month.office.deeds()).filter(({ action }) => action === 'reminders-stopped')).toHaveLength(1);
});

test('nobody of another estate sees it, stops it or goes on with it', async () => {
  const id = await idOfNewest();
  for (const name of ['reminderPeople', 'stopReminders', 'resumeReminders'] as const)
    expect(await ask(name, { id }, 'cedar')).toMatchObject({ said: { code: 'no-such-run' } });
  expect((await ask('reminderRuns', {}, 'cedar')).said).toMatchObject({ runs: [] });
  expect((await runs())[0]).toMatchObject({ state: 'stopped' });
});

test('gone on with it writes the rest, and who has paid meanwhile is spared', async () => {
  const id = await idOfNewest();
  const all = await peopleOf(id);
  const paid = all.find(({ state }) => state === 'waiting');
  await month.set(String(paid?.meterNumber), 0, 'fine');
  jobs.length = 0;
  month.portal.jobs.length = 0;
  expect(await ask('resumeReminders', { id })).toMatchObject({ said: { message: REMINDER_RUNS.resumed(true) } });
  expect(month.portal.jobs.filter(({ name }) => name === 'remind-run')).toHaveLength(1);
  // A second click changes nothing and asks nothing more of the queue.
  expect(await ask('resumeReminders', { id })).toMatchObject({ said: { message: REMINDER_RUNS.resumed(true) } });
  expect(month.portal.jobs.filter(({ name }) => name === 'remind-run')).toHaveLength(1);
  await writeReminders(deps, id);
  expect((await runs())[0]).toMatchObject({ state: 'done', written: all.length - 1, failed: 0 });
  const spared = (await peopleOf(id)).filter(({ state }) => state === 'spared');
  expect(spared).toEqual([{ ...paid, state: 'spared' }]);
  expect(await ask('stopReminders', { id })).toMatchObject({ said: { code: 'run-over', message: REMINDER_RUNS.over } });
  expect(await ask('resumeReminders', { id })).toMatchObject({ said: { code: 'run-over' } });
});

/** Mark the mails of these people, or of everybody but them, in a run. */
const marked = async (id: number, who: readonly string[], how: 'failed' | 'sent') =>
  month.db
    .updateTable('mail_outbox')
    .set(how === 'failed' ? { failed_at: month.time.now, last_error: 'no such mailbox' } : { sent_at: month.time.now })
    .where(
      'id',
      'in',
      month.db.selectFrom('reminders').select('mail_id').where('run_id', '=', id).where('user_id', 'in', who),
    )
    .execute();

test('who could not be written to stands first, and is written to anew: with what is owed now, at the address of now, or not at all', async () => {
  const id = await idOfNewest();
  const all = (await peopleOf(id)).filter(({ state }) => state === 'queued').map((one) => String(one.id));
  const [paid = '', unwilling = '', moved = '', ...others] = all;
  await marked(id, [paid, unwilling, moved], 'failed');
  await marked(id, others, 'sent');
  expect((await runs())[0]).toMatchObject({ state: 'done', failed: 3 });
  const [first, second, third, ...rest] = await peopleOf(id);
  expect([first, second, third].map((one) => one?.state)).toEqual(['failed', 'failed', 'failed']);
  expect(new Set(rest.map(({ state }) => state))).toEqual(new Set(['mailed', 'spared']));
  // Meanwhile one has paid, one wants no reminders, and one has another address and owes less.
  const meterOf = (who: string) => String([first, second, third].find((one) => one?.id === who)?.meterNumber);
  await month.set(meterOf(paid), 0, 'fine');
  await month.db.updateTable('users').set({ dues_reminders: false }).where('id', '=', unwilling).execute();
  await month.db.updateTable('users').set({ email: 'new@palmcourt.example' }).where('id', '=', moved).execute();
  await month.set(meterOf(moved), 3_000, 'fine');
  // Whom the run had spared owes again: no yes to those whose mail came back is for them.
  const earlier = (await peopleOf(id)).find(({ state }) => state === 'spared');
  await month.set(String(earlier?.meterNumber), 9_000, 'fine');
  await month.travel('2026-12-10T22:30:00Z');
  month.portal.jobs.length = 0;
  const again = `${REMINDER_RUNS.again(3)} ${REMINDER_RUNS.resumed(false)}`;
  expect(await ask('resumeReminders', { id })).toMatchObject({ said: { message: again } });
  // A second click changes nothing, and at night nobody is mailed.
  expect((await ask('resumeReminders', { id })).status).toBe(200);
  expect(month.portal.jobs.filter(({ name }) => name === 'remind-run')).toHaveLength(1);
  expect(month.portal.jobs.filter(({ name }) => name === SEND_MAIL)).toEqual([]);
  await writeReminders(deps, id);
  expect((await states(id)).filter((state) => state === 'waiting')).toHaveLength(3);
  await month.travel('2026-12-11T09:00:00Z');
  await writeReminders(deps, id);
  expect((await runs())[0]).toMatchObject({ state: 'done', failed: 0, written: others.length + 1 });
  const row = await month.db
    .selectFrom('reminders')
    .selectAll()
    .where('run_id', '=', id)
    .where('user_id', '=', moved)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ kobo: 300_000, at: month.time.now });
  const mail = await month.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('id', '=', row.mail_id)
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ to_address: 'new@palmcourt.example', subject: expect.stringContaining('₦3,000') });
  const spared = (await peopleOf(id)).filter(({ state }) => state === 'spared').map((one) => one.id);
  expect(spared).toEqual(expect.arrayContaining([paid, unwilling, earlier?.id]));
  // Whoever was written to now is left alone now.
  const { left } = (await ask('previewReminders', { over: 'any' })).said as { left: { why: string; count: number }[] };
  expect(left.find(({ why }) => why === 'lately')?.count).toBe(1);
  expect(await ask('resumeReminders', { id })).toMatchObject({ said: { code: 'run-over' } });
});

test('a stopped one is not gone on with while another is mailed', async () => {
  // Whoever was reminded is left alone for three days.
  await month.travel('2026-12-22T11:00:00Z');
  expect((await start()).status).toBe(200);
  const stopped = await idOfNewest();
  await ask('stopReminders', { id: stopped });
  expect((await start()).status).toBe(200);
  expect(await ask('resumeReminders', { id: stopped })).toMatchObject({
    said: { code: 'reminders-running', message: REMINDERS.running },
  });
  expect((await runs()).map(({ state }) => state)).toEqual(['running', 'stopped', 'done']);
});

test('at night a run that is being mailed says that it waits for the morning', async () => {
  await month.travel('2026-12-22T22:00:00Z');
  expect((await runs()).map(({ state, waits }) => [state, waits])).toEqual([
    ['running', true],
    ['stopped', false],
    ['done', false],
  ]);
});

test('two who go on with it while it is being written hold each other up at no point', async () => {
  await month.travel('2026-12-29T11:00:00Z');
  const id = await idOfNewest();
  const asked = async () => {
    for (let time = 0; time < 5; time++) {
      // What is written to its end meanwhile is over, and nothing else goes wrong.
      for (const name of ['stopReminders', 'resumeReminders'] as const)
        expect([undefined, 'run-over']).toContain((await ask(name, { id })).said.code);
    }
  };
  await Promise.all([asked(), asked(), writeReminders(deps, id, 1)]);
  await ask('resumeReminders', { id });
  await writeReminders(deps, id, 1);
  expect((await runs())[0]).toMatchObject({ state: 'done', failed: 0 });
});
