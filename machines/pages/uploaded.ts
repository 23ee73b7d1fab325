import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { EMPTY_SENTENCES } from '#catalogues/sentences/empty.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { UPLOAD_PAGE } from '#catalogues/uploads.ts';
import { type Good, type Read, read } from './answers.ts';
import { pageIn } from './listing/asked.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from './listing/list.ts';

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

/**
 * The meters that were uploaded for an estate (S2 section 2). `estate`: the name of the one that the person runs; nothing is asked
 * for where none is chosen.
 */
export function uploadedMeterList(services: Services, estate: string | null): List {
  const options = [
    { value: '', label: 'Select estate' },
    ...(estate === null ? [] : [{ value: estate, label: estate }]),
  ];
  const choices = [{ name: ESTATE, label: 'Estate', options }];
  return defineList<Meter>({
    title: 'Uploaded Meter Numbers',
    icon: 'table',
    columns: () => METER_COLUMNS,
    id: ({ meter_number }) => meter_number,
    // The one estate that a person runs is chosen already.
    start: ({ page }) => ({ page: pageIn(page), ...(estate !== null && { chosen: { [ESTATE]: estate } }) }),
    chat: { called: () => 'Uploaded meters' },
    pages: { rows: UPLOAD_PAGE, neighbours: TRANSACTION_PAGE.neighbours, entries: true },
    tools: () => ({ ...REFRESHING, choices, refresh: 'Search', asks: true }),
    find: (query, signal) => findMeters(services, query, signal),
    nothing: ({ chosen }) => (chosen[ESTATE] ? UPLOAD_SENTENCES.nothingUploaded.meters : MESSAGES.selectEstateToView),
    first: ({ chosen }) => (chosen[ESTATE] ? { text: EMPTY_SENTENCES.uploadedMeters } : null),
  });
}

/** A page of the meters of an estate, by its name. */
async function readMeters(
  services: Services,
  estate: string,
  page: number,
  signal: AbortSignal,
): Promise<Read<Found<Meter>>> {
  const own = await read(services.getProperties({}, signal), signal, FAILED);
  if (own.kind !== 'good') return own;
  const property = own.data.properties.find(({ name }) => name === estate);
  if (property === undefined) return { kind: 'empty' };
  const came = await read(services.uploadedMeters({ property_id: property.id, page }, signal), signal, FAILED);
  return came.kind === 'good' ? { kind: 'good', data: { items: came.data.meters, total: came.data.total } } : came;
}

async function findMeters(services: Services, { chosen, page }: Query, signal: AbortSignal) {
  const estate = chosen[ESTATE] ?? '';
  return estate === '' ? ({ kind: 'empty' } as const) : readMeters(services, estate, page, signal);
}
