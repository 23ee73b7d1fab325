import { METER_DIGITS } from '#catalogues/limits.ts';

/** The meter numbers in a text, commas, semicolons, spaces or lines between them; null where something else stands there. */
export function metersNamed(raw: string): readonly string[] | null {
  const named = raw.split(/[\s,;]+/).filter((one) => one !== '');
  const good = named.every((one) => /^\d+$/.test(one) && isLong(one.length));
  return named.length > 0 && good ? [...new Set(named)] : null;
}

const isLong = (digits: number) => digits >= METER_DIGITS.least && digits <= METER_DIGITS.most;
