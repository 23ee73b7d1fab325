import type { Services } from '#catalogues/calls/services.ts';
import { ROLE_LABELS, ROLES } from '#catalogues/roles.ts';
import { formatCount } from '#catalogues/sentences/count.ts';
import { UTTERANCE_SENTENCES } from '#catalogues/sentences/platform/utterances.ts';
import type { UtteranceCount } from '#catalogues/utterances.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { type Good, goodOf, read } from '../answers.ts';
import type { Card, Chart } from '../view.ts';

type Counted = Good<'utteranceCounts'>['counts'];

const sumOf = (counts: Counted): number => counts.reduce((sum, { count }) => sum + count, 0);
const ofKind = (counts: Counted, wanted: UtteranceCount): Counted => counts.filter(({ kind }) => kind === wanted);

const { kinds, chosen, chosenAt, charted, noneMissed, ofLast, visitors } = UTTERANCE_SENTENCES;

/** What was counted over the days that are asked for; of what was chosen, how often each place. */
export function countCards(counts: Counted): readonly Card[] {
  const picked = Map.groupBy(ofKind(counts, 'chosen'), ({ place }) => place);
  const places = [...picked.entries()].sort(([one], [other]) => one - other);
  const note = places.map(([place, same]) => chosenAt(place, sumOf(same))).join(', ');
  return [
    ...(['missed', 'asked', 'corrected'] as const).map((kind) => ({
      label: kinds[kind],
      value: formatCount(sumOf(ofKind(counts, kind))),
    })),
    { label: chosen, value: formatCount(sumOf(ofKind(counts, 'chosen'))), ...(note !== '' && { note }) },
  ];
}

const DAY_MS = 86_400_000;
/** A phone has room for so many days. */
const DAYS_SHOWN = 14;

/** How often was not understood, by day in Lagos and role. */
export async function countCharts(
  services: Services,
  now: () => number,
  signal: AbortSignal,
): Promise<readonly Chart[]> {
  const days = Array.from({ length: DAYS_SHOWN }, (_, at) => dayInLagos(now() - (DAYS_SHOWN - 1 - at) * DAY_MS));
  const from = days[0] ?? '';
  const { counts } = goodOf(await read(services.utteranceCounts({ from }, signal), signal));
  const missed = ofKind(counts, 'missed');
  const roles = [...ROLES, 'visitor' as const].filter((wanted) => missed.some(({ role }) => role === wanted));
  return [
    {
      title: charted,
      total: formatCount(sumOf(missed)),
      of: ofLast(DAYS_SHOWN),
      kind: 'stacked',
      unit: 'count',
      along: 'Day',
      nothing: noneMissed,
      labels: days.map((day) => day.slice('yyyy-mm-'.length)),
      series: roles.map((wanted) => ({
        name: wanted === 'visitor' ? visitors : ROLE_LABELS[wanted],
        points: days.map((day) => sumOf(missed.filter((one) => one.day === day && one.role === wanted))),
      })),
    },
  ];
}
