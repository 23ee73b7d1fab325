import type { Services } from '#catalogues/calls/services.ts';
import { CHARGE_SERVICE, type ChargeState, type RunState } from '#catalogues/charges.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { CHARGE_LOOK } from '#catalogues/sentences/estate/charge-looks.ts';
import { CHARGE_STATE_WORDS, CHARGES, LEFT_OUT_WORDS, RUN_WORDS } from '#catalogues/sentences/estate/charges.ts';
import type { Say, Tone } from '#machines/kit/view.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, made, type Read, read, saying } from './answers.ts';
import { previewCards } from './charge-cards.ts';
import {
  chargeIn,
  lookSaid,
  type PreviewLine,
  previewChoices,
  previewChosen,
  previewMeant,
  previewSaid,
} from './charge-lines.ts';
import { termsNote } from './charge-terms.ts';
import { oneOfThese } from './history/query.ts';
import { pageIn } from './listing/asked.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from './listing/list.ts';
import type { ListRow, RowActing } from './listing/view.ts';
import type { Card } from './view.ts';

type Run = Good<'chargeRuns'>['runs'][number];
type Written = Good<'chargeLines'>['lines'][number];

const SAID = CHARGES.list;
const TABS = ['runs', 'look', 'lines', 'left-out'] as const;
const TAB_WORDS: Readonly<Record<Tab, string>> = { ...SAID.tabs, look: CHARGE_LOOK.tab };
type Tab = (typeof TABS)[number];

/** The name under which the address says which run's lines are meant. */
const RUN = 'run';

/** A row: a run, a line of what is to be charged, or a line of a run. */
interface Row {
  readonly id: string;
  readonly run?: Run;
  readonly line?: PreviewLine;
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
  { note: ({ line, written }) => noteOfLine({ isHalf: (line ?? written)?.isHalf === true, once: line?.once ?? 0 }) },
);

/** That it is half, and what of it was charged once as well. */
function noteOfLine({ isHalf, once }: { readonly isHalf: boolean; readonly once: number }): string | null {
  const notes = [...(isHalf ? [SAID.half] : []), ...(once > 0 ? [SAID.onceOf(formatNaira(koboOf(once)))] : [])];
  return notes.length === 0 ? null : notes.join('. ');
}

/** What is charged, what of it is paid, and what is left of that. */
const LINE: readonly Column<Row>[] = [
  ...HOUSE,
  CHARGE,
  {
    ...column<Row, 'money'>('advance', SAID.inAdvance, 'money', ({ line }) => (line ? koboOf(line.inAdvance) : null)),
    wide: true,
  },
  column('pay', SAID.toPay, 'money', ({ line }) => (line ? koboOf(line.amount) - koboOf(line.inAdvance) : null)),
];

const COLUMNS: Readonly<Record<Tab | 'written', readonly Column<Row>[]>> = {
  runs: RUN_COLUMNS,
  look: [...LINE, column('look', CHARGE_LOOK.column, 'words', ({ line }) => (line ? lookSaid(line) : null))],
  lines: LINE,
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
  look: CHARGE_LOOK.nothing,
  lines: SAID.noLines,
  'left-out': SAID.noneLeftOut,
};

/** What the own estate charged, run by run; what a month, or something charged once, would charge; and whom it would leave out. */
export function chargeList(services: Services, now: () => number): List {
  return defineList<Row>({
    title: CHARGES.title,
    icon: 'receipt',
    columns: (query) => COLUMNS[tabOf(query) === 'runs' && runOf(query) !== null ? 'written' : tabOf(query)],
    id: ({ id }) => id,
    tabs: TABS.map((name) => ({ name, label: TAB_WORDS[name] })),
    start: ({ of, run = '', page, ...charge }) => ({
      page: pageIn(page),
      chosen: { [RUN]: run, ...previewChosen(charge, now()), ...previewSaid(charge) },
      ...(oneOfThese(TABS, of) && { tab: of }),
    }),
    pages: TRANSACTION_PAGE,
    places: { sums: 4 },
    tools: () => REFRESHING,
    actions: ({ run }) => (run === undefined ? [] : actionsOf(run)),
    changes: {
      becomes: (row, action) => (row.actions.some(({ name }) => name === action) ? row : null),
      make: (row, action, signal) => change(services, row, action, signal),
    },
    async find(query, signal) {
      const rule = await read(services.chargingRule({}, signal), signal);
      if (rule.kind !== 'good') return rule;
      const isRuns = tabOf(query) === 'runs';
      const meant = isRuns ? query : previewMeant(rule.data, query, now());
      if (typeof meant === 'string') return { kind: 'failed', problem: meant };
      const found = isRuns ? await findRuns(services, query, signal) : await findLines(services, meant, now(), signal);
      const beside = { ...ruleCards(rule.data), choices: isRuns ? [] : previewChoices(rule.data, query, now()) };
      if (found.kind === 'empty') return { kind: 'good', data: { items: [], total: 0, ...beside } };
      return found.kind === 'good' ? { kind: 'good', data: { ...beside, ...found.data } } : found;
    },
    nothing: (query) => NOTHING[tabOf(query)],
    first: (query) =>
      tabOf(query) === 'runs'
        ? { text: SAID.first, action: { label: CHARGES.form.title, open: 'charge-estate' } }
        : null,
  });
}

async function findLines(
  services: Services,
  { tab, page, chosen }: Query,
  now: number,
  signal: AbortSignal,
): Promise<Read<Found<Row>>> {
  const charge = chargeIn(chosen, now);
  const of = tab === 'left-out' || tab === 'look' ? tab : 'lines';
  const came = await read(
    services.previewCharges({ ...charge, page, rows: TRANSACTION_PAGE.rows, of }, signal),
    signal,
  );
  if (came.kind !== 'good') return came;
  const { rows, total_rows: total, reason } = came.data;
  const items = rows.map((line) => ({ id: line.meterNumber, line }));
  return { kind: 'good', data: { items, total, subject: SAID.preview(reason), ...previewCards(came.data, charge) } };
}

async function findRuns(services: Services, query: Query, signal: AbortSignal): Promise<Read<Found<Row>>> {
  const { page } = query;
  const id = runOf(query);
  if (id !== null) {
    const came = await read(services.chargeLines({ id, page }, signal), signal);
    if (came.kind !== 'good') return came;
    const items = came.data.lines.map((written) => ({ id: written.meterNumber, written }));
    return { kind: 'good', data: { items, total: came.data.total, subject: SAID.linesOf(came.data.reason) } };
  }
  const came = await read(services.chargeRuns({ page, rows: TRANSACTION_PAGE.rows }, signal), signal);
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
  return saying(
    await made(action === STOP ? services.stopCharges(asked, signal) : services.resumeCharges(asked, signal), signal),
  );
}
