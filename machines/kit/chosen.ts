import * as z from 'zod/mini';
import type { Fields, Values } from './field.ts';
import type { Files } from './flow.ts';

/** What a file must be; judged as it is chosen, because nothing behind that sees more of it than its name. */
export interface FileRule {
  /** What a face offers to choose from, as the `accept` of a file input says it, e.g. `.csv`. */
  readonly accept: string;
  /** True for a file whose name and type fit. The type is what the system makes of the name, and may be empty. */
  readonly fits: (file: { readonly name: string; readonly type: string }) => boolean;
  /** Bytes. */
  readonly most: number;
}

type Verdict = 'kind' | 'empty' | 'large';

/**
 * A question for a file: its rule, and what is said where there is none, or where one breaks the rule. An absent `none` lets
 * it be left out.
 */
export function chosenFile(say: { readonly none?: string } & Record<Verdict, string>, rule: FileRule) {
  const schema = z.pipe(
    z.string(),
    z.transform((raw, ctx): string => {
      const message = raw === '' ? say.none : say[raw.split('\n')[1] as Verdict];
      if (message !== undefined) ctx.issues.push({ code: 'custom', message, input: raw });
      return raw;
    }),
  );
  return { kind: 'file', file: rule, schema } as const;
}

/** The name of a file, of the answer that a machine keeps of it. */
export const fileName = (answer: string): string => answer.split('\n')[0] ?? '';

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

/** The values without the words that somebody typed for a file: words are none. An emptied answer lets the file go. */
export function withoutFileNames(files: Files, runId: string, fields: Fields, values: Values): Values {
  const told: Record<string, string> = { ...values };
  for (const [name, { kind }] of Object.entries(fields)) {
    if (kind !== 'file' || told[name] === undefined) continue;
    if (told[name].trim() === '') files.forget(runId, name);
    else delete told[name];
  }
  return told;
}
