import { render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { RESIDENT_LISTS } from '#catalogues/residents.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import type { ListName } from '#catalogues/routes/route.ts';
import { ask } from '#machines/assistant/queries/queries.ts';
import type { ColumnKind } from '#machines/kit/view.ts';
import type { ListingView } from '#machines/pages/listing/view.ts';
import { LIST_NAMES, listNamed } from '#machines/pages/lists.ts';
import { Found } from '#src/portal/listing/rows/found.tsx';
import { drawList } from '#src/terminal/pages/draw-list.ts';
import { BARE } from '#src/terminal/screen/screen.ts';
import './support/matchers.ts';
import { OPERATOR, stuck } from '../machines/pages/platform/support.ts';
import { loaded, pagesOf, RESIDENT } from '../machines/pages/support.ts';
import { NOW } from '../support/answers.ts';
import { deed } from '../support/calls/administration.ts';
import { OUTAGE } from '../support/calls/announcements.ts';
import { WAITING_APPROVALS, WAITING_REFUND } from '../support/calls/approvals.ts';
import { OPEN_CASES } from '../support/calls/cases.ts';
import { CASH_LINE, FOUND_CASH } from '../support/calls/cash.ts';
import { estatePayment } from '../support/calls/estate-histories.ts';
import { payments } from '../support/calls/histories.ts';
import { GOOD_METER_STATEMENT } from '../support/calls/meter-statements.ts';
import { STUCK, STUCK_EVENING } from '../support/calls/operations.ts';
import { OUTAGES, WALLETS } from '../support/calls/outages.ts';
import { ACCOUNT, CAME } from '../support/calls/own-account.ts';
import { MY_COMPUTER, MY_PHONE } from '../support/calls/passkeys.ts';
import { GOOD_PLATFORM } from '../support/calls/platform.ts';
import { ACCOUNTING, OLD_SHEET } from '../support/calls/programs.ts';
import { STATEMENT } from '../support/calls/statement.ts';
import { ticket } from '../support/calls/tickets.ts';
import { DELIVERIES } from '../support/calls/tokens.ts';
import { utterance } from '../support/calls/utterances.ts';
import type { Script } from '../support/portal.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };
const AT = NOW.toISOString();

/** Something for every list to show. */
const GIVEN: Partial<Script> = {
  transactions: [...payments('power', 2), ...payments('service-charge', 1)],
  estateTransactions: [estatePayment('power', 1, '2026-11-18')],
  residentPaid: [estatePayment('power', 1, '2026-11-18')],
  deeds: [deed(1)],
  ownPasskeys: [MY_PHONE, MY_COMPUTER],
  ownPrograms: [ACCOUNTING, OLD_SHEET],
  meters: [
    { landlord_name: 'Bola Ade', meter_number: '45012340000', house_address: 'House 1', property_id: 7, accounts: 0 },
  ],
  levies: [{ id: 1, meterNumber: '45012340000', amount: 60_000.5, createdAt: AT, updatedAt: AT }],
  estates: [
    {
      id: 1,
      name: 'Palm Court',
      active: true,
      administrators: [{ name: 'Bola Ade', email: 'bola@estate.example' }],
      invited: [],
      residents: 1_204,
      meters: 1_310,
      services: 2,
    },
  ],
  monthly: [
    {
      id: 1,
      name: 'Security',
      kind: 'service',
      amount: 5_000,
      estate: { id: 1, name: 'Palm Court' },
      enabled: true,
      residents: 24,
    },
    {
      id: 2,
      name: 'Gate',
      kind: 'fee',
      amount: 500,
      estate: { id: 1, name: 'Palm Court' },
      enabled: true,
      residents: 24,
    },
  ],
  pending: [stuck(1), stuck(2, { topupRetryReference: null })],
  books: {
    ...GOOD_PLATFORM.books,
    differences: [
      { orderId: 'POWER-00000001', kind: 'captured-unknown-here', at: AT, ours: 'None', theirs: 'One', amount: 5_050 },
    ],
    total: 1,
  },
  requests: [
    {
      id: 1,
      kind: 'new-fee',
      state: 'open',
      name: 'Generator',
      amount: 3_000,
      estate: 'Palm Court',
      note: 'From next quarter on',
      by: 'Ngozi Adeyemi',
      createdAt: AT,
      answeredAt: null,
      answer: null,
    },
  ],
  statement: STATEMENT,
  approvals: [...WAITING_APPROVALS, ...WAITING_REFUND],
  approvalLimit: 50_000,
  cases: OPEN_CASES,
  outages: OUTAGES,
  operations: STUCK_EVENING,
  stuck: STUCK,
  wallets: WALLETS,
  tickets: [ticket(), ticket({ number: 'T-000124', reference: 'paid twice' })],
  deliveries: [...DELIVERIES],
  ownAccount: {
    ...{ possible: true, account: ACCOUNT, credit: 5000 },
    arrivals: CAME.map(({ id, at, amount, state, reason }) => ({ id, at, amount, state, reason })),
  },
  came: [...CAME],
  foundPayments: {
    payments: [
      {
        ...{ orderId: 'POWER-00000001', kind: 'power', status: 'successful', amount: 15_050, service: null },
        ...{ customer: 'Amaka Eze', account: '45701120409', estate: 'Palm Court', createdAt: AT },
        ...{ topupStatus: 'Delivered', tokenEnding: '7890', providerSaid: 'Approved, reference abc' },
      },
    ],
    ...{ cash: FOUND_CASH, more: false, from: null, to: null },
  },
  announced: [{ ...OUTAGE, version: 1, ended: false, reach: { people: 12, houses: 20, read: 3 }, mailed: 10 }],
  ownAnnounced: [OUTAGE],
  meterStatement: { ...GOOD_METER_STATEMENT.meterStatement, lines: [CASH_LINE] },
  utterances: [utterance({ id: 1 }), utterance({ id: 2, label: 'none' })],
};

/** Who reads a list, and what is asked of it so that there are rows. */
const READ_BY: Readonly<
  Record<ListName, { readonly who: typeof RESIDENT; readonly asked?: Record<string, string> }[]>
> = {
  residents: [{ who: ADMIN }, ...RESIDENT_LISTS.map((list) => ({ who: ADMIN, asked: { list } }))],
  history: [
    { who: RESIDENT },
    { who: ADMIN },
    { who: ADMIN, asked: { resident: 'Eze 11' } },
    { who: OPERATOR, asked: { resident: 'Eze 11' } },
  ],
  'audit-log': [{ who: ADMIN }, { who: OPERATOR }],
  'uploaded-meters': [{ who: ADMIN }, { who: ADMIN, asked: { sought: 'Ade', listed: 'without-residents' } }],
  'uploaded-levies': [{ who: ADMIN }],
  estates: [{ who: OPERATOR }],
  services: [{ who: OPERATOR }],
  fees: [{ who: OPERATOR }],
  'provider-fees': [{ who: OPERATOR }],
  stuck: [{ who: OPERATOR }],
  'provider-answers': [{ who: OPERATOR }],
  approvals: [{ who: ADMIN }, { who: OPERATOR }, { who: ADMIN, asked: { of: 'over' } }],
  cases: [{ who: OPERATOR }, { who: OPERATOR, asked: { of: 'mine' } }, { who: OPERATOR, asked: { of: 'closed' } }],
  outages: [{ who: OPERATOR }, { who: OPERATOR, asked: { of: 'past' } }, { who: OPERATOR, asked: { of: 'wallets' } }],
  'operator-settings': [{ who: OPERATOR }, { who: OPERATOR, asked: { of: 'history' } }],
  pending: [{ who: OPERATOR }],
  reconciliation: [{ who: OPERATOR }],
  statements: [
    { who: OPERATOR },
    { who: OPERATOR, asked: { of: 'estates' } },
    { who: OPERATOR, asked: { of: 'payouts' } },
    { who: OPERATOR, asked: { of: 'paid-on' } },
    { who: ADMIN },
    { who: ADMIN, asked: { of: 'paid-on' } },
  ],
  requests: [{ who: OPERATOR }, { who: ADMIN }],
  tickets: [{ who: OPERATOR }, { who: RESIDENT }],
  'resident-search': [{ who: OPERATOR }],
  utterances: [{ who: OPERATOR }, { who: OPERATOR, asked: { list: 'labelled' } }],
  tokens: [{ who: RESIDENT }],
  'own-account': [{ who: RESIDENT }],
  arrivals: [{ who: ADMIN }],
  'meter-statement': [{ who: RESIDENT }, { who: ADMIN, asked: { meter: '45701120409' } }],
  announcements: [{ who: ADMIN }, { who: ADMIN, asked: { shown: 'past' } }, { who: RESIDENT }],
  books: [
    { who: ADMIN },
    ...['services', 'cash', 'heads', 'spendings'].map((of) => ({ who: ADMIN, asked: { of } })),
    { who: RESIDENT },
    { who: RESIDENT, asked: { of: 'heads', from: '2026-10-01', to: '2026-10-31' } },
  ],
  energy: [{ who: ADMIN }, { who: ADMIN, asked: { from: '2026-10-01', to: '2026-10-31' } }, { who: RESIDENT }],
  'found-payments': [
    { who: ADMIN, asked: { by: 'amount', sought: '15000' } },
    { who: OPERATOR, asked: { sought: '08034567123' } },
  ],
  debtors: [
    { who: ADMIN },
    { who: ADMIN, asked: { over: '90', debt: 'fine' } },
    { who: ADMIN, asked: { of: 'runs' } },
    { who: ADMIN, asked: { of: 'runs', run: '7' } },
  ],
  arrears: [{ who: ADMIN }, { who: ADMIN, asked: { standing: 'blocked' } }, { who: ADMIN, asked: { of: 'rules' } }],
  prices: [{ who: ADMIN }, { who: RESIDENT }],
  charges: [
    { who: ADMIN },
    { who: ADMIN, asked: { of: 'lines' } },
    { who: ADMIN, asked: { of: 'look' } },
    { who: ADMIN, asked: { of: 'left-out' } },
    { who: ADMIN, asked: { of: 'lines', what: 'fine', amount: '5000', reason: 'noise' } },
    { who: ADMIN, asked: { run: '3' } },
  ],
  'my-meters': [{ who: RESIDENT }],
  sessions: [{ who: RESIDENT }, { who: ADMIN }, { who: OPERATOR }],
  passkeys: [{ who: RESIDENT }, { who: ADMIN }, { who: OPERATOR }],
  programs: [{ who: RESIDENT }, { who: ADMIN }, { who: OPERATOR }],
  household: [{ who: RESIDENT }, { who: ADMIN, asked: { meter: '45701120409' } }],
  administrators: [{ who: ADMIN }, { who: OPERATOR }, { who: OPERATOR, asked: { estate: 'Palm Court' } }],
  faults: [{ who: OPERATOR }, { who: OPERATOR, asked: { reference: 'K7F3QX' } }],
};

/** How a value of each kind is written; anything where nothing is said. */
const WRITTEN: Readonly<Partial<Record<ColumnKind, RegExp>>> = {
  money: /^-?₦[\d,]+(\.\d\d)?$/,
  count: /^[\d,]+$/,
  units: /^[\d.]+ kWh$/,
  day: /^\d\d [A-Z][a-z]{2} \d{4}$/,
  time: /^\d\d [A-Z][a-z]{2} \d{4}, \d\d:\d\d$/,
  meter: /^\d+$/,
  phone: /^[+\d ]+$/,
  email: /^\S+@\S+$/,
  token: /^\d{4}( \d{4}){4}$/,
  'token-ending': /^… \d{4}$/,
  ticket: /^T-\d+$/,
  order: /\d|^[A-Z]+-[A-Z]+$/,
  reference: /\d/,
};

const CASES = LIST_NAMES.flatMap((name) => READ_BY[name].map(({ who, asked = {} }) => ({ name, who, asked })));

/** Nobody is verified where the list of those is asked for. */
const givenFor = ({ list }: Record<string, string>): Partial<Script> => ({
  ...GIVEN,
  residentVerified: list !== 'unverified',
});

async function shown({ name, who, asked }: (typeof CASES)[number]): Promise<ListingView> {
  const page = pagesOf(who, givenFor(asked)).pages.list(name, asked);
  const view = await loaded(page);
  if (name !== 'resident-search') return view;
  page.send({ type: 'SEARCH', name: 'Eze 11', meterNumber: '' });
  return loaded(page);
}

/** What can be done with rows is drawn by its own tests. */
const withoutActions = (view: ListingView): ListingView => ({
  ...view,
  rows: view.rows.map((row) => ({ ...row, actions: [] })),
});

function windowOf(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, bound, px] = /(min|max)-width: (\d+)px/.exec(query) ?? [];
    const matches = bound === 'min' ? width >= Number(px) : bound === 'max' && width <= Number(px);
    return Object.assign(new EventTarget(), { matches, media: query });
  });
}

describe.each(CASES)('the list $name of a $who.role', (one) => {
  test('has rows whose cells are written as the kinds of their columns say', async () => {
    const view = await shown(one);
    expect(view.rows).not.toEqual([]);
    for (const { cells, words = [] } of view.rows) {
      expect(cells).toHaveLength(view.columns.length);
      for (const [at, { name, kind, align }] of view.columns.entries()) {
        const rule = WRITTEN[kind];
        if (rule && cells[at] !== '' && !words.includes(name)) expect(cells[at]).toMatch(rule);
        expect(align).toBe(['money', 'count', 'units'].includes(kind) ? 'end' : 'start');
      }
    }
  });

  test('is drawn by the page with those columns, in their order, as a table and on a phone', async () => {
    const view = withoutActions(await shown(one));
    windowOf(1440);
    const { unmount } = render(<Found view={view} send={() => {}} />);
    const table = screen.getByRole('table');
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(view.columns.map(({ label }) => label));
    const [, first] = within(table).getAllByRole('row');
    const cells = first ? within(first).getAllByRole('cell') : [];
    for (const [at, cell] of cells.entries()) expect(cell).toHaveTextContent(flat(view.rows[0]?.cells[at] ?? ''));
    unmount();
    windowOf(360);
    render(<Found view={view} send={() => {}} />);
    const [card] = screen.getAllByRole('listitem');
    for (const cell of view.rows[0]?.cells ?? []) expect(card).toHaveTextContent(flat(cell));
    vi.unstubAllGlobals();
  });

  test('reads markup in a cell as text, as a table and on a phone', async () => {
    const markup = '<img src=x onerror="alert(1)"><script>alert(1)</script>&amp;';
    const view = withoutActions(await shown(one));
    const rows = view.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => `${cell}${markup}`) }));
    for (const width of [1440, 360]) {
      windowOf(width);
      const { container, unmount } = render(<Found view={{ ...view, rows }} send={() => {}} />);
      expect(container.querySelectorAll('img, script')).toHaveLength(0);
      expect(container).toHaveTextContent(markup);
      unmount();
    }
    vi.unstubAllGlobals();
  });

  test('is drawn by the terminal with the same', async () => {
    const view = await shown(one);
    const lines = drawList(view, BARE);
    const labels = view.columns.map(({ label }) => label);
    const head = lines.find((line) => labels.every((label) => line.includes(label))) ?? '';
    expect(flat(head).trim()).toBe(labels.join(' '));
    const row = lines[lines.indexOf(head) + 1] ?? '';
    for (const cell of view.rows[0]?.cells ?? []) expect(row).toContain(cell);
  });

  test('is told by the chat in the same columns, but those that are too wide for it', async () => {
    const view = await shown(one);
    const { services } = pagesOf(one.who, givenFor(one.asked));
    // The search of a dashboard finds nobody before somebody is looked for.
    if (one.name === 'resident-search') {
      const list = listNamed(one.name, { services, who: one.who, now: () => NOW.getTime() });
      return expect(list.start).toBeUndefined();
    }
    const { signal } = new AbortController();
    const asker = { who: one.who, signal, at: AT };
    // Payments to an estate are counted by rows, and all kinds of them stand together unless one is named.
    const ofPayments = one.name === 'history' && one.who.role !== 'netplus-admin';
    const told = ofPayments
      ? await ask(services, { kind: 'history', asked: { product: 'power', ...one.asked } }, asker)
      : await ask(services, { kind: 'list', name: one.name, asked: one.asked }, asker);
    const line = told.lines.find(({ table }) => table);
    const table = line?.table;
    const total = view.page?.total ?? view.rows.length;
    expect(line?.text).toMatch(new RegExp(`(?::|of|found) ${total}\\b`));
    const labels = view.columns.map(({ label }) => label);
    const columns = table?.columns.map(({ label }) => label) ?? [];
    expect(columns.length).toBeGreaterThan(1);
    expect(labels.filter((label) => columns.includes(label))).toEqual(columns);
    const places = columns.map((label) => labels.indexOf(label));
    expect(table?.rows).toEqual(view.rows.map(({ cells }) => places.map((place) => cells[place])));
  });
});

const flat = (text: string): string => text.replace(/\s+/g, ' ');

test('every list stands on a page', () => {
  const listed = ROUTES.flatMap(({ lists = [] as const }) => lists.map(({ name }) => name));
  expect([...listed].sort()).toEqual([...LIST_NAMES].sort());
});
