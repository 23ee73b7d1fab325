import { formatCount, formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from '../answers.ts';
import { sumKobo } from '../figures.ts';
import type { Chart } from '../view.ts';

type Ages = Good<'platformDashboard'>['pendingAges'];

const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;

/** The top-ups that are pending, by how long ago they were paid, the newest first. */
export function pendingChart(ages: Ages): Chart {
  const all = ages.reduce((sum, { topups }) => sum + topups, 0);
  return {
    title: 'Pending top-ups by age',
    total: formatCount(all),
    of: all === 0 ? 'waiting now' : `waiting now, ${formatNaira(sumKobo(ages.map(({ value }) => value)))} together`,
    kind: 'stacked',
    unit: 'count',
    along: 'Age',
    nothing: 'No top-up is waiting',
    labels: ages.map(({ below }) => (below === null ? 'Older' : `< ${inShort(below)}`)),
    series: [{ name: 'Waiting', points: ages.map(({ topups }) => topups) }],
  };
}

/** So many minutes in the largest unit that they fill: `5 min`, `1 h`, `1 day`. */
function inShort(minutes: number): string {
  if (minutes < MINUTES_OF_HOUR) return `${minutes} min`;
  if (minutes < MINUTES_OF_DAY) return `${minutes / MINUTES_OF_HOUR} h`;
  const days = minutes / MINUTES_OF_DAY;
  return days === 1 ? '1 day' : `${days} days`;
}
