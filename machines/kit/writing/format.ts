import { KOBO_PER_NAIRA, TARIFF_KOBO_PER_KWH, TIME_ZONE } from '#catalogues/limits.ts';
import { once } from '../once.ts';

// A format takes a weak phone some milliseconds to make, and a page shows few of them.
const dates = (locale: string, options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(locale, options));

const compact = once(() => new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 }));
// 'en-GB' writes four letters of September.
const day = dates('en-US', { timeZone: TIME_ZONE, day: '2-digit', month: 'short', year: 'numeric' });
const shortMonth = dates('en-US', { timeZone: 'UTC', month: 'short' });
const longMonth = dates('en-US', { timeZone: 'UTC', month: 'long' });
const time = dates('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });
// Canada writes days as ISO 8601 does.
const isoDay = dates('en-CA', { timeZone: TIME_ZONE });

/** Kobo as naira in words for a person: `₦5,050`, with kobo only where there are any. */
export function formatNaira(kobo: number): string {
  const all = Math.abs(kobo);
  const rest = all % KOBO_PER_NAIRA;
  const naira = formatCount((all - rest) / KOBO_PER_NAIRA);
  return `${kobo < 0 ? '-' : ''}₦${naira}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** Kobo as naira in short, one decimal at most: `₦1.2K`. The exact amount belongs under it (DECISIONS 46). */
export function formatCompact(kobo: number): string {
  return `${kobo < 0 ? '-' : ''}₦${compact().format(Math.abs(kobo) / KOBO_PER_NAIRA)}`;
}

/** A whole count as a person reads it: `1,204`. Sentences are full of them from the first moment on, too early for `Intl`. */
export const formatCount = (of: number): string => String(of).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A month of the calls (`2026-11`) in a sentence: `November`. */
export const formatMonth = (month: string): string => longMonth().format(Date.parse(`${month}-01`));

/** A month of the calls (`2026-11`) where there is little room: `Nov`. */
export const formatMonthShort = (month: string): string => shortMonth().format(Date.parse(`${month}-01`));

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

/** An ISO time as `21 Nov 2026, 19:44` in Lagos. */
export function formatWhen(iso: string): string {
  const at = new Date(iso);
  return `${formatDay(iso)}, ${time().format(at)}`;
}

/** The time of day of an ISO time, `19:44` in Lagos. */
export const formatTime = (iso: string): string => time().format(new Date(iso));

/** An ISO time as `Nov 21, 2026` is written here: short month, two-digit day, year (S1 section 9). */
export function formatDay(iso: string): string {
  const parts = Object.fromEntries(
    day()
      .formatToParts(new Date(iso))
      .map((p) => [p.type, p.value]),
  );
  return `${parts.month} ${parts.day}, ${parts.year}`;
}

/** The day in Lagos of a moment, `YYYY-MM-DD`. */
export const dayInLagos = (at: Date | number): string => isoDay().format(at);
