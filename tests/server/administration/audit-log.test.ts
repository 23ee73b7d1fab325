import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { type AuditAction, writeAudit } from '#src/server/audit.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { type Office, openOffice } from './support/estate-office.ts';

let portal: TestApp;
let office: Office;
let palm: number;
beforeAll(async () => {
  portal = await openTestApp();
  office = await openOffice(portal);
  palm = (await office.person('admin@palmcourt.example')).estate_id ?? 0;
});
afterAll(() => portal.close());

const write = (at: string, subject: string, estateId: number | null, action: AuditAction = 'meters-uploaded') =>
  portal.db
    .transaction()
    .execute((trx) =>
      writeAudit(trx, { at: new Date(at), actor: null, action, subject, estateId, detail: { after: subject } }),
    );
const log = async (input: Record<string, unknown> = {}) => {
  const { status, said } = await office.ask('auditLog', input);
  expect(status).toBe(200);
  const { deeds, total, page } = said as { deeds: { subject: string }[]; total: number; page: number };
  return { total, page, subjects: deeds.map(({ subject }) => subject) };
};

test('the log has ten lines on a page, the newest first', async () => {
  for (let n = 1; n <= 12; n += 1) await write(`2025-03-01T${String(n).padStart(2, '0')}:00:00Z`, `file ${n}`, palm);
  expect(await log({ from: '2025-03-01', to: '2025-03-01' })).toEqual({
    total: 12,
    page: 1,
    subjects: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `file ${n}`),
  });
  expect(await log({ from: '2025-03-01', to: '2025-03-01', page: 2 })).toEqual({
    total: 12,
    page: 2,
    subjects: ['file 2', 'file 1'],
  });
  expect(await log({ from: '2025-03-01', to: '2025-03-01', page: 3 })).toMatchObject({ total: 12, subjects: [] });
});

test('a line that was written late stands where its time is, and lines of one moment stand as they were written', async () => {
  for (const day of ['2025-04-20', '2025-04-02', '2025-04-11']) await write(`${day}T08:00:00Z`, day, palm);
  for (const which of ['first', 'second']) await write('2025-04-11T09:00:00Z', `${which} of one moment`, palm);
  expect(await log({ from: '2025-04-01', to: '2025-04-30' })).toMatchObject({
    subjects: ['2025-04-20', 'second of one moment', 'first of one moment', '2025-04-11', '2025-04-02'],
  });
});

test('what the demonstration says was done is in the order of its time, on every page', async () => {
  const times: string[] = [];
  const { total } = await log();
  for (let page = 1; times.length < total; page += 1) {
    const { said } = await office.ask('auditLog', { page });
    const { deeds } = said as { deeds: { at: string }[] };
    expect(deeds).not.toEqual([]);
    times.push(...deeds.map(({ at }) => at));
  }
  expect(times).toEqual([...times].sort().reverse());
});

test('days of the log are days in Lagos, the first and the last included', async () => {
  await write('2025-05-31T22:59:59Z', 'last of May', palm);
  await write('2025-05-31T23:00:00Z', 'first of June', palm);
  expect((await log({ to: '2025-05-31', from: '2025-05-01' })).subjects).toEqual(['last of May']);
  expect((await log({ from: '2025-06-01', to: '2025-06-01' })).subjects).toEqual(['first of June']);
  expect((await log({ from: '2025-06-02', to: '2025-05-01' })).subjects).toEqual([]);
});

test('lines of another estate and of none are in nobody else’s log', async () => {
  const { estate_id } = await office.person('admin@cedarview.example');
  await write('2025-07-01T08:00:00Z', 'of Cedar View', estate_id);
  await write('2025-07-01T08:00:00Z', 'of nobody', null);
  expect(await log({ from: '2025-07-01', to: '2025-07-01' })).toMatchObject({ total: 0, subjects: [] });
  const cedar = await office.ask('auditLog', { from: '2025-07-01', to: '2025-07-01' }, 'cedar');
  expect(cedar.said).toMatchObject({ total: 1, deeds: [{ subject: 'of Cedar View', actor: null }] });
});

test('what residents change themselves is in the log of their estate, without the values of their profile', async () => {
  const token = await portal.signIn('resident@palmcourt.example');
  const before = await office.person('resident@palmcourt.example');
  await portal.call('updateProfile', { phone: '08039876543' }, token);
  expect((await office.deeds())[0]).toMatchObject({
    actor: 'Amaka Eze',
    action: 'profile-changed',
    subject: 'Amaka Eze',
    before: null,
    after: 'Phone',
  });
  expect(JSON.stringify(await office.deeds())).not.toContain('08039876543');
  const free = { meter_number: '45000000036', estate_id: palm, landlord_name: 'x', house_address: 'x' };
  await portal.db.insertInto('meters').values(free).execute();
  await portal.call('updateMeter', { meter_number: free.meter_number, password: DEMO_PASSWORD }, token);
  expect((await office.deeds())[0]).toMatchObject({
    action: 'meter-changed',
    before: before.meter_number,
    after: free.meter_number,
  });
});

test('who moves to another estate is in the logs of both, and neither is told of the other’s meter', async () => {
  const mover = await office.person('levy@palmcourt.example');
  const there = { meter_number: '45000000044', landlord_name: 'x', house_address: 'x' };
  const estate_id = (await office.person('admin@cedarview.example')).estate_id ?? 0;
  await portal.db
    .insertInto('meters')
    .values({ ...there, estate_id })
    .execute();
  const wish = { meter_number: there.meter_number, password: DEMO_PASSWORD };
  await portal.call('updateMeter', wish, await portal.signIn(mover.email));
  const move = { action: 'meter-changed', subject: 'Halima Bello' };
  expect((await office.deeds())[0]).toMatchObject({ ...move, before: mover.meter_number, after: null });
  expect((await office.deeds('cedar'))[0]).toMatchObject({ ...move, before: null, after: there.meter_number });
  expect(JSON.stringify(await office.deeds())).not.toContain(there.meter_number);
  expect(JSON.stringify(await office.deeds('cedar'))).not.toContain(mover.meter_number);
});

test('a line that is written otherwise than expected is shown without what cannot be read', async () => {
  await write('2025-09-01T08:00:00Z', 'odd', palm, 'balance-set');
  const { said } = await office.ask('auditLog', { from: '2025-09-01', to: '2025-09-01' });
  expect(said).toMatchObject({ deeds: [{ action: 'balance-set', subject: 'odd', before: null, after: null }] });
});

test('an administrator who runs no estate changes and reads nothing', async () => {
  const admin = portal.db.updateTable('users').where('email', '=', 'admin@cedarview.example');
  const { estate_id } = await office.person('admin@cedarview.example');
  await admin.set({ estate_id: null }).execute();
  const meter_number = await office.meterOf('resident@cedarview.example');
  const { id } = await office.person('resident@cedarview.example');
  const asked = {
    auditLog: {},
    residentSummary: {},
    meterName: { meter_number },
    updateStatus: { meter_number, status: 'unoccupied' },
    verifyResident: { user_id: id },
    updateServicePayments: { meter_number, amount: 0, servicePayment: 'fine' },
    updateLogo: { property_logo: '', property_id: estate_id },
    estateTransactions: {},
    estateList: {},
    estateSummary: {},
    exportEstateTransactions: {},
  } as const;
  for (const [name, input] of Object.entries(asked)) {
    const { status, said } = await office.ask(name as keyof typeof asked, input, 'cedar');
    expect([name, status, said.code]).toEqual([name, 400, 'no-estate']);
  }
  await admin.set({ estate_id }).execute();
});
