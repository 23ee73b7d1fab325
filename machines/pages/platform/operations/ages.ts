const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So long, ms, in one unit or two: `8 s`, `41 min`, `2 h 5 min`, `6 d 4 h`. */
export function inShort(ms: number): string {
  if (ms < MINUTE) return `${Math.max(0, Math.floor(ms / SECOND))} s`;
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  if (ms < DAY) return twoUnits(Math.floor(ms / HOUR), 'h', Math.floor((ms % HOUR) / MINUTE), 'min');
  return twoUnits(Math.floor(ms / DAY), 'd', Math.floor((ms % DAY) / HOUR), 'h');
}

const twoUnits = (high: number, unit: string, low: number, beside: string): string =>
  low === 0 ? `${high} ${unit}` : `${high} ${unit} ${low} ${beside}`;
