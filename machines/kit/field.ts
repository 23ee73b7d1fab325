import type { z } from 'zod/mini';
import type { Choice, FieldKind } from './view.ts';

/** The values of a run's fields, as typed. */
export type Values = Readonly<Record<string, string>>;

/** What has been answered in a run, in order: plain data, kept in the run's context. */
export interface Answers {
  readonly values: Values;
  readonly problems: Values;
  /** Names in the order they were answered. */
  readonly order: readonly string[];
  /** Names whose value came from a sentence. */
  readonly fromChat: readonly string[];
  /** The answer that is asked for again although it is good; what it was stays until there is another. */
  readonly reopened: string | null;
}

/** Nothing answered yet. */
export const NO_ANSWERS: Answers = { values: {}, problems: {}, order: [], fromChat: [], reopened: null };

/** What a secret must be; judged where it is parted from the answers, because nothing behind that ever sees it. */
export interface SecretRule {
  /** Characters. */
  readonly least?: number;
  /** Characters. */
  readonly most?: number;
  /** The field whose secret it repeats. */
  readonly repeats?: string;
  /** It is a code of a second factor, which has a known shape: what has another is none. `digits`: it was mailed, and is no recovery code. */
  readonly code?: true | 'digits';
}

/** What a file must be; judged as it is chosen, because nothing behind that sees more of it than its name. */
export interface FileRule {
  /** What a face offers to choose from, as the `accept` of a file input says it, e.g. `.csv`. */
  readonly accept: string;
  /** True for a file whose name and type fit. The type is what the system makes of the name, and may be empty. */
  readonly fits: (file: { readonly name: string; readonly type: string }) => boolean;
  /** Bytes. */
  readonly most: number;
  /** True: several may be given at once, each to the next question that takes one. */
  readonly several?: true;
}

/** One question: its words, its kind and the rule an answer must pass. */
export interface Field {
  readonly label: string;
  /** The sentence that asks it. */
  readonly ask: string;
  readonly kind: FieldKind;
  readonly placeholder: string;
  /** What of the placeholder is enough where something else says the rest, as a naira sign does. */
  readonly example?: string;
  readonly hint?: string;
  readonly readOnly?: true;
  /** It is about somebody else: what was given for oneself is no answer to it, nor is this remembered. */
  readonly another?: true;
  /** Kind `choice`: the only answers; a text that means one of them is taken as it. Else suggestions. */
  readonly choices?: readonly Choice[];
  /** Several of its choices may be given at once, parted by commas. */
  readonly several?: true;
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
