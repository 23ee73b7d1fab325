import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { type JudgedRow, readRows } from '#machines/uploads/read-rows.ts';
import { type Desk, openDesk } from './support/clerk.ts';
import { anyText, randomFile } from './support/random-files.ts';

const RUNS = { numRuns: 40 };

let desk: Desk;
let palm: string[];
let cedar: string[];
beforeAll(async () => {
  desk = await openDesk();
  palm = (await desk.metersOf('palm')).map(({ meter_number }) => meter_number).slice(0, 3);
  cedar = (await desk.metersOf('cedar')).map(({ meter_number }) => meter_number).slice(0, 2);
});
afterAll(() => desk.close());

/** Numbers of few meters, so that they come again, and what is no number of one. */
const numbers = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...palm, '45099900001', '45099900002', '045099900002', ' 4509990 0003') },
    { weight: 1, arbitrary: fc.constantFrom(...cedar) },
    { weight: 1, arbitrary: fc.oneof(anyText, fc.stringMatching(/^\d{9,16}$/)) },
  );

const mostly = (good: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 30, arbitrary: good }, { weight: 1, arbitrary: anyText });

const asMeter = ({ row, cells, ...judged }: JudgedRow) => ({ row, ...cells, ...judged });

test('of any file of meters the browser, the server and the stored rows say the same', async () => {
  await fc.assert(
    fc.asyncProperty(randomFile('upload-meters', [anyText, numbers(), anyText]), async ({ file }) => {
      const sheet = await readRows('upload-meters', file);
      const property_id = desk.ids.palm;
      const { said } = await desk.ask('validateMeters', { property_id, dataset: file });
      if (sheet.problem !== null) {
        expect(said).toEqual({ code: 'file-not-read', message: sheet.problem });
        return;
      }
      const before = new Map((await stored()).map((meter) => [meter.meter_number, meter]));
      const expected = sheet.rows.map((row) => knowing(row, before));
      expect(said.csvData).toEqual(expected.map(asMeter));

      const meter_details = expected.filter(({ valid }) => valid).map(({ cells }) => cells);
      if (meter_details.length === 0) return;
      const fresh = meter_details.filter(({ meter_number = '' }) => !before.has(meter_number)).length;
      const { status, said: kept } = await desk.ask('uploadMeters', { property_id, meter_details });
      expect([status, kept.added, kept.before]).toEqual([200, fresh, meter_details.length - fresh]);
      for (const cells of meter_details) {
        before.set(cells.meter_number ?? '', { ...NOBODYS, ...cells, estate_id: desk.ids.palm });
      }
      expect(await stored()).toEqual(sorted([...before.values()]));
    }),
    RUNS,
  );
});

const NOBODYS = { meter_number: '', landlord_name: '', house_address: '' };

interface Meter {
  readonly meter_number: string;
  readonly landlord_name: string;
  readonly house_address: string;
  readonly estate_id: number;
}
const sorted = (meters: Meter[]) =>
  meters.sort((one, other) =>
    one.meter_number < other.meter_number ? -1 : Number(one.meter_number > other.meter_number),
  );
const stored = async (): Promise<Meter[]> =>
  sorted(
    await desk.portal.db
      .selectFrom('meters')
      .select(['meter_number', 'landlord_name', 'house_address', 'estate_id'])
      .execute(),
  );

/** A row as it is judged by who knows which meters there are. */
function knowing(row: JudgedRow, meters: ReadonlyMap<string, Meter>): JudgedRow {
  const meter = meters.get(row.cells.meter_number ?? '');
  if (!row.valid || meter === undefined) return row;
  if (meter.estate_id !== desk.ids.palm) return { ...row, valid: false, message: ROW_SENTENCES.meterElsewhere };
  const { landlord_name, house_address } = row.cells;
  const same = landlord_name === meter.landlord_name && house_address === meter.house_address;
  if (same) return { ...row, message: ROW_SENTENCES.meterKnown, fate: 'known' };
  const was = `${meter.landlord_name}, ${meter.house_address}`;
  return { ...row, message: ROW_SENTENCES.meterRenamed(was), fate: 'changed' };
}

test('of any file of payments what is credited is what the browser read, each payment once', async () => {
  const cells = () => [
    mostly(fc.constantFrom(...palm)),
    mostly(fc.constantFrom('servicecharge', 'Dev Levy', 'FINE')),
    mostly(fc.constantFrom('100', '1,000.50', '₦2k')),
    mostly(fc.constantFrom('2026-01-31', '31/01/2026', '1 Feb 2026')),
  ];
  // A fine is never paid below 0, so there is enough of one.
  for (const meter_number of palm) {
    await desk.ask('updateServicePayments', { meter_number, servicePayment: 'fine', amount: 100_000_000 });
  }
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(randomFile('upload-payments', cells()), async ({ file }) => {
      const sheet = await readRows('upload-payments', file);
      const before = await credited();
      const { said: foretold } = await desk.ask('previewServicePayments', { dataset: file });
      const { status, said } = await desk.ask('uploadServicePayments', { dataset: file });
      if (sheet.problem !== null) {
        expect(said).toEqual({ code: 'file-not-read', message: sheet.problem });
        return;
      }
      if (sheet.invalid > 0) {
        const rows = sheet.rows.filter(({ valid }) => !valid).map(({ row, message }) => ({ row, message }));
        expect(said).toEqual({ code: 'rows-not-valid', message: MESSAGES.paymentsNotUploaded, rows });
        expect(await credited()).toBe(before);
        return;
      }
      const fresh = new Map(sheet.rows.map(({ cells }) => [Object.values(cells).join(' '), Number(cells.amount)]));
      for (const key of seen) fresh.delete(key);
      expect([status, said.added, said.before]).toEqual([200, fresh.size, sheet.rows.length - fresh.size]);
      expect(foretold.remarks).toHaveLength(sheet.rows.length - fresh.size);
      for (const key of fresh.keys()) seen.add(key);
      const sum = [...fresh.values()].reduce((total, naira) => total + Math.round(naira * 100), 0);
      expect((await credited()) - before).toBe(sum);
    }),
    RUNS,
  );
  expect((await desk.ledger()).kobo).toBe(0);
});

test('of any file of levies what is charged is what the browser read, each meter once', async () => {
  const cells = [mostly(fc.constantFrom(...palm)), mostly(fc.constantFrom('100', '1,000.50', '₦2k', '100.00'))];
  const charged = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(randomFile('upload-dev-levy', cells), async ({ file }) => {
      const sheet = await readRows('upload-dev-levy', file);
      const before = await credited();
      const levies = { property_id: desk.ids.palm, dataset: file };
      const { said: foretold } = await desk.ask('previewDevLevy', levies);
      const { status, said } = await desk.ask('uploadDevLevy', levies);
      if (sheet.problem !== null || sheet.invalid > 0) {
        expect([status, await credited()]).toEqual([400, before]);
        return;
      }
      const kobo = new Map(
        sheet.rows.map(({ cells: { meterNumber = '', amount } }) => [meterNumber, Number(amount) * 100]),
      );
      const changed = [...kobo].filter(([meter, levy]) => charged.get(meter) !== levy);
      const more = changed.reduce((sum, [meter, levy]) => sum + levy - (charged.get(meter) ?? 0), 0);
      expect([status, said.added, said.before]).toEqual([200, changed.length, sheet.rows.length - changed.length]);
      expect(before - (await credited())).toBe(more);
      const left = (foretold.remarks as { fate?: string }[]).filter(({ fate }) => fate !== 'changed');
      expect(left).toHaveLength(sheet.rows.length - changed.length);
      for (const [meter, levy] of changed) charged.set(meter, levy);
    }),
    RUNS,
  );
  const stored = await desk.portal.db.selectFrom('dev_levies').select(['meter_number', 'amount_kobo']).execute();
  expect(new Map(stored.map((levy) => [levy.meter_number, levy.amount_kobo]))).toEqual(charged);
  expect((await desk.ledger()).kobo).toBe(0);
});

test('however a file is written, its rows come out as they went in, and are stored so', async () => {
  const names = fc.constantFrom('Ngozi Eze', 'Zoë Õbï', 'Núñez, José', '"Big" Ade', 'two\nlines', ' blanks around ');
  const number = fc.integer({ min: 0, max: 40 }).map((at) => String(45_098_000_000 + at));
  await fc.assert(
    fc.asyncProperty(randomFile('upload-meters', [names, number, names]), async ({ file, rows }) => {
      const meters = rows.map(({ row, cells: [landlord = '', meter_number = '', house = ''] }) => {
        const [landlord_name, house_address] = [landlord, house].map((text) => text.trim().replace('\n', ' '));
        return { row, landlord_name, meter_number, house_address };
      });
      const first = (one: string) => meters.find(({ meter_number }) => meter_number === one)?.row;
      const sheet = await readRows('upload-meters', file);
      expect(sheet.rows.map(({ row, cells, valid }) => ({ row, ...cells, valid }))).toEqual(
        meters.map((meter) => ({ ...meter, valid: first(meter.meter_number) === meter.row })),
      );
      const property_id = desk.ids.palm;
      const { said } = await desk.ask('validateMeters', { property_id, dataset: file });
      const judged = said.csvData as { meter_number: string; valid: boolean; landlord_name: string }[];
      const meter_details = judged.filter(({ valid }) => valid);
      expect((await desk.ask('uploadMeters', { property_id, meter_details })).status).toBe(200);
      const kept = new Map((await stored()).map((meter) => [meter.meter_number, meter]));
      for (const { row, ...meter } of meters.filter((one) => first(one.meter_number) === one.row))
        expect(kept.get(meter.meter_number)).toEqual({ ...meter, estate_id: property_id });
    }),
    RUNS,
  );
});

/** What the ledger holds on the accounts of the estate's meters, kobo. */
async function credited(): Promise<number> {
  const { kobo } = await desk.portal.db
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.sum<number>('amount_kobo').as('kobo'))
    .where('account', 'like', 'meter:%')
    .executeTakeFirstOrThrow();
  return Number(kobo);
}
