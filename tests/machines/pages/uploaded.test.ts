import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { loaded, pagesOf, RESIDENT } from './support.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin', meterNumber: null } as const;
const meters = Array.from({ length: 48 }, (_, at) => ({
  landlord_name: `Landlord ${at + 1}`,
  meter_number: String(45_012_340_000 + at),
  house_address: `House ${at + 1}`,
  property_id: 7,
}));
const levies = Array.from({ length: 11 }, (_, at) => ({
  id: at + 1,
  meterNumber: String(45_012_340_000 + at),
  amount: 60_000.5,
  createdAt: '2026-11-20T08:30:00.000Z',
  updatedAt: '2026-11-21T08:30:00.000Z',
}));

describe('the uploaded meters', () => {
  test('are not asked for before an estate is chosen', { tags: ['E-066'] }, async () => {
    const { pages, asked } = pagesOf({ ...ADMIN, estate: null }, { meters });
    const view = await loaded(pages.list('uploaded-meters'));
    expect(view).toMatchObject({ state: 'empty', problem: MESSAGES.selectEstateToView, page: null });
    expect(asked('uploadedMeters')).toEqual([]);
  });

  test('of the one estate that an administrator runs are there at once, and it can be left', async () => {
    const { pages } = pagesOf(ADMIN, { meters });
    const page = pages.list('uploaded-meters');
    const view = await loaded(page);
    expect(view).toMatchObject({ state: 'shown', rows: { length: 10 } });
    expect(view.toolbar).toMatchObject({
      choices: [
        {
          label: 'Estate',
          value: 'Palm Court',
          options: [{ value: '' }, { value: 'Palm Court', label: 'Palm Court' }],
        },
      ],
      dates: null,
      refresh: 'Search',
      export: null,
    });
    page.send({ type: 'CHOOSE', name: 'estate', value: '' });
    expect(await loaded(page)).toMatchObject({ state: 'empty', problem: MESSAGES.selectEstateToView, page: null });
  });

  test('of an estate come ten on a page', async () => {
    const { pages } = pagesOf(ADMIN, { meters });
    const page = pages.list('uploaded-meters');
    page.send({ type: 'CHOOSE', name: 'estate', value: 'Palm Court' });
    expect(await loaded(page)).toMatchObject({
      columns: [{ label: 'NAME' }, { label: 'METER NUMBER' }, { label: 'ADDRESS' }],
      rows: { length: 10, 0: { cells: ['Landlord 1', '45012340000', 'House 1'] } },
      page: { at: 1, of: 5, total: 48, neighbours: 1, entries: true },
    });
    page.send({ type: 'PAGE', at: 5 });
    expect((await loaded(page)).rows).toHaveLength(8);
  });

  test('that cannot be had say so', { tags: ['E-070'] }, async () => {
    const { pages } = pagesOf(ADMIN, { meters, lists: 'broken' });
    const page = pages.list('uploaded-meters');
    page.send({ type: 'CHOOSE', name: 'estate', value: 'Palm Court' });
    expect(await loaded(page)).toMatchObject({ state: 'failed', problem: MESSAGES.uploadedNotFetched });
  });
});

describe('the uploaded levies', () => {
  test('come ten on a page, with when they were made and changed', { tags: ['E-080'] }, async () => {
    const { pages } = pagesOf(ADMIN, { levies });
    expect(await loaded(pages.list('uploaded-levies'))).toMatchObject({
      columns: [
        { label: 'ID' },
        { label: 'Meter Number' },
        { label: 'Amount' },
        { label: 'Created At' },
        { label: 'Updated At' },
      ],
      rows: {
        length: 10,
        0: { cells: ['1', '45012340000', '₦60,000.50', 'Nov 20, 2026, 09:30', 'Nov 21, 2026, 09:30'] },
      },
      page: { at: 1, of: 2, total: 11, entries: true },
    });
  });

  test('that cannot be had say so', { tags: ['E-070'] }, async () => {
    const { pages } = pagesOf(ADMIN, { lists: 'broken' });
    expect(await loaded(pages.list('uploaded-levies'))).toMatchObject({
      state: 'failed',
      problem: MESSAGES.uploadedNotFetched,
    });
  });

  test('are read again when something was uploaded', async () => {
    const { pages, script, asked } = pagesOf(ADMIN, { levies: levies.slice(0, 1) });
    const page = pages.list('uploaded-levies');
    await loaded(page);
    script.levies = levies;
    pages.refresh();
    expect((await loaded(page)).page?.total).toBe(11);
    expect(asked('uploadedLevies')).toHaveLength(2);
  });
});
