import { METER_DIGITS } from '#catalogues/limits.ts';
import { meansEverybody } from '#machines/kit/reading/everybody.ts';

/** The meter numbers in a text, commas, semicolons, spaces or lines between them; null where something else stands there. */
export function metersNamed(raw: string): readonly string[] | null {
  const named = raw.split(/[\s,;]+/).filter((one) => one !== '');
  const good = named.every((one) => /^\d+$/.test(one) && isLong(one.length));
  return named.length > 0 && good ? [...new Set(named)] : null;
}

const isLong = (digits: number) => digits >= METER_DIGITS.least && digits <= METER_DIGITS.most;

/** The meters that a text names, or that it means all of them; null where it says neither. */
export function namedOrAll(raw: string): readonly string[] | 'all' | null {
  return meansEverybody(raw) ? 'all' : metersNamed(raw);
}
