import type { Chart } from '#machines/pages/view.ts';
import { ChartCard } from '../../charts/chart-card.tsx';
import { Sample } from './sample.tsx';

const MONTHS = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const PAID: Chart = {
  title: 'Payments',
  total: '₦412,300',
  of: 'in six months',
  kind: 'stacked',
  unit: 'naira',
  labels: MONTHS,
  series: [
    { of: 'power', name: 'Power', points: [3_000_000, 2_500_000, 4_200_000, 5_000_000, 4_400_000, 2_100_000] },
    { of: 'serviceCharge', name: 'Service Charge', points: [1_500_000, 0, 1_500_000, 0, 1_500_000, 0] },
    { of: 'devLevy', name: 'Development Levy', points: [0, 5_000_000, 0, 0, 2_500_000, 0] },
    { of: 'fine', name: 'Fine', points: [0, 0, 0, 750_000, 0, 0] },
  ],
};
const UNITS: Chart = {
  title: 'Units',
  total: '301.5 kWh',
  of: 'in six months',
  kind: 'area',
  unit: 'kWh',
  labels: MONTHS,
  series: [{ name: 'Units', points: [40, 52.5, 61, 48, 70, 30] }],
};
const AGES: Chart = {
  title: 'How long debts of the residents of Palm Court Estate have stood open',
  total: '17',
  of: 'residents owe something',
  kind: 'stacked',
  unit: 'count',
  along: 'Age',
  said: 'Most of them for less than a month; three for longer than ninety days, and those were reminded twice.',
  labels: ['0-30', '31-60', '61-90', '90+'],
  series: [{ of: 'open', name: 'Residents', points: [9, 3, 2, 3] }],
};

/** Figures as pictures. */
export function Charts() {
  return (
    <Sample
      name="ChartCard"
      states={[
        ['money, of several things', <ChartCard key="paid" chart={PAID} />],
        ['units', <ChartCard key="units" chart={UNITS} />],
        ['compared with the year before', <ChartCard key="two" chart={COMPARED} />],
        ['counts along something else, longer than a line', <ChartCard key="ages" chart={AGES} heading="h2" />],
        ['empty', <ChartCard key="none" chart={NOTHING} heading="h3" />],
      ]}
    />
  );
}

const COMPARED: Chart = {
  ...UNITS,
  series: [...UNITS.series, { name: 'A year before', points: [35, 50, 55, 51, 60, 44] }],
};
const NOTHING: Chart = {
  ...PAID,
  total: '₦0',
  nothing: 'Nothing was paid',
  series: [{ name: 'Power', points: MONTHS.map(() => 0) }],
};
