import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';

/** A field of another service's answer as text; null where it is empty, `N/A`, or neither text nor number. */
export function textTold(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return text === '' || /^(n\/?a|null|none|undefined)$/i.test(text) ? null : text;
}

/** Naira of another service's, number or text, as kobo; null where there are none, or more than two decimals. */
export function koboTold(value: unknown): number | null {
  const text = textTold(value)?.replaceAll(',', '') ?? '';
  const read = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (read === null) return null;
  const [, naira = '', decimals = ''] = read;
  return Number(naira) * KOBO_PER_NAIRA + Number(decimals.padEnd(2, '0'));
}

/** A balance of another service's, naira with any number of decimals, as whole kobo; what is overdrawn is below 0. */
export function balanceTold(value: unknown): number | null {
  const read = /^(-?)(\d{1,13}(?:\.\d+)?)$/.exec(textTold(value)?.replaceAll(',', '') ?? '');
  if (read === null) return null;
  const kobo = Math.floor(Number(read[2]) * KOBO_PER_NAIRA + 1e-6);
  return read[1] === '-' ? -kobo : kobo;
}
