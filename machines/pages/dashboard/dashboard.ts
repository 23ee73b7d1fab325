import type { Services } from '#catalogues/calls/services.ts';
import type { SessionView } from '#machines/session/session.ts';
import { type Good, type Read, read } from '../answers.ts';
import { linked } from '../links.ts';
import { ownPower } from '../usage/own-power.ts';
import { usageCharts } from '../usage/usage-charts.ts';
import type { DashboardView } from '../view.ts';
import { hiddenCard, levyCard } from './dues.ts';
import { readEstate } from './estate.ts';
import { levyChart } from './person-charts.ts';
import { platformDashboard } from './platform.ts';
import { residentDashboard } from './resident.ts';

/** Read the dashboard of a role, as of a day in Lagos: the resident's, the owner's, the estate's; any other is the platform's (S1 section 2). */
export async function readDashboard(
  services: Services,
  who: SessionView,
  signal: AbortSignal,
  today: string,
): Promise<Read<DashboardView>> {
  switch (who.role) {
    case 'service-user':
      return readResident(services, who, signal, today);
    case 'service-owner':
      return drawn(await read(services.residentDashboard({}, signal), signal), (data) => ownerDashboard(data, who));
    case 'service-admin':
      return readEstate(services, who, signal);
    default:
      return readPlatform(services, signal);
  }
}

/** A resident's, with what their purchases of power tell at a glance where those could be had. */
async function readResident(
  services: Services,
  who: SessionView,
  signal: AbortSignal,
  today: string,
): Promise<Read<DashboardView>> {
  const [own, power] = await Promise.all([
    read(services.residentDashboard({}, signal), signal),
    who.meterNumber === null ? null : ownPower(services, who.meterNumber, signal),
  ]);
  return drawn(own, (data) => {
    const view = residentDashboard(data, who);
    return power === null ? view : { ...view, charts: [...view.charts, ...usageCharts(power, today)] };
  });
}

/** The platform's, with what waits for a second person where that could be had. */
async function readPlatform(services: Services, signal: AbortSignal): Promise<Read<DashboardView>> {
  const [own, approvals] = await Promise.all([
    read(services.platformDashboard({}, signal), signal),
    read(services.approvals({ of: 'waiting' }, signal), signal),
  ]);
  return drawn(own, (data) => platformDashboard(data, approvals.kind === 'good' ? approvals.data : null));
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
