import { z } from 'zod';

/** A JSON body or form; null: neither. Numbers of a form are text, as they are on the wire. */
export async function bodyOf(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text();
  if (request.headers.get('content-type')?.includes('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    const read = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** A field as text, without blanks around it; empty where there is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** An amount in naira, a number or text, as kobo; undefined: it is none. */
export function koboOf(value: unknown): number | undefined {
  const naira = Number(textOf(value) || Number.NaN);
  return Number.isFinite(naira) ? Math.round(naira * 100) : undefined;
}

/** `2026-11-23 14:05:09` as a clock in Lagos shows it. */
export const lagosTime = (atMs: number): string =>
  new Date(atMs + 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** Naira of kobo, as a number of JSON. */
export const naira = (kobo: number): number => kobo / 100;

/** Naira of kobo as `1701.00`. */
export const nairaText = (kobo: number): string => (kobo / 100).toFixed(2);
