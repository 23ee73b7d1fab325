import * as z from 'zod/mini';
import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { matching } from './reading/choices.ts';
import { parseNaira } from './reading/naira.ts';
import type { Choice } from './view.ts';

/** More naira than can be counted in kobo: too much, and not unclear. */
const ENDLESS = /^(?:₦|ngn|n)?\d{14,}(?:\.\d{1,2})?$/i;

/** A schema from text to kobo: naira between two bounds, with a message for each way to be wrong. */
export function nairaBetween(
  bounds: { readonly least: number; readonly most: number },
  say: Readonly<Record<'empty' | 'unclear' | 'small' | 'large', string>> & { readonly kobo?: string },
) {
  return z.pipe(
    z.string(),
    z.transform((raw, ctx): number => {
      const kobo = parseNaira(raw);
      const refuse = (message: string): number => {
        ctx.issues.push({ code: 'custom', message, input: raw });
        return 0;
      };
      if (raw.trim() === '') return refuse(say.empty);
      if (kobo === null && ENDLESS.test(raw.replace(/[,\s]/g, ''))) return refuse(say.large);
      // A figure below 0 is one: it is too small, and not unclear.
      if (kobo === null) return refuse(parseNaira(raw.replace(/[-−–]/, '')) === null ? say.unclear : say.small);
      if (kobo < bounds.least) return refuse(say.small);
      if (kobo > bounds.most) return refuse(say.large);
      if (say.kobo !== undefined && kobo % KOBO_PER_NAIRA !== 0) return refuse(say.kobo);
      return kobo;
    }),
  );
}

/** The same for whole naira. */
export const wholeNaira = (
  bounds: { readonly least: number; readonly most: number },
  say: Readonly<Record<'empty' | 'unclear' | 'kobo' | 'small' | 'large', string>>,
) => nairaBetween(bounds, say);

/** A schema for text that must not be empty. */
export function required(message: string) {
  return z.string().check(z.trim(), z.minLength(1, message));
}

/** A name or a place as it is kept: one blank between words, a letter with its mark as one sign, and nothing that turns the lines around it. */
export const oneSpaced = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .replace(/\s+/g, ' ');

/** A schema for a number of so many digits; spaces and dashes between them do not count. */
export function digitsBetween(bounds: { least: number; most: number }, say: { empty: string; length: string }) {
  return z.pipe(
    z.string(),
    z.transform((raw, ctx): string => {
      const digits = digitsOf(raw);
      const good = /^\d+$/.test(digits) && digits.length >= bounds.least && digits.length <= bounds.most;
      if (!good) ctx.issues.push({ code: 'custom', message: digits === '' ? say.empty : say.length, input: raw });
      return digits;
    }),
  );
}

/** A schema for an e-mail address. */
export function emailAddress(say: { empty: string; invalid: string }) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, say.empty),
      z.maxLength(254, say.invalid),
      z.regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/, say.invalid),
    );
}

/** What is said of a text that is no one choice: a sentence, or one that repeats the text. */
type Refusal = string | ((raw: string) => string);
const refusal = (say: Refusal, raw: string): string => (typeof say === 'string' ? say : say(raw.trim()));

/** A schema for one of some choices; `several` is said of a text that may mean more than one of them. */
export function oneOf(choices: readonly Choice[], say: { empty: string; several: Refusal; none: Refusal }) {
  return z.pipe(
    z.string(),
    z.transform((raw, ctx): string => {
      if (choices.some((choice) => choice.value === raw)) return raw;
      const refused = matching(choices, raw).length > 1 ? say.several : say.none;
      ctx.issues.push({ code: 'custom', message: raw.trim() === '' ? say.empty : refusal(refused, raw), input: raw });
      return '';
    }),
  );
}

/** A schema that also takes nothing at all: the question may be left out. */
export const optional = (schema: z.ZodMiniType<unknown, string>) => orWhere((raw) => raw === '', schema);

/** A schema that also takes some texts as they are. */
export function orWhere(takes: (raw: string) => boolean, schema: z.ZodMiniType<unknown, string>) {
  // A union of the two would say of what is wrong only that it is neither.
  return z.pipe(
    z.string(),
    z.transform((raw, ctx): unknown => {
      const read = takes(raw) ? { success: true as const, data: raw } : schema.safeParse(raw);
      if (read.success) return read.data;
      for (const { message } of read.error.issues) ctx.issues.push({ code: 'custom', message, input: raw });
      return raw;
    }),
  );
}
