import type { Services } from '#catalogues/calls/services.ts';
import { OFFICE_DETAILS } from '#catalogues/platform.ts';
import { ESTATE_DETAIL } from '#catalogues/sentences/estate/details.ts';
import { type Read, read } from '../answers.ts';
import type { StandingView } from '../view.ts';

/** Read where the own estate is, and how its office is reached. */
export async function readOffice(services: Services, signal: AbortSignal): Promise<Read<StandingView>> {
  const came = await read(services.estateDetails({}, signal), signal);
  if (came.kind !== 'good') return came;
  const { badge, stands, called } = ESTATE_DETAIL;
  const written = OFFICE_DETAILS.filter((detail) => came.data[detail] !== null);
  const some = written.length > 0 ? 'some' : 'none';
  const how = written.length === OFFICE_DETAILS.length ? 'all' : some;
  const lines = written.map((detail) => `${called[detail]}: ${came.data[detail]}`);
  return {
    kind: 'good',
    data: {
      badge: { text: badge[how], tone: how === 'all' ? 'success' : 'warning' },
      line: stands[how],
      waiting: lines.length === 0 ? null : lines.join(' · '),
      actions: OFFICE_DETAILS.map((detail) => ({
        label: ESTATE_DETAIL.change(called[detail]),
        open: 'estate-office',
        values: { detail, ...(came.data[detail] === null && { active: 'true' }) },
      })),
    },
  };
}
