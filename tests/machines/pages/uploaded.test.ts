import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { METERS } from '#catalogues/sentences/estate/meters.ts';
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
        { label: 'Meters', value: '', options: [{ value: '' }, { value: 'without-residents' }] },
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

  test('are found by what is typed, narrowed to those without residents, and one of these can be deleted', async () => {
    const some = meters.map((meter, at) => ({ ...meter, accounts: at === 41 || at === 4 ? 0 : 1 }));
    const { pages, asked } = pagesOf(ADMIN, { meters: some });
    const page = pages.list('uploaded-meters', { listed: 'without-residents', sought: 'Landlord 4' });
    const view = await loaded(page);
    expect(view.search).toMatchObject({ name: 'Landlord 4', fields: [{ label: METERS.search }] });
    expect(view.rows.map(({ cells, actions }) => [cells[1], actions])).toEqual([
      [
        '45012340041',
        [
          {
            ...{ name: 'delete', label: METERS.delete },
            leads: { open: 'delete-meter', values: { meterNumber: '45012340041' } },
          },
        ],
      ],
    ]);
    expect(asked('uploadedMeters')).toEqual([{ page: 1, term: 'Landlord 4', listed: 'without-residents' }]);
    page.send({ type: 'CLEAR' });
    expect((await loaded(page)).rows.map(({ cells }) => cells[1])).toEqual(['45012340004', '45012340041']);
    page.send({ type: 'CHOOSE', name: 'listed', value: '' });
    expect((await loaded(page)).rows.map(({ actions }) => actions.length)).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
    page.send({ type: 'SEARCH', name: 'nobody', meterNumber: '' });
    expect(await loaded(page)).toMatchObject({ state: 'empty', problem: METERS.nothingFound });
    page.send({ type: 'SEARCH', name: '', meterNumber: '' });
    expect(page.getSnapshot().search?.problem).toBe(METERS.searchNeeds);
  });

  test('say so where somebody has an account on each', async () => {
    const { pages } = pagesOf(ADMIN, { meters });
    const view = await loaded(pages.list('uploaded-meters', { listed: 'without-residents' }));
    expect(view).toMatchObject({ state: 'empty', problem: METERS.everyOneHas });
    expect(view.first).toBeUndefined();
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
        0: { cells: ['1', '45012340000', '₦60,000.50', '20 Nov 2026, 09:30', '21 Nov 2026, 09:30'] },
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
