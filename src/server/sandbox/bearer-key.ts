import { timingSafeEqual } from 'node:crypto';

/** True when an authorization header carries the key; compared in constant time. */
export function carriesKey(authorization: string | undefined, key: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const expected = Buffer.from(`Bearer ${key}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
