import { describe, expect, test } from 'vitest';
import { FAILED_FILES, UPLOADS, type UploadKind } from '#catalogues/uploads.ts';
import { createDesk } from '#machines/uploads/desk/create-desk.ts';
import type { Script } from '../../../support/portal.ts';
import { scripted } from '../../../support/portal.ts';

const KINDS = Object.keys(UPLOADS) as UploadKind[];
const { signal } = new AbortController();
const untold = () => undefined;

const csv = (...lines: readonly string[]) => new File([lines.join('\n')], 'rows.csv', { type: 'text/csv' });
const METERS = 'landlord_name,meter_number,house_address';
const PAYMENTS = 'meterNumber,servicePayment,amount,paidAt';
const goodMeters = csv(METERS, 'Ngozi Eze,45012345678,12 Palm Avenue', 'Bola Ade,45012345679,14 Palm Avenue');
const brokenMeters = csv(METERS, 'Ngozi Eze,45012345678,12 Palm Avenue', 'Bola Ade,450,14 Palm Avenue');

function deskWith(given: Partial<Script> = {}) {
  const { script, services } = scripted(given);
  const desk = createDesk({ calls: () => services });
  return { desk, script, services };
}

const textOf = ({ base64 }: { readonly base64: string }) => Buffer.from(base64, 'base64').toString();

describe('what a dropped file is for', () => {
  test.each(KINDS)('the template of %s is for that', async (kind) => {
    const { desk } = deskWith();
    const template = await desk.template(kind);
    expect(template.name).toBe(UPLOADS[kind].template);
    expect(await desk.kindsOf(new File([textOf(template)], template.name))).toEqual([kind]);
  });

  test('a file with the columns of two kinds could be either', async () => {
    const { desk } = deskWith();
    const both = csv(`${METERS},amount`, 'Ngozi Eze,45012345678,12 Palm Avenue,60000');
    expect(await desk.kindsOf(both)).toEqual(['upload-meters', 'upload-dev-levy']);
  });

  test('a file with one of its columns twice is for the same, so that its upload can name the column', async () => {
    expect(await deskWith().desk.kindsOf(csv('meterNumber,amount,amount', '45012345678,1,2'))).toEqual([
      'upload-dev-levy',
    ]);
  });

  test.each([
    ['other columns', csv('date,what', '2026-01-31,rent')],
    ['a workbook', new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04])], 'rows.csv')],
    ['nothing', csv('')],
  ])('a file with %s is for none', async (_, file) => {
    expect(await deskWith().desk.kindsOf(file)).toEqual([]);
  });
});

describe('the rows that lie on the desk', () => {
  test('are counted, and told a page of ten at a time', async () => {
    const { desk } = deskWith();
    const lines = Array.from(
      { length: 12 },
      (_, at) => `Landlord ${at},450123456${String(at).padStart(2, '0')},House ${at}`,
    );
    const read = await desk.read('run', 'upload-meters', csv(METERS, ...lines, 'Late,1,House'), untold, signal);
    expect(read).toMatchObject({
      kind: 'read',
      rows: { counts: { total: 13, valid: 12, invalid: 1, kobo: null }, page: { at: 1, rows: { length: 10 } } },
    });
    expect(await desk.page('run', 2)).toEqual({
      at: 2,
      rows: [
        { row: 12, cells: ['Landlord 10', '45012345610', 'House 10', 'Valid', 'Ready to add'], valid: true },
        { row: 13, cells: ['Landlord 11', '45012345611', 'House 11', 'Valid', 'Ready to add'], valid: true },
        {
          row: 14,
          cells: ['Late', '1', 'House', 'Invalid', 'Row 14: Digits must be between 11 and 14 characters long'],
          valid: false,
        },
      ],
    });
  });

  test('have the sum of what is valid, and amounts as a person reads them', async () => {
    const { desk } = deskWith();
    const file = csv(
      PAYMENTS,
      '45012345678,service charge,"15,000.50",31/01/2026',
      '45012345679,fine,500,2026-02-01',
      '45012345680,rent,soon,2026-02-01',
    );
    expect(await desk.read('run', 'upload-payments', file, untold, signal)).toMatchObject({
      rows: {
        counts: { valid: 2, invalid: 1, kobo: 1_550_050 },
        page: {
          rows: [
            { cells: ['45012345678', 'Service Charge', '₦15,000.50', '2026-01-31', 'Valid', 'Ready to upload'] },
            { cells: ['45012345679', 'Fine', '₦500', '2026-02-01', 'Valid', 'Ready to upload'] },
            { cells: ['45012345680', 'rent', 'soon', '2026-02-01', 'Invalid', expect.stringContaining('Row 4: ')] },
          ],
        },
      },
    });
  });

  test('are gone once another file was read, or they are forgotten', async () => {
    const { desk } = deskWith();
    await desk.read('one', 'upload-meters', goodMeters, untold, signal);
    await desk.read('other', 'upload-meters', goodMeters, untold, signal);
    expect(await desk.page('one', 1)).toEqual({ kind: 'lost' });
    expect(await desk.send('one', 7, untold, signal)).toEqual({ kind: 'lost' });
    desk.forget('one');
    expect(await desk.page('other', 1)).toMatchObject({ at: 1 });
    desk.forget('other');
    expect(await desk.failed('other')).toEqual({ kind: 'lost' });
  });

  test('that are invalid make a file which can be mended and read again', async () => {
    const { desk } = deskWith();
    await desk.read('run', 'upload-meters', brokenMeters, untold, signal);
    const failed = await desk.failed('run');
    if ('kind' in failed) throw new Error('The rows are lost');
    expect(failed.name).toBe(FAILED_FILES['upload-meters']);
    const mended = new File([textOf(failed).replace(',450,', ',45012345670,')], 'mended.csv');
    expect(await desk.read('run', 'upload-meters', mended, untold, signal)).toMatchObject({
      rows: { counts: { total: 1, valid: 1 }, page: { rows: [{ cells: { 0: 'Bola Ade', 1: '45012345670' } }] } },
    });
  });
});

describe('what the server says', () => {
  const judged = (row: number, meter_number: string, valid: boolean, message: string) => ({
    row,
    landlord_name: 'Ngozi Eze',
    meter_number,
    house_address: '12 Palm Avenue',
    valid,
    message,
  });

  test('of meters takes the place of what was found here', async () => {
    const { desk } = deskWith({
      judged: [judged(2, '45012345678', true, ''), judged(3, '45012345679', false, 'Elsewhere')],
    });
    await desk.read('run', 'upload-meters', goodMeters, untold, signal);
    expect(await desk.judge('run', 7, untold, signal)).toMatchObject({
      kind: 'judged',
      rows: { counts: { valid: 1, invalid: 1 }, page: { rows: [{}, { cells: { 4: 'Row 3: Elsewhere' } }] } },
    });
  });

  test.each([
    ['no line', { status: null, message: null }],
    [{ refused: 'Not now.' }, { status: 400, message: 'Not now.' }],
  ] as const)('may be no answer about rows: %s', async (uploaded, refusal) => {
    const { desk } = deskWith({ uploaded });
    await desk.read('run', 'upload-meters', goodMeters, untold, signal);
    expect(await desk.judge('run', 7, untold, signal)).toEqual({ kind: 'refused', rows: null, ...refusal });
  });

  test('only valid rows are sent, each as it was understood', async () => {
    const { desk, script } = deskWith();
    await desk.read('run', 'upload-meters', brokenMeters, untold, signal);
    expect(await desk.send('run', 7, untold, signal)).toMatchObject({ kind: 'taken', added: 1, before: 0 });
    expect(script.calls.at(-1)?.input).toEqual({
      property_id: 7,
      meter_details: [{ landlord_name: 'Ngozi Eze', meter_number: '45012345678', house_address: '12 Palm Avenue' }],
    });
  });

  test('of rows that were sent is told at the rows of the file', async () => {
    const { services } = scripted();
    let sent = '';
    const desk = createDesk({
      calls: () => ({
        ...services,
        async uploadServicePayments({ dataset }) {
          sent = (await dataset?.text()) ?? '';
          return {
            status: 400,
            data: { code: 'rows-not-valid', message: 'Not Uploaded', rows: [{ row: 3, message: 'No such meter' }] },
          };
        },
      }),
    });
    const file = csv(
      PAYMENTS,
      '1,fine,500,2026-02-01',
      '45012345678,fine,500,2026-02-01',
      '45012345679,fine,"1,500",1/2/2026',
    );
    await desk.read('run', 'upload-payments', file, untold, signal);
    expect(await desk.send('run', null, untold, signal)).toMatchObject({
      kind: 'refused',
      status: 400,
      message: 'Not Uploaded',
      rows: { counts: { valid: 1, invalid: 2, kobo: 50_000 }, page: { rows: [{}, {}, { row: 4, valid: false }] } },
    });
    expect(sent).toBe(
      'meterNumber,servicePayment,amount,paidAt\r\n45012345678,fine,500,2026-02-01\r\n45012345679,fine,1500,2026-02-01\r\n',
    );
  });
});
