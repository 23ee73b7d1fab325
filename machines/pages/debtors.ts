import type { Services } from '#catalogues/calls/services.ts';
import {
  DEBT_AGES,
  DEBTOR_SEARCH_MOST,
  DEBTORS_LEAST_KOBO,
  DEBTORS_OVER,
  DEBTS,
  LEAST_OWED_KOBO,
} from '#catalogues/debtors.ts';
import { RESIDENT_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { DEBTORS as SAID } from '#catalogues/sentences/estate/debtors.ts';
import { daysSaid, REMINDER_DAYS } from '#catalogues/sentences/estate/reminder-days.ts';
import { REMINDERS } from '#catalogues/sentences/estate/reminders.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, read } from './answers.ts';
import { moneyFigure } from './figures.ts';
import { oneOfThese } from './history/query.ts';
import { pageIn } from './listing/asked.ts';
import { type Column, column } from './listing/column.ts';
import { type Choosing, defineList, type Found, type List, type Query, REFRESHING } from './listing/list.ts';

type Report = Good<'debtors'>;
type Debtor = Report['debtors'][number];

/** Under which names the address says what of a debt, how old, and how much, in naira. */
const DEBT = 'debt';
const OVER = 'over';
const LEAST = 'least';
const ANY = 'any';

const choicesOf = (least: string): readonly Choosing[] => [
  { name: DEBT, label: SAID.debt, options: DEBTS.map((value) => ({ value, label: SAID.debts[value] })) },
  {
    name: OVER,
    label: SAID.over,
    options: DEBTORS_OVER.map((value) => ({ value, label: value === 'any' ? SAID.anyTime : SAID.overs[value] })),
  },
  {
    name: LEAST,
    label: SAID.least,
    options: [{ value: ANY, label: SAID.anySum }, ...sumsWith(least)],
  },
];

/** The sums to choose from, and with them another one that was said. */
function sumsWith(least: string): Choosing['options'] {
  const said = leastOf(least);
  const all = new Set([...DEBTORS_LEAST_KOBO, ...(said === null ? [] : [said])]);
  return [...all].sort((a, b) => a - b).map((kobo) => ({ value: String(nairaOf(kobo)), label: formatNaira(kobo) }));
}

/** Kobo that a debtor owes at least; null where no sum is named. */
function leastOf(text: string | undefined): number | null {
  const kobo = parseNaira(text ?? '');
  return kobo !== null && kobo >= LEAST_OWED_KOBO.least && kobo <= LEAST_OWED_KOBO.most ? kobo : null;
}

const DAYS = { label: REMINDER_DAYS.change, open: 'reminder-days' };
/** Whom a reminder is for, by what was chosen of the list: who owes so long and so much. */
export const remindedOf = ({ [OVER]: over = 'any', [LEAST]: least = ANY }: Query['chosen']) => ({
  over,
  ...(leastOf(least) !== null && { least }),
});

/** Whoever owes so long and so much in all is reminded; of everybody it is asked first for how long they owe. */
function remind(query: Query) {
  const { over, least } = askedOf(query);
  const values = over === 'any' && least === undefined ? {} : remindedOf(query.chosen);
  return { label: REMINDERS.title, open: 'remind-debtors', values };
}

/** What is not owed is said by nothing. */
const owing = (naira: number): number | null => (naira === 0 ? null : koboOf(naira));

const COLUMNS: readonly Column<Debtor>[] = [
  column('house', SAID.columns.house, 'words', ({ address }) => address),
  column('resident', SAID.columns.resident, 'person', ({ holder }) => holder),
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
  const least = leastOf(chosen[LEAST]);
  return {
    debt: oneOfThese(DEBTS, chosen[DEBT] ?? '') ?? 'all',
    over: oneOfThese(DEBTORS_OVER, chosen[OVER] ?? '') ?? 'any',
    ...(least !== null && { least: nairaOf(least) }),
    ...(term !== '' && { search: term }),
  };
};

/** Which meters of the own estate owe, how much and for how long, the largest debt first. */
export function debtorList(services: Services): List {
  return defineList<Debtor>({
    title: SAID.title,
    icon: 'clock',
    columns: () => COLUMNS,
    id: ({ meterNumber }) => meterNumber,
    pages: RESIDENT_PAGE,
    places: { sums: 2 + DEBT_AGES.length },
    tools: ({ chosen }) => ({ ...REFRESHING, choices: choicesOf(chosen[LEAST] ?? ''), export: MESSAGES.csvExport }),
    start: ({ debt = '', over = '', least: said = '', page }) => {
      const least = leastOf(said);
      return {
        page: pageIn(page),
        chosen: {
          [DEBT]: oneOfThese(DEBTS, debt) ?? 'all',
          [OVER]: oneOfThese(DEBTORS_OVER, over) ?? 'any',
          [LEAST]: least === null ? ANY : String(nairaOf(least)),
        },
      };
    },
    actions: ({ meterNumber }) => [
      {
        name: 'statement',
        label: SAID.statement,
        leads: { to: `/statement-of-account?meter=${meterNumber}` },
      },
    ],
    async find(query, signal) {
      const { page } = query;
      const came = await read(services.debtors({ ...askedOf(query), page, rows: RESIDENT_PAGE.rows }, signal), signal);
      if (came.kind !== 'good') return came;
      const days = await read(services.reminderDays({}, signal), signal);
      return days.kind === 'good' ? { kind: 'good', data: foundIn(came.data, query, days.data.days) } : days;
    },
    files: {
      async all(query, signal) {
        const came = await read(services.exportDebtors(askedOf(query), signal), signal);
        return came.kind === 'empty' ? { kind: 'failed', problem: nobodyIn(query) } : came;
      },
    },
    nothing: nobodyIn,
    search: () => ({
      fields: [{ name: 'name', label: SAID.search }],
      neither: SAID.whom,
      nothing: SAID.nobodyFound,
      failed: null,
      within: true,
    }),
  });
}

/** What is said where nobody is shown: those who owe may owe less, or for a shorter time. */
function nobodyIn(query: Query): string {
  const { over, least } = askedOf(query);
  return over === 'any' && least === undefined ? SAID.nobody : SAID.nobodySo;
}

/** `days`: on which around the one to be paid by it is reminded by itself. */
function foundIn({ debtors, sums, total }: Report, query: Query, days: readonly number[]): Found<Debtor> {
  const { over, least } = askedOf(query);
  const naira = (amount: number) => formatNaira(koboOf(amount));
  const aged = DEBT_AGES.filter((age) => sums.ages[age] > 0);
  return {
    items: debtors,
    total,
    cards: [
      {
        label: SAID.owed,
        ...moneyFigure(koboOf(sums.owed)),
        note: SAID.meters(total),
        ...(total > 0 && { action: remind(query) }),
      },
      ...DEBT_AGES.map((age) => ({ label: SAID.ages[age], ...moneyFigure(koboOf(sums.ages[age])) })),
      {
        ...{ label: REMINDER_DAYS.label, value: days.length === 0 ? REMINDER_DAYS.off : daysSaid(days), action: DAYS },
        note: days.length === 0 ? REMINDER_DAYS.noteOff : REMINDER_DAYS.note,
      },
    ],
    sums: [
      ...(least === undefined ? [] : [SAID.onlyFrom(naira(least))]),
      ...(over === 'any' ? [] : [SAID.onlyOver(over)]),
      SAID.told(naira(sums.owed), total),
      ...aged.map((age) => SAID.ofAge(SAID.ages[age], naira(sums.ages[age]))),
      days.length === 0 ? REMINDER_DAYS.toldOff : REMINDER_DAYS.told(daysSaid(days)),
    ],
  };
}
