import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../support/server/app.ts';
import { type Headquarters, openHeadquarters } from './support/headquarters.ts';

let hq: Headquarters;
beforeAll(async () => {
  hq = await openHeadquarters();
});
afterAll(() => hq.close());

const IN_TOUCH = 'An admin will be in touch with you in 3-5 days.';
const waste = { kind: 'new-service', name: ' Waste sorting ', amount: 2500, note: ' Twice a week ' } as const;
const requests = (who: 'platform' | 'palm' | 'cedar', input: object = {}) =>
  hq.rowsOf('adminRequests', 'requests', input, who);
const names = async (who: 'platform' | 'palm' | 'cedar') => (await requests(who)).map(({ name }) => name);
/** The id of a new request of Palm Court's administrator. */
const made = async (name: string) => (await hq.good('makeRequest', { ...waste, name }, 'palm')).id;

test('an administrator asks for a service, and is told that somebody will be in touch', async () => {
  const { message, id } = await hq.good('makeRequest', waste, 'palm');
  expect(message).toBe(IN_TOUCH);
  const [own] = await requests('palm');
  expect(own).toEqual({
    id,
    kind: 'new-service',
    state: 'open',
    name: 'Waste sorting',
    amount: 2500,
    estate: 'Palm Court',
    note: 'Twice a week',
    by: 'Ngozi Adeyemi',
    createdAt: '2026-11-21T09:00:00.000Z',
    answeredAt: null,
    answer: null,
  });
  expect((await requests('platform'))[0]).toEqual(own);
  expect(await hq.lastDeed()).toEqual({
    actor: 'Ngozi Adeyemi',
    action: 'request-made',
    subject: 'Waste sorting',
    before: null,
    after: 'Request New Service, Palm Court, ₦2,500',
  });
});

test('a request that is sent again under its key is one request and one deed; another thing under it is another', async () => {
  const deeds = async () => (await hq.rowsOf('platformAuditLog', 'deeds', {}, 'platform')).length;
  const keyed = { ...waste, key: 'run-00000001', name: 'Sent twice' };
  const first = await hq.good('makeRequest', keyed, 'palm');
  const before = await deeds();
  expect(await hq.good('makeRequest', keyed, 'palm')).toEqual(first);
  expect(await deeds()).toBe(before);
  expect((await names('palm')).filter((name) => name === 'Sent twice')).toHaveLength(1);
  expect((await hq.good('makeRequest', { ...keyed, name: 'Changed since' }, 'palm')).id).not.toBe(first.id);
  expect((await hq.good('makeRequest', keyed, 'cedar')).id).not.toBe(first.id);
});

test('a request is seen by who made it and by the platform, and by nobody else', { tags: ['F-033'] }, async () => {
  await hq.good('makeRequest', { kind: 'new-fee', name: 'Secret fee' }, 'cedar');
  const { id: _, email: __, ...like } = await hq.person('admin@palmcourt.example');
  const second = { ...like, id: '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11', email: 'second@palmcourt.example' };
  await hq.db.insertInto('users').values(second).execute();
  const beside = await hq.call('adminRequests', {}, await hq.sessions.begin(second.id, 'test'));
  expect(beside.body).toEqual({ requests: [], total: 0, page: 1 });
  expect(await names('palm')).not.toContain('Secret fee');
  expect(await names('cedar')).toContain('Secret fee');
  expect(await names('platform')).toEqual(expect.arrayContaining(['Secret fee', 'Waste sorting']));
  expect(JSON.stringify(await hq.rowsOf('auditLog', 'deeds', {}, 'palm'))).not.toContain('Waste sorting');
});

test('an administrator asks for the own estate and no other, and a new estate is nobody’s yet', async () => {
  const [palm, cedar] = [await hq.estateId('Palm Court'), await hq.estateId('Cedar View')];
  const before = (await requests('platform')).length;
  expect((await hq.refused('makeRequest', { ...waste, estate: cedar }, 'palm')).slice(0, 2)).toEqual([
    403,
    'not-allowed',
  ]);
  expect((await hq.refused('makeRequest', { ...waste, estate: 999_999 }, 'palm'))[0]).toBe(403);
  expect((await requests('platform')).length).toBe(before);
  await hq.good('makeRequest', { ...waste, estate: palm }, 'palm');
  await hq.good('makeRequest', { kind: 'new-estate', name: 'Mango Close' }, 'palm');
  expect((await requests('palm'))[0]).toMatchObject({
    kind: 'new-estate',
    name: 'Mango Close',
    estate: null,
    amount: null,
  });
  await hq.good('makeRequest', { ...waste, estate: cedar });
  expect((await requests('platform'))[0]).toMatchObject({ estate: 'Cedar View', by: 'Ifeanyi Okonkwo' });
  expect(await hq.refused('makeRequest', { ...waste, estate: 999_999 })).toEqual([
    400,
    'estate-not-found',
    'There is no such estate.',
  ]);
});

test.each([
  [{ kind: 'new-service', name: '' }, 'service name is required'],
  [{ kind: 'new-estate', name: ' ' }, 'estate name is required'],
  [{ kind: 'new-fee', name: '<script>' }, 'At least two letters are expected'],
])('%o is refused with: %s', async (wrong, message) => {
  expect(await hq.refused('makeRequest', wrong, 'palm')).toEqual([400, 'invalid-input', message]);
});

test('an answer is kept, logged, and mailed to who asked', async () => {
  const id = await made('Gate intercom');
  const before = (await hq.mailsTo('admin@palmcourt.example')).length;
  const answer = 'It is there from Monday on.';
  expect(await hq.good('answerRequest', { id, state: 'done', answer })).toEqual({
    message: 'The request is answered. We have e-mailed the person who made it.',
  });
  expect((await requests('palm'))[0]).toMatchObject({
    id,
    state: 'done',
    answer,
    answeredAt: '2026-11-21T09:00:00.000Z',
  });
  const mails = await hq.mailsTo('admin@palmcourt.example');
  expect(mails).toHaveLength(before + 1);
  const mail = mails.find(({ subject }) => subject === 'Your request was done: Gate intercom');
  expect(mail?.text).toContain('Request New Service');
  expect(mail?.text).toContain(answer);
  expect(await hq.lastDeed()).toEqual({
    actor: 'Ifeanyi Okonkwo',
    action: 'request-answered',
    subject: 'Gate intercom',
    before: 'open',
    after: `done: ${answer}`,
  });
});

test('a request is answered once, also by many at once, and one mail tells of it', async () => {
  const id = await made('Street lights');
  const answers = await Promise.all(
    (['done', 'declined', 'done', 'declined'] as const).map((state) => hq.ask('answerRequest', { id, state })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  expect(await hq.refused('answerRequest', { id, state: 'declined' })).toEqual([
    400,
    'request-answered',
    'This request is answered already.',
  ]);
  const mails = await hq.mailsTo('admin@palmcourt.example');
  expect(mails.filter(({ subject }) => subject.endsWith('Street lights'))).toHaveLength(1);
  expect(await hq.refused('answerRequest', { id: 999_999, state: 'done' })).toEqual([
    400,
    'request-not-found',
    'There is no such request.',
  ]);
});

test('requests are listed by how they stand, the newest first, a page at a time', async () => {
  for (let n = 1; n <= 11; n += 1) await made(`Lamp ${n}`);
  const page = await requests('palm', { state: 'open' });
  expect(page.slice(0, 2).map(({ name }) => name)).toEqual(['Lamp 11', 'Lamp 10']);
  expect(page).toHaveLength(10);
  expect((await requests('palm', { state: 'done' })).map(({ state }) => state)).not.toContain('open');
  const { total } = await hq.good('adminRequests', { page: 9 }, 'palm');
  expect(total).toBeGreaterThan(11);
});

test('who makes requests without end has to wait, and is told how long', async () => {
  const app = await openTestApp();
  const token = await app.signIn('admin@palmcourt.example');
  for (let n = 1; n <= 20; n += 1) expect((await app.call('makeRequest', waste, token)).status).toBe(200);
  const { status, body } = await app.call('makeRequest', waste, token);
  expect([status, body.code]).toEqual([429, 'too-many-tries']);
  await app.close();
});
