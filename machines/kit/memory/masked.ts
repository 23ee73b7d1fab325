import * as z from 'zod/mini';
import type { Field, Fields, SecretRule, Values } from '../field.ts';
import type { Secrets } from '../flow.ts';
import { readCode } from '../sensitive/second-factor-codes.ts';

/** What is shown, and kept, instead of a secret. */
export const DOTS = '••••••••';

type Verdict = 'short' | 'long' | 'differs' | 'shape';

/** A masked question: its rule, and what is said where an answer breaks it. An absent `empty` lets it be left out. */
export function masked(say: { readonly empty?: string } & Partial<Record<Verdict, string>>, rule: SecretRule = {}) {
  const schema = z.pipe(
    z.string(),
    z.transform((raw, ctx): string => {
      const message = raw === '' ? say.empty : say[raw.slice(DOTS.length).trim() as Verdict];
      if (message !== undefined) ctx.issues.push({ code: 'custom', message, input: raw });
      return raw;
    }),
  );
  return { kind: 'secret', secret: rule, schema } as const;
}

/** A secret's answer as a machine may keep it: dots, with a verdict where one was passed. Anything else is nothing. */
export function withoutSecret(raw: string): string {
  return /^•{8}(?: (?:short|long|differs|shape))?$/.test(raw) ? raw : '';
}

/**
 * The values as a machine may see them: each secret among them goes to its place in memory, and its dots with the verdict
 * on it stay. A secret that repeats another is judged again when that one changes. The dots that a form was shown are no
 * answer: what is kept under them stays.
 */
export function partSecrets(secrets: Secrets, runId: string, fields: Fields, values: Values): Values {
  const masks = Object.entries(fields).filter(([, field]) => field.kind === 'secret');
  const typed = masks.filter(([name]) => values[name] !== undefined && values[name] !== DOTS).map(([name]) => name);
  for (const name of typed) secrets.put(runId, name, values[name] ?? '');
  const told: Record<string, string> = { ...values };
  for (const [name, field] of masks) {
    delete told[name];
    const repeats = field.secret?.repeats;
    const judgedAgain = repeats !== undefined && typed.includes(repeats) && secrets.read(runId, name) !== null;
    if (typed.includes(name) || judgedAgain) told[name] = shown(secrets, runId, name, field);
  }
  return told;
}

function shown(secrets: Secrets, runId: string, name: string, { secret: rule = {} }: Field): string {
  const held = secrets.read(runId, name);
  if (held === null) return '';
  const verdict = judge(held, rule, rule.repeats === undefined ? null : secrets.read(runId, rule.repeats));
  return verdict === null ? DOTS : `${DOTS} ${verdict}`;
}

function hasShape(held: string, code: true | 'digits'): boolean {
  const read = readCode(held);
  return read !== null && (code === true || 'digits' in read);
}

function judge(
  held: string,
  { least = 0, most = Number.POSITIVE_INFINITY, repeats, code }: SecretRule,
  other: string | null,
) {
  if (repeats !== undefined && held !== other) return 'differs' satisfies Verdict;
  if (code && held !== '' && !hasShape(held, code)) return 'shape' satisfies Verdict;
  // Characters as a person counts them, and as the server does.
  const length = [...held].length;
  if (length < least) return 'short' satisfies Verdict;
  return length > most ? ('long' satisfies Verdict) : null;
}
