import type { Services } from '#catalogues/calls/services.ts';
import {
  DEBT_AGES,
  DEBTOR_SEARCH_MOST,
  DEBTORS_LEAST_KOBO,
  DEBTORS_OVER,
  DEBTS,
  type OwedSpan,
} from '#catalogues/debtors.ts';
import { RESIDENT_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { DEBTORS as SAID } from '#catalogues/sentences/estate/debtors.ts';
import { daysSaid, REMINDER_DAYS } from '#catalogues/sentences/estate/reminder-days.ts';
import { REMINDER_RUNS } from '#catalogues/sentences/estate/reminder-runs.ts';
import { REMINDERS } from '#catalogues/sentences/estate/reminders.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, read } from './answers.ts';
import { oneOfThese } from './history/query.ts';
import { pageIn } from './listing/asked.ts';
import { type Column, column, columnsWithin } from './listing/column.ts';
import {
  type Choosing,
  defineList,
  type Found,
  type List,
  type Query,
  REFRESHING,
  type Searching,
} from './listing/list.ts';
import type { RowActing } from './listing/view.ts';
import { sinceIn, sinceSaid } from './owed-since.ts';
import { spanIn, spanSaid, spanText } from './owed-span.ts';
import {
  actionsOfRun,
  changeRun,
  PERSON_COLUMNS,
  REMINDER_RUN,
  type ReminderRow,
  RUN_COLUMNS,
  reminderRunOf,
  reminderRunsFound,
} from './reminder-runs.ts';

type Report = Good<'debtors'>;
type Debtor = Report['debtors'][number];

/** A row: a meter that owes, or a run of reminders, or somebody of one. */
interface Row extends ReminderRow {
  readonly debtor?: Debtor;
}

const TABS = ['houses', 'runs'] as const;
const isOfRuns = ({ tab }: Query): boolean => tab === 'runs';

/** Under which names the address says what of a debt, how old, by an age or since a day, and how much, as a `spanText`. */
const DEBT = 'debt';
const OVER = 'over';
const SUM = 'sum';
const ANY = 'any';

const choicesOf = ({ [OVER]: over = '', [SUM]: sum = '' }: Query['chosen']): readonly Choosing[] => [
  { name: DEBT, label: SAID.debt, options: DEBTS.map((value) => ({ value, label: SAID.debts[value] })) },
  { name: OVER, label: SAID.over, options: agesWith(sinceIn(over)) },
  { name: SUM, label: SAID.sum, options: [{ value: ANY, label: SAID.anySum }, ...sumsWith(spanIn(sum))] },
];

/** The ages to choose from, and with them a day that was said. */
function agesWith(since: string | undefined): Choosing['options'] {
  const ages = DEBTORS_OVER.map((value) => ({ value, label: value === 'any' ? SAID.anyTime : SAID.overs[value] }));
  return since === undefined ? ages : [...ages, { value: since, label: SAID.since(sinceSaid(since)) }];
}

/** The sums to choose from, and with them another one that was said. */
function sumsWith(said: OwedSpan): Choosing['options'] {
  const named = DEBTORS_LEAST_KOBO.map((kobo) => ({ least: nairaOf(kobo) }));
  const isAmong = named.some((one) => spanText(one) === spanText(said)) || spanText(said) === '';
  const all: readonly OwedSpan[] = isAmong ? named : [...named, said];
  return all
    .toSorted((one, other) => (one.least ?? 0) - (other.least ?? 0))
    .map((span) => ({ value: spanText(span), label: spanSaid(span) }));
}

const DAYS = { label: REMINDER_DAYS.change, open: 'reminder-days' };
/** Whom a reminder is for, by what was chosen of the list: who owes so long and so much. */
export const remindedOf = ({
  [OVER]: over = 'any',
  [SUM]: sum = ANY,
}: Query['chosen']): Readonly<Record<string, string>> => ({
  ...(sinceIn(over) === undefined ? { over } : { over: 'any', since: over }),
  ...Object.fromEntries(Object.entries(spanIn(sum)).map(([end, naira]) => [end, String(naira)])),
});

/** Whoever owes so long and so much in all as was chosen of the list is reminded; who that is, is said before the yes. */
const remind = (query: Query) => ({
  label: REMINDERS.title,
  open: 'remind-debtors',
  values: remindedOf(query.chosen),
});

/** What is not owed is said by nothing. */
const owing = (naira: number): number | null => (naira === 0 ? null : koboOf(naira));

const DEBTOR_COLUMNS: readonly Column<Debtor>[] = [
  column('house', SAID.columns.house, 'words', ({ address }) => address),
  column('resident', SAID.columns.resident, 'person', ({ holder, phone }) =>
    phone === null ? SAID.noAccount(holder) : holder,
  ),
  column('meter', SAID.columns.meter, 'meter', ({ meterNumber }) => meterNumber, { wide: true }),
  column('owed', SAID.columns.owed, 'money', ({ owed }) => koboOf(owed), { note: duesIn }),
  column('since', SAID.columns.since, 'day', ({ since }) => since, {
    tone: ({ ages }) => (ages.over90 > 0 ? 'danger' : null),
    note: ({ reminded }) => (reminded === null ? null : REMINDERS.reminded(formatDay(reminded.day), reminded.times)),
  }),
  { ...column<Debtor, 'day'>('pay-by', SAID.columns.payBy, 'day', ({ payBy }) => payBy), wide: true },
  ...DEBT_AGES.map((age) =>
    column<Debtor, 'money'>(age, SAID.ages[age], 'money', ({ ages }) => owing(ages[age]), { wide: true }),
  ),
];

const COLUMNS = {
  houses: columnsWithin<Row, Debtor>(DEBTOR_COLUMNS, ({ debtor }) => debtor),
  runs: columnsWithin<Row, NonNullable<Row['run']>>(RUN_COLUMNS, ({ run }) => run),
  people: columnsWithin<Row, NonNullable<Row['person']>>(PERSON_COLUMNS, ({ person }) => person),
} as const;

function columnsOf(query: Query): readonly Column<Row>[] {
  if (!isOfRuns(query)) return COLUMNS.houses;
  return reminderRunOf(query) === null ? COLUMNS.runs : COLUMNS.people;
}

/** Of which dues a debt is, where it is of more than one. */
function duesIn({ dues }: Debtor): string | null {
  const names = (['service-charge', 'dev-levy', 'fine'] as const).filter((due) => dues[due] > 0);
  if (names.length === 0) return null;
  return names
    .map((due) => (names.length === 1 ? CHARGED_AS[due] : `${CHARGED_AS[due]} ${formatNaira(koboOf(dues[due]))}`))
    .join(', ');
}

const askedOf = ({ chosen, search }: Query) => {
  const term = (search?.name ?? '').trim().slice(0, DEBTOR_SEARCH_MOST);
  const since = sinceIn(chosen[OVER] ?? '');
  return {
    debt: oneOfThese(DEBTS, chosen[DEBT] ?? '') ?? 'all',
    over: oneOfThese(DEBTORS_OVER, chosen[OVER] ?? '') ?? 'any',
    ...(since !== undefined && { since }),
    ...spanIn(chosen[SUM] ?? ''),
    ...(term !== '' && { search: term }),
  };
};

/** Which meters of the own estate owe, how much and for how long, the largest debt first; and who was reminded of it, run by run. */
export function debtorList(services: Services): List {
  return defineList<Row>({
    title: SAID.title,
    icon: 'clock',
    columns: columnsOf,
    id: ({ id }) => id,
    tabs: TABS.map((name) => ({ name, label: REMINDER_RUNS.list.tabs[name] })),
    pages: RESIDENT_PAGE,
    places: { sums: 2 + DEBT_AGES.length },
    tools: (query) =>
      isOfRuns(query) ? REFRESHING : { ...REFRESHING, choices: choicesOf(query.chosen), export: MESSAGES.csvExport },
    start: ({ of, run = '', debt = '', over = '', sum = '', page }) => ({
      page: pageIn(page),
      ...(of === 'runs' && { tab: 'runs' }),
      chosen: {
        [REMINDER_RUN]: run,
        [DEBT]: oneOfThese(DEBTS, debt) ?? 'all',
        [OVER]: oneOfThese(DEBTORS_OVER, over) ?? sinceIn(over) ?? 'any',
        [SUM]: spanText(spanIn(sum)) || ANY,
      },
    }),
    actions: ({ debtor, run }) => [...(debtor ? [statementOf(debtor)] : []), ...(run ? actionsOfRun(run) : [])],
    changes: {
      becomes: (row, action) => (row.actions.some(({ name }) => name === action) ? row : null),
      make: (row, action, signal) => changeRun(services, row, action, signal),
    },
    async find(query, signal) {
      if (isOfRuns(query)) return reminderRunsFound(services, query, signal);
      const { page } = query;
      const came = await read(services.debtors({ ...askedOf(query), page, rows: RESIDENT_PAGE.rows }, signal), signal);
      if (came.kind !== 'good') return came;
      const days = await read(services.reminderDays({}, signal), signal);
      return days.kind === 'good' ? { kind: 'good', data: foundIn(came.data, query, days.data.days) } : days;
    },
    files: {
      async all(query, signal) {
        if (isOfRuns(query)) return { kind: 'failed', problem: REMINDER_RUNS.list.noFile };
        const came = await read(services.exportDebtors(askedOf(query), signal), signal);
        return came.kind === 'empty' ? { kind: 'failed', problem: nobodyIn(query) } : came;
      },
    },
    chat: { called: (query) => REMINDER_RUNS.list.tabs[isOfRuns(query) ? 'runs' : 'houses'] },
    nothing: (query) => (isOfRuns(query) ? REMINDER_RUNS.list.none : nobodyIn(query)),
    first: (query) =>
      isOfRuns(query)
        ? { text: REMINDER_RUNS.list.first, action: { label: REMINDERS.title, open: 'remind-debtors' } }
        : null,
    search: (query) => (isOfRuns(query) ? null : SEARCH),
  });
}

const SEARCH: Searching = {
  fields: [{ name: 'name', label: SAID.search }],
  ...{ neither: SAID.whom, nothing: SAID.nobodyFound, failed: null, within: true as const },
};

const statementOf = ({ meterNumber }: Debtor): RowActing => ({
  name: 'statement',
  label: SAID.statement,
  leads: { to: `/statement-of-account?meter=${meterNumber}` },
});

type Asked = ReturnType<typeof askedOf>;

/** True where it is of whoever owes anything, for however long. */
const isOfAll = ({ over, since, least, most }: Asked): boolean =>
  over === 'any' && since === undefined && least === undefined && most === undefined;

/** What is said where nobody is shown: those who owe may owe another sum, or for a shorter time, or of another due. */
function nobodyIn(query: Query): string {
  const asked = askedOf(query);
  if (!isOfAll(asked)) return SAID.nobodySo;
  return asked.debt === 'all' ? SAID.nobody : SAID.nobodyOf(SAID.debts[asked.debt].toLowerCase());
}

/** `days`: on which around the one to be paid by it is reminded by itself. */
function foundIn({ debtors, sums, total }: Report, query: Query, days: readonly number[]): Found<Row> {
  const { debt, over, since, least, most } = askedOf(query);
  const naira = (amount: number) => formatNaira(koboOf(amount));
  const aged = DEBT_AGES.filter((age) => sums.ages[age] > 0);
  return {
    items: debtors.map((debtor) => ({ id: debtor.meterNumber, debtor })),
    total,
    cards: [
      {
        label: SAID.owed,
        value: naira(sums.owed),
        note: SAID.meters(total),
        ...(total > 0 && { action: remind(query) }),
      },
      ...DEBT_AGES.map((age) => ({ label: SAID.ages[age], value: naira(sums.ages[age]) })),
      {
        ...{ label: REMINDER_DAYS.label, value: days.length === 0 ? REMINDER_DAYS.off : daysSaid(days), action: DAYS },
        note: days.length === 0 ? REMINDER_DAYS.noteOff : REMINDER_DAYS.note,
      },
    ],
    sums: [
      ...(debt === 'all' ? [] : [SAID.onlyOf(SAID.debts[debt])]),
      ...(least === undefined && most === undefined ? [] : [SAID.onlySum(spanSaid({ least, most }))]),
      ...(over === 'any' ? [] : [SAID.onlyOver(over)]),
      ...(since === undefined ? [] : [SAID.onlySince(sinceSaid(since))]),
      SAID.told(naira(sums.owed), total),
      ...aged.map((age) => SAID.ofAge(SAID.ages[age], naira(sums.ages[age]))),
      days.length === 0 ? REMINDER_DAYS.toldOff : REMINDER_DAYS.told(daysSaid(days)),
    ],
  };
}
