import { koboOf } from '#catalogues/money.ts';
import type { ResidentList } from '#catalogues/residents.ts';
import { formatCount } from '#machines/kit/writing/format.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { Good } from '../answers.ts';
import { ESTATE_SERIES, moneyChart } from '../charts.ts';
import { moneyFigure } from '../figures.ts';
import { linked } from '../links.ts';
import type { Card, DashboardView } from '../view.ts';

/** Where the View buttons lead (S1 section 2). */
const RESIDENTS = '/#registered-residents';

/** An estate administrator's dashboard: the residents in totals, and what was collected (S1 section 2). */
export function estateDashboard(data: Good<'estateDashboard'>, who: SessionView): DashboardView {
  return {
    heading: who.estate ?? who.firstName ?? '',
    line: 'Estate residents overview',
    badge: null,
    actions: [],
    cards: [
      total('Registered residents', data.total_registered_residents, 'total'),
      total('Active residents', data.active_residents, 'active'),
      total('Inactive residents', data.inactive_residents, 'inactive'),
      total('Registered meters', data.total_meter_number, 'registered-meters'),
      total('Unverified residents', data.unverified_residents, 'unverified'),
      { label: 'Owed to the estate', ...moneyFigure(Math.abs(koboOf(data.owed))), note: 'By all meters together.' },
    ],
    charts: [moneyChart('Collections', data.months, ESTATE_SERIES, '')],
    table: null,
  };
}

/** A figure, and the list that it counts. */
const total = (label: string, of: number, list: ResidentList): Card => ({
  label,
  value: formatCount(of),
  ...linked('View', list === 'total' ? RESIDENTS : `${RESIDENTS}?list=${list}`),
});
