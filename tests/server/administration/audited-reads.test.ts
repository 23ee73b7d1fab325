import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call, CallShapes } from '#catalogues/calls/call.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import { allows } from '#catalogues/roles.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { auditedReads } from '#src/server/audited-reads.ts';
import type { Handlers } from '#src/server/http/handlers.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { type Office, openOffice } from './support/estate-office.ts';

let portal: TestApp;
let office: Office;
let platform: string;
let admin: { id: string; estate_id: number | null };
let resident: { id: string; meter_number: string | null };
/** Somebody who is not verified yet. */
let other: { id: string; meter_number: string | null };
let from = 0;
beforeAll(async () => {
  portal = await openTestApp();
  office = await openOffice(portal);
  platform = await portal.signIn('platform@wattchat.example');
  admin = await office.person('admin@palmcourt.example');
  resident = await office.person('resident@palmcourt.example');
  other = await office.person('late@palmcourt.example');
  await portal.db.updateTable('users').set({ is_verified: false }).where('id', '=', other.id).execute();
});
afterAll(() => portal.close());
beforeEach(async () => {
  from = Math.max(0, ...(await rows()).map(({ id }) => id));
});

const rows = (after = 0) => portal.db.selectFrom('audit').selectAll().where('id', '>', after).orderBy('id').execute();
/** What was written since the test began. */
const written = async () =>
  (await rows(from)).map(({ actor, action, subject, detail, estate_id, address }) => ({
    ...{ actor, action, subject, detail: JSON.parse(detail) as unknown, estate_id, address },
  }));
const signIn = (email: string, password: string, door = 'login') =>
  portal.call('signIn', { email, password, door } as never, undefined);
const days = { from: '2026-01-01', to: '2026-03-31' };

describe('who signs in', () => {
  test('is written down with the network, an administrator’s for the estate', async () => {
    await portal.signIn('resident@palmcourt.example');
    await portal.signIn('admin@palmcourt.example');
    const deed = { action: 'signed-in', detail: { by: 'password' }, address: expect.any(String) };
    expect(await written()).toEqual([
      { ...deed, actor: resident.id, subject: resident.id, estate_id: null },
      { ...deed, actor: admin.id, subject: admin.id, estate_id: admin.estate_id },
    ]);
  });

  test('and who is not let in, with why and of which account, and nothing that was typed', async () => {
    await signIn('resident@palmcourt.example', 'A-Wrong-Password-1');
    await signIn('nobody-at-all@palmcourt.example', 'A-Wrong-Password-2');
    await signIn('owner@palmcourt.example', DEMO_PASSWORD, 'admin');
    await portal.db.updateTable('users').set({ disabled: true }).where('id', '=', resident.id).execute();
    await signIn('resident@palmcourt.example', DEMO_PASSWORD);
    await portal.db.updateTable('users').set({ disabled: false }).where('id', '=', resident.id).execute();
    const deed = { actor: null, action: 'sign-in-failed', estate_id: null, address: expect.any(String) };
    const lines = await written();
    expect(lines).toEqual([
      { ...deed, subject: resident.id, detail: { why: 'wrong-password' } },
      { ...deed, subject: 'nobody', detail: { why: 'no-account' } },
      { ...deed, subject: (await office.person('owner@palmcourt.example')).id, detail: { why: 'wrong-door' } },
      { ...deed, subject: resident.id, detail: { why: 'disabled' } },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Wrong-Password|nobody-at-all/);
  });

  test('tries beyond the limit fill no log', async () => {
    const { email } = await office.person('owner@cedarview.example');
    for (let tries = 0; tries < 12; tries += 1) await signIn(email, 'A-Wrong-Password-1');
    expect(await written()).toHaveLength(10);
  });
});

describe('what an administrator opens of somebody', () => {
  /** What a call is told of whom it is to read. */
  const WHOSE = ['meter_number', 'user_id', 'userId', 'house', 'orderId', 'number'];
  const opened = (): readonly [CallName, Record<string, unknown>, string, string][] => [
    ['meterStatement', { meter_number: resident.meter_number, ...days }, 'statement', resident.meter_number ?? ''],
    ['servicePayments', { meter_number: resident.meter_number }, 'balances', resident.meter_number ?? ''],
    ['household', { meter_number: resident.meter_number }, 'household', resident.meter_number ?? ''],
    ['meterName', { meter_number: other.meter_number }, 'balances', other.meter_number ?? ''],
    ['previewMoveOut', { user_id: other.id }, 'household', other.meter_number ?? ''],
    ['previewRefusal', { user_id: other.id }, 'details', other.id],
    ['userDashboard', { user_id: resident.id }, 'details', resident.id],
    ['estateTransactions', { user_id: resident.id }, 'payments', resident.id],
    ['residentSummary', {}, 'residents', 'Palm Court'],
  ];

  test('is written down once an hour, by whom, of whom and from where', async () => {
    for (const [name, input] of [...opened(), ...opened()]) {
      const { status } = await office.ask(name, input);
      expect([name, status]).toEqual([name, 200]);
    }
    expect(await written()).toEqual(
      opened().map(([, , of, subject]) => ({
        ...{ actor: admin.id, action: 'data-read', subject, detail: { of } },
        ...{ estate_id: admin.estate_id, address: expect.any(String) },
      })),
    );
  });

  test('has a line whatever the call by which it is read', () => {
    const names = Object.keys(calls) as CallName[];
    const plain = Object.fromEntries(names.map((name) => [name, async () => null])) as unknown as Handlers;
    const audited = auditedReads(plain, { db: portal.db, clock: () => new Date() });
    const ofSomebody = names.filter((name) => {
      const { method, access }: Call = calls[name];
      const { input }: CallShapes = shapes[name];
      // What anyone may ask is of nobody's account.
      const administers = access !== 'anyone' && (allows(access, 'service-admin') || allows(access, 'netplus-admin'));
      const asked = Object.keys(input?.shape ?? {});
      return method === 'GET' && administers && WHOSE.some((whose) => asked.includes(whose));
    });
    expect(ofSomebody).toContain('previewMoveOut');
    const without = [
      // It does something, and has a line of its own for that.
      'retryTopup',
      // Of orders of one's own, and of nobody else's.
      ...['orderStatus', 'ownPurchase', 'receiptFile'],
      // Of a ticket, which has to be read for the file to be known.
      'ticketFile',
    ];
    expect(ofSomebody.filter((name) => audited[name] === plain[name]).toSorted()).toEqual(without.toSorted());
  });

  test('what was refused is no read, and neither is a list', async () => {
    expect((await office.ask('userDashboard', { user_id: randomUUID() })).status).not.toBe(200);
    await office.ask('estateTransactions');
    await office.ask('estateUsers');
    expect(await written()).toEqual([]);
  });

  test('a resident’s own is no read', async () => {
    const own = await portal.signIn('resident@palmcourt.example');
    for (const name of ['meterStatement', 'exportMeterStatement'] as const)
      expect((await portal.call(name, { ...days }, own)).status).toBe(200);
    expect((await written()).map(({ action }) => action)).toEqual(['signed-in']);
  });
});

test('each file that is taken out is written down', async () => {
  const meter = resident.meter_number ?? '';
  await office.ask('exportMeterStatement', { meter_number: meter, ...days, as: 'csv' });
  await office.ask('exportEstateTransactions', { view: 'power' });
  await office.ask('exportEstateTransactions', { view: 'power' });
  const whose = { user_id: resident.id };
  expect((await portal.call('exportPlatformTransactions', whose, platform)).status).toBe(200);
  const lines = await written();
  expect(lines.map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
    ['file-exported', meter, { of: 'statement' }],
    ['file-exported', 'Palm Court', { of: 'payments' }],
    ['file-exported', 'Palm Court', { of: 'payments' }],
    ['file-exported', resident.id, { of: 'payments' }],
  ]);
});

test('the log has changes, reads and sign-ins apart, and says from where', async () => {
  await signIn('admin@palmcourt.example', 'A-Wrong-Password-1');
  const of = async (list: string) =>
    (await office.ask('auditLog', { of: list })).said.deeds as Record<string, unknown>[];
  const actions = async (list: string) => new Set((await of(list)).map(({ action }) => action));
  expect((await of('sign-ins'))[0]).toMatchObject({
    ...{ actor: null, action: 'sign-in-failed', before: null, after: 'The password was wrong' },
    from: expect.any(String),
  });
  expect(await actions('sign-ins')).toEqual(new Set(['signed-in', 'sign-in-failed']));
  expect((await of('reads'))[0]).toMatchObject({
    action: 'file-exported',
    after: 'The payments',
    subject: 'Palm Court',
  });
  for (const action of ['data-read', 'file-exported', 'signed-in'])
    expect(await actions('changes')).not.toContain(action);
  expect((await portal.call('platformAuditLog', { of: 'reads' }, platform)).body.deeds).toHaveLength(10);
});
