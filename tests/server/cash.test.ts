import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#catalogues/calls/services.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { balances } from '#src/server/billing/ledger.ts';
import { owedNow } from '#src/server/billing/owed-now.ts';
import { openTestApp, type TestApp } from '../support/server/app.ts';
import { ownAccount } from '../support/server/own-account.ts';

type Lines = Extract<CallAnswer<'cashPayments'>, { status: 200 }>['data']['payments'];
type Statement = Extract<CallAnswer<'meterStatement'>, { status: 200 }>['data'];
type Books = Extract<CallAnswer<'estateBooks'>, { status: 200 }>['data'];

let portal: TestApp;
let palm: string;
let resident: string;
let meter: string;
beforeAll(async () => {
  portal = await openTestApp();
  palm = await portal.signIn('admin@palmcourt.example');
  resident = await portal.signIn('resident@palmcourt.example');
  meter = (await ownAccount(portal, 'resident@palmcourt.example').row()).meter_number ?? '';
});
afterAll(() => portal.close());

const YEAR = { from: '2025-12', to: '2026-11' };
const DAYS = { from: '2025-12-01', to: '2027-01-31' };
const DAY = '2026-11-03';

async function ask(name: Parameters<TestApp['call']>[0], input: Record<string, unknown>, token = palm) {
  const { status, body } = await portal.call(name, input as never, token);
  return { status, said: body as Record<string, unknown> & { code?: string; message: string; id: number } };
}
const record = (given: Partial<CallInput<'recordCash'>> = {}, token = palm) =>
  ask(
    'recordCash',
    { meter_number: meter, servicePayment: 'servicecharge', amount: 5_000, day: DAY, payer: 'Ada Obi', ...given },
    token,
  );
const back = (id: number, token = palm) => ask('takeCashBack', { id, reason: 'It was the wrong house' }, token);
const linesOf = async (token = palm) =>
  (await ask('cashPayments', { ...YEAR, rows: 100 }, token)).said.payments as Lines;
const statement = async (token = palm) =>
  (await ask('meterStatement', { meter_number: meter, ...DAYS }, token)).said as unknown as Statement;
const books = async () => (await ask('estateBooks', YEAR)).said as unknown as Books;
const held = async (of: string) => (await balances(portal.db, [of]))[of] ?? 0;
const mails = async () => {
  const all = await ownAccount(portal, 'resident@palmcourt.example').mails();
  return all.filter(({ subject }) => /in cash/.test(subject));
};

/** What an estate is owed, of a charge for everybody. */
async function fined(amount: number): Promise<void> {
  const before = (await ask('meterName', { meter_number: meter })).said.fine as number;
  await ask('updateServicePayments', { meter_number: meter, servicePayment: 'fine', amount: before + amount });
}

test('cash credits its meter, stands with who paid and who wrote it down, and its house is mailed a receipt', async () => {
  const service = accounts.meter(meter, 'service-charge');
  const estate = (await ownAccount(portal, 'resident@palmcourt.example').row()).estate_id ?? 0;
  const box = accounts.cash(estate);
  const before = { meter: await held(service), estate: await held(box), lines: await statement() };
  const { status, said } = await record({ note: 'Given to the treasurer' });
  expect([status, said.owed]).toEqual([200, (0 - before.meter - 500_000) / 100]);
  expect([await held(service), await held(box)]).toEqual([before.meter + 500_000, before.estate - 500_000]);
  const after = await statement(resident);
  expect(after.lines.at(-1)).toMatchObject({
    ...{ kind: 'cash', what: CASH.line('03 Nov 2026'), by: 'Ada Obi', paid: 5_000, charged: 0 },
    why: expect.stringContaining(`${CASH.receiptOf(said.id)}, Given to the treasurer, written down by `),
  });
  expect([after.sums.cash, after.closing]).toEqual([-5_000, before.lines.closing - 5_000]);
  const mail = (await mails()).at(-1);
  expect(mail?.subject).toBe(`Your estate wrote down a payment in cash, receipt ${CASH.receiptOf(said.id)}`);
  expect(mail?.text).toContain('Paid by: Ada Obi');
  const { said: file } = await ask('cashReceipt', { id: said.id }, resident);
  expect([file.name, Buffer.from(String(file.base64), 'base64').subarray(0, 5).toString()]).toEqual([
    `Receipt${CASH.receiptOf(said.id)}.pdf`,
    '%PDF-',
  ]);
});

test('it stands in what was collected beside what the portal took, in every file, and in the one of all payments', async () => {
  const before = await books();
  await record({ amount: 7_000.5, servicePayment: 'devlevy', day: '2026-10-20', note: 'Levy' });
  const after = await books();
  expect([after.collected - before.collected, after.cash - before.cash]).toEqual([7_000.5, 7_000.5]);
  const october = (from: Books) => from.months.find(({ month }) => month === '2026-10')?.collected ?? 0;
  expect(october(after) - october(before)).toBe(7_000.5);
  expect(after.services.map(({ name }) => name)).toContain(CASH.inCash('Development levy'));
  const fileOf = async (name: 'exportEstateBooks' | 'exportEstateTransactions', input: Record<string, unknown>) =>
    Buffer.from(String((await ask(name, input)).said.base64), 'base64').toString();
  const lines = (await linesOf()).length;
  expect((await fileOf('exportEstateBooks', { ...YEAR, of: 'cash' })).trim().split('\r\n')).toHaveLength(lines + 1);
  for (const sort of ['asc', 'dsc']) {
    const all = (await fileOf('exportEstateTransactions', { view: 'all', sort })).trim().split('\r\n');
    const cash = all.filter((line) => line.includes('CASH-'));
    expect(cash).toHaveLength(lines);
    expect(cash.some((line) => line.includes('7000.50'))).toBe(true);
    // Each stands where its day is: behind nothing that is older, where the newest come first.
    const days = all.slice(1).map((line) => Date.parse((/^"?(\d{2} \w{3} \d{4})/.exec(line) ?? [])[1] ?? ''));
    const inOrder = days.toSorted((a, b) => (sort === 'asc' ? b - a : a - b));
    expect([days.some(Number.isNaN), days]).toEqual([false, inOrder]);
  }
  expect(await fileOf('exportEstateTransactions', { view: 'all', status: 'failed' })).not.toContain('CASH-');
});

test('one that is taken back has paid nothing: what it had settled is owed since when it was owed before', async () => {
  const owed = async () => owedNow(portal.db, meter);
  await ask('updateServicePayments', { meter_number: meter, servicePayment: 'servicecharge', amount: -20_000 });
  const before = await owed();
  portal.time.now = new Date(portal.time.now.getTime() + 10 * 86_400_000);
  palm = await portal.signIn('admin@palmcourt.example');
  resident = await portal.signIn('resident@palmcourt.example');
  const { said } = await record({ amount: 20_000, note: 'All of it' });
  expect((await owed()).filter(({ due }) => due === 'service-charge')).toEqual([]);
  const both = await Promise.all([back(said.id), back(said.id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await owed()).toEqual(before);
  expect((await linesOf()).filter(({ takesBack }) => takesBack === said.id)).toHaveLength(1);
  expect((await ask('cashReceipt', { id: said.id }, resident)).said.code).toBe('taken-back');
  const [taken] = (await linesOf()).filter(({ takesBack }) => takesBack === said.id);
  expect(await back(taken?.id ?? 0)).toMatchObject({ status: 404, said: { code: 'no-cash' } });
  const lines = (await statement()).lines.filter(({ kind }) => kind === 'cash').slice(-2);
  expect(lines.map(({ charged, paid }) => [charged, paid])).toEqual([
    [0, 20_000],
    [20_000, 0],
  ]);
  expect((await mails()).at(-1)?.subject).toBe(`A payment in cash was taken back, receipt ${CASH.receiptOf(said.id)}`);
});

test('a second click, two at once and one that is sent again write one; the same with another note is another', async () => {
  const count = async () => (await linesOf()).length;
  const before = await count();
  const gate = { amount: 1_234, note: 'the gate' };
  const both = await Promise.all([record(gate), record(gate)]);
  expect([both[0]?.said.id === both[1]?.said.id, await count()]).toEqual([true, before + 1]);
  const keyed = { amount: 1_235, key: 'run-of-a-flow-1' };
  const first = await record(keyed);
  portal.time.now = new Date(portal.time.now.getTime() + 3_600_000);
  expect((await record(keyed)).said).toEqual(first.said);
  await record({ ...gate, note: 'the gate, second part' });
  expect(await count()).toBe(before + 3);
});

test('what is not so is refused with its words, and a preview says the same before', async () => {
  const asked = { meter_number: meter, servicePayment: 'servicecharge', amount: 100, day: DAY, payer: 'Ada Obi' };
  for (const name of ['previewCash', 'recordCash'] as const) {
    const codes = async (given: Record<string, unknown>) => (await ask(name, { ...asked, ...given })).said.code;
    expect(await codes({ day: '2027-11-03' })).toBe('day-to-come');
    expect(await codes({ day: '2020-11-03' })).toBe('day-long-ago');
    expect(await codes({ day: '2026-06-31' })).toBe('invalid-input');
    expect(await codes({ amount: 0.5 })).toBe('invalid-input');
    expect(await codes({ meter_number: '00000000000' })).toBe('meter-not-found');
    expect(await codes({ servicePayment: 'fine', amount: 99_999_999 })).toBe('cash-beyond');
  }
  await fined(2_000);
  const fine = await ask('previewCash', { ...asked, servicePayment: 'fine', amount: 2_000 });
  expect([fine.status, (fine.said.before as number) - (fine.said.after as number)]).toEqual([200, 2_000]);
});

test('a preview finds a house by words of its address, and takes who lives there for who paid', async () => {
  const row = await portal.db
    .selectFrom('meters')
    .select(['house_address'])
    .where('meter_number', '=', meter)
    .executeTakeFirstOrThrow();
  const asked = { servicePayment: 'servicecharge', amount: 100, day: DAY };
  const found = await ask('previewCash', { ...asked, house: row.house_address });
  const { first_name, last_name } = await ownAccount(portal, 'resident@palmcourt.example').row();
  expect([found.said.meter_number, found.said.payer]).toEqual([meter, `${first_name} ${last_name}`]);
  expect((await ask('previewCash', { ...asked, house: 'House 99999' })).said.code).toBe('house-unknown');
});

test('a preview tells of one like it that stands, and asks who paid where several live there', async () => {
  const asked = { meter_number: meter, servicePayment: 'devlevy', amount: 876, day: DAY };
  expect((await ask('previewCash', asked)).said.alike).toBeNull();
  const { said } = await record({ servicePayment: 'devlevy', amount: 876, note: 'One\n  line\r\nof it' });
  expect((await ask('previewCash', asked)).said.alike).toBe(said.id);
  expect((await linesOf()).find(({ id }) => id === said.id)?.note).toBe('One line of it');
  await back(said.id);
  expect((await ask('previewCash', asked)).said.alike).toBeNull();
  const other = await ownAccount(portal, 'levy@palmcourt.example').row();
  const lives = { meter_number: meter };
  await portal.db.updateTable('users').set(lives).where('id', '=', other.id).execute();
  expect((await ask('previewCash', asked)).said.code).toBe('payer-missing');
  expect((await ask('previewCash', { ...asked, payer: 'Ada Obi' })).said.payer).toBe('Ada Obi');
  await portal.db.updateTable('users').set({ meter_number: other.meter_number }).where('id', '=', other.id).execute();
});

test('another estate sees and changes nothing of it, nor does a resident', async () => {
  const cedar = await portal.signIn('admin@cedarview.example');
  const { said } = await record({ amount: 4_321 });
  expect((await linesOf(cedar)).some(({ id }) => id === said.id)).toBe(false);
  expect((await back(said.id, cedar)).status).toBe(404);
  expect((await ask('cashReceipt', { id: said.id }, cedar)).status).toBe(404);
  expect((await record({}, cedar)).said.code).toBe('meter-not-found');
  expect((await record({}, resident)).status).toBe(403);
  const stranger = await portal.signIn('resident@cedarview.example');
  expect((await ask('cashReceipt', { id: said.id }, stranger)).status).toBe(404);
});

test('the line on a statement leads to its receipt while it stands, for who lives there and for the estate', async () => {
  const { said } = await record({ amount: 3_333, note: 'of the line' });
  const numbers = async (token: string) => (await statement(token)).lines.map(({ cash }) => cash);
  for (const token of [palm, resident]) expect(await numbers(token)).toContain(said.id);
  await back(said.id);
  for (const token of [palm, resident]) expect(await numbers(token)).not.toContain(said.id);
});

test('it is found by its receipt, its meter, and its sum and day, by the own estate and by no other', async () => {
  const cedar = await portal.signIn('admin@cedarview.example');
  const platform = await portal.signIn('platform@wattchat.example');
  const { said } = await record({ amount: 4_567, note: 'to be found' });
  const number = CASH.receiptOf(said.id);
  type Found = Extract<CallAnswer<'findPayments'>, { status: 200 }>['data'];
  const find = async (input: CallInput<'findPayments'>, token: string) =>
    (await ask('findPayments', input, token)).said as unknown as Found;
  const days = { from: DAY, to: DAY };
  for (const input of [
    { by: 'reference', sought: number },
    { by: 'reference', sought: `cash ${said.id}` },
    { by: 'account', sought: meter },
    { by: 'amount', sought: '4567', ...days },
  ] satisfies CallInput<'findPayments'>[]) {
    expect((await find(input, palm)).cash.map(({ id }) => id)).toContain(said.id);
    expect((await find(input, platform)).cash.map(({ id }) => id)).toContain(said.id);
    expect((await find(input, cedar)).cash).toEqual([]);
  }
  const other = { from: '2026-11-04', to: '2026-11-04' };
  expect((await find({ by: 'amount', sought: '4567', ...other }, palm)).cash).toEqual([]);
  const nowhere = { payments: [], cash: [], more: false, from: null, to: null };
  const { requestId: _, ...elsewhere } = (await ask('findPayments', { by: 'reference', sought: number }, cedar)).said;
  expect(elsewhere).toEqual(nowhere);
  await back(said.id);
  const [found] = (await find({ by: 'reference', sought: number }, palm)).cash;
  expect(found).toMatchObject({ id: said.id, amount: 4_567, payer: 'Ada Obi', estate: 'Palm Court', takenBack: true });
  // What takes one back has no receipt, and is no payment.
  const backs = (await linesOf()).find(({ takesBack }) => takesBack === said.id)?.id ?? 0;
  expect((await find({ by: 'reference', sought: CASH.receiptOf(backs) }, palm)).cash).toEqual([]);
  expect((await ask('findPayments', { by: 'reference', sought: number }, resident)).status).toBe(403);
});

test('nothing changes or removes a line, not even a statement to the data base', async () => {
  await record({ note: 'to be kept' });
  await expect(portal.db.updateTable('cash_payments').set({ amount_kobo: 1 }).execute()).rejects.toThrow();
  await expect(portal.db.deleteFrom('cash_payments').execute()).rejects.toThrow();
});
