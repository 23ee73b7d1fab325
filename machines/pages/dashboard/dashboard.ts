import type { Services } from '#catalogues/calls/services.ts';
import type { SessionView } from '#machines/session/session.ts';
import { type Read, read } from '../answers.ts';
import type { DashboardView } from '../view.ts';
import { estateDashboard } from './estate.ts';
import { ownerDashboard } from './owner.ts';
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
