import type { Good } from '../answers.ts';
import { areaChart, ESTATE_SERIES, moneyChart } from '../charts.ts';
import { units } from '../figures.ts';
import type { Chart } from '../view.ts';

type Months = Good<'residentDashboard'>['months'];

/** What a resident spent, by product. */
export const spendingChart = (months: Months): Chart =>
  moneyChart('Spending', months, ESTATE_SERIES, ', fees included');

/** What a home owner paid of the development levy. */
export const levyChart = (months: Months): Chart =>
  moneyChart('Development levy paid', months, { devLevy: ESTATE_SERIES.devLevy }, ', fees included');

/** The electricity that a resident bought. */
export const unitsChart = (months: Months): Chart =>
  areaChart(
    'Units bought',
    'kWh',
    months.map((month) => ({ month: month.month, value: month.units })),
    (kWh) => `${units(kWh)} kWh`,
  );
