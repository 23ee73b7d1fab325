import { expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { UPLOADS, type UploadKind } from '#catalogues/uploads.ts';
import { readRows } from '#machines/uploads/read-rows.ts';

const read = async (kind: UploadKind, ...lines: string[]) => {
  const head = Object.keys(UPLOADS[kind].columns).join(',');
  return (await readRows(kind, new Blob([[head, ...lines].join('\n')]))).rows;
};
const judged = async (kind: UploadKind, ...lines: string[]) =>
  (await read(kind, ...lines)).map(({ row, valid, message }) => [row, valid, message]);

test('the example of every template is a valid row', async () => {
  for (const kind of Object.keys(UPLOADS) as UploadKind[]) {
    const { columns, example } = UPLOADS[kind];
    const [row] = await read(kind, example.join(','));
    expect(row).toEqual({
      row: 2,
      cells: Object.fromEntries(Object.keys(columns).map((name, at) => [name, example[at]])),
      valid: true,
      message: '',
    });
  }
});

test('a meter row needs a name, a number of 11 to 14 digits and an address', async () => {
  expect(
    await judged(
      'upload-meters',
      'Ada,4501234567,1 Road',
      'Ada,45012345678,1 Road',
      'Ada,45012345678901,1 Road',
      'Ada,450123456789012,1 Road',
      'Ada,4501234567x,1 Road',
      'Ada,,1 Road',
      'Ada,4.5012E+10,1 Road',
      ',45012345679,1 Road',
      'Ada,45012345679,',
      `${'A'.repeat(121)},45012345679,1 Road`,
      `Ada,45012345679,${'A'.repeat(201)}`,
      'Ada,45012345679,1 Road',
    ),
  ).toEqual([
    [2, false, MESSAGES.meterLength],
    [3, true, ''],
    [4, true, ''],
    [5, false, MESSAGES.meterLength],
    [6, false, MESSAGES.meterLength],
    [7, false, ROW_SENTENCES.meterMissing],
    [8, false, ROW_SENTENCES.meterShortened],
    [9, false, ROW_SENTENCES.landlordMissing],
    [10, false, ROW_SENTENCES.addressMissing],
    [11, false, ROW_SENTENCES.landlordLong],
    [12, false, ROW_SENTENCES.addressLong],
    [13, true, ''],
  ]);
});

test('a sign that no data base keeps makes its row invalid, and is not shown', async () => {
  const many = Array.from({ length: 500 }, (_, at) => `Ada,${45_012_400_000 + at},1 Road`);
  const rows = await read('upload-meters', ...many, 'A\0da,45012345679,1 Road');
  const cells = { landlord_name: 'Ada', meter_number: '45012345679', house_address: '1 Road' };
  expect(rows.at(-1)).toEqual({ row: 502, cells, valid: false, message: ROW_SENTENCES.signNotKept });
});

test('a meter number is read without the blanks and the apostrophe that a spreadsheet puts into it', async () => {
  const rows = await read('upload-meters', "Ada,'45012345678,1 Road", 'Ada,4501 234 5679,1 Road');
  expect(rows.map(({ cells, valid }) => [cells.meter_number, valid])).toEqual([
    ['45012345678', true],
    ['45012345679', true],
  ]);
});

test('a meter that comes again is invalid there, and zeros at its beginning count', async () => {
  expect(
    await judged(
      'upload-meters',
      'Ada,45012345678,1 Road',
      'Bola,045012345678,2 Road',
      'Chi,45012345678,3 Road',
      'Dan,0045012345678,4 Road',
      'Eze,045012345678,5 Road',
    ),
  ).toEqual([
    [2, true, ''],
    [3, true, ''],
    [4, false, ROW_SENTENCES.meterTwice(2)],
    [5, true, ''],
    [6, false, ROW_SENTENCES.meterTwice(3)],
  ]);
});

test('a separator that nobody put quotation marks around is named, and moves no cell into another column', async () => {
  expect(await judged('upload-meters', 'Ada,45012345678,1 Road, Lekki', 'Ada,45012345679,1 Road,,')).toEqual([
    [2, false, ROW_SENTENCES.cellsTooMany],
    [3, true, ''],
  ]);
});

test('a quotation mark that is not closed breaks its own row and none after it', async () => {
  expect(
    await judged(
      'upload-meters',
      'Ada,45012345678,"1 Road',
      'Bola,45012345679,"2 ""Long"" Road"',
      '"Chi" Eze,45012345670,3 Road',
      'Dan,45012345671,"4 Road',
      'Eze,45012345672,5 Road',
    ),
  ).toEqual([
    [2, false, ROW_SENTENCES.quoteOpen],
    [3, true, ''],
    [4, false, ROW_SENTENCES.quoteOpen],
    [5, false, ROW_SENTENCES.quoteOpen],
    [6, true, ''],
  ]);
});

test('a row with an open quotation mark, or with too many cells, comes back with all that it says', async () => {
  const rows = await read(
    'upload-meters',
    'Ada,45012345678,"1 Road, Lekki',
    '"Bola,45012345679,2 Road',
    'Chi,"45012345670,3 Road',
    'Dan,45012345671,4 Road, Lekki, Lagos',
  );
  expect(rows.map(({ cells, valid }) => [...Object.values(cells), valid])).toEqual([
    ['Ada', '45012345678', '1 Road, Lekki', false],
    ['Bola', '45012345679', '2 Road', false],
    ['Chi', '45012345670', '3 Road', false],
    ['Dan', '45012345671', '4 Road, Lekki, Lagos', false],
  ]);
});

test('a quotation mark that swallows a long file is one broken row', async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `Ada,${45_012_400_000 + at},1 Road`);
  const rows = await read('upload-meters', 'Ada,45012345678,"1 Road', ...many);
  expect([rows.length, rows.filter(({ valid }) => !valid)]).toEqual([
    20_001,
    [{ row: 2, cells: expect.anything(), valid: false, message: ROW_SENTENCES.quoteOpen }],
  ]);
});

test('a file of nothing but open quotation marks, and one of a single endless line, are given up soon', async () => {
  const head = 'landlord_name,meter_number,house_address\n';
  const quotes = await readRows('upload-meters', new Blob([head, '"a\n'.repeat(2_000_000)]));
  expect(quotes).toMatchObject({ rows: [], problem: ROW_SENTENCES.quotesBroken(2) });
  const { rows } = await readRows('upload-meters', new Blob([head, 'a'.repeat(5_000_000), '\nAda,45012345678,1 Road']));
  expect(rows.map(({ row, message }) => [row, message])).toEqual([
    [2, ROW_SENTENCES.rowLong],
    [3, ''],
  ]);
});

test('amounts, days and what was paid for are read as people write them, and shown in one way', async () => {
  const rows = await read(
    'upload-payments',
    '45012345678,Service Charge,"15,000",31/01/2026',
    '45012345678,dev levy,₦5k,31-Jan-2026',
    '45012345678,FINE,2000.5,2026-1-5 00:00:00',
    '45012345678,devlevy,N1 500,"Jan 7, 2026"',
    '45012345678,development levy,0.01,7.1.26',
  );
  expect(
    rows.map(({ cells: { servicePayment, amount, paidAt }, valid }) => [servicePayment, amount, paidAt, valid]),
  ).toEqual([
    ['servicecharge', '15000', '2026-01-31', true],
    ['devlevy', '5000', '2026-01-31', true],
    ['fine', '2000.50', '2026-01-05', true],
    ['devlevy', '1500', '2026-01-07', true],
    ['devlevy', '0.01', '2026-01-07', true],
  ]);
});

test('what could be read in two ways, or in none, is named and left as it was written', async () => {
  const rows = await read(
    'upload-payments',
    '45012345678,fine,"15000,50",2026-01-31',
    '45012345678,fine,0,2026-01-31',
    '45012345678,fine,100000001,2026-01-31',
    '45012345678,fine,5,01/31/2026',
    '45012345678,fine,5,2026-02-29',
    '45012345678,fine,5,soon',
    '45012345678,rent,5,2026-01-31',
    '45012345678,constructor,5,2026-01-31',
  );
  expect(rows.map(({ message }) => message)).toEqual([
    ROW_SENTENCES.amountComma,
    ROW_SENTENCES.amountZero,
    ROW_SENTENCES.amountLarge,
    ROW_SENTENCES.dayUnclear,
    ROW_SENTENCES.dayUnclear,
    ROW_SENTENCES.dayUnclear,
    ROW_SENTENCES.paymentUnclear,
    ROW_SENTENCES.paymentUnclear,
  ]);
  expect(rows[0]?.cells.amount).toBe('15000,50');
});

test('a levy that is refused says which rule its amount breaks, each in its own sentence', async () => {
  const rules: readonly (readonly [string, string])[] = [
    ['', ROW_SENTENCES.amountMissing],
    ['soon', ROW_SENTENCES.amountUnclear],
    ['5000 or so', ROW_SENTENCES.amountUnclear],
    ['0', ROW_SENTENCES.amountZero],
    ['₦0.00', ROW_SENTENCES.amountZero],
    ['-5000', ROW_SENTENCES.amountNegative],
    ['₦-5,000.50', ROW_SENTENCES.amountNegative],
    ['(5000)', ROW_SENTENCES.amountNegative],
    ['5000-', ROW_SENTENCES.amountNegative],
    ['60000,50', ROW_SENTENCES.amountComma],
    ['6,00,00', ROW_SENTENCES.amountComma],
    ['60000.505', ROW_SENTENCES.amountDecimals],
    ['100000000.01', ROW_SENTENCES.amountLarge],
    ['9'.repeat(30), ROW_SENTENCES.amountLarge],
  ];
  const rows = rules.map(([amount], at) => `450123456${String(at).padStart(2, '0')},"${amount}"`);
  expect((await judged('upload-dev-levy', ...rows)).map(([, valid, message]) => [valid, message])).toEqual(
    rules.map(([, message]) => [false, message]),
  );
  expect(new Set(rules.map(([, message]) => message)).size).toBe(7);
});

test('a payment that comes twice counts once and says so; a meter has one levy', async () => {
  const paid = '45012345678,fine,5,2026-01-31';
  expect(await judged('upload-payments', paid, '45012345678,fine,5,2026-02-01', paid)).toEqual([
    [2, true, ''],
    [3, true, ''],
    [4, true, ROW_SENTENCES.paymentTwice(2)],
  ]);
  expect(await judged('upload-dev-levy', '45012345678,5', '45012345678,5.00', '45012345678,6')).toEqual([
    [2, true, ''],
    [3, true, ROW_SENTENCES.levyTwice(2)],
    [4, false, ROW_SENTENCES.levyDiffers(2)],
  ]);
});
