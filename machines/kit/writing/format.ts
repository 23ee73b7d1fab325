import { KOBO_PER_NAIRA, TARIFF_KOBO_PER_KWH, TIME_ZONE_AHEAD_MS } from '#catalogues/limits.ts';
import { formatCount } from '#catalogues/sentences/count.ts';
import { MONTHS } from '#catalogues/sentences/months.ts';
import { onDays } from '#catalogues/sentences/span.ts';

/** What a short figure is counted in. */
const THOUSANDS = ['', 'K', 'M', 'B', 'T'] as const;

export { formatCount };

/** Kobo as naira in words for a person: `₦5,050`, with kobo only where there are any. */
export function formatNaira(kobo: number): string {
  const all = Math.abs(kobo);
  const rest = all % KOBO_PER_NAIRA;
  const naira = formatCount((all - rest) / KOBO_PER_NAIRA);
  return `${kobo < 0 ? '-' : ''}₦${naira}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** Kobo as naira in short: `₦1.2K`. */
export function formatCompact(kobo: number): string {
  return `${kobo < 0 ? '-' : ''}₦${formatShort(Math.abs(kobo) / KOBO_PER_NAIRA)}`;
}

/** A figure from nothing up in short, one decimal at most: `1.2K`. The first format of `Intl` takes a weak phone 50 ms. */
export function formatShort(of: number): string {
  const tenths = (at: number) => Math.round((of * 10) / 1000 ** at);
  let at = 0;
  // What is rounded up to a thousand is one of the next: never `1000K`.
  while (at < THOUSANDS.length - 1 && tenths(at) >= 10_000) at += 1;
  return `${tenths(at) / 10}${THOUSANDS[at]}`;
}

/** A month of the calls (`2026-11`) in a sentence: `November`. */
export const formatMonth = (month: string): string => MONTHS[Number(month.slice(5)) - 1] ?? '';

/** A month of the calls (`2026-11`) where there is little room: `Nov`. */
export const formatMonthShort = (month: string): string => formatMonth(month).slice(0, 3);

/** Electricity bought with an amount in kobo, fee excluded: kWh to two decimals (DECISIONS, Money). */
export function formatUnits(kobo: number): string {
  // Whole hundredths of a kWh, rounded half up in integers: no floating-point quotient decides a receipt.
  const hundredths = Math.floor((kobo * 200 + TARIFF_KOBO_PER_KWH) / (2 * TARIFF_KOBO_PER_KWH));
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** A token in groups of four, as it is typed into a meter. */
export function formatToken(token: string): string {
  return token.replace(/\d{4}(?=\d)/g, '$& ');
}

/** What clocks and calendars in Lagos show at a moment, as ISO 8601 writes it. */
const inLagos = (at: Date | number | string): string =>
  new Date(new Date(at).getTime() + TIME_ZONE_AHEAD_MS).toISOString();

/** An ISO time as `21 Nov 2026, 19:44` in Lagos. */
export const formatWhen = (iso: string): string => `${formatDay(iso)}, ${formatTime(iso)}`;

/** The time of day of an ISO time, `19:44` in Lagos. */
export const formatTime = (iso: string): string => inLagos(iso).slice(11, 16);

/** The hour of a moment in Lagos, 0 to 23. */
export const hourInLagos = (at: Date | number): number => Number(inLagos(at).slice(11, 13));

/** An ISO time, or a day in Lagos as it is (`2026-11-21`), as `21 Nov 2026` is written here: two-digit day, short month, year, as days are written in Nigeria (S1 section 9 names the parts and not their order). */
export function formatDay(iso: string): string {
  const [year, month, day] = dayInLagos(iso).split('-');
  return `${day} ${formatMonthShort(`${year}-${month}`)} ${year}`;
}

/** On which days, behind what is told of them: ` since 21 Nov 2026`. Days are `YYYY-MM-DD`, or empty where that end is open. */
export const formatDays = (from: string, to: string): string =>
  onDays(from === '' ? '' : formatDay(from), to === '' ? '' : formatDay(to));

/** The day in Lagos of a moment, `YYYY-MM-DD`. */
export const dayInLagos = (at: Date | number | string): string => inLagos(at).slice(0, 10);
