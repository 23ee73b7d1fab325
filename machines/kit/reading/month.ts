import { MONTHS } from '#catalogues/sentences/months.ts';

/** A month as typed, as `2026-12`: `2026-12`, `12/2026`, `December 2026`, `dec 2026`; null where no year is named or there is none such. */
export function parseMonth(raw: string): string | null {
  const said = raw.trim().toLowerCase();
  const [, year, number] = /^(\d{4})-(\d{1,2})$/.exec(said) ?? [];
  if (year !== undefined) return monthOf(year, Number(number));
  const [, before, after] = /^(\d{1,2})[/.-](\d{4})$/.exec(said) ?? [];
  if (after !== undefined) return monthOf(after, Number(before));
  const [, name = '', named] = /^([a-z]{3,9})\.?,?\s+(\d{4})$/.exec(said) ?? [];
  const at = MONTHS.findIndex((month) => month.toLowerCase() === name || month.slice(0, 3).toLowerCase() === name);
  return named === undefined || at < 0 ? null : monthOf(named, at + 1);
}

const monthOf = (year: string, month: number): string | null =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null;
