import * as z from 'zod/mini';
import type { Fields, FileRule, Values } from '../field.ts';
import type { Files } from '../flow.ts';

type Verdict = 'kind' | 'empty' | 'large';

/** The answer of somebody who has no file for a question that asks for one. No file is called so. */
export const NO_FILE = '/';

/** The answer that a file becomes with a reload: its name is known still, and the file is gone. */
export const lostFile = (answer: string): string => `${fileName(answer)}\nlost`;

/**
 * A question for a file: its rule, and what is said where there is none, or where one breaks the rule. An absent `none` lets
 * it be left out. `lost`: what is said of one that a reload took away; absent where the question begins anew.
 */
export function chosenFile(
  say: { readonly none?: string; readonly lost?: string } & Record<Verdict, string>,
  rule: FileRule,
) {
  const schema = z.pipe(
    z.string(),
    z.transform((raw, ctx): string => {
      const message = raw === '' ? say.none : say[raw.split('\n')[1] as Verdict | 'lost'];
      if (message !== undefined) ctx.issues.push({ code: 'custom', message, input: raw });
      return raw;
    }),
  );
  return { kind: 'file', file: rule, schema } as const;
}

/** The name of a file, of the answer that a machine keeps of it; empty where there is none. */
export const fileName = (answer: string): string => (answer === NO_FILE ? '' : (answer.split('\n')[0] ?? ''));

/**
 * A file's answer as a machine may keep it: its name on one line, and on the next the verdict where one was passed. The file
 * itself goes to its place in memory; one that cannot be used is kept nowhere.
 */
export function keptFile(files: Files, runId: string, field: string, rule: FileRule, file: File): string {
  const name = file.name.replace(/\p{Cc}/gu, ' ').trim() || 'file';
  const verdict = judge(rule, file);
  if (verdict === null) files.put(runId, field, file);
  else files.forget(runId, field);
  return verdict === null ? name : `${name}\n${verdict}`;
}

function judge({ fits, most }: FileRule, file: File): Verdict | null {
  if (!fits(file)) return 'kind';
  if (file.size === 0) return 'empty';
  return file.size > most ? 'large' : null;
}

/**
 * The values without the words that somebody typed for a file: words are none. An emptied answer lets the file go, and so does
 * having none, where the question offers that.
 */
export function withoutFileNames(files: Files, runId: string, fields: Fields, values: Values): Values {
  const told: Record<string, string> = { ...values };
  for (const [name, { kind, choices = [] }] of Object.entries(fields)) {
    const typed = told[name]?.trim();
    if (kind !== 'file' || typed === undefined) continue;
    if (typed === '' || choices.some(({ value }) => value === typed)) files.forget(runId, name);
    else delete told[name];
  }
  return told;
}
