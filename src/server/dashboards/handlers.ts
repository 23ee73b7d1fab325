import type { ReadingDeps } from '../histories/handlers.ts';
import type { Handlers } from '../http/handlers.ts';
import { noEstate } from '../http/refusals.ts';
import { estateDashboard } from './estate.ts';
import { platformDashboard } from './platform.ts';
import { residentDashboard, userDashboard } from './resident.ts';

type DashboardCalls = 'residentDashboard' | 'estateDashboard' | 'userDashboard' | 'platformDashboard';

/** The calls behind the dashboards. */
export function dashboardHandlers({
  reading: db,
  clock,
}: Pick<ReadingDeps, 'reading'> & { readonly clock: () => Date }): Pick<Handlers, DashboardCalls> {
  const deps = { db, clock };
  return {
    residentDashboard: ({ person }) => residentDashboard(deps, person),
    async estateDashboard({ person }) {
      // Shown as an empty dashboard (S1 section 8): an administrator without an estate has nothing to look at.
      if (person.estate === null) return noEstate;
      return estateDashboard(deps, person.estate.id);
    },
    userDashboard: ({ input, person }) => userDashboard(deps, person, input),
    platformDashboard: () => platformDashboard(deps),
  };
}
