const DAY_MS = 86_400_000;

/** Fewer purchases, or days from the first to the last of them, tell nothing of what is used. */
export const LEAST = { purchases: 3, days: 14, trendDays: 7 } as const;
/** A purchase older than so many days before the last one is of another life. */
const OLDEST_DAYS = 120;
/** With fewer it is said that it is not sure. */
export const FEW = 5;

/** Electricity bought for a meter on a day in Lagos (`YYYY-MM-DD`), in hundredths of a kWh. */
export interface Bought {
  readonly day: string;
  readonly hundredths: number;
}

/** What was bought on a day, and used until the next day on which something was. */
interface Spell {
  readonly from: number;
  readonly to: number;
  readonly perDay: number;
}

/**
 * What purchases tell of what is used, hundredths of a kWh: whoever buys again has mostly used what was bought before. Days are
 * counted from 1970.
 */
export interface Usage {
  readonly purchases: number;
  readonly days: number;
  readonly perDay: number;
  /** Between which rates each spell lay. */
  readonly least: number;
  readonly most: number;
  readonly spells: readonly Spell[];
  readonly last: { readonly on: number; readonly hundredths: number };
}

/** The day of a date as a number. */
export const numbered = (day: string): number => Math.floor(Date.parse(day) / DAY_MS);
/** A numbered day as a date. */
export const dated = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** What is known of how much was bought when: purchases of one day are one. */
export function counted(bought: readonly Bought[]): {
  readonly days: readonly [number, number][];
  readonly purchases: number;
} {
  const newest = Math.max(0, ...bought.map(({ day }) => numbered(day)));
  const recent = bought.filter(({ day }) => newest - numbered(day) <= OLDEST_DAYS);
  const byDay = new Map<number, number>();
  for (const { day, hundredths } of recent) byDay.set(numbered(day), (byDay.get(numbered(day)) ?? 0) + hundredths);
  return { days: [...byDay].sort(([a], [b]) => a - b), purchases: recent.length };
}

/** What purchases tell of what is used; null where they are too few, or too near to each other. */
export function usageOf(bought: readonly Bought[]): Usage | null {
  const { days, purchases } = counted(bought);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < LEAST.purchases) return null;
  const span = last[0] - first[0];
  if (span < LEAST.days) return null;
  const spells = days.slice(0, -1).map(([from, hundredths], at): Spell => {
    const to = days[at + 1]?.[0] ?? from;
    return { from, to, perDay: hundredths / (to - from) };
  });
  const used = days.slice(0, -1).reduce((sum, [, hundredths]) => sum + hundredths, 0);
  const rates = spells.map(({ perDay }) => perDay);
  return {
    purchases,
    days: span,
    perDay: used / span,
    least: Math.min(...rates),
    most: Math.max(...rates),
    spells,
    last: { on: last[0], hundredths: last[1] },
  };
}

/** When what was bought last is used up, at the rate of all purchases, and at the highest and the lowest of a spell. */
export function usedUp({ perDay, least, most, last }: Usage): {
  readonly first: number;
  readonly about: number;
  readonly last: number;
} {
  const after = (rate: number): number => last.on + Math.floor(last.hundredths / rate);
  return { first: after(most), about: after(perDay), last: after(least) };
}

/** What was used a day in the days of a month (`2026-11`) that the spells cover; null where those are too few. */
export function perDayIn({ spells }: Usage, month: string): number | null {
  const begin = numbered(`${month}-01`);
  const end = numbered(`${monthAfter(month)}-01`);
  let [days, used] = [0, 0];
  for (const { from, to, perDay } of spells) {
    const inside = Math.min(to, end) - Math.max(from, begin);
    if (inside <= 0) continue;
    days += inside;
    used += inside * perDay;
  }
  return days < LEAST.trendDays ? null : used / days;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** The month before one, `2026-11` after `2026-12`. */
export function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
