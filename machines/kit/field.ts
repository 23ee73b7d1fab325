import type { z } from 'zod/mini';
import type { Answers } from './answers.ts';
import type { FileRule } from './kept/chosen.ts';
import type { SecretRule } from './kept/masked.ts';
import type { Choice, FieldKind } from './view.ts';

/** The values of a run's fields, as typed. */
export type Values = Readonly<Record<string, string>>;

/** One question: its words, its kind and the rule an answer must pass. */
export interface Field {
  readonly label: string;
  /** The sentence that asks it. */
  readonly ask: string;
  readonly kind: FieldKind;
  readonly placeholder: string;
  readonly hint?: string;
  readonly readOnly?: true;
  /** Kind `choice`: the only answers; a text that means one of them is taken as it. Else suggestions. */
  readonly choices?: readonly Choice[];
  /** From the text as typed to the value; the first issue's message is shown. */
  readonly schema: z.ZodMiniType<unknown, string>;
  /** Fields whose answers no longer stand when this one changes. */
  readonly clears?: readonly string[];
  /** Kind `secret`: what is judged where the secret is parted from the answers. */
  readonly secret?: SecretRule;
  /** Kind `file`: what is judged as a file is chosen. */
  readonly file?: FileRule;
  /** A field that asks for the same again: what a sentence says is read back before paying, so it answers that one too. */
  readonly echo?: string;
}

/** The questions of a flow, by their names. */
export type Fields = Readonly<Record<string, Field>>;

/** The questions as they stand after some answers: choices and rules may depend on them. */
export type FieldsOf = (answers: Answers) => Fields;

/** What is wrong with an answer, in the specification's words, or null. */
export function problemOf(field: Field, raw: string): string | null {
  const checked = field.schema.safeParse(raw);
  return checked.success ? null : (checked.error.issues[0]?.message ?? 'Please check this');
}
