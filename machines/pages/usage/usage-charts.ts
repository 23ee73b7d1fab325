import { nairaOf } from '#catalogues/money.ts';
import { USAGE_CHARTS as SAID } from '#catalogues/sentences/usage-charts.ts';
import { formatDay, formatMonth, formatNaira } from '#machines/kit/writing/format.ts';
import type { Chart } from '../view.ts';
import type { OwnPower, PaidPower } from './own-power.ts';
import { counted, dated, monthBefore, numbered } from './purchases.ts';

/** So many top-ups stand in a chart, the last ones. */
const MOST = 8;
/** Days of a month that are marked, besides today. */
const MARKS = [7, 14, 21, 28] as const;

/** What purchases of power tell at a glance, as of a day in Lagos; none where nothing was bought. */
export function usageCharts({ bought, since }: OwnPower, today: string): readonly Chart[] {
  if (bought.length === 0) return [];
  const before = monthBefore(today.slice(0, 7));
  // Where not all of the month before is known, nothing can be set against it.
  const isKnown = since === null || since < `${before}-01`;
  return [...(isKnown ? [againstChart(bought, today)] : []), priceChart(bought), lastedChart(bought, today)];
}

/** Naira spent by each of some days of this month, against the same days of the one before. */
function againstChart(bought: readonly PaidPower[], today: string): Chart {
  const now = today.slice(0, 7);
  const before = monthBefore(now);
  const day = Number(today.slice(8));
  const marks = [...MARKS.filter((mark) => mark < day), day];
  const spent = (month: string, by: number) =>
    bought
      .filter((one) => one.day.startsWith(month) && Number(one.day.slice(8)) <= by)
      .reduce((sum, { kobo }) => sum + kobo, 0);
  const [own, other] = [spent(now, day), spent(before, day)];
  const then = `${day} ${formatMonth(before)}`;
  const said = SAID.against;
  const gap = formatNaira(Math.abs(own - other));
  return {
    title: said.title,
    total: own === other ? said.same : (own < other ? said.less : said.more)(gap),
    of: (own === other ? said.as : said.than)(then),
    kind: 'area',
    unit: 'naira',
    along: said.along,
    said: said.said(formatNaira(own), `${day} ${formatMonth(now)}`, formatNaira(other), then),
    labels: marks.map(String),
    series: [now, before].map((month) => ({
      name: formatMonth(month),
      points: marks.map((mark) => nairaOf(spent(month, mark))),
    })),
  };
}

const onDay = (day: string): string => formatDay(`${day}T12:00:00Z`);
/** `18 Nov`: which year it was is seen from the others. */
const inShort = (day: string): string => onDay(day).split(' ').slice(0, 2).join(' ');

/** What a kWh of each of the last top-ups cost, the oldest first. */
function priceChart(bought: readonly PaidPower[]): Chart {
  const last = bought.slice(0, MOST).toReversed();
  const kobo = last.map((one) => Math.round((one.kobo * 100) / one.hundredths));
  const [least, most] = [Math.min(...kobo), Math.max(...kobo)];
  const said = SAID.price;
  return {
    title: said.title,
    total: formatNaira(kobo.at(-1) ?? 0),
    of: said.of(onDay(last.at(-1)?.day ?? '')),
    kind: 'area',
    unit: 'naira',
    along: said.along,
    said: least === most ? said.same : said.said(formatNaira(least), formatNaira(most)),
    labels: apart(last.map(({ day }) => inShort(day))),
    series: [{ name: said.series, points: kobo.map((one) => nairaOf(one)) }],
  };
}

/** In how many days each of the last top-ups was followed by the next one; the last one runs. */
function lastedChart(bought: readonly PaidPower[], today: string): Chart {
  const days = counted(bought).days.map(([day]) => day);
  const shown = days.slice(-MOST);
  const until = shown.map((day, at) => (shown[at + 1] ?? numbered(today)) - day);
  const over = until.slice(0, -1);
  const running = until.at(-1) ?? 0;
  const [least, most] = [Math.min(...over), Math.max(...over)];
  const said = SAID.lasted;
  const range = least === most ? said.same(least) : said.said(least, most);
  return {
    title: said.title,
    total: String(running),
    of: said.of,
    kind: 'stacked',
    unit: 'count',
    along: said.along,
    said: over.length === 0 ? said.first : range,
    nothing: said.first,
    labels: apart(shown.map((day) => inShort(dated(day)))),
    series: [
      { name: said.lasted, of: 'power', points: [...over, 0] },
      { name: said.running, points: [...over.map(() => 0), running] },
    ],
  };
}

/** Two top-ups of a day are two labels. */
const apart = (labels: readonly string[]): readonly string[] =>
  labels.map((label, at) => {
    const before = labels.slice(0, at).filter((one) => one === label).length;
    return before === 0 ? label : `${label} (${before + 1})`;
  });
