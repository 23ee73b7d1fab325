import { afterAll, beforeAll, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { csv, type Desk, openDesk } from './support/clerk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const HEAD = 'landlord_name,meter_number,house_address';
const ada = { landlord_name: 'Ada Obi', meter_number: '45099900001', house_address: '1 Palm Road' };
const bola = { landlord_name: 'Bola Ade', meter_number: '45099900002', house_address: '2 Palm Road' };
const validate = (file: File, as: 'palm' | 'cedar' = 'palm') =>
  desk.ask('validateMeters', { property_id: desk.ids[as], dataset: file }, as);
const upload = (meter_details: object[], as: 'palm' | 'cedar' = 'palm') =>
  desk.ask('uploadMeters', { property_id: desk.ids[as], meter_details }, as);

test('a file of new meters is valid, row by row, and nothing of it is kept', { tags: ['E-054'] }, async () => {
  const before = await desk.metersOf('palm');
  expect(
    await validate(csv(HEAD, 'Ada Obi,45099900001,1 Palm Road', '', 'Bola Ade,45099900002,"2 Palm Road, Lekki"')),
  ).toEqual({
    status: 200,
    said: {
      status: 'valid',
      csvData: [
        { row: 2, ...ada, valid: true, message: '' },
        { row: 4, ...bola, house_address: '2 Palm Road, Lekki', valid: true, message: '' },
      ],
    },
  });
  expect(await desk.metersOf('palm')).toEqual(before);
});

test('wrong rows are named with their reasons and the good ones stay valid', { tags: ['E-055'] }, async () => {
  const [own] = await desk.metersOf('palm');
  const [foreign] = await desk.metersOf('cedar');
  const { status, said } = await validate(
    csv(
      HEAD,
      'Ada Obi,45099900001,1 Palm Road',
      'Bola Ade,123,2 Palm Road',
      'Ada Obi,45099900001,1 Palm Road',
      `Chi Eze,${foreign?.meter_number},3 Palm Road`,
      `${own?.landlord_name},${own?.meter_number},"${own?.house_address}"`,
      `Somebody Else,${own?.meter_number},4 Palm Road`,
      'Dan Musa,45099900003',
    ),
  );
  const rows = said.csvData as { row: number; valid: boolean; message: string }[];
  expect([status, said.status, said.message]).toEqual([400, 'invalid', MESSAGES.uploadInvalid]);
  expect(rows.map(({ row, valid, message }) => [row, valid, message])).toEqual([
    [2, true, ''],
    [3, false, MESSAGES.meterLength],
    [4, false, ROW_SENTENCES.meterTwice(2)],
    [5, false, ROW_SENTENCES.meterElsewhere],
    [6, true, ROW_SENTENCES.meterKnown],
    [7, false, ROW_SENTENCES.meterTwice(6)],
    [8, false, ROW_SENTENCES.addressMissing],
  ]);
});

test('a file that is none of rows is refused with what it is', async () => {
  const workbook = new File([new Uint8Array([0x50, 0x4b, 3, 4]), '[Content_Types].xml'], 'meters.csv');
  const { status, said } = await validate(workbook);
  expect([status, said]).toEqual([400, { code: 'file-not-read', message: ROW_SENTENCES.workbook }]);
  // What calls itself something else than rows is none, whatever its content is.
  for (const name of ['meters.xlsx', 'meters.csv.html', 'meters.PDF']) {
    const named = new File([await csv('meter_number', '1').arrayBuffer()], name);
    expect([name, await validate(named)]).toEqual([
      name,
      { status: 400, said: { code: 'file-not-read', message: ROW_SENTENCES.notText } },
    ]);
  }
  for (const name of ['meters.TXT', 'meters'])
    expect((await validate(new File(['meter_number,landlord_name,house_address\n'], name))).said.message).not.toBe(
      ROW_SENTENCES.notText,
    );
  expect((await validate(csv('name,address', 'Ada,1 Road'))).said.message).toBe(
    ROW_SENTENCES.columnsMissing(1, ['meter_number'], ['landlord_name', 'meter_number', 'house_address']),
  );
});

test('confirmed meters are added once, however often they are confirmed, and the log says who and what', {
  tags: ['E-061'],
}, async () => {
  expect(await upload([ada, bola])).toEqual({
    status: 200,
    said: { message: ROW_SENTENCES.metersAdded(2, 0), added: 2, before: 0 },
  });
  const after = await desk.metersOf('palm');
  expect(after.filter(({ uploaded_at }) => uploaded_at !== null)).toEqual([
    { ...ada, estate_id: desk.ids.palm, uploaded_at: desk.portal.time.now },
    { ...bola, estate_id: desk.ids.palm, uploaded_at: desk.portal.time.now },
  ]);
  expect((await upload([ada, bola])).said).toMatchObject({ added: 0, before: 2 });
  expect(await desk.metersOf('palm')).toEqual(after);
  const [deed, ...more] = await desk.deeds();
  expect(more).toEqual([]);
  expect(deed).toMatchObject({ action: 'meters-uploaded', subject: 'Palm Court', estate_id: desk.ids.palm });
  expect(JSON.parse(deed?.detail ?? '')).toMatchObject({
    added: 2,
    changed: 0,
    meters: [ada.meter_number, bola.meter_number],
  });
});

test('a new name or address of a meter replaces the old one, and the log has both', async () => {
  const renamed = { ...ada, landlord_name: 'Ada Obi-Eze' };
  expect((await upload([renamed])).said).toMatchObject({ added: 0, before: 1 });
  const row = (await desk.metersOf('palm')).find(({ meter_number }) => meter_number === ada.meter_number);
  expect(row?.landlord_name).toBe('Ada Obi-Eze');
  const detail = JSON.parse((await desk.deeds()).at(-1)?.detail ?? '');
  expect(detail).toMatchObject({
    before: ['45099900001: Ada Obi, 1 Palm Road'],
    after: ['45099900001: Ada Obi-Eze, 1 Palm Road'],
  });
});

test('meters are added all or none, and one of another estate is left alone', async () => {
  const before = [await desk.metersOf('palm'), await desk.metersOf('cedar'), await desk.deeds()];
  const fresh = { ...ada, meter_number: '45099900009' };
  const { status, said } = await upload([fresh, ada], 'cedar');
  expect([status, said]).toEqual([
    400,
    {
      code: 'rows-not-valid',
      message: MESSAGES.uploadInvalid,
      rows: [{ row: 2, message: ROW_SENTENCES.meterElsewhere }],
    },
  ]);
  expect((await upload([fresh, { ...fresh, meter_number: '1' }])).status).toBe(400);
  expect([await desk.metersOf('palm'), await desk.metersOf('cedar'), await desk.deeds()]).toEqual(before);
});

test('the estate of somebody else cannot be named, neither to add nor to look', async () => {
  const foreign = { property_id: desk.ids.cedar };
  const said = { code: 'not-allowed', message: expect.any(String) };
  const refused = { status: 403, said };
  expect(await desk.ask('uploadMeters', { ...foreign, meter_details: [ada] })).toEqual(refused);
  expect(await desk.ask('validateMeters', { ...foreign, dataset: csv(HEAD, 'A,45099900001,B') })).toEqual(refused);
  expect(await desk.ask('uploadDevLevy', { ...foreign, dataset: csv('meterNumber,amount') })).toEqual(refused);
  expect(await desk.ask('meterUploads', foreign)).toEqual(refused);
  expect(await desk.ask('uploadedMeters', foreign)).toEqual(refused);
});

test('the meters of the own estate come ten on a page, as an array or with how many there are', {
  tags: ['E-068', 'E-069'],
}, async () => {
  const all = (await desk.metersOf('palm')).map(({ landlord_name, meter_number, house_address }) => ({
    landlord_name,
    meter_number,
    house_address,
    property_id: desk.ids.palm,
  }));
  const property_id = desk.ids.palm;
  expect((await desk.ask('meterUploads', { property_id })).said).toEqual({ ...all.slice(0, 10) });
  expect((await desk.ask('uploadedMeters', { property_id, page: 2 })).said).toEqual({
    meters: all.slice(10, 20).map((meter) => ({ ...meter, accounts: 1 })),
    total: all.length,
    page: 2,
  });
});
