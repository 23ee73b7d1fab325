import { describe, expect, test } from 'vitest';
import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import type { ListingView } from '#machines/pages/listing/view.ts';
import { type Script, scripted } from '../../support/portal.ts';
import { loaded, pagesOf, RESIDENT, until } from './support.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const };
const FIRST = '00000000-0000-4000-8000-000000000001';
const METER = '45012345671';
/** A row is of a person and a meter. */
const ROW = `${FIRST}:${METER}`;

async function managed(given: Partial<Script> = {}, tab = 'manage') {
  const portal = pagesOf(ADMIN, given);
  const page = portal.pages.list('residents', { list: tab });
  const files: HandedFile[] = [];
  page.onFile((file) => void files.push(file));
  await loaded(page);
  const press = (action: string, row = ROW) => page.send({ type: 'ACT', row, action });
  return { ...portal, page, files, press, shown: () => page.getSnapshot() };
}

const rowOf = ({ rows, columns }: ListingView, id = ROW) => {
  const row = rows.find((one) => one.id === id);
  const status = columns.findIndex(({ name }) => name === 'status');
  const toggle = row?.actions.find(({ name }) => name === 'occupied');
  return { status: row?.cells[status], tone: row?.tones?.status, on: toggle?.pressed, busy: toggle?.busy ?? false };
};

const OCCUPIED = { status: 'Occupied', tone: 'success', on: true, busy: false };
const EMPTY = { status: 'Unoccupied', tone: 'info', on: false };

describe('the manageable list of residents', () => {
  test('has a search by meter number, Refresh, a CSV, and in each row an occupied toggle and View', {
    tags: ['E-013', 'E-015'],
  }, async () => {
    const { shown } = await managed();
    const { search, toolbar, rows } = shown();
    expect(search?.fields).toEqual([{ name: 'meterNumber', label: 'Meter number' }]);
    expect(toolbar).toMatchObject({ dates: null, refresh: 'Refresh', export: { label: MESSAGES.csvExport } });
    expect(rows[0]?.actions).toEqual([
      { name: 'occupied', label: 'Occupied', pressed: true },
      {
        ...{ name: 'move-out', label: 'Move out' },
        leads: {
          open: 'move-out',
          values: { whose: METER, resident: FIRST, meterNumber: METER },
        },
      },
      { name: 'details', label: 'View' },
    ]);
    expect(rowOf(shown())).toEqual(OCCUPIED);
  });

  test('has no toggle for whoever has no meter', async () => {
    const { shown } = await managed();
    const none = shown().rows.find(({ cells }) => cells[1] === 'None');
    expect(none?.actions.map(({ name }) => name)).toEqual(['details']);
  });

  test('filters by exactly that meter number', { tags: ['E-014'] }, async () => {
    const { page, asked } = await managed();
    page.send({ type: 'SEARCH', name: 'Bola', meterNumber: ' 4501 2345 671 ' });
    const found = await loaded(page);
    expect(found.rows.map(({ id }) => id)).toEqual([]);
    expect(found.problem).toBe(MESSAGES.residentNotFound);
    page.send({ type: 'SEARCH', name: '', meterNumber: METER });
    expect((await loaded(page)).rows.map(({ id }) => id)).toEqual([ROW]);
    expect(asked('searchResidents').at(-1)).toEqual({ term: METER });
  });

  test('asks for a meter number where none is given, and for no name', async () => {
    const { page, shown, asked } = await managed();
    page.send({ type: 'SEARCH', name: 'Bola', meterNumber: ' ' });
    expect(shown().search?.problem).toBe(MESSAGES.meterRequired);
    expect(asked('searchResidents')).toEqual([]);
  });

  test('shows a changed occupancy at once, waits for the answer, and then reads the list again', async () => {
    const { page, shown, press, asked } = await managed();
    press('occupied');
    expect(rowOf(shown())).toEqual({ ...EMPTY, busy: true });
    await until(page, (view) => !rowOf(view).busy && view.state === 'shown');
    expect(asked('updateStatus')).toEqual([{ meter_number: METER, status: 'unoccupied' }]);
    expect(asked('estateUsers')).toHaveLength(2);
    // What the portal answers now is what stands there.
    expect([rowOf(shown()), shown().notice]).toEqual([OCCUPIED, null]);
  });

  test.each([
    [{ refused: ESTATE_SENTENCES.nobodyOnMeter }, ESTATE_SENTENCES.nobodyOnMeter],
    ['no line', MESSAGES.networkFailure],
    ['broken', MESSAGES.networkFailure],
  ] as const)('takes the toggle back and says why where it fails: %j', async (administered, why) => {
    const { page, shown, press, asked } = await managed({ administered });
    press('occupied');
    expect(rowOf(shown()).on).toBe(false);
    await until(page, (view) => view.notice !== null);
    expect([rowOf(shown()), shown().notice]).toEqual([OCCUPIED, why]);
    expect(asked('estateUsers')).toHaveLength(1);
    press('occupied');
    expect(shown().notice).toBeNull();
  });

  test('changes one row after the other, and no row twice at once', async () => {
    const { page, press, asked } = await managed();
    const third = '00000000-0000-4000-8000-000000000003:45012345673';
    press('occupied');
    press('occupied');
    press('occupied', third);
    await until(page, (view) => view.state === 'shown' && asked('updateStatus').length === 2 && !rowOf(view).busy);
    expect(asked('updateStatus').map((input) => (input as { meter_number: string }).meter_number)).toEqual([
      METER,
      '45012345673',
    ]);
  });

  test('hands out the resident summary as a CSV that a spreadsheet opens safely', { tags: ['E-018'] }, async () => {
    const { page, files } = await managed();
    page.send({ type: 'EXPORT' });
    await until(page, (view) => files.length > 0 && view.toolbar?.export?.busy === false);
    const [file] = files;
    const text = Buffer.from(file?.base64 ?? '', 'base64').toString();
    expect(file?.name).toBe('resident_summary.csv');
    expect(text.split('\r\n')).toEqual([
      '\ufeffFirst Name,Last Name,Status,Meter Number,Email,Phone,Verified,Service Charge,Development Levy,Fine,Address',
      'Amaka,Eze,Occupied,45012345670,resident@palmcourt.example,08031234567,Yes,-15000,0,0,4 Palm Avenue',
      '',
    ]);
  });
});

describe('a meter that nobody has an account on', () => {
  const unheld = [{ meter_number: '45070000001', landlord_name: 'Halima Sule', house_address: '9 Cedar Close' }];

  test('stands behind the residents with its landlord and address, and opens with what it owes', async () => {
    const { page, shown, asked } = await managed({
      unheld,
      balances: { serviceCharge: -15_000, devLevy: 0, fine: 700 },
    });
    expect(asked('estateUsers')).toEqual([{ list: 'managed', page: 1 }]);
    expect(shown().rows.at(-1)).toEqual({
      id: '45070000001',
      cells: ['Halima Sule, 9 Cedar Close', '45070000001', '', '', 'No account'],
      tones: { status: 'warning' },
      values: { resident: '', meterNumber: '45070000001', status: 'no-account' },
      actions: [{ name: 'details', label: 'View' }],
    });
    page.send({ type: 'ACT', row: '45070000001', action: 'details' });
    const { detail } = await until(page, (view) => view.detail?.rows != null);
    expect(detail?.rows?.map(({ value }) => value)).toEqual([
      'Halima Sule',
      '9 Cedar Close',
      '45070000001',
      'No account',
      '₦15,000 owed',
      'Nothing owed',
      '₦700 owed',
    ]);
    expect(detail?.actions).toEqual([
      { label: 'Update Service Payments', open: 'update-payment', values: { meterNumber: '45070000001' } },
    ]);
    page.send({ type: 'SEARCH', name: '', meterNumber: '45070000001' });
    expect((await loaded(page)).rows.map(({ id }) => id)).toEqual(['45070000001']);
  });

  test('is in the file with what it owes', async () => {
    const { page, files } = await managed({ unheld });
    page.send({ type: 'EXPORT' });
    await until(page, () => files.length > 0);
    const text = Buffer.from(files[0]?.base64 ?? '', 'base64').toString();
    expect(text).toContain('\r\nHalima Sule,,No account,45070000001,,,No,-15000,0,0,9 Cedar Close\r\n');
  });
});

describe('unverified and verified residents', () => {
  test('show name, meter number and registration date; the verified their status too', {
    tags: ['E-010'],
  }, async () => {
    const { shown, page } = await managed({}, 'unverified');
    expect(shown().columns.map(({ label }) => label)).toEqual(['Name', 'Meter number', 'Registration Date']);
    page.send({ type: 'TAB', name: 'verified' });
    const verified = await loaded(page);
    expect(verified.columns.map(({ label }) => label)).toEqual(['Name', 'Meter number', 'Registration Date', 'Status']);
    expect(verified.rows[0]?.cells).toEqual(['Bola Eze 1', METER, '01 Oct 2026', 'Occupied']);
  });
});

/** A list in which everybody waits to be verified. */
const waiting: Services['estateUsers'] = async (input, signal) => {
  const answer = await scripted({}).services.estateUsers({ ...input, list: 'total' }, signal);
  if (answer.status !== 200) return answer;
  return {
    ...answer,
    data: { ...answer.data, users: answer.data.users.map((one) => ({ ...one, isVerified: false })) },
  };
};

test('who is taken for verified is named, for the row is gone with it', async () => {
  const { pages, asked } = pagesOf(ADMIN, {}, { estateUsers: waiting });
  const page = pages.list('residents', { list: 'unverified' });
  const { rows } = await loaded(page);
  page.send({ type: 'ACT', row: ROW, action: 'verify' });
  const { news } = await until(page, (view) => view.news.length > 0);
  const name = rows.find(({ id }) => id === ROW)?.cells[0];
  expect(name).toMatch(/Eze 1$/);
  expect(news).toEqual([{ tone: 'success', text: `${name} is verified.` }]);
  expect(asked('verifyResident')).toEqual([{ user_id: FIRST, meter_number: rows[0]?.values?.meterNumber }]);
});

test('what the house of whoever is verified owes from before is said with it', async () => {
  const house = 'House 12, Palm Avenue owes ₦65,000 from before.';
  const verifyResident = async () => ({ status: 200 as const, data: { message: 'The resident is verified.', house } });
  const { pages } = pagesOf(ADMIN, {}, { verifyResident, estateUsers: waiting });
  const page = pages.list('residents', { list: 'unverified' });
  await loaded(page);
  page.send({ type: 'ACT', row: ROW, action: 'verify' });
  const { news } = await until(page, (view) => view.news.length > 0);
  expect(news.map(({ text }) => text.endsWith(` is verified. ${house}`))).toEqual([true]);
});

describe('somebody on two meters of the estate', () => {
  const SHOP = '45012345699';
  /** Their second row stands behind the first, as the server answers them. */
  const onBoth: Services['estateUsers'] = async (input, signal) => {
    const answer = await waiting(input, signal);
    if (answer.status !== 200) return answer;
    const [one, ...others] = answer.data.users;
    const users = one === undefined ? [] : [one, { ...one, meterNo: SHOP }, ...others];
    return { ...answer, data: { ...answer.data, users } };
  };

  test.each([
    ['unverified', 'verify', 'verifyResident', { user_id: FIRST, meter_number: SHOP }],
    ['manage', 'occupied', 'updateStatus', { meter_number: SHOP, status: 'unoccupied' }],
    ['manage', 'details', 'userDashboard', { user_id: FIRST, meter_number: SHOP }],
  ] as const)('has a row for each, and in list %s %s is of its own: %s', async (list, action, call, input) => {
    const { pages, asked } = pagesOf(ADMIN, {}, { estateUsers: onBoth });
    const page = pages.list('residents', { list });
    const { rows } = await loaded(page);
    expect(rows.slice(0, 2).map(({ id }) => id)).toEqual([ROW, `${FIRST}:${SHOP}`]);
    page.send({ type: 'ACT', row: `${FIRST}:${SHOP}`, action });
    await until(page, () => asked(call).length > 0);
    expect(asked(call)).toEqual([input]);
  });

  test.each([
    ['manage', 'move-out'],
    ['unverified', 'refuse'],
  ])('in list %s %s begins with the meter of its row', async (list, action) => {
    const { pages } = pagesOf(ADMIN, {}, { estateUsers: onBoth });
    const { rows } = await loaded(pages.list('residents', { list }));
    const leads = rows[1]?.actions.find(({ name }) => name === action)?.leads;
    expect(leads).toMatchObject({ values: { resident: FIRST, meterNumber: SHOP } });
  });
});
