import { TIME_ZONE_AHEAD_MS } from '#catalogues/limits.ts';

const TYPED = /^(\d{4}-\d{2}-\d{2})[T\s]+(\d{1,2})(?::(\d{2}))?$/;

/** A moment that was typed as a day and a time in Lagos, `2026-11-29 09:00`, in ISO 8601; null where there is no such moment. */
export function momentIn(raw: string): string | null {
  const [, day, hour = '', minute = '00'] = TYPED.exec(raw.trim()) ?? [];
  if (day === undefined) return null;
  const at = Date.parse(`${day}T${hour.padStart(2, '0')}:${minute}:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length) !== day) return null;
  return new Date(at - TIME_ZONE_AHEAD_MS).toISOString();
}

/** A moment as it is typed. */
export const momentTyped = (iso: string): string =>
  new Date(Date.parse(iso) + TIME_ZONE_AHEAD_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ');

const CLOCK =
  /(?<![\d:.,])(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m\b|(?<![\d:.,-])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/giu;

/** The times of day that a text names, `9am`, `2:30pm`, `14:00`, as `hh:mm`, and where each begins and ends. */
export function timesIn(
  text: string,
): readonly { readonly time: string; readonly from: number; readonly to: number }[] {
  return [...text.matchAll(CLOCK)].flatMap(({ 0: all, 1: hour, 2: half, 3: part, 4: plain, 5: minute, index }) => {
    const at = { from: index, to: index + all.length };
    if (hour === undefined) return [{ ...at, time: `${(plain ?? '').padStart(2, '0')}:${minute}` }];
    if (Number(hour) < 1 || Number(hour) > 12) return [];
    const of24 = (Number(hour) % 12) + (part?.toLowerCase() === 'p' ? 12 : 0);
    return [{ ...at, time: `${String(of24).padStart(2, '0')}:${half ?? '00'}` }];
  });
}
