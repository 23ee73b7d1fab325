import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import type { OrderKind } from '#catalogues/orders.ts';
import { MOST_REPORT_DAYS } from '#catalogues/platform.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { PLATFORM_ASKED } from '#catalogues/sentences/platform/asked.ts';
import { PRODUCT_NAMES } from '#catalogues/sentences/platform/flows.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { matching } from '#machines/kit/reading/choices.ts';
import type { TableView } from '#machines/kit/view.ts';
import { dayInLagos, formatCount, formatDays, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, read } from '#machines/pages/answers.ts';
import { readDashboard } from '#machines/pages/dashboard/dashboard.ts';
import { sumKobo } from '#machines/pages/figures.ts';
import { plain } from '../lines.ts';
import { cardWords } from './list-told.ts';
import { kindsOf } from './payments/kinds-of.ts';
import type { Asked, Asker, QueryAnswer } from './query.ts';

type Topup = Good<'reportTopups'>['req'][number];

/** What is known beside the rows: the days that are asked for, and what they are narrowed to. */
interface Asking {
  readonly from: string;
  readonly to: string;
  readonly kinds: readonly OrderKind[];
  readonly estate: string;
}

interface CollectedAsked {
  /** Days, a product and an estate. */
  readonly asked: Asked;
  /** Every payment of the days, to keep. */
  readonly file: boolean;
}

/** What was collected on some days in Lagos, by product and by estate; as a file where that is wanted. */
export async function collectedTold(
  services: Services,
  { asked, file }: CollectedAsked,
  { at, signal }: Asker,
): Promise<QueryAnswer> {
  const asking = askingOf(asked, dayInLagos(Date.parse(at)));
  const { from, to } = asking;
  if (days(from, to) > MOST_REPORT_DAYS) return { lines: [plain(PLATFORM_PAGES.tooManyDays(MOST_REPORT_DAYS))] };
  if (file) {
    const handed = await read(services.exportTopups({ from, to }, signal), signal);
    if (handed.kind === 'good') return { lines: [plain(PAST_SENTENCES.file(handed.data.name))], file: handed.data };
    return { lines: handed.kind === 'failed' ? [plain(handed.problem)] : [] };
  }
  const came = await read(services.reportTopups({ from, to }, signal), signal);
  if (came.kind === 'failed') return { lines: [plain(came.problem)] };
  if (came.kind === 'ended') return { lines: [] };
  return told(asking, came.kind === 'good' ? came.data.req : []);
}

/** From the first of the month on where no day is named; until today where the end is open. */
function askingOf({ from, to, product, estate = '' }: Asked, today: string): Asking {
  const until = to ?? today;
  return { from: from ?? `${until.slice(0, 7)}-01`, to: until, kinds: kindsOf(product), estate };
}

const DAY_MS = 86_400_000;
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

function told({ from, to, kinds, estate }: Asking, all: readonly Topup[]): QueryAnswer {
  const named = estate === '' ? null : estatesMeant(all, estate);
  const topups = all.filter(
    (one) => (kinds.length === 0 || kinds.includes(one.kind)) && (named === null || named.includes(one.estate ?? '')),
  );
  const when = formatDays(from, to);
  const of = [
    ...(kinds.length === 0 ? [] : [PLATFORM_ASKED.forProduct(kinds.map((kind) => PRODUCT_NAMES[kind]).join(', '))]),
    ...(estate === '' ? [] : [PLATFORM_ASKED.from(named?.join(', ') || estate)]),
  ].join('');
  if (topups.length === 0) return { lines: [plain(PLATFORM_ASKED.nothingCollected(of, when))] };
  const kobo = sumKobo(topups.map(({ total }) => total));
  const fees = sumKobo(topups.map(({ fee }) => fee));
  const byProduct = sums('Product', topups, ({ kind }) => PRODUCT_NAMES[kind]);
  const byEstate = sums('Estate', topups, (one) => one.estate ?? PLATFORM_ASKED.noEstateOf);
  return {
    lines: [
      {
        ...plain(PLATFORM_ASKED.collected(formatNaira(kobo), topups.length, formatNaira(fees), of, when)),
        table: byProduct,
      },
      { ...plain(PLATFORM_ASKED.paidBefore), table: byEstate },
    ],
    suggestions: [{ label: 'Pending top-ups', say: 'pending top-ups' }],
  };
}

/** The estates among these payments that a name means, typing errors forgiven. */
function estatesMeant(topups: readonly Topup[], name: string): readonly string[] {
  const names = [...new Set(topups.flatMap(({ estate }) => (estate === null ? [] : [estate])))];
  return matching(
    names.map((value) => ({ value, label: value })),
    name,
  ).map(({ value }) => value);
}

/** Sums by something, the largest first. */
function sums(label: string, topups: readonly Topup[], of: (one: Topup) => string): TableView {
  const groups = Map.groupBy(topups, of);
  const rows = [...groups].map(([name, some]) => ({
    name,
    count: some.length,
    kobo: some.reduce((sum, { total }) => sum + koboOf(total), 0),
  }));
  return {
    columns: [
      { name: 'name', label, align: 'start' },
      { name: 'count', label: 'Payments', align: 'end' },
      { name: 'value', label: 'Collected', align: 'end' },
    ],
    rows: rows
      .sort((a, b) => b.kobo - a.kobo)
      .map(({ name, count, kobo }) => [name, formatCount(count), formatNaira(kobo)]),
  };
}

/** The figures of the dashboard, and what more can be asked. */
export async function dashboardTold(services: Services, _: object, { who, at, signal }: Asker): Promise<QueryAnswer> {
  const came = await readDashboard(services, who, signal, dayInLagos(Date.parse(at)));
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
