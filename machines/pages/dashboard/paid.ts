import { koboOf, nairaOf } from '#catalogues/money.ts';
import { ESTATE_DASHBOARD as SAID } from '#catalogues/sentences/estate/dashboard.ts';
import { formatMonth, formatMonthShort, formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from '../answers.ts';
import type { Chart } from '../view.ts';

type Months = Good<'estateDashboard'>['months'];

/** What was charged month by month: what of it is paid by now, and what is still open. */
export function paidChart(months: Months): Chart {
  const kobo = months.map(({ month, charged, open }) => ({ month, charged: koboOf(charged), open: koboOf(open) }));
  const last = kobo.at(-1);
  return {
    title: SAID.collected,
    total: formatNaira(last ? last.charged - last.open : 0),
    of: last ? ofMonth(last) : '',
    kind: 'stacked',
    unit: 'naira',
    nothing: SAID.noCharges,
    labels: months.map(({ month }) => formatMonthShort(month)),
    series: [
      { of: 'serviceCharge', name: SAID.paid, points: kobo.map(({ charged, open }) => nairaOf(charged - open)) },
      { of: 'open', name: SAID.open, points: kobo.map(({ open }) => nairaOf(open)) },
    ],
  };
}

function ofMonth({
  month,
  charged,
  open,
}: {
  readonly month: string;
  readonly charged: number;
  readonly open: number;
}) {
  if (charged === 0) return SAID.notCharged(formatMonth(month));
  const share = ((100 * (charged - open)) / charged).toFixed(1);
  return SAID.of(formatNaira(charged), formatMonth(month), share);
}
