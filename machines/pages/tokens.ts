import type { Services } from '#catalogues/calls/services.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import { MY_TOKENS } from '#catalogues/sentences/my-tokens.ts';
import { TOKEN_SENTENCES } from '#catalogues/sentences/tokens.ts';
import { labelled } from '#machines/kit/tokens.ts';
import { type Good, made, type Read, read } from './answers.ts';
import { linked } from './links.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type Found, type List, REFRESHING } from './listing/list.ts';
import type { ListRow } from './listing/view.ts';

/** An order, and the key that opens it to whoever bought without an account. */
export interface HeldKey {
  readonly orderId: string;
  readonly key: string;
}

type Delivery = Good<'myTokens'>['deliveries'][number];

/** One token of a delivery. */
interface OwnToken extends Pick<Delivery, 'orderId' | 'meterNumber' | 'paidAt' | 'provider'> {
  readonly digits: string;
  /** What it is for, and its place among several. */
  readonly label: string;
  /** kWh; null where it loads none, or the vendor did not say. */
  readonly units: string | null;
  readonly loaded: boolean;
}

const LOADED = 'loaded';
const COLUMNS: readonly Column<OwnToken>[] = [
  column('date', 'Date', 'day', ({ paidAt }) => paidAt),
  column('what', 'For', 'words', ({ label }) => label, {
    note: ({ provider }) => (provider === null ? null : (providerOf(provider)?.name ?? null)),
  }),
  column('token', 'Token', 'token', ({ digits }) => digits),
  column('units', 'Units', 'units', ({ units }) => units),
  column('meterNumber', 'Meter number', 'meter', ({ meterNumber }) => meterNumber, { wide: true }),
  column(LOADED, 'State', 'status', ({ loaded }) => (loaded ? MY_TOKENS.loaded : null), {
    tone: ({ loaded }) => (loaded ? 'success' : null),
  }),
];
const LOADED_AT = COLUMNS.findIndex(({ name }) => name === LOADED);

/**
 * The tokens of whoever reads them, newest first, those of one delivery together in the order in which a meter takes them.
 * `held`: the keys of the orders that this device made without an account.
 */
export function tokenList(services: Services, held: () => readonly HeldKey[]): List {
  const keyOf = (order: string) => held().find(({ orderId }) => orderId === order)?.key;
  return defineList<OwnToken>({
    title: MY_TOKENS.title,
    icon: 'bolt',
    columns: () => COLUMNS,
    actionsLabel: MY_TOKENS.loaded,
    pages: null,
    tools: () => REFRESHING,
    find: (_, signal) => readTokens(services, held(), signal),
    id: ({ digits }) => digits,
    values: ({ orderId }) => ({ orderId }),
    actions: ({ digits, loaded }) => [
      { name: 'copy', label: MY_TOKENS.copy, copies: digits },
      { name: LOADED, label: MY_TOKENS.loaded, pressed: loaded },
    ],
    changes: {
      becomes: (row, action) => (action === LOADED ? ticked(row) : null),
      async make(row, _, signal) {
        const orderId = row.values?.orderId ?? '';
        const key = keyOf(orderId);
        const asked = { orderId, ...(key !== undefined && { key }), digits: [row.id], loaded: !isTicked(row) };
        const came = await made(services.markLoaded(asked, signal), signal);
        return came.kind === 'good' ? { kind: 'good', data: null } : came;
      },
    },
    nothing: () => MY_TOKENS.none,
    first: () => ({ text: MY_TOKENS.first, ...linked('Buy power', '/toUpPower') }),
  });
}

const isTicked = ({ actions }: ListRow): boolean => actions.some(({ name, pressed }) => name === LOADED && pressed);

function ticked(row: ListRow): ListRow {
  const loaded = !isTicked(row);
  const { [LOADED]: _, ...tones } = row.tones ?? {};
  return {
    ...row,
    cells: row.cells.with(LOADED_AT, loaded ? MY_TOKENS.loaded : ''),
    tones: { ...tones, ...(loaded && { [LOADED]: 'success' as const }) },
    actions: row.actions.map((action) => (action.name === LOADED ? { ...action, pressed: loaded } : action)),
  };
}

async function readTokens(
  services: Services,
  held: readonly HeldKey[],
  signal: AbortSignal,
): Promise<Read<Found<OwnToken>>> {
  const orders = held.slice(-MOST_KEYS).map(({ orderId, key }) => ({ orderId, key }));
  const came = await read(services.myTokens({ orders }, signal), signal);
  if (came.kind !== 'good') return came;
  const items = came.data.deliveries.flatMap(tokensOf);
  return { kind: 'good', data: { items, total: items.length } };
}

/** So many keys are sent at once, the newest. */
const MOST_KEYS = 50;

/** The tokens of a delivery, each by itself. */
function tokensOf({ tokens, units, ...delivery }: Delivery): readonly OwnToken[] {
  const labels = labelled(tokens, undefined);
  return tokens.map(({ kind, digits, loadedAt }, at) => ({
    ...delivery,
    digits,
    label: labels[at]?.label ?? TOKEN_SENTENCES.kinds[kind],
    units: kind === 'credit' && units !== '' ? units : null,
    loaded: loadedAt !== null,
  }));
}
