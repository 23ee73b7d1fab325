import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { EMPTY_SENTENCES } from '#catalogues/sentences/empty.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { UPLOAD_PAGE } from '#catalogues/uploads.ts';
import type { TableView } from '#machines/kit/view.ts';
import { type Good, type Read, read } from '../answers.ts';
import type { Found, List, Query } from '../listing/list.ts';

type Meter = Good<'uploadedMeters'>['meters'][number];

const ESTATE = 'estate';
const FAILED = { refused: MESSAGES.uploadedNotFetched, unanswered: MESSAGES.uploadedNotFetched };

const COLUMNS = [
  { name: 'name', label: 'NAME', align: 'start' },
  { name: 'meterNumber', label: 'METER NUMBER', align: 'start' },
  { name: 'address', label: 'ADDRESS', align: 'start' },
] as const;

/** The one estate that a person runs is chosen already. */
export const uploadedStart = (estate: string | null): Partial<Query> =>
  estate === null ? {} : { chosen: { [ESTATE]: estate } };

/**
 * The meters that were uploaded for an estate (S2 section 2). `estate`: the name of the one that the person runs; nothing is asked
 * for where none is chosen.
 */
export function uploadedMeterList(services: Services, estate: string | null): List<Meter> {
  const options = [
    { value: '', label: 'Select estate' },
    ...(estate === null ? [] : [{ value: estate, label: estate }]),
  ];
  const choices = [{ name: ESTATE, label: 'Estate', options }];
  return {
    title: 'Uploaded Meter Numbers',
    columns: () => COLUMNS,
    tabs: [],
    pages: { rows: UPLOAD_PAGE, neighbours: TRANSACTION_PAGE.neighbours, entries: true },
    tools: () => ({ choices, days: null, refresh: 'Search', export: null }),
    find: (query, signal) => findMeters(services, query, signal),
    row: (meter) => ({ id: meter.meter_number, cells: cellsOf(meter), actions: [] }),
    nothing: ({ chosen }) => (chosen[ESTATE] ? UPLOAD_SENTENCES.nothingUploaded.meters : MESSAGES.selectEstateToView),
    first: ({ chosen }) => (chosen[ESTATE] ? { text: EMPTY_SENTENCES.uploadedMeters } : null),
    search: () => null,
    detail: null,
  };
}

/** Meters as a table of the chat. */
export function meterTable(meters: readonly Meter[]): TableView {
  return { columns: COLUMNS, rows: meters.map(cellsOf) };
}

/** A page of the meters of an estate, by its name. */
export async function readMeters(
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

function cellsOf({ landlord_name, meter_number, house_address }: Meter): readonly string[] {
  return [landlord_name, meter_number, house_address];
}
