import { expect, test } from 'vitest';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { UPLOAD_MOST } from '#catalogues/uploads.ts';
import { readRows } from '#machines/uploads/read-rows.ts';

const HEAD = 'landlord_name,meter_number,house_address';
const TEXT = `${HEAD}\nZoë Õbï,45012345678,12 Palm Avenue\n`;
const zoe = (row: number) => ({
  row,
  cells: { landlord_name: 'Zoë Õbï', meter_number: '45012345678', house_address: '12 Palm Avenue' },
  valid: true,
  message: '',
});
const read = (...parts: BlobPart[]) => readRows('upload-meters', new Blob(parts));
const utf16 = (text: string, little: boolean) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), little);
  return bytes.buffer;
};
const windows = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each<[string, BlobPart]>([
  ['UTF-8', TEXT],
  ['UTF-8 with its mark', `\ufeff${TEXT}`],
  ['UTF-16, small end first', utf16(`\ufeff${TEXT}`, true)],
  ['UTF-16, big end first', utf16(`\ufeff${TEXT}`, false)],
  ['the alphabet of Windows', windows(TEXT)],
])('a file in %s keeps its letters', async (_, file) => {
  expect(await read(file)).toEqual({ kind: 'upload-meters', rows: [zoe(2)], valid: 1, invalid: 0, problem: null });
});

test('the signs that only Windows has are read as it means them', async () => {
  const { rows } = await read(`${HEAD}\nAda `, Uint8Array.of(0x92, 0x80), ' Obi,45012345678,1 Road');
  expect(rows[0]?.cells.landlord_name).toBe('Ada ’€ Obi');
});

test('a file that stops being UTF-8 far from its beginning is read in the other alphabet from the start', async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `Ada,${45_012_400_000 + at},1 Road`).join('\n');
  const { rows, valid } = await read(`${HEAD}\n${many}\n`, windows('Zoë Õbï,45012345678,12 Palm Avenue'));
  expect([rows.length, valid, rows.at(-1)]).toEqual([20_001, 20_001, zoe(20_002)]);
});

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['bars', '|'],
])('cells may be separated by %s', async (_, separator) => {
  expect((await read(TEXT.replaceAll(',', separator))).rows).toEqual([zoe(2)]);
});

test('a first line in which the spreadsheet says what separates cells is no head', async () => {
  expect((await read(`sep=;\n${TEXT.replaceAll(',', ';')}`)).rows).toEqual([zoe(3)]);
});

test.each([
  ['\\n', '\n'],
  ['\\r\\n', '\r\n'],
  ['\\r', '\r'],
])('lines may end in %s, and blank ones are passed over but counted', async (_, end) => {
  const lines = ['', HEAD, '', ' , , ', 'Zoë Õbï,45012345678,12 Palm Avenue', '', ''];
  expect((await read(lines.join(end))).rows).toEqual([zoe(5)]);
});

test('a line break inside quotation marks begins no row, and is a space in the cell', async () => {
  const { rows } = await read(
    `${HEAD}\r\nAda Obi,45012345678,"12 Palm\r\nAvenue, ""Lekki"""\r\nZoë Õbï,45012345679,2 Road`,
  );
  expect(rows.map(({ row, cells }) => [row, cells.house_address])).toEqual([
    [2, '12 Palm Avenue, "Lekki"'],
    [3, '2 Road'],
  ]);
});

test.each([
  ['Landlord Name,Meter No.,Address'],
  ['  HOUSE-OWNER ,METER_NUMBER,house'],
  ['"Name","Meter #","House   Address"'],
  ['Owner,MeterNumber,House.Address,'],
])('the head may say %s', async (head) => {
  expect((await read(TEXT.replace(HEAD, head))).rows).toEqual([zoe(2)]);
});

test('columns may stand in another order and beside others', async () => {
  const { rows } = await read('No,Address,Phone,Name,Meter\n1,12 Palm Avenue,0803,Zoë Õbï,45012345678');
  expect(rows).toEqual([zoe(2)]);
});

test.each([
  ['nothing', '', ROW_SENTENCES.fileEmpty],
  ['blank lines', '\n\n  \n', ROW_SENTENCES.fileEmpty],
  ['a head alone', HEAD, ROW_SENTENCES.noRows],
  [
    'a column twice',
    `${HEAD},Meter Number\na,45012345678,b,c`,
    'Row 1 has two columns for meter_number: meter_number and Meter Number. Please keep one of them.',
  ],
  [
    'two columns that could be one',
    'Name,Owner,Meter No.,Meter,address\na,a,45012345678,45012345678,c',
    'Row 1 has two columns for landlord_name: Name and Owner. Please keep one of them.',
  ],
  [
    'no meter numbers',
    '\nlandlord_name,house_address\nAda,1 Road',
    ROW_SENTENCES.columnsMissing(2, ['meter_number'], HEAD.split(',')),
  ],
  ['a workbook', 'PK\u0003\u0004 [Content_Types].xml', ROW_SENTENCES.workbook],
  ['a zip file', 'PK\u0003\u0004 meters.csv', ROW_SENTENCES.zip],
  ['a PDF', '%PDF-1.7', ROW_SENTENCES.pdf],
  ['a program', 'ELF\0\0\0', ROW_SENTENCES.notText],
])('a file of %s is told plainly', async (_, text, problem) => {
  expect(await read(text)).toEqual({ kind: 'upload-meters', rows: [], valid: 0, invalid: 0, problem });
});

test('the most rows are taken and not one more, and no larger file', async () => {
  const rows = Array.from({ length: UPLOAD_MOST.rows }, (_, at) => `Ada,${45_012_400_000 + at},1 Road`).join('\n');
  expect((await read(`${HEAD}\n${rows}\n\n`)).valid).toBe(UPLOAD_MOST.rows);
  expect((await read(`${HEAD}\n${rows}\nOne More,45912345678,1 Road`)).problem).toBe(ROW_SENTENCES.tooManyRows);
  expect((await read(' '.repeat(UPLOAD_MOST.bytes + 1))).problem).toBe(ROW_SENTENCES.tooLarge);
});

test('while a long file is read its progress is told, others have their turn, and it can be given up', async () => {
  const rows = Array.from({ length: 30_000 }, (_, at) => `Ada,${45_012_400_000 + at},1 Road`).join('\n');
  const parts: number[] = [];
  let turns = 0;
  const pause = async () => {
    turns += 1;
  };
  await readRows('upload-meters', new Blob([HEAD, '\n', rows]), { progress: (part) => parts.push(part), pause });
  expect(parts).toEqual([...parts].sort((one, other) => one - other));
  expect([parts.at(-1), parts.length > 5, turns]).toEqual([1, true, parts.length]);
  const controller = new AbortController();
  const given = readRows('upload-meters', new Blob([HEAD, '\n', rows]), {
    signal: controller.signal,
    progress: () => controller.abort(),
  });
  await expect(given).rejects.toThrow(/abort/);
});
