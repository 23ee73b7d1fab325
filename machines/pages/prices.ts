import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import type { Role } from '#catalogues/roles.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { monthInWords } from '#machines/kit/months.ts';
import { matching } from '#machines/kit/reading/choices.ts';
import type { Tone } from '#machines/kit/view.ts';
import { dayInLagos, formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from './answers.ts';
import { pageIn } from './listing/asked.ts';
import { type Column, column } from './listing/column.ts';
import { type Choosing, defineList, type Found, type List, type Query, REFRESHING } from './listing/list.ts';
import type { Card } from './view.ts';

type History = Good<'priceHistory'>;
type Price = History['prices'][number];
type Service = History['services'][number];

const SAID = CHARGES.prices;

/** The names under which an address says of what, and of which months. */
const SERVICE = 'service';
const MONTH = 'month';

/** So many months are told at once. */
const MOST_MONTHS = 6;

type State = keyof typeof SAID.states;
const TONES: Readonly<Record<State, Tone>> = { now: 'success', coming: 'info', over: 'plain' };

const naira = (amount: number): string => formatNaira(koboOf(amount));

function columnsOf(isOffice: boolean, today: () => string): readonly Column<Price>[] {
  const stateOf = ({ isNow, from }: Price): State => {
    if (isNow) return 'now';
    return from !== null && from > today() ? 'coming' : 'over';
  };
  const said: readonly Column<Price>[] = [
    { ...column<Price, 'person'>('by', SAID.columns.by, 'person', ({ by }) => by), wide: true },
    { ...column<Price, 'day'>('at', SAID.columns.at, 'day', ({ at }) => at), wide: true },
  ];
  return [
    column('service', SAID.columns.service, 'words', ({ service }) => service),
    column('amount', SAID.columns.amount, 'money', ({ amount }) => koboOf(amount)),
    column('from', SAID.columns.from, 'day', ({ from }) => from, { otherwise: SAID.sinceEver }),
    column('until', SAID.columns.until, 'day', ({ until }) => until),
    {
      ...column<Price, 'status'>('state', SAID.columns.state, 'status', (price) => SAID.states[stateOf(price)], {
        tone: (price) => TONES[stateOf(price)],
      }),
      wide: true,
    },
    ...(isOffice ? said : []),
  ];
}

/** What a month of each service of the own estate and of its levy costs, cost and will cost; a resident's of what is charged. */
export function priceList(services: Services, role: Role | null, now: () => number): List {
  const today = () => dayInLagos(now());
  const columns = columnsOf(role === 'service-admin', today);
  return defineList<Price>({
    title: SAID.title,
    icon: 'tag',
    columns: () => columns,
    id: ({ of, from }) => `${of} ${from ?? ''}`,
    pages: TRANSACTION_PAGE,
    places: { sums: 2 },
    tools: () => REFRESHING,
    start: ({ service = '', month = '', page }) => ({
      page: pageIn(page),
      chosen: { [SERVICE]: service, [MONTH]: month },
    }),
    find: (query, signal) => find(services, query, { today: today(), isOffice: role === 'service-admin' }, signal),
    nothing: () => SAID.none,
  });
}

const monthsIn = ({ chosen }: Query): readonly string[] =>
  (chosen[MONTH] ?? '')
    .split(',')
    .filter((month) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month))
    .slice(0, MOST_MONTHS);

/** The service that is chosen, or named as people name it: what the calls call it; empty for all of them. */
async function serviceIn(services: Services, { chosen }: Query, signal: AbortSignal): Promise<Read<string>> {
  const named = chosen[SERVICE] ?? '';
  if (named === '' || /^(?:\d{1,9}|service-charge|dev-levy)$/.test(named)) return { kind: 'good', data: named };
  const came = await read(services.priceHistory({ rows: 1 }, signal), signal);
  if (came.kind !== 'good') return came;
  const meant = matching(
    came.data.services.map(({ of, service }) => ({ value: of, label: service })),
    named,
  );
  const [only, ...more] = meant;
  if (only !== undefined && more.length === 0) return { kind: 'good', data: only.value };
  return { kind: 'failed', problem: noneSuch(named, came.data) };
}

/** What there is, with its prices, where nothing is called so. */
function noneSuch(named: string, { services }: History): string {
  if (services.length === 0) return CHARGES.form.serviceNone(named);
  const priced = services.map(({ service, amount }) =>
    amount === null ? service : SAID.priced(service, naira(amount)),
  );
  return SAID.noneSuch(named, priced);
}

/** On which day it is asked, and whether by whoever is told who said a price. */
interface Asker {
  readonly today: string;
  readonly isOffice: boolean;
}

async function find(services: Services, query: Query, asker: Asker, signal: AbortSignal): Promise<Read<Found<Price>>> {
  const { today } = asker;
  const named = await serviceIn(services, query, signal);
  if (named.kind !== 'good') return named;
  const of = named.data === '' ? {} : { service: named.data };
  const { rows } = TRANSACTION_PAGE;
  const months = monthsIn(query);
  const [month] = months;
  const came = await read(
    services.priceHistory({ ...of, ...(month !== undefined && { month }), page: query.page, rows }, signal),
    signal,
  );
  if (came.kind !== 'good') return came;
  const told = [came.data];
  for (const other of months.slice(1)) {
    const more = await read(services.priceHistory({ ...of, month: other, rows: 1 }, signal), signal);
    if (more.kind !== 'good') return more;
    told.push(more.data);
  }
  const all = await read(services.priceHistory({ rows: 1 }, signal), signal);
  if (all.kind !== 'good') return all;
  const { prices, total } = came.data;
  return {
    kind: 'good',
    data: {
      ...{ items: prices, total, choices: choicesOf(all.data, named.data, query.chosen[SERVICE] ?? '') },
      ...(months.length === 0 ? nowOf(came.data, asker) : monthsOf(told, today)),
    },
  };
}

/** Whoever named it in words sees it chosen. */
const choicesOf = ({ services }: History, meant: string, said: string): readonly Choosing[] => [
  {
    ...{ name: SERVICE, label: SAID.service },
    options: [
      { value: '', label: SAID.all },
      ...services.map(({ of, service }) => ({ value: of === meant ? said : of, label: service })),
    ],
  },
];

/** What each costs today, and what it cost before and will cost next where one alone is asked for. */
function nowOf({ services, prices }: History, { today, isOffice }: Asker): Pick<Found<Price>, 'cards' | 'sums'> {
  const around = services.length === 1 ? aroundOf(prices, today) : [];
  return {
    cards: services.map(
      ({ service, amount }): Card => ({
        ...{ label: CHARGES.list.priceOf(service), value: amount === null ? CHARGES.list.noPrice : naira(amount) },
        ...(around.length > 0 && { note: around.join(' ') }),
      }),
    ),
    sums: [
      ...services.map(({ service, amount }) =>
        amount === null ? SAID.unsaid(service) : SAID.now(service, naira(amount)),
      ),
      ...services.flatMap(({ service, half = null }) => (half === null ? [] : [SAID.half(service, naira(half))])),
      ...around,
      ...(isOffice && services.length === 1 ? sayersOf(prices, today) : []),
    ],
  };
}

/** Who said the price that holds, and those that are to come. */
function sayersOf(prices: History['prices'], today: string): readonly string[] {
  const asked = prices.filter(({ isNow, from }) => isNow || (from !== null && from > today)).toReversed();
  return asked.flatMap(({ amount, from, by, at }) => {
    if (by !== null && at !== null) return SAID.saidBy(naira(amount), by, formatDay(dayInLagos(Date.parse(at))));
    return from === null ? SAID.sayerUnknown(naira(amount)) : [];
  });
}

function aroundOf(prices: History['prices'], today: string): readonly string[] {
  const at = prices.findIndex(({ isNow }) => isNow);
  const [before, next] = [at < 0 ? undefined : prices[at + 1], prices[at < 0 ? prices.length - 1 : at - 1]];
  const from = next?.from ?? null;
  return [
    ...(before?.until != null ? [SAID.last(naira(before.amount), formatDay(before.until))] : []),
    ...(next !== undefined && from !== null && from > today ? [SAID.next(naira(next.amount), formatDay(from))] : []),
  ];
}

/** What each cost in the months that are asked for. */
function monthsOf(told: readonly History[], today: string): Pick<Found<Price>, 'cards' | 'sums'> {
  const each = told.flatMap(({ services, month }) => services.map((one) => ({ ...one, month })));
  const words = ({ service, ofMonth, month }: Service & { readonly month: string }): string => {
    const called = monthInWords(month);
    if (ofMonth === null) return SAID.unknown(service, called);
    return month < today.slice(0, month.length)
      ? SAID.was(service, called, naira(ofMonth))
      : SAID.is(service, called, naira(ofMonth));
  };
  return {
    cards: each.map(
      ({ service, ofMonth, month }): Card => ({
        label: SAID.ofMonth(service, monthInWords(month)),
        value: ofMonth === null ? CHARGES.list.noPrice : naira(ofMonth),
      }),
    ),
    sums: each.map(words),
  };
}
