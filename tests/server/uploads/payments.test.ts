import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { csv, type Desk, openDesk } from './support/clerk.ts';

let desk: Desk;
let one: string;
let other: string;
let foreign: string;
beforeAll(async () => {
  desk = await openDesk();
  [one = '', other = ''] = (await desk.metersOf('palm')).map(({ meter_number }) => meter_number);
  foreign = (await desk.metersOf('cedar'))[0]?.meter_number ?? '';
  await desk.ask('updateServicePayments', { meter_number: other, servicePayment: 'fine', amount: 5000 });
});
afterAll(() => desk.close());

let before: Awaited<ReturnType<typeof desk.owed>>;
beforeEach(async () => {
  before = await desk.owed(one);
});

const HEAD = 'meterNumber,servicePayment,amount,paidAt';
const send = (...lines: string[]) => desk.ask('uploadServicePayments', { dataset: csv(HEAD, ...lines) });

test('payments from before the portal are credited to their meters and the ledger stays balanced', async () => {
  const otherBefore = await desk.owed(other);
  expect(
    await send(
      `${one},servicecharge,15000,2026-01-31`,
      `${one},Development Levy,"1,500.50",28/02/2026`,
      `${other},fine,₦2000,1 Mar 2026`,
    ),
  ).toEqual({ status: 200, said: { message: MESSAGES.paymentsUploaded, added: 3, before: 0 } });
  const after = await desk.owed(one);
  expect(after.serviceChargeKobo - before.serviceChargeKobo).toBe(1_500_000);
  expect(after.devLevyKobo - before.devLevyKobo).toBe(150_050);
  // A fine is owed above 0, so what was paid of it makes it less.
  expect((await desk.owed(other)).fineKobo - otherBefore.fineKobo).toBe(-200_000);
  expect((await desk.ledger()).kobo).toBe(0);
  const [deed] = await desk.deeds();
  expect(deed).toMatchObject({ action: 'payments-uploaded', estate_id: desk.ids.palm });
  expect(JSON.parse(deed?.detail ?? '')).toEqual({ rows: 3, added: 3, before: 0, kobo: 1_850_050 });
});

test('the same file again credits nothing, and a file with new rows only those', async () => {
  const ledger = await desk.ledger();
  const [first, second] = [`${one},servicecharge,15000,2026-01-31`, `${one},servicecharge,15000,2026-02-01`];
  expect((await send(first)).said).toMatchObject({ added: 0, before: 1 });
  expect(await desk.ledger()).toEqual(ledger);
  expect((await send(first, second)).said).toMatchObject({ added: 1, before: 1 });
  expect((await desk.owed(one)).serviceChargeKobo - before.serviceChargeKobo).toBe(1_500_000);
});

test('a row twice in one file counts once', async () => {
  const row = `${one},servicecharge,700,2026-02-03`;
  expect((await send(row, row, `${one},Service Charge,₦700.00,03/02/2026`)).said).toMatchObject({
    added: 1,
    before: 2,
  });
  expect((await desk.owed(one)).serviceChargeKobo - before.serviceChargeKobo).toBe(70_000);
});

test('a file with wrong rows credits none of them, and names each', async () => {
  const ledger = await desk.ledger();
  const { status, said } = await send(
    `${one},servicecharge,900,2026-02-04`,
    `${foreign},servicecharge,900,2026-02-04`,
    '45099999999,servicecharge,900,2026-02-04',
    `${one},rent,900,2026-02-04`,
    `${one},fine,-5,2026-02-04`,
    `${one},fine,"900,50",2026-02-04`,
    `${one},fine,900,2026-02-30`,
    `${one},fine,900,2026-11-22`,
  );
  expect([status, said]).toEqual([
    400,
    {
      code: 'rows-not-valid',
      message: MESSAGES.paymentsNotUploaded,
      rows: [
        { row: 3, message: ROW_SENTENCES.meterUnknown },
        { row: 4, message: ROW_SENTENCES.meterUnknown },
        { row: 5, message: ROW_SENTENCES.paymentUnclear },
        { row: 6, message: ROW_SENTENCES.amountNegative },
        { row: 7, message: ROW_SENTENCES.amountComma },
        { row: 8, message: ROW_SENTENCES.dayUnclear },
        { row: 9, message: ROW_SENTENCES.dayToCome },
      ],
    },
  ]);
  expect(await desk.ledger()).toEqual(ledger);
});

test('the field of the file may be called myFile, and without a file there is one to choose', {
  tags: ['E-074'],
}, async () => {
  const file = csv(HEAD, `${one},servicecharge,800,2026-02-05`);
  expect((await desk.ask('uploadServicePayments', { myFile: file })).said).toMatchObject({ added: 1 });
  expect(await desk.ask('uploadServicePayments', {})).toMatchObject({
    status: 400,
    said: { message: MESSAGES.selectAFile },
  });
});

test('no fine is paid beyond what is owed of it, the rows above counted in, and the refusal says what is left', async () => {
  const ledger = await desk.ledger();
  // Of ₦5,000 were ₦2,000 paid above.
  const lines = [
    `${other},fine,2500,2026-03-05`,
    `${other},fine,2000,2026-03-01`,
    `${other},fine,501,2026-03-06`,
    `${other},fine,500,2026-03-07`,
    `${other},fine,500,2026-03-07`,
    `${other},fine,1,2026-03-08`,
    `${one},fine,1,2026-03-08`,
  ] as const;
  const { status, said } = await send(...lines);
  const refused = [
    { row: 4, message: ROW_SENTENCES.finePaidBeyond('₦500') },
    { row: 7, message: ROW_SENTENCES.noFine },
    { row: 8, message: ROW_SENTENCES.noFine },
  ];
  expect([status, said.rows]).toEqual([400, refused]);
  expect(await desk.ledger()).toEqual(ledger);
  expect((await send(lines[0], lines[3])).said).toMatchObject({ added: 2, before: 0 });
  expect((await desk.owed(other)).fineKobo).toBe(0);
});

test('a preview says of each row what will become of it, and keeps nothing', async () => {
  await desk.ask('updateServicePayments', { meter_number: one, servicePayment: 'fine', amount: 300 });
  const before = `${one},servicecharge,15000,2026-01-31`;
  const fresh = `${one},servicecharge,15000,2026-04-30`;
  const lines = [
    before,
    fresh,
    fresh,
    `${one},fine,301,2026-04-30`,
    `${foreign},devlevy,5,2026-04-30`,
    `${one},devlevy,1.005,1/1/2026`,
  ];
  const ledger = await desk.ledger();
  const { status, said } = await desk.ask('previewServicePayments', { dataset: csv(HEAD, ...lines) });
  expect([status, said.remarks]).toEqual([
    200,
    [
      { row: 2, valid: true, message: ROW_SENTENCES.paymentKnown, fate: 'known' },
      { row: 4, valid: true, message: ROW_SENTENCES.paymentTwice(3), fate: 'repeated' },
      { row: 5, valid: false, message: ROW_SENTENCES.finePaidBeyond('₦300') },
      { row: 6, valid: false, message: ROW_SENTENCES.meterUnknown },
      { row: 7, valid: false, message: ROW_SENTENCES.amountDecimals },
    ],
  ]);
  expect(await desk.ledger()).toEqual(ledger);
});
