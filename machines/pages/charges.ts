import type { Services } from '#catalogues/calls/services.ts';
import { CHARGE_SERVICE, type ChargeState, type RunState } from '#catalogues/charges.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import {
  CHARGE_STATE_WORDS,
  CHARGES,
  LEFT_OUT_WORDS,
  RUN_WORDS,
  WHOM_WORDS,
} from '#catalogues/sentences/estate/charges.ts';
import type { Say, Tone } from '#machines/kit/view.ts';
import { dayInLagos, formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, made, type Read, read } from './answers.ts';
import { oneOfThese } from './history/query.ts';
import { pageIn } from './listing/asked.ts';
import { type Column, column } from './listing/column.ts';
import { type Choosing, defineList, type Found, type List, type Query, REFRESHING } from './listing/list.ts';
import type { ListRow, RowActing } from './listing/view.ts';
import type { Card } from './view.ts';

type Run = Good<'chargeRuns'>['runs'][number];
type Preview = Good<'previewCharges'>;
type Line = Preview['rows'][number];
type Written = Good<'chargeLines'>['lines'][number];

const SAID = CHARGES.list;
const TABS = ['runs', 'lines', 'left-out'] as const;
type Tab = (typeof TABS)[number];

/** The name under which the address says which run's lines are meant. */
const RUN = 'run';

/** The name under which it says of which service the month is. */
const SERVICE = 'service';

/** A row: a run, a line of the month to charge, or a line of a run. */
interface Row {
  readonly id: string;
  readonly run?: Run;
  readonly line?: Line;
  readonly written?: Written;
}

const TONES: Readonly<Record<RunState, Tone>> = {
  running: 'info',
  stopped: 'warning',
  done: 'success',
  'taken-back': 'warning',
};
const LINE_TONES: Readonly<Record<ChargeState, Tone>> = {
  waiting: 'info',
  charged: 'success',
  failed: 'danger',
  'taken-back': 'warning',
};

const RUN_COLUMNS: readonly Column<Row>[] = [
  column('run', SAID.run, 'words', ({ run }) => run?.reason ?? null),
  column('from', SAID.from, 'day', ({ run }) => run?.standsFrom ?? null),
  { ...column<Row, 'day'>('pay-by', SAID.payBy, 'day', ({ run }) => run?.payBy ?? null), wide: true },
  column('total', SAID.total, 'money', ({ run }) => (run === undefined ? null : koboOf(run.total))),
  { ...column<Row, 'count'>('meters', SAID.meters, 'count', ({ run }) => run?.lines ?? null), wide: true },
  column('state', SAID.state, 'status', ({ run }) => (run === undefined ? null : RUN_WORDS[run.state]), {
    tone: ({ run }) => (run === undefined ? null : toneOf(run)),
    note: ({ run }) => (run === undefined ? null : noteOf(run)),
  }),
  {
    ...column<Row, 'person'>('by', SAID.by, 'person', ({ run }) => run?.by ?? null, { otherwise: SAID.itself }),
    wide: true,
  },
];

const toneOf = ({ state, failed }: Run): Tone => (failed > 0 ? 'danger' : TONES[state]);

function noteOf({ state, charged, lines, failed, takenBack }: Run): string | null {
  if (takenBack !== null) return takenBack.reason;
  return state === 'done' && failed === 0 ? null : SAID.progress(charged, lines, failed);
}

const HOUSE: readonly Column<Row>[] = [
  column('house', SAID.house, 'words', ({ line, written }) => (line ?? written)?.address ?? null),
  column('resident', SAID.resident, 'person', ({ line, written }) => (line ?? written)?.holder ?? null),
  column('meter', SAID.meter, 'meter', ({ line, written }) => (line ?? written)?.meterNumber ?? null, { wide: true }),
];

const CHARGE: Column<Row> = column(
  'charge',
  SAID.charge,
  'money',
  ({ line, written }) => {
    const amount = (line ?? written)?.amount;
    return amount === undefined ? null : koboOf(amount);
  },
  { note: ({ line, written }) => ((line ?? written)?.isHalf === true ? SAID.half : null) },
);

const COLUMNS: Readonly<Record<Tab | 'written', readonly Column<Row>[]>> = {
  runs: RUN_COLUMNS,
  lines: [
    ...HOUSE,
    CHARGE,
    {
      ...column<Row, 'money'>('advance', SAID.inAdvance, 'money', ({ line }) => (line ? koboOf(line.inAdvance) : null)),
      wide: true,
    },
    column('pay', SAID.toPay, 'money', ({ line }) => (line ? koboOf(line.amount) - koboOf(line.inAdvance) : null)),
  ],
  'left-out': [
    ...HOUSE,
    column('why', SAID.why, 'words', ({ line }) => (line?.leftOut == null ? null : LEFT_OUT_WORDS[line.leftOut])),
  ],
  written: [
    ...HOUSE,
    CHARGE,
    column('state', SAID.state, 'status', ({ written }) => (written ? CHARGE_STATE_WORDS[written.state] : null), {
      tone: ({ written }) => (written ? LINE_TONES[written.state] : null),
      note: ({ written }) => written?.failure ?? null,
    }),
  ],
};

const tabOf = ({ tab }: Query): Tab => oneOfThese(TABS, tab) ?? 'runs';
/** The run whose lines are asked for; null where it is the runs themselves. */
const runOf = ({ chosen }: Query): number | null => (/^\d+$/.test(chosen[RUN] ?? '') ? Number(chosen[RUN]) : null);

const NOTHING: Readonly<Record<Tab, string>> = {
  runs: SAID.none,
  lines: SAID.noLines,
  'left-out': SAID.noneLeftOut,
};

/** What the own estate charged, run by run; what this month would charge; and whom it would leave out. */
export function chargeList(services: Services, now: () => number): List {
  const month = () => dayInLagos(now()).slice(0, 'yyyy-mm'.length);
  return defineList<Row>({
    title: CHARGES.title,
    icon: 'receipt',
    columns: (query) => COLUMNS[tabOf(query) === 'runs' && runOf(query) !== null ? 'written' : tabOf(query)],
    id: ({ id }) => id,
    tabs: TABS.map((name) => ({ name, label: SAID.tabs[name] })),
    start: ({ of, run = '', service = CHARGE_SERVICE, page }) => ({
      page: pageIn(page),
      chosen: { [RUN]: run, [SERVICE]: service },
      ...(oneOfThese(TABS, of) && { tab: of }),
    }),
    pages: TRANSACTION_PAGE,
    places: { sums: 2 },
    tools: () => REFRESHING,
    actions: ({ run }) => (run === undefined ? [] : actionsOf(run)),
    changes: {
      becomes: (row, action) => (row.actions.some(({ name }) => name === action) ? row : null),
      make: (row, action, signal) => change(services, row, action, signal),
    },
    async find(query, signal) {
      const rule = await read(services.chargingRule({}, signal), signal);
      if (rule.kind !== 'good') return rule;
      const found = await findRows(services, query, { month: month(), signal });
      const beside = { ...ruleCards(rule.data), choices: servicesOf(rule.data, query) };
      if (found.kind === 'empty') return { kind: 'good', data: { items: [], total: 0, ...beside } };
      return found.kind === 'good' ? { kind: 'good', data: { ...found.data, ...beside } } : found;
    },
    nothing: (query) => NOTHING[tabOf(query)],
    first: (query) =>
      tabOf(query) === 'runs'
        ? { text: SAID.first, action: { label: CHARGES.form.title, open: 'charge-estate' } }
        : null,
  });
}

/** Of which service the month is shown: only where it is a month that is shown, and where there are several. */
function servicesOf({ services }: Good<'chargingRule'>, query: Query): readonly Choosing[] {
  if (tabOf(query) === 'runs' || services.length < 2) return [];
  const options = services.map(({ of, service }) => ({ value: of, label: service }));
  return [{ name: SERVICE, label: SAID.service, options }];
}

interface At {
  /** The month in Lagos, `YYYY-MM`. */
  readonly month: string;
  readonly signal: AbortSignal;
}

async function findRows(services: Services, query: Query, { month, signal }: At): Promise<Read<Found<Row>>> {
  const tab = tabOf(query);
  const { page } = query;
  const { rows } = TRANSACTION_PAGE;
  if (tab !== 'runs') {
    const service = query.chosen[SERVICE] || CHARGE_SERVICE;
    const asked = { what: 'month', service, month, page, rows, of: tab } as const;
    const came = await read(services.previewCharges(asked, signal), signal);
    if (came.kind !== 'good') return came;
    const items = came.data.rows.map((line) => ({ id: line.meterNumber, line }));
    return { kind: 'good', data: { items, total: came.data.total_rows, subject: SAID.preview(came.data.reason) } };
  }
  const id = runOf(query);
  if (id !== null) {
    const came = await read(services.chargeLines({ id, page }, signal), signal);
    if (came.kind !== 'good') return came;
    const items = came.data.lines.map((written) => ({ id: written.meterNumber, written }));
    return { kind: 'good', data: { items, total: came.data.total, subject: SAID.linesOf(came.data.reason) } };
  }
  const came = await read(services.chargeRuns({ page, rows }, signal), signal);
  if (came.kind !== 'good') return came;
  return {
    kind: 'good',
    data: { items: came.data.runs.map((run) => ({ id: String(run.id), run })), total: came.data.total },
  };
}

/** What a month costs and how it is charged, with the ways to charge and to change that. */
function ruleCards({
  service,
  amount,
  prices,
  whom,
  day,
  byItself,
  daysToPay,
  services,
}: Good<'chargingRule'>): Pick<Found<Row>, 'cards' | 'sums'> {
  const charge = { label: CHARGES.form.title, open: 'charge-estate' };
  // The others of which an administrator has said how they are charged, or has charged one.
  const others = services.filter(({ of, isSaid }) => isSaid && of !== CHARGE_SERVICE).map(cardOf);
  if (service === null)
    return {
      cards: [
        { label: SAID.rule, value: '-', note: CHARGES.noService, action: charge },
        ...others.map(({ card }) => card),
      ],
      sums: others.map(({ sum }) => sum),
    };
  const price = formatNaira(koboOf(amount));
  const note = termsNote({ whom, day, byItself, daysToPay });
  const [newest] = prices;
  const next = newest?.from != null && newest.amount !== amount ? newest : null;
  const cards: readonly Card[] = [
    {
      ...{ label: SAID.price, value: price, action: charge },
      ...(next?.from != null && { note: SAID.next(formatNaira(koboOf(next.amount)), formatDay(next.from)) }),
    },
    { label: SAID.rule, value: SAID.ruleDay(day), note, action: { label: CHARGES.rule.title, open: 'charging-rule' } },
  ];
  return {
    cards: [...cards, ...others.map(({ card }) => card)],
    sums: [SAID.monthIs(service, price, note), ...others.map(({ sum }) => sum)],
  };
}

type Monthly = Good<'chargingRule'>['services'][number];

/** How a month is charged, in words. */
function termsNote({
  whom,
  day,
  byItself,
  daysToPay,
}: Pick<Monthly, 'whom' | 'day' | 'byItself' | 'daysToPay'>): string {
  const charged = SAID.ruleNote(WHOM_WORDS[whom], day, byItself);
  return daysToPay === null ? charged : SAID.daysNote(charged, daysToPay);
}

/** Another service or the levy, with the way to change how it is charged. */
function cardOf(monthly: Monthly): { readonly card: Card; readonly sum: string } {
  const { of, service, amount } = monthly;
  const value = amount === null ? SAID.noPrice : formatNaira(koboOf(amount));
  const note = termsNote(monthly);
  const action = { label: SAID.ruleOf(service), open: 'charging-rule', values: { service: of } };
  return { card: { label: SAID.priceOf(service), value, note, action }, sum: SAID.monthIs(service, value, note) };
}

const STOP = 'stop';
const GO_ON = 'go-on';

function actionsOf({ id, reason, state, lines, charged, failed, total }: Run): readonly RowActing[] {
  const see: RowActing = { name: 'lines', label: SAID.seeLines, leads: { to: `/charges?run=${id}` } };
  if (state === 'taken-back') return [see];
  const values = { run: String(id), said: SAID.one(reason, formatNaira(koboOf(total)), lines) };
  return [
    see,
    ...(state === 'running' ? [{ name: STOP, label: SAID.stop }] : []),
    ...(state === 'stopped' || (state === 'done' && failed > 0 && charged < lines)
      ? [{ name: GO_ON, label: SAID.goOn, does: 'tries again' as const }]
      : []),
    { name: 'back', label: CHARGES.back.label, leads: { open: 'charges-back', values } },
  ];
}

async function change(
  services: Services,
  { id }: ListRow,
  action: string,
  signal: AbortSignal,
): Promise<Read<Say | null>> {
  const asked = { id: Number(id) };
  const came = await made(
    action === STOP ? services.stopCharges(asked, signal) : services.resumeCharges(asked, signal),
    signal,
  );
  return came.kind === 'good' ? { kind: 'good', data: { tone: 'success', text: came.data.message } } : came;
}
