import type { Services } from '#catalogues/calls/services.ts';
import { readDashboard } from '#machines/pages/dashboard/dashboard.ts';
import { plain } from '../../lines.ts';
import type { Asker, Told } from '../query.ts';
import { cardWords } from './list-told.ts';

/** The figures of the dashboard, and what more can be asked. */
export async function dashboardTold(services: Services, { who, signal }: Asker): Promise<Told> {
  const came = await readDashboard(services, who, signal);
  if (came.kind === 'failed') return { lines: [plain(came.problem)] };
  if (came.kind !== 'good') return { lines: [] };
  return {
    lines: [plain(came.data.cards.map(cardWords).join(' '))],
    suggestions: [
      { label: 'Collected yesterday', say: 'how much did we collect yesterday' },
      { label: 'Collected this month', say: 'how much did we collect this month' },
      { label: 'Pending top-ups', say: 'pending top-ups' },
    ],
  };
}
