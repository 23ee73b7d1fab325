import { afterAll, beforeEach, expect, test } from 'vitest';
import { APPROVALS as SAID } from '#catalogues/sentences/approvals.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { openTwo, type Two, type Who } from './support/two.ts';

let portal: TestApp | undefined;
let two: Two;
let meter: string;
/** What the meter owes at first is 45,000; everything above 20,000 needs two people. */
beforeEach(async () => {
  await portal?.close();
  portal = await openTestApp();
  two = await openTwo(portal);
  meter = await two.meterOf('debtor@palmcourt.example');
  expect(await two.ask('ngozi', 'setBalanceLimit', { limit: 20_000, expected: null })).toMatchObject({
    status: 200,
    said: { limit: 20_000, asked: false },
  });
});
afterAll(() => portal?.close());

const DAY_MS = 86_400_000;
const of = (amount: number) => ({ meter_number: meter, servicePayment: 'servicecharge', amount });
const set = (who: Who, amount: number, more: object = {}) =>
  two.ask(who, 'updateServicePayments', { ...of(amount), ...more });
const askFor = (who: Who, amount: number, expected = -45_000, reason = 'It was charged twice') =>
  two.ask(who, 'askBalanceApproval', { ...of(amount), expected, reason });
const decide = (who: Who, id: unknown, deed: string, reason?: string) =>
  two.ask(who, 'decideApproval', { id, deed, ...(reason !== undefined && { reason }) });
const owed = async () => (await two.ask('ngozi', 'meterName', { meter_number: meter })).said.serviceCharge;
const listed = async (who: Who, list: 'waiting' | 'over' = 'waiting') =>
  (await two.ask(who, 'approvals', { of: list })).said.approvals as Record<string, unknown>[];
const log = async () => (await two.ask('ngozi', 'auditLog')).said.deeds as Record<string, unknown>[];
const postings = async () =>
  (
    await portal?.db
      .selectFrom('ledger_transactions')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('kind', '=', 'adjustment')
      .executeTakeFirstOrThrow()
  )?.n;

test('without a limit one person changes any balance, and nobody is asked', async () => {
  const cedars = await two.meterOf('debtor@cedarview.example');
  const wish = { meter_number: cedars, servicePayment: 'servicecharge', amount: 90_000 };
  expect((await two.ask('cedar', 'previewBalanceApproval', wish)).said).toMatchObject({ needed: false, limit: null });
  expect(await two.ask('cedar', 'updateServicePayments', wish)).toMatchObject({ status: 200 });
  const asked = { ...wish, amount: 0, expected: 90_000, reason: 'A test' };
  expect((await two.ask('cedar', 'askBalanceApproval', asked)).said.code).toBe('not-needed');
});

test('up to the limit one person is enough; above it nothing changes until a second one agrees, and both are in the log', async () => {
  expect(await set('ngozi', -25_000)).toMatchObject({ status: 200 });
  two.pass(2 * DAY_MS);
  expect(await set('ngozi', 0)).toMatchObject({ status: 400, said: { code: 'second-person' } });
  expect(await owed()).toBe(-25_000);
  expect((await two.ask('ngozi', 'previewBalanceApproval', of(0))).said).toMatchObject({
    ...{ needed: true, limit: 20_000, amount: 25_000, others: ['Bisi Ade', 'Tunde Bello'], standing: null },
  });
  const { said } = await askFor('ngozi', 0, -25_000);
  expect(said.message).toBe(SAID.asked(Number(said.id), 'Bisi Ade or Tunde Bello', '30 Nov 2026'));
  expect(await owed()).toBe(-25_000);
  expect((await two.mails()).map(({ to_address }) => to_address).toSorted()).toEqual([
    'bisi@palmcourt.example',
    'tunde@palmcourt.example',
  ]);
  expect((await listed('bisi'))[0]).toMatchObject({
    ...{ id: said.id, kind: 'balance', state: 'waiting', about: meter, servicePayment: 'servicecharge' },
    ...{ amount: 25_000, before: -25_000, after: 0, reason: 'It was charged twice', by: 'Ngozi Adeyemi', mine: false },
  });
  expect(await decide('bisi', said.id, 'approve')).toMatchObject({ status: 200 });
  expect(await owed()).toBe(0);
  expect([await listed('bisi'), (await listed('ngozi', 'over'))[0]]).toMatchObject([
    [],
    { id: said.id, state: 'approved', endedBy: 'Bisi Ade' },
  ]);
  const lines = (await log()).map(({ actor, action }) => [actor, action]);
  expect(lines.slice(0, 3)).toEqual(
    expect.arrayContaining([
      ['Bisi Ade', 'approval-given'],
      ['Bisi Ade', 'balance-set'],
      ['Ngozi Adeyemi', 'approval-asked'],
    ]),
  );
  expect((await two.mails()).at(-1)).toMatchObject({
    to_address: two.emails.ngozi,
    subject: `Approval ${said.id} is approved`,
  });
});

test('a mail about it says no sum, no whole meter and no name of a resident', async () => {
  await askFor('ngozi', 0);
  for (const { text, subject } of await two.mails()) {
    expect(`${subject} ${text}`).not.toMatch(/45[,.]?000|Okafor/);
    expect(text).not.toContain(meter);
    expect(text).toContain('/approvals');
  }
});

test('whoever asked never approves it, also not with a second session, and takes it back', async () => {
  const { said } = await askFor('ngozi', 0);
  expect(await decide('ngozi', said.id, 'approve')).toMatchObject({ status: 400, said: { code: 'own-approval' } });
  expect(await decide('ngozi', said.id, 'refuse', 'Not this')).toMatchObject({ said: { code: 'own-approval' } });
  expect(await decide('bisi', said.id, 'take-back')).toMatchObject({ said: { code: 'not-own-approval' } });
  expect(await decide('ngozi', said.id, 'take-back')).toMatchObject({ status: 200 });
  expect(await decide('bisi', said.id, 'approve')).toMatchObject({ status: 400, said: { code: 'approval-over' } });
  expect(await owed()).toBe(-45_000);
});

test('a refusal has a reason, which whoever asked is mailed, and leaves the balance', async () => {
  const { said } = await askFor('ngozi', 0);
  expect(await decide('bisi', said.id, 'refuse')).toMatchObject({ said: { code: 'reason-missing' } });
  expect(await decide('bisi', said.id, 'refuse', 'It was not')).toMatchObject({ status: 200 });
  expect((await two.mails()).at(-1)?.text).toContain('Reason: It was not');
  expect([await owed(), (await listed('ngozi', 'over'))[0]]).toMatchObject([
    -45_000,
    { state: 'refused', endedBecause: 'It was not' },
  ]);
});

test('of two who approve at once, of one with two tabs, and of approve against take back, one is done', async () => {
  const before = Number(await postings());
  const first = (await askFor('ngozi', 0)).said.id;
  const both = await Promise.all([decide('bisi', first, 'approve'), decide('tunde', first, 'approve')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await postings()).toBe(before + 1);
  const second = (await askFor('ngozi', -45_000, 0)).said.id;
  const tabs = await Promise.all([decide('bisi', second, 'approve'), decide('bisi', second, 'approve')]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
  expect([await postings(), await owed()]).toEqual([before + 2, -45_000]);
  const third = (await askFor('ngozi', 0)).said.id;
  const race = await Promise.all([decide('bisi', third, 'approve'), decide('ngozi', third, 'take-back')]);
  expect(race.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await postings()).toBe(before + 2 + (race[0]?.status === 200 ? 1 : 0));
});

test('of two who ask at once for the same balance one waits, and the same once more is the one that stands', async () => {
  const both = await Promise.all([askFor('ngozi', 0), askFor('bisi', 1_000)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await listed('ngozi')).toHaveLength(1);
  const [one] = both.filter(({ status }) => status === 200);
  const who = both[0]?.status === 200 ? 'ngozi' : 'bisi';
  expect((await askFor(who, who === 'ngozi' ? 0 : 1_000)).said.id).toBe(one?.said.id);
  expect((await askFor(who, 5_000)).said.code).toBe('asked-already');
});

test('a balance that changed meanwhile is not overwritten: the request ends, and says what there is now', async () => {
  const { said } = await askFor('ngozi', 0);
  expect(await set('tunde', -40_000)).toMatchObject({ status: 200 });
  const answer = await decide('bisi', said.id, 'approve');
  expect(answer).toMatchObject({ status: 400, said: { code: 'approval-outdated' } });
  expect(answer.said.message).toContain('₦40,000 owed');
  expect([await owed(), (await listed('ngozi', 'over'))[0]?.state]).toEqual([-40_000, 'outdated']);
  expect((await log())[0]).toMatchObject({ actor: 'Bisi Ade', action: 'approval-outdated' });
});

test('it ends when nobody answers for seven days, and can be asked for anew', async () => {
  const { said } = await askFor('ngozi', 0);
  two.pass(7 * DAY_MS - 60_000);
  expect(await listed('bisi')).toHaveLength(1);
  two.pass(60_000);
  expect([await listed('bisi'), (await listed('bisi', 'over'))[0]?.state]).toEqual([[], 'expired']);
  expect(await decide('bisi', said.id, 'approve')).toMatchObject({ said: { code: 'approval-over' } });
  expect((await askFor('ngozi', 0)).status).toBe(200);
});

test('what somebody asked for who is not in office any more is not approved', async () => {
  const { said } = await askFor('ngozi', 0);
  const { id } = await two.person('ngozi');
  expect(await two.ask('tunde', 'removeAdministrator', { user_id: id })).toMatchObject({ status: 200 });
  expect(await decide('bisi', said.id, 'approve')).toMatchObject({
    status: 400,
    said: { code: 'approval-outdated', message: SAID.askerGone },
  });
});

test('whoever comes into office after it was asked for is no second person', async () => {
  const { said } = await askFor('ngozi', 0);
  const { id } = await two.person('bisi');
  await portal?.db
    .updateTable('users')
    .set({ created_at: new Date((portal?.time.now.getTime() ?? 0) + 1_000) })
    .where('id', '=', id)
    .execute();
  expect(await decide('bisi', said.id, 'approve')).toMatchObject({ status: 400, said: { code: 'too-new' } });
  expect(await decide('tunde', said.id, 'approve')).toMatchObject({ status: 200 });
});

test('nobody of another estate and nobody of the platform sees it, decides it or learns that it is there', async () => {
  const { said } = await askFor('ngozi', 0);
  for (const who of ['cedar', 'platform'] as const) {
    expect(await listed(who)).toEqual([]);
    for (const deed of ['approve', 'take-back'])
      expect(await decide(who, said.id, deed)).toEqual(await decide(who, 999, deed));
    expect(await decide(who, said.id, 'approve')).toMatchObject({ status: 400, said: { code: 'approval-not-found' } });
  }
});

test('many small changes by one person within a day count as one, and a mistake that is put right as none', async () => {
  expect(await set('ngozi', -27_000)).toMatchObject({ status: 200 });
  expect(await set('ngozi', -45_000)).toMatchObject({ status: 200 });
  expect(await set('ngozi', -30_000)).toMatchObject({ status: 200 });
  expect(await set('ngozi', -20_000)).toMatchObject({ status: 400, said: { code: 'second-person' } });
  const both = await Promise.all([set('ngozi', -26_000), set('ngozi', -24_000)]);
  expect(both.map(({ status }) => status).toSorted()).not.toEqual([400, 400]);
  expect(Number(await owed())).toBeLessThanOrEqual(-25_000);
  two.pass(DAY_MS + 1_000);
  expect(await set('ngozi', Number(await owed()) + 10_000)).toMatchObject({ status: 200 });
});

test('the limit is lowered by one person, and raised or taken away by two', async () => {
  const setLimit = (who: Who, limit: number | null, expected: number | null, reason?: string) =>
    two.ask(who, 'setBalanceLimit', { limit, expected, ...(reason !== undefined && { reason }) });
  const limit = async () => (await two.ask('ngozi', 'balanceLimit')).said.limit;
  expect(await setLimit('ngozi', 10_000, 20_000)).toMatchObject({ status: 200, said: { limit: 10_000 } });
  expect((await setLimit('ngozi', 5_000, 20_000)).said.code).toBe('limit-moved');
  expect((await setLimit('ngozi', null, 10_000)).said.code).toBe('reason-missing');
  expect((await setLimit('ngozi', null, 10_000, 'We trust each other')).said).toMatchObject({ asked: true });
  expect(await limit()).toBe(10_000);
  const [waits] = await listed('bisi');
  expect(waits).toMatchObject({ kind: 'balance-limit', about: 'Palm Court', before: 10_000, after: null });
  expect(await decide('ngozi', waits?.id, 'approve')).toMatchObject({ said: { code: 'own-approval' } });
  expect(await decide('bisi', waits?.id, 'approve')).toMatchObject({ said: { message: SAID.approved.limitOff } });
  expect(await limit()).toBe(null);
  expect(await set('ngozi', 90_000)).toMatchObject({ status: 200 });
});

test('a request to raise the limit does not fit any more once somebody has set another one', async () => {
  await two.ask('ngozi', 'setBalanceLimit', { limit: 90_000, expected: 20_000, reason: 'A large repair' });
  const [waits] = await listed('bisi');
  await two.ask('tunde', 'setBalanceLimit', { limit: 1_000, expected: 20_000 });
  expect(await decide('bisi', waits?.id, 'approve')).toMatchObject({ said: { code: 'approval-outdated' } });
  expect((await two.ask('ngozi', 'balanceLimit')).said.limit).toBe(1_000);
});

test('who is alone in office sets no limit, and is told to invite somebody before anything is asked for', async () => {
  expect(await two.ask('cedar', 'setBalanceLimit', { limit: 1_000, expected: null })).toMatchObject({
    status: 400,
    said: { code: 'nobody-else', message: SAID.limit.alone },
  });
  for (const who of ['bisi', 'tunde'] as const)
    await two.ask('ngozi', 'removeAdministrator', { user_id: (await two.person(who)).id });
  expect(await askFor('ngozi', 0)).toMatchObject({
    status: 400,
    said: { code: 'nobody-else', message: SAID.nobodyElse.estate },
  });
});
