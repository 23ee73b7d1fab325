import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import type { ResidentList } from '#catalogues/residents.ts';
import { formatCount } from '#machines/kit/writing/format.ts';
import type { SessionView } from '#machines/session/session.ts';
import { type Good, type Read, read } from '../answers.ts';
import { ESTATE_SERIES, moneyChart } from '../charts.ts';
import { moneyFigure } from '../figures.ts';
import { linked } from '../links.ts';
import type { Card, DashboardView } from '../view.ts';
import { hiddenCard, levyCard } from './dues.ts';
import { levyChart } from './person-charts.ts';
import { platformDashboard } from './platform.ts';
import { residentDashboard } from './resident.ts';

/** Read the dashboard of a role: the resident's, the owner's, the estate's; any other is the platform's (S1 section 2). */
export async function readDashboard(
  services: Services,
  who: SessionView,
  signal: AbortSignal,
): Promise<Read<DashboardView>> {
  switch (who.role) {
    case 'service-user':
      return drawn(await read(services.residentDashboard({}, signal), signal), (data) => residentDashboard(data, who));
    case 'service-owner':
      return drawn(await read(services.residentDashboard({}, signal), signal), (data) => ownerDashboard(data, who));
    case 'service-admin':
      return drawn(await read(services.estateDashboard({}, signal), signal), (data) => estateDashboard(data, who));
    default:
      return drawn(await read(services.platformDashboard({}, signal), signal), platformDashboard);
  }
}

const drawn = <T>(came: Read<T>, draw: (data: T) => DashboardView): Read<DashboardView> =>
  came.kind === 'good' ? { kind: 'good', data: draw(came.data) } : came;

/** A home owner's dashboard: the development levy, and nothing else (S1 section 2). */
function ownerDashboard({ dues, months }: Good<'residentDashboard'>, who: SessionView): DashboardView {
  const { action } = linked('Pay development levy', '/pay-devLevy');
  return {
    heading: who.address ?? who.firstName ?? '',
    line: who.estate,
    badge: null,
    actions: action ? [action] : [],
    cards: [dues === null ? hiddenCard(who.awaits) : levyCard(dues.devLevy, 'owner', dues.payBy?.devLevy)],
    charts: [levyChart(months)],
    table: null,
  };
}

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
