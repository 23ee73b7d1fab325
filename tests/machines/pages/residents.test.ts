import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { ListingView } from '#machines/pages/listing/view.ts';
import { type Script, scripted } from '../../support/portal.ts';
import { loaded, pagesOf, RESIDENT, until } from './support.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const };

async function opened(given: Partial<Script> = {}) {
  const portal = pagesOf(ADMIN, given);
  const page = portal.pages.list('residents');
  await loaded(page);
  const send = async (event: Parameters<typeof page.send>[0]) => {
    page.send(event);
    return loaded(page);
  };
  return { ...portal, page, send, shown: () => page.getSnapshot() };
}
const names = ({ rows }: ListingView) => rows.map(({ cells }) => cells[0]);

describe('the registered residents', () => {
  test('begin with all of them, thirty on a page, each with DETAILS', { tags: ['E-001', 'E-012'] }, async () => {
    const { shown, waited } = await opened();
    const { title, state, columns, rows, tabs, page, search } = shown();
    expect([title, state, rows.length]).toEqual(['Registered residents', 'shown', 30]);
    expect(columns.map(({ label }) => label)).toEqual(['Name', 'Meter number', 'Email', 'Phone', 'Status']);
    expect(tabs.map(({ label, selected }) => [label, selected])).toEqual([
      ['TOTAL REGISTERED', true],
      ['ACTIVE RESIDENTS', false],
      ['REGISTERED METERS', false],
      ['INACTIVE RESIDENTS', false],
      ['VERIFIED', false],
      ['UNVERIFIED', false],
      ['ALL RESIDENTS', false],
      ['MANAGE', false],
    ]);
    expect(page).toEqual({ at: 1, of: 3, total: 61, neighbours: 2 });
    expect(search).toMatchObject({ name: '', meterNumber: '', problem: null });
    expect(rows[3]).toMatchObject({
      cells: ['Efe Eze 4', '45012345674', 'resident4@palmcourt.example', '08030000004', 'Unoccupied'],
      actions: [{ name: 'details', label: 'DETAILS' }],
    });
    expect(waited).toEqual(['dataShown']);
  });

  test('are shown by tab, from its first page', async () => {
    const { send, asked } = await opened();
    await send({ type: 'PAGE', at: 3 });
    const inactive = await send({ type: 'TAB', name: 'inactive' });
    expect(inactive.rows.every(({ cells }) => cells[4] === 'Unoccupied')).toBe(true);
    expect(inactive.page).toMatchObject({ at: 1, total: 15 });
    expect(inactive.tabs.filter(({ selected }) => selected).map(({ name }) => name)).toEqual(['inactive']);
    expect(asked('estateUsers')).toEqual([
      { list: 'total', page: 1 },
      { list: 'total', page: 3 },
      { list: 'inactive', page: 1 },
    ]);
  });

  test('have no other tabs and pages than those', async () => {
    const { page, asked } = await opened();
    page.send({ type: 'TAB', name: 'everybody' });
    for (const at of [0, 4, 1.5]) page.send({ type: 'PAGE', at });
    expect(asked('estateUsers')).toHaveLength(1);
  });

  test('say so where a list has nobody in it, and where the server answers 400', {
    tags: ['E-006', 'E-009'],
  }, async () => {
    const { send } = await opened();
    const nobody = { state: 'empty', rows: [], page: null };
    const unverified = await send({ type: 'TAB', name: 'unverified' });
    expect(unverified).toMatchObject({ ...nobody, problem: 'There is nobody in this list yet.' });
    const empty = await opened({ page: 'empty' });
    expect(empty.shown()).toMatchObject({ ...nobody, problem: MESSAGES.noResidents });
  });

  test('say so where they cannot be read, and are read again', async () => {
    const { script, send, shown } = await opened({ page: 'no line' });
    expect(shown()).toMatchObject({ state: 'failed', problem: MESSAGES.networkFailure });
    script.page = 'good';
    expect(await send({ type: 'REFRESH' })).toMatchObject({ state: 'shown', problem: null });
  });

  test('stay in sight while the same list is read again, and make way for another one', async () => {
    const { page, shown } = await opened();
    page.send({ type: 'REFRESH' });
    expect([shown().state, shown().rows.length]).toEqual(['loading', 30]);
    page.send({ type: 'PAGE', at: 2 });
    expect([shown().state, shown().rows.length, shown().page?.at]).toEqual(['loading', 0, 2]);
  });

  test('an answer that comes too late never takes the place of a newer one', async () => {
    const late = Promise.withResolvers<CallAnswer<'estateUsers'>>();
    const { services } = scripted();
    const first = await services.estateUsers({});
    const answers = [late.promise];
    const { pages } = pagesOf(ADMIN, {}, { estateUsers: (input) => answers.shift() ?? services.estateUsers(input) });
    const page = pages.list('residents');
    page.send({ type: 'TAB', name: 'inactive' });
    const newer = await loaded(page);
    late.resolve(first);
    await late.promise;
    await Promise.resolve();
    expect(page.getSnapshot()).toEqual(newer);
    expect(newer.page?.total).toBe(15);
  });
});

describe('searching residents', () => {
  test('needs a name or a meter number', { tags: ['C-108'] }, async () => {
    const { page, shown, asked } = await opened();
    page.send({ type: 'SEARCH', name: ' ', meterNumber: '' });
    expect(shown()).toMatchObject({ state: 'shown', search: { problem: MESSAGES.searchNeedsTerm } });
    expect(asked('searchResidents')).toEqual([]);
  });

  test('puts the meter number before the name when both are given', { tags: ['C-106', 'C-109', 'G-036'] }, async () => {
    const { send, asked, waited } = await opened();
    const found = await send({ type: 'SEARCH', name: 'Bola', meterNumber: ' 45012345674 ' });
    expect(asked('searchResidents')).toEqual([{ term: '45012345674' }]);
    expect(names(found)).toEqual(['Efe Eze 4']);
    expect(waited).toEqual(['dataShown', 'searchShown']);
  });

  test('goes over every resident by name, so no tab is chosen and there are no pages', async () => {
    const { send } = await opened();
    await send({ type: 'TAB', name: 'inactive' });
    const found = await send({ type: 'SEARCH', name: 'bola', meterNumber: '' });
    expect(found.rows).toHaveLength(13);
    expect([found.page, found.tabs.some(({ selected }) => selected)]).toEqual([null, false]);
    expect(found.search).toMatchObject({ name: 'bola', meterNumber: '', problem: null });
  });

  test('says where nobody was found, and where it failed', { tags: ['C-111', 'C-112'] }, async () => {
    const { send, script } = await opened();
    const nobody = await send({ type: 'SEARCH', name: 'Zainab', meterNumber: '' });
    expect(nobody).toMatchObject({ state: 'empty', problem: MESSAGES.residentNotFound });
    script.page = 'no line';
    const failed = await send({ type: 'SEARCH', name: 'Bola', meterNumber: '' });
    expect(failed).toMatchObject({ state: 'failed', problem: MESSAGES.searchFailed });
  });

  test('is cleared back to the list that was there', async () => {
    const { send } = await opened();
    await send({ type: 'TAB', name: 'inactive' });
    await send({ type: 'SEARCH', name: 'Bola', meterNumber: '' });
    const cleared = await send({ type: 'CLEAR' });
    expect(cleared.search).toMatchObject({ name: '', meterNumber: '', problem: null });
    expect(cleared.page).toMatchObject({ at: 1, total: 15 });
    expect(cleared.tabs.find(({ selected }) => selected)?.name).toBe('inactive');
  });
});

describe('RESIDENT INFO', () => {
  const first = '00000000-0000-4000-8000-000000000001';

  test('opens over the list with who it is, what is owed and what was spent, and closes again', {
    tags: ['E-004', 'E-005'],
  }, async () => {
    const { page, shown, asked } = await opened({ owes: { serviceCharge: -45_000, devLevy: 500, fine: 200 } });
    page.send({ type: 'ACT', row: `${first}:45012345671`, action: 'details' });
    const loading = { title: 'RESIDENT INFO', whose: null, rows: null, charts: [], actions: [], problem: null };
    expect(shown().detail).toEqual(loading);
    const { detail, rows } = await until(page, (view) => view.detail?.rows != null);
    expect(detail?.whose).toBe('Bola Eze 1');
    expect(detail?.rows?.map(({ label, value }) => [label, value])).toEqual([
      ['First name', 'Bola'],
      ['Last name', 'Eze 1'],
      ['Email', 'resident1@palmcourt.example'],
      ['Phone', '08030000001'],
      ['Meter number', '45012345671'],
      ['Service charge', '₦45,000 owed'],
      ['Development levy', '₦500 in credit'],
      ['Fine', '₦200 owed'],
    ]);
    expect(detail?.charts.map(({ title }) => title)).toEqual(['Spending']);
    expect(detail?.actions).toEqual([
      { label: 'Update Service Payments', open: 'update-payment', values: { meterNumber: '45012345671' } },
      {
        ...{ label: 'Move out', open: 'move-out' },
        values: { whose: '45012345671', resident: first, meterNumber: '45012345671' },
      },
      { label: 'Sign-in', open: 'sign-in-of', values: { holder: first, said: 'Bola Eze 1' } },
    ]);
    expect(rows).toHaveLength(30);
    expect(asked('userDashboard')).toEqual([{ user_id: first, meter_number: '45012345671' }]);
    page.send({ type: 'CLOSE' });
    expect(shown().detail).toBeNull();
  });

  test('has a way to take the second factor off where there is one', async () => {
    const { page } = await opened({ residentHasFactor: true });
    page.send({ type: 'ACT', row: `${first}:45012345671`, action: 'details' });
    const { detail } = await until(page, (view) => view.detail?.rows != null);
    expect(detail?.actions.at(-1)).toEqual({
      ...{ label: 'Reset second factor', open: 'reset-second-factor' },
      values: { holder: first, said: 'Bola Eze 1' },
    });
  });

  test('says that the sign-in is locked, and unlocks it', async () => {
    const { page } = await opened({ residentIsLocked: true });
    page.send({ type: 'ACT', row: `${first}:45012345671`, action: 'details' });
    const { detail } = await until(page, (view) => view.detail?.rows != null);
    expect(detail?.rows).toContainEqual({ label: 'Sign-in', value: 'Sign-in locked' });
    expect(detail?.actions.at(-1)).toEqual({
      ...{ label: 'Unlock their sign-in', open: 'sign-in-of' },
      values: { holder: first, said: 'Bola Eze 1', signIn: 'unlock' },
    });
  });

  test('says so where it cannot be read', async () => {
    const { page, script } = await opened();
    script.page = 'broken';
    page.send({ type: 'ACT', row: `${first}:45012345671`, action: 'details' });
    const { detail } = await until(page, (view) => view.detail?.problem != null);
    expect(detail).toMatchObject({ rows: null, problem: 'This is not yours to see.' });
  });

  test('is read again after something of it was changed, and stays in sight meanwhile', async () => {
    const { page, shown, script } = await opened({ owes: { serviceCharge: -45_000, devLevy: 0, fine: 0 } });
    page.send({ type: 'ACT', row: `${first}:45012345671`, action: 'details' });
    await until(page, (view) => view.detail?.rows != null);
    script.owes = { serviceCharge: 0, devLevy: 0, fine: 0 };
    page.send({ type: 'REFRESH' });
    expect(shown().detail?.rows).not.toBeNull();
    const { detail } = await until(page, (view) => view.detail?.rows?.[5]?.value === 'Nothing owed');
    expect(detail?.problem).toBeNull();
  });

  test('opens for nobody who is not in the list, and by no other action', async () => {
    const { page, shown } = await opened();
    page.send({ type: 'ACT', row: 'somebody', action: 'details' });
    page.send({ type: 'ACT', row: `${first}:45012345671`, action: 'remove' });
    expect(shown().detail).toBeNull();
  });
});
