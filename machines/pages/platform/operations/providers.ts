import type { Services } from '#catalogues/calls/services.ts';
import { OPERATIONS as SAID } from '#catalogues/sentences/platform/operations.ts';
import { vendorLabel } from '#catalogues/vendors.ts';
import { formatCount, formatTime } from '#machines/kit/writing/format.ts';
import { type Good, read } from '../../answers.ts';
import { column } from '../../listing/column.ts';
import { defineList, type List, REFRESHING } from '../../listing/list.ts';
import { inShort } from './ages.ts';

type Data = Good<'operations'>;
type Strip = Data['providers'][number];

const MINUTE_MS = 60_000;

/** One provider's answers, as they are told. */
export interface Told {
  readonly id: string;
  readonly name: string;
  /** Whose they are. */
  readonly whose: string;
  readonly answered: number;
  readonly unusable: number;
  /** When answers were unusable first and last within these minutes, as a time of day; null: none was. */
  readonly failing: { readonly from: string; readonly to: string; readonly still: boolean } | null;
  /** `198 of 237`, or that nobody was asked. */
  readonly share: string;
  readonly median: string;
  readonly last: string;
}

/** The time of day at which each minute begins. */
export function minuteLabels({ minutesFrom, providers }: Pick<Data, 'minutesFrom' | 'providers'>): readonly string[] {
  return (providers[0]?.minutes ?? []).map((_, at) => timeOf(minutesFrom, at));
}

const timeOf = (from: string, minute: number): string =>
  formatTime(new Date(Date.parse(from) + minute * MINUTE_MS).toISOString());

/** How a provider answered. */
export function toldOf({ line, provider, minutes, medianMs, lastAt }: Strip, { at, minutesFrom }: Data): Told {
  const answered = minutes.reduce((sum, one) => sum + one.answered, 0);
  const unusable = minutes.reduce((sum, one) => sum + one.failed, 0);
  const first = minutes.findIndex(({ failed }) => failed > 0);
  const last = minutes.findLastIndex(({ failed }) => failed > 0);
  const since = minutes.slice(last + 1).some((one) => one.answered > 0);
  return {
    id: `${line} ${provider}`,
    name: SAID.lines[line],
    whose: vendorLabel(provider),
    answered,
    unusable,
    failing: first < 0 ? null : { from: timeOf(minutesFrom, first), to: timeOf(minutesFrom, last), still: !since },
    share:
      answered + unusable === 0 ? SAID.notAsked : SAID.ofAll(formatCount(answered), formatCount(answered + unusable)),
    median: medianMs === null ? '' : SAID.seconds((medianMs / 1000).toFixed(1)),
    last: lastAt === null ? SAID.notAsked : agoOf(Date.parse(at) - Date.parse(lastAt)),
  };
}

function agoOf(ms: number): string {
  if (ms < 1_000) return SAID.now;
  return ms < MINUTE_MS ? SAID.secondsAgo(String(Math.floor(ms / 1_000))) : SAID.ago(inShort(ms));
}

/** How many answers were unusable, and when; null where all were good. */
export function unusableWords({ unusable, failing }: Told): string | null {
  if (failing === null) return null;
  return unusable === 1
    ? SAID.oneUnusable(failing.from)
    : SAID.someUnusable(formatCount(unusable), failing.from, failing.to);
}

/** What providers answered in the last half hour: a row each. */
export function providerList(services: Services): List {
  return defineList<Told>({
    title: SAID.answersList,
    icon: 'pulse',
    columns: () => [
      column('provider', SAID.provider, 'words', ({ name }) => name, {
        note: (told) => [told.whose, unusableWords(told)].filter((words) => words !== null).join(', '),
      }),
      column('answered', SAID.answered, 'words', ({ share }) => share),
      column('unusable', SAID.unusable, 'count', ({ unusable }) => unusable),
      column('median', SAID.median, 'words', ({ median }) => median || null),
      column('last', SAID.last, 'words', ({ last }) => last),
    ],
    id: ({ id }) => id,
    pages: null,
    tools: () => REFRESHING,
    find: async (_, signal) => {
      const came = await read(services.operations({}, signal), signal);
      if (came.kind !== 'good') return came;
      const items = came.data.providers.map((strip) => toldOf(strip, came.data));
      return { kind: 'good', data: { items, total: items.length } };
    },
    nothing: () => SAID.nobodyAsked,
  });
}
