import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMINISTRATION_SENTENCES as WORDS } from '#catalogues/sentences/estate/administration.ts';
import { arrears } from '#src/server/billing/arrears.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { type Office, openOffice } from './support/estate-office.ts';

let portal: TestApp;
let office: Office;
beforeAll(async () => {
  portal = await openTestApp();
  office = await openOffice(portal);
});
afterAll(() => portal.close());

const owes = async (email: string) => arrears(portal.db, await office.meterOf(email));
const set = async (email: string, input: Record<string, unknown>, who: 'palm' | 'cedar' = 'palm') =>
  office.ask('updateServicePayments', { meter_number: await office.meterOf(email), ...input }, who);
const postings = () =>
  portal.db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .select(['kind', 'narration', 'order_id', 'account', 'amount_kobo', 'at'])
    .where('kind', '=', 'adjustment')
    .orderBy('ledger_entries.id')
    .execute();

test('the Confirm Meter dialog is told the estate, who has the meter, and what it owes', {
  tags: ['E-022'],
}, async () => {
  const meter_number = await office.meterOf('debtor@palmcourt.example');
  const { status, said } = await office.ask('meterName', { meter_number });
  expect([status, said]).toEqual([
    200,
    {
      ...{ name: 'Palm Court', meter_number, holder: 'Chinedu Okafor', status: 'occupied' },
      ...{ landlord_name: 'Chinedu Okafor', house_address: 'House 4, Palm Avenue, Lekki, Lagos' },
      ...{ serviceCharge: -45_000, devLevy: 0, fine: 0 },
      payBy: { serviceCharge: null, devLevy: null, fine: null },
    },
  ]);
});

test('a meter of another estate has no name, as one that does not exist', async () => {
  const foreign = await office.meterOf('debtor@cedarview.example');
  const answers = [];
  for (const meter_number of [foreign, '45999999999', 'meter', '']) {
    answers.push(await office.ask('meterName', { meter_number }));
  }
  expect(answers).toEqual(
    Array(4).fill({ status: 400, said: { code: 'meter-not-found', message: expect.any(String) } }),
  );
});

test.each([
  ['servicecharge', 'debtor', -12_500.5, -45_000, 'serviceChargeKobo', 'Service Charge', 'service-charge'],
  ['devlevy', 'levy', 1_000, -59_500, 'devLevyKobo', 'Development Levy', 'dev-levy'],
  ['fine', 'fined', 2_500, 10_000, 'fineKobo', 'Fine', 'fine'],
] as const)(
  'setting the %s posts the difference between meter and estate, once, with a line of the log',
  { tags: ['E-024', 'E-025'] },
  async (servicePayment, who, amount, before, figure, label, due) => {
    const email = `${who}@palmcourt.example`;
    const meter = await office.meterOf(email);
    const known = (await postings()).length;
    const input = { amount, servicePayment, expected: before };
    const { status, said } = await set(email, input);
    expect([status, said]).toMatchObject([200, { before, after: amount }]);
    expect((await owes(email))[figure]).toBe(amount * 100);
    const sign = servicePayment === 'fine' ? -1 : 1;
    const kobo = sign * (amount - before) * 100;
    const { estate_id } = await office.person(email);
    const posting = {
      kind: 'adjustment',
      narration: `${label} set by the estate`,
      order_id: null,
      at: portal.time.now,
    };
    expect((await postings()).slice(known)).toEqual([
      { ...posting, account: `meter:${meter}:${due}`, amount_kobo: kobo },
      { ...posting, account: `estate:${estate_id}:${due}`, amount_kobo: -kobo },
    ]);
    const [line] = await office.deeds();
    expect(line).toMatchObject({ actor: 'Ngozi Adeyemi', action: 'balance-set', subject: `Meter ${meter}` });
    expect([line?.before, line?.after]).toEqual([
      `${label} ${before < 0 ? '-' : ''}₦${Math.abs(before).toLocaleString('en')}`,
      `${label} ${amount < 0 ? '-' : ''}₦${servicePayment === 'servicecharge' ? '12,500.50' : amount.toLocaleString('en')}`,
    ]);
    const lines = await office.lines();
    // The same again, as a browser repeats it that has lost the answer.
    expect(await set(email, input)).toMatchObject({ status: 200, said: { before: amount, after: amount } });
    expect([(await postings()).length, await office.lines()]).toEqual([known + 2, lines]);
  },
);

test('a balance that has moved since it was shown is not overwritten, and what it is now is said', async () => {
  const email = 'ebele.umeh@palmcourt.example';
  const known = await postings();
  const { status, said } = await set(email, { amount: 0, servicePayment: 'devlevy', expected: -9_000 });
  expect([status, said]).toEqual([
    400,
    {
      code: 'balance-moved',
      message: 'Development Levy has changed meanwhile: ₦6,000 owed now. Please look again before you set it.',
    },
  ]);
  expect([await postings(), (await owes(email)).devLevyKobo]).toEqual([known, -600_000]);
});

test('of two administrators who set one balance at once, one is told that it has moved', async () => {
  const email = 'yusuf.garba@palmcourt.example';
  const both = await Promise.all(
    [-1_000, -2_000].map((amount) => set(email, { amount, servicePayment: 'servicecharge', expected: 0 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const won = both.find(({ status }) => status === 200);
  expect((await owes(email)).serviceChargeKobo).toBe(Number(won?.said.after) * 100);
});

test('without what was shown, the last of many at once stands, and the log has each step from the one before', async () => {
  const email = 'emeka.ibe@palmcourt.example';
  const meter = await office.meterOf(email);
  const amounts = [-100, -200, -300, -400, -500, -600];
  const answers = await Promise.all(amounts.map((amount) => set(email, { amount, servicePayment: 'servicecharge' })));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const steps = await portal.db
    .selectFrom('audit')
    .select('detail')
    .where('subject', '=', meter)
    .orderBy('id')
    .execute();
  const changes = steps.map(({ detail }) => JSON.parse(detail) as { before: number; after: number });
  expect(changes.map(({ before }) => before)).toEqual([3_000_000, ...changes.slice(0, -1).map(({ after }) => after)]);
  expect((await owes(email)).serviceChargeKobo).toBe(changes.at(-1)?.after);
});

test('a meter of another estate is set by nobody but its own administrator', async () => {
  const email = 'debtor@cedarview.example';
  const [known, lines] = [await postings(), await office.lines()];
  const foreign = await set(email, { amount: 0, servicePayment: 'devlevy' });
  const unknown = await office.ask('updateServicePayments', {
    meter_number: '45999999999',
    amount: 0,
    servicePayment: 'devlevy',
  });
  expect(foreign).toEqual({ status: 400, said: { code: 'meter-not-found', message: expect.any(String) } });
  expect(foreign).toEqual(unknown);
  expect([await postings(), await office.lines()]).toEqual([known, lines]);
  expect(await set(email, { amount: 0, servicePayment: 'devlevy' }, 'cedar')).toMatchObject({ status: 200 });
  expect((await office.deeds('cedar'))[0]).toMatchObject({ actor: 'Uche Nnamdi', action: 'balance-set' });
  expect(JSON.stringify(await office.deeds())).not.toContain(await office.meterOf(email));
});

test.each([
  { amount: 0.001, servicePayment: 'fine' },
  { amount: '5000', servicePayment: 'fine' },
  { amount: 100_000_001, servicePayment: 'fine' },
  { amount: -100_000_001, servicePayment: 'fine' },
  { amount: 5_000, servicePayment: 'water' },
  { servicePayment: 'fine' },
])('%j is refused and posts nothing', async (input) => {
  const known = await postings();
  expect((await set('late@palmcourt.example', input)).status).toBe(400);
  expect(await postings()).toEqual(known);
});

test('whoever was blocked for a debt can buy power once it is set to nothing', async () => {
  const email = 'debtor@palmcourt.example';
  expect((await owes(email)).blocked).toBe(true);
  await set(email, { amount: 0, servicePayment: 'servicecharge' });
  expect((await owes(email)).blocked).toBe(false);
});

test('after all of it the ledger sums to zero, and each adjustment does', async () => {
  const { rows } = await sql<{ kobo: number }>`
    select coalesce(sum(amount_kobo), 0)::bigint as kobo from ledger_entries
    union all select sum(amount_kobo)::bigint from ledger_entries join ledger_transactions t on t.id = transaction_id
    where t.kind = 'adjustment' group by t.id`.execute(portal.db);
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter(({ kobo }) => kobo !== 0)).toEqual([]);
});

test('a fine is never set below 0, and the refusal says why', async () => {
  const [email, known] = ['fined@palmcourt.example', (await postings()).length];
  const before = await owes(email);
  for (const amount of [-1, -0.01, -5000]) {
    const { status, said } = await set(email, { amount, servicePayment: 'fine' });
    expect([status, said]).toEqual([400, { code: 'fine-negative', message: WORDS.fineNegative }]);
  }
  expect([await owes(email), (await postings()).length]).toEqual([before, known]);
});

test('why a balance was changed stands on the statement that the resident reads, and in the log', async () => {
  const email = 'resident@palmcourt.example';
  const meter_number = await office.meterOf(email);
  const reason = 'The meter was read wrongly in October';
  expect((await set(email, { amount: -1_500, servicePayment: 'servicecharge', reason })).status).toBe(200);
  portal.time.now = new Date(portal.time.now.getTime() + 1000);
  expect((await set(email, { amount: -1_400, servicePayment: 'servicecharge' })).status).toBe(200);
  const token = await portal.signIn(email);
  const days = { from: '2026-11-01', to: '2027-12-31' };
  const { lines } = (await portal.call('meterStatement', { meter_number, ...days }, token)).body as {
    lines: Record<string, unknown>[];
  };
  const corrections = lines.filter(({ kind }) => kind === 'correction').slice(-2);
  expect(corrections.map(({ why }) => why)).toEqual([reason, null]);
  const [, logged] = (await office.deeds()).filter(({ action }) => action === 'balance-set');
  expect(logged?.after).toBe(`Service Charge -₦1,500: ${reason}`);
  expect((await set(email, { amount: -1, servicePayment: 'servicecharge', reason: 'x'.repeat(201) })).status).toBe(400);
});
