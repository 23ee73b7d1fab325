import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { METER_TERM_MOST, METERS_LISTED } from '#catalogues/meters.ts';
import { koboOf } from '#catalogues/money.ts';
import { EMPTY_SENTENCES } from '#catalogues/sentences/empty.ts';
import { METERS as SAID } from '#catalogues/sentences/estate/meters.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { UPLOAD_PAGE } from '#catalogues/uploads.ts';
import { type Good, type Read, read } from './answers.ts';
import { oneOfThese } from './history/query.ts';
import { pageIn } from './listing/asked.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING, type Searching } from './listing/list.ts';
import type { RowActing } from './listing/view.ts';

type Levy = Good<'uploadedLevies'>['levies'][number];

const FAILED = { refused: MESSAGES.uploadedNotFetched, unanswered: MESSAGES.uploadedNotFetched };

const LEVY_COLUMNS: readonly Column<Levy>[] = [
  column('id', 'ID', 'text', ({ id }) => String(id)),
  column('meterNumber', 'Meter Number', 'meter', ({ meterNumber }) => meterNumber),
  column('amount', 'Amount', 'money', ({ amount }) => koboOf(amount)),
  column('created', 'Created At', 'time', ({ createdAt }) => createdAt),
  column('updated', 'Updated At', 'time', ({ updatedAt }) => updatedAt),
];

/** The development levies that were uploaded for the own estate (S2 section 2). */
export function uploadedLevyList(services: Services): List {
  return defineList<Levy>({
    title: 'Uploaded Development Levy',
    icon: 'table',
    columns: () => LEVY_COLUMNS,
    id: ({ id }) => String(id),
    start: ({ page }) => ({ page: pageIn(page) }),
    chat: { called: () => 'Uploaded development levies' },
    pages: { rows: UPLOAD_PAGE, neighbours: TRANSACTION_PAGE.neighbours, entries: true },
    tools: () => REFRESHING,
    find: (query, signal) => readLevies(services, query.page, signal),
    nothing: () => UPLOAD_SENTENCES.nothingUploaded.levies,
  });
}

/** A page of the levies that were uploaded for the own estate. */
async function readLevies(services: Services, page: number, signal: AbortSignal): Promise<Read<Found<Levy>>> {
  const came = await read(services.uploadedLevies({ page }, signal), signal, FAILED);
  return came.kind === 'good' ? { kind: 'good', data: { items: came.data.levies, total: came.data.total } } : came;
}

type Meter = Good<'uploadedMeters'>['meters'][number];

const ESTATE = 'estate';
const METER_COLUMNS: readonly Column<Meter>[] = [
  column('name', 'NAME', 'person', ({ landlord_name }) => landlord_name),
  column('meterNumber', 'METER NUMBER', 'meter', ({ meter_number }) => meter_number),
  column('address', 'ADDRESS', 'text', ({ house_address }) => house_address),
];

/** Under which name the address says whose meters are listed. */
const LISTED = 'listed';
const WHICH = {
  name: LISTED,
  label: SAID.listed,
  options: [
    { value: '', label: SAID.all },
    { value: METERS_LISTED[0], label: SAID.withoutResidents },
  ],
};

const SEARCH: Searching = {
  fields: [{ name: 'name', label: SAID.search }],
  neither: SAID.searchNeeds,
  nothing: SAID.nothingFound,
  failed: null,
  within: true,
};

const listedIn = ({ chosen }: Query) => oneOfThese(METERS_LISTED, chosen[LISTED] ?? '');

/**
 * The meters that were uploaded for an estate (S2 section 2), all or those without a resident, found by number, name or house. `estate`: the
 * name of the one that the person runs; nothing is asked for where none is chosen.
 */
export function uploadedMeterList(services: Services, estate: string | null): List {
  const options = [
    { value: '', label: 'Select estate' },
    ...(estate === null ? [] : [{ value: estate, label: estate }]),
  ];
  const choices = [{ name: ESTATE, label: 'Estate', options }, WHICH];
  return defineList<Meter>({
    title: 'Uploaded Meter Numbers',
    icon: 'table',
    columns: () => METER_COLUMNS,
    id: ({ meter_number }) => meter_number,
    start: ({ page, listed = '', sought = '' }) => ({
      page: pageIn(page),
      // The one estate that a person runs is chosen already.
      chosen: { ...(estate !== null && { [ESTATE]: estate }), [LISTED]: oneOfThese(METERS_LISTED, listed) ?? '' },
      ...(sought !== '' && { search: { name: sought, meterNumber: '' } }),
    }),
    actions: (meter) => (meter.accounts === 0 ? [deleting(meter)] : []),
    chat: { called: (query) => (listedIn(query) === null ? 'Uploaded meters' : SAID.calledWithout) },
    pages: { rows: UPLOAD_PAGE, neighbours: TRANSACTION_PAGE.neighbours, entries: true },
    tools: () => ({ ...REFRESHING, choices, refresh: 'Search', asks: true }),
    search: ({ chosen }) => (chosen[ESTATE] ? SEARCH : null),
    find: (query, signal) => findMeters(services, query, signal),
    nothing: (query) => {
      if (!query.chosen[ESTATE]) return MESSAGES.selectEstateToView;
      return listedIn(query) === null ? UPLOAD_SENTENCES.nothingUploaded.meters : SAID.everyOneHas;
    },
    first: (query) =>
      query.chosen[ESTATE] && listedIn(query) === null ? { text: EMPTY_SENTENCES.uploadedMeters } : null,
  });
}

/** Whoever has an account on a meter keeps it; what else hangs on one is said when it is asked for. */
const deleting = ({ meter_number }: Meter): RowActing => ({
  name: 'delete',
  label: SAID.delete,
  leads: { open: 'delete-meter', values: { meterNumber: meter_number } },
});

/** A page of the meters of the chosen estate, by its name. */
async function findMeters(services: Services, query: Query, signal: AbortSignal): Promise<Read<Found<Meter>>> {
  const { chosen, page, search } = query;
  const estate = chosen[ESTATE] ?? '';
  if (estate === '') return { kind: 'empty' };
  const own = await read(services.getProperties({}, signal), signal, FAILED);
  if (own.kind !== 'good') return own;
  const property = own.data.properties.find(({ name }) => name === estate);
  if (property === undefined) return { kind: 'empty' };
  const term = (search?.name ?? '').trim().slice(0, METER_TERM_MOST);
  const listed = listedIn(query);
  const asked = { property_id: property.id, page, ...(term !== '' && { term }), ...(listed !== null && { listed }) };
  const came = await read(services.uploadedMeters(asked, signal), signal, FAILED);
  return came.kind === 'good' ? { kind: 'good', data: { items: came.data.meters, total: came.data.total } } : came;
}
