import { DEBT_AGES } from '#catalogues/debtors.ts';
import { DASHBOARD_DEBTORS } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { ESTATE_DASHBOARD as SAID } from '#catalogues/sentences/estate/dashboard.ts';
import { DEBTORS } from '#catalogues/sentences/estate/debtors.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from '../answers.ts';
import type { Chart, DashboardView } from '../view.ts';

type Debts = Good<'debtors'>;

/** What is owed to an estate by how long it is owed. */
export const agesChart = ({ sums: { owed, ages }, total }: Debts): Chart => ({
  title: SAID.ages,
  total: formatNaira(koboOf(owed)),
  of: SAID.by(total),
  kind: 'stacked',
  unit: 'naira',
  along: SAID.days,
  nothing: SAID.nothingOwed,
  labels: DEBT_AGES.map((age) => SAID.spans[age]),
  series: [{ of: 'open', name: SAID.owedIn, points: DEBT_AGES.map((age) => ages[age]) }],
});

const COLUMNS = [
  { name: 'house', label: DEBTORS.columns.house, align: 'start' },
  { name: 'resident', label: DEBTORS.columns.resident, align: 'start' },
  { name: 'since', label: DEBTORS.columns.since, align: 'start' },
  { name: 'for', label: SAID.for, align: 'start' },
  { name: 'owed', label: DEBTORS.columns.owed, align: 'end', kind: 'money' },
  { name: 'reminded', label: SAID.reminded, align: 'start' },
] as const;

/** The meters that owe most, the largest debt first, with the way to all of them. */
export const debtorTable = ({ debtors, total }: Debts): NonNullable<DashboardView['table']> => ({
  title: SAID.most,
  copy: null,
  ...(total > 0 && { all: { label: SAID.all(total), to: '/who-owes' } }),
  nothing: DEBTORS.nobody,
  columns: COLUMNS,
  rows: debtors
    .slice(0, DASHBOARD_DEBTORS)
    .map((debtor) => [
      debtor.address,
      debtor.phone === null ? DEBTORS.noAccount(debtor.holder) : debtor.holder,
      formatDay(debtor.since),
      duesOf(debtor),
      formatNaira(koboOf(debtor.owed)),
      remindedOn(debtor),
    ]),
});

const duesOf = ({ dues }: Debts['debtors'][number]): string =>
  (['service-charge', 'dev-levy', 'fine'] as const)
    .filter((due) => dues[due] > 0)
    .map((due) => CHARGED_AS[due])
    .join(', ');

function remindedOn({ phone, reminded }: Debts['debtors'][number]): string {
  if (reminded !== null) return formatDay(reminded.day);
  return phone === null ? SAID.nobody : SAID.never;
}
