import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallInput } from '#catalogues/calls/services.ts';
import { expireUtterances } from '#src/server/utterances/expire.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { DEMO_MADE_AT } from '../../support/server/template.ts';

let portal: TestApp;
let resident = '';
let platform = '';
beforeAll(async () => {
  portal = await openTestApp({ LEARNING_DAYS: '30' });
  resident = await portal.signIn('resident@palmcourt.example');
  platform = await portal.signIn('platform@wattchat.example');
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.time.now = new Date(DEMO_MADE_AT);
  await portal.db.deleteFrom('utterances').execute();
  await portal.db.deleteFrom('utterance_counts').execute();
  await portal.db.updateTable('users').set({ learning_agreed_at: null }).execute();
  await sql`delete from rate_limits`.execute(portal.db);
});

type Said = CallInput<'keepUtterances'>['said'][number];

const MISSED: Said = {
  text: 'abeg my light don quench',
  kind: 'missed',
  place: null,
  understood: 'none',
  offered: ['buy-power', 'token-issues'],
  chosen: 'token-issues',
};
const keep = (given: Partial<Said> = {}, token = resident) =>
  portal.call('keepUtterances', { said: [{ ...MISSED, ...given }] }, token);
const agree = (agreed: boolean, token = resident) => portal.call('setLearning', { agreed }, token);
const list = async (asked: Record<string, string> = {}) => (await portal.call('utterances', asked, platform)).body;
const kept = () => portal.db.selectFrom('utterances').select(['text', 'role', 'label']).execute();
/** What is kept was said so many days ago. */
const saidAgo = (days: number) =>
  portal.db
    .updateTable('utterances')
    .set({ at: new Date(portal.time.now.getTime() - days * 86_400_000) })
    .execute();

describe('figures', () => {
  const count = (counted: CallInput<'countUtterances'>['counted'], token?: string) =>
    portal.call('countUtterances', { counted: [...counted] }, token);

  test('are added up by day in Lagos, role, what it was and which place was chosen, of those who agreed to nothing too', async () => {
    await count([
      { kind: 'missed', place: 2 },
      { kind: 'missed', place: null },
    ]);
    await count([{ kind: 'asked', place: 1 }], resident);
    await count([{ kind: 'asked', place: 1 }], resident);
    const { counts } = (await portal.call('utteranceCounts', {}, platform)).body;
    const day = new Date(portal.time.now.getTime() + 3_600_000).toISOString().slice(0, 10);
    expect(counts).toEqual([
      { day, role: 'service-user', kind: 'asked', place: 0, count: 2 },
      { day, role: 'service-user', kind: 'chosen', place: 1, count: 2 },
      { day, role: 'visitor', kind: 'chosen', place: 2, count: 1 },
      { day, role: 'visitor', kind: 'missed', place: 0, count: 2 },
    ]);
  });

  test('belong to the day that it is in Lagos', async () => {
    portal.time.now = new Date('2026-11-21T23:30:00Z');
    await count([{ kind: 'missed', place: null }]);
    const days = await portal.db.selectFrom('utterance_counts').select('day').execute();
    expect(days).toEqual([{ day: '2026-11-22' }]);
  });

  test('no words come in with them, and no more than one call may bring', async () => {
    await count([{ kind: 'missed', place: null, text: 'abeg' } as never]);
    expect(JSON.stringify(await portal.db.selectFrom('utterance_counts').selectAll().execute())).not.toContain('abeg');
    expect((await count(Array.from({ length: 21 }, () => ({ kind: 'missed', place: null })))).status).toBe(400);
    expect((await count([{ kind: 'missed', place: 9 }])).status).toBe(400);
  });

  test('tell the device whether sentences are wanted, of nobody unless they agreed', async () => {
    expect((await count([{ kind: 'missed', place: null }])).body).toEqual({ wanted: false });
    expect((await count([{ kind: 'missed', place: null }], resident)).body).toEqual({ wanted: false });
    await agree(true);
    expect((await count([{ kind: 'missed', place: null }], resident)).body).toEqual({ wanted: true });
  });
});

describe('sentences', () => {
  test('of somebody who did not agree are never kept, whoever sends them', async () => {
    expect(await keep()).toMatchObject({ status: 200, body: { kept: 0 } });
    expect((await portal.call('keepUtterances', { said: [MISSED] })).status).toBe(401);
    expect(await kept()).toEqual([]);
  });

  test('are kept masked at the door, without the names of whoever said them', async () => {
    await agree(true);
    await keep({ text: 'my name na amaka eze, send 5000 light to 0803 123 4567 or ada@home.example' });
    expect(await kept()).toEqual([
      {
        text: 'my name na NAME, send 1000 light to 08000000000 or someone@mail.example',
        role: 'service-user',
        label: null,
      },
    ]);
  });

  test('with a card, a code or a password in them are not kept at all', async () => {
    await agree(true);
    for (const text of [
      'pay my light with 4242 4242 4242 4242',
      'the otp for my card is 482913 please help',
      'my password is hunter22 and my light is off',
      'please my light •••• is off',
    ])
      expect(await keep({ text })).toMatchObject({ body: { kept: 0 } });
    expect(await kept()).toEqual([]);
  });

  test('are gone at once when the person agrees no longer, and those of others stay', async () => {
    const other = await portal.signIn('admin@palmcourt.example');
    await agree(true);
    await agree(true, other);
    await keep();
    await keep({}, other);
    expect(await agree(false)).toMatchObject({ status: 200 });
    expect(await kept()).toMatchObject([{ role: 'service-admin' }]);
    await keep();
    expect(await kept()).toHaveLength(1);
  });

  test('are shown no longer than is said, and deleted then', async () => {
    await agree(true);
    await keep();
    const expire = () => expireUtterances({ ...portal, clock: () => portal.time.now, config: { learningDays: 30 } });
    await saidAgo(29);
    await expire();
    expect(await list()).toMatchObject({ total: 1 });
    await saidAgo(31);
    expect(await list()).toMatchObject({ utterances: [], total: 0, days: 30 });
    expect(await kept()).toHaveLength(1);
    await expire();
    expect(await kept()).toEqual([]);
  });
});

describe('the list', () => {
  test('has each sentence of a role once, with how often it was said, and never whose it is', async () => {
    await agree(true);
    await keep();
    await saidAgo(1);
    await keep({ text: 'abeg my light don quench', chosen: null });
    expect(await list()).toEqual({
      utterances: [
        {
          id: expect.any(Number),
          text: 'abeg my light don quench',
          role: 'service-user',
          kind: 'missed',
          understood: 'none',
          offered: ['buy-power', 'token-issues'],
          chosen: 'token-issues',
          lastAt: portal.time.now.toISOString(),
          times: 2,
          label: null,
        },
      ],
      total: 1,
      days: 30,
    });
  });

  test('loses what is labelled, and what is said so again has that label', async () => {
    await agree(true);
    await keep();
    await keep();
    const [{ id }] = (await list()).utterances as [{ id: number }];
    expect((await portal.call('labelUtterance', { id, intent: 'token-issues' }, platform)).status).toBe(200);
    await keep();
    expect((await list()).utterances).toEqual([]);
    expect((await list({ list: 'labelled' })).utterances).toMatchObject([{ times: 3, label: 'token-issues' }]);
    const log = await portal.db.selectFrom('audit').selectAll().where('action', '=', 'utterance-labelled').execute();
    expect(log).toMatchObject([{ subject: String(id), estate_id: null }]);
    expect(JSON.stringify(log)).not.toContain('quench');
  });

  test('loses what is thrown away, which is not there for a second label', async () => {
    await agree(true);
    await keep();
    const [{ id }] = (await list()).utterances as [{ id: number }];
    expect((await portal.call('labelUtterance', { id, intent: null }, platform)).status).toBe(200);
    expect(await kept()).toEqual([]);
    expect(await portal.call('labelUtterance', { id, intent: 'none' }, platform)).toMatchObject({
      status: 400,
      body: { code: 'utterance-gone' },
    });
  });

  test.each(['resident@palmcourt.example', 'admin@palmcourt.example'])('is not for %s', async (email) => {
    const token = await portal.signIn(email);
    expect((await portal.call('utterances', {}, token)).status).toBe(403);
    expect((await portal.call('utteranceCounts', {}, token)).status).toBe(403);
    expect((await portal.call('labelUtterance', { id: 1, intent: 'none' }, token)).status).toBe(403);
  });
});

test('the profile says whether one agreed, and for how long sentences are kept', async () => {
  const user = async () => (await portal.call('profile', {}, resident)).body.user;
  expect(await user()).toMatchObject({ helps_learning: false, learning_days: 30 });
  await agree(true);
  expect(await user()).toMatchObject({ helps_learning: true });
});
