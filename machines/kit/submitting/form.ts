import type { DelayName } from '#catalogues/delays.ts';
import type { FactorWay } from '#catalogues/factor-ways.ts';
import type { Answers, Field, Fields, Values } from '../field.ts';
import type { FlowContext, FlowPerson, Passkeys, StepLabel } from '../flow.ts';
import type { Choice, Dialog, OfferedFile, Revealing, Row, Say, TableView } from '../view.ts';

/** What the flow of a form keeps beside its answers. */
export interface FormContext<F = null> extends FlowContext {
  readonly person: FlowPerson | null;
  /** What checking it learned, e.g. whose meter it is; null before. */
  readonly facts: F | null;
  /** What it found, where what was sent is a question. */
  readonly table: TableView | null;
  /** What the server has to choose from; nothing before it was asked. */
  readonly lists: Lists;
  /** What goes on once a second factor was given. */
  readonly step?: ProvedStep;
  /** How that is given; missing: nobody has asked for it. */
  readonly ways?: readonly FactorWay[];
  /** Which mailed code is meant, in a word of the server's that goes back with it. It is no code, and opens nothing without one. */
  readonly codeFor?: string | undefined;
}

/** A step that may wait for a second factor, and is done again then. */
export type ProvedStep = 'passing' | 'sending';

/** The name of the question for a code of the second factor. */
export const PROOF = 'secondFactor';

/** Under what it is remembered that somebody has pressed for a passkey: beside a run's secrets, which go with a reload. */
export const PRESSED = 'pressedForPasskey';

/** How a form asks for a second factor, where one is wanted. */
export interface Proof {
  /** The question for a code of it, by how else it is given. */
  readonly field: (ways?: readonly FactorWay[]) => Field;
  /** Gives the code to the server; null: it was right. Without it the form is sent with the code. */
  readonly prove?: (code: string, signal: AbortSignal) => Promise<Refused | null>;
  /** Has a passkey sign, and gives that to the server; null: it was right, and the form goes on. Where the form is sent with it, what that came to. */
  readonly present?: (given: Given, passkeys: Passkeys, signal: AbortSignal) => Promise<Sent | null>;
  /** It is a code that was mailed, with which the form is sent once more. */
  readonly mailed?: MailedProof;
  /** Those of where it runs, if any: who makes the form's machine adds them. */
  readonly passkeys?: Passkeys;
}

/** What is said of a code that was mailed, and what there is to do but giving it. */
export interface MailedProof {
  readonly say: (context: FlowContext) => readonly Say[];
  /** The button that has it mailed again: the form is sent without one. */
  readonly again: string;
  /** The button that asks for the address anew. */
  readonly elsewhere: { readonly field: string; readonly label: string };
}

/** What was answered, a secret too. */
export interface Given {
  readonly value: (name: string) => string;
}

/** One of the things to choose from: whose it is, whether it is in use, and what is said of it, where questions depend on that. */
export interface Listed extends Choice {
  readonly of?: string;
  readonly used?: boolean;
  readonly told?: string;
}

/** What there is to choose from, by the name of the list. */
export type Lists = Readonly<Record<string, readonly Listed[]>>;

/** What looking for the lists came to; `holds` is what stands already, as answers where nothing else was said. */
export type Looked = { readonly kind: 'good'; readonly lists: Lists; readonly holds?: Values } | Refused | Needless;

/** What the questions of a form may depend on. */
export type FormAt = Pick<FormContext<unknown>, 'person' | 'answers' | 'lists' | 'ways'>;

/** Why a form was not taken. Nothing that was filled in is lost but what is named. */
export interface Refused {
  readonly kind: 'refused';
  readonly say: readonly Say[];
  /** The answer that is wrong, in the words that stand at it. */
  readonly at?: { readonly field: string; readonly problem: string };
  /** Answers that are of no more use; the secrets and files among them are forgotten. */
  readonly clears?: readonly string[];
  /** The form begins anew. */
  readonly empties?: true;
  /** What was confirmed has changed meanwhile: where its form renews, it is checked as it was filled in, and asked about anew. */
  readonly again?: true;
  /** A second factor is wanted first; then it goes on where it was. How it is given; true: as it was said before. */
  readonly proof?: true | readonly FactorWay[];
  /** Where the proof is a code that was mailed: which one. */
  readonly codeFor?: string;
}

/** There is nothing to do: it is over, with the sentence that says why. */
export interface Needless {
  readonly kind: 'needless';
  readonly why: string;
}

/** What checking a form before it is sent came to. */
export type Checked<F> = { readonly kind: 'good'; readonly facts: F } | Refused | Needless;

/** A form that was taken, with what is said of it, and what it found. */
export interface Taken {
  readonly kind: 'sent';
  readonly say: readonly Say[];
  readonly table?: TableView;
  /** Nothing of it has to be kept or read: it is over. */
  readonly ends?: true;
}

/** What sending a form came to. */
export type Sent = Taken | Refused;

/** A form with its answers as it is sent. Calls reject only when there was no answer. */
export interface Sending<F> extends FormContext<F>, Given {
  /** The file that was chosen. */
  readonly file: (name: string) => File | null;
}

/** What happens once a form was taken. */
export type After =
  /** Its message can be read for so long, then it is over; `ends` is called at the end. */
  | { readonly reads: DelayName; readonly ends?: () => void; readonly again?: true }
  /** Its message stays until somebody goes back to the form or leaves. */
  | {
      readonly back: string;
      readonly leave: string;
      /** A file that the answer brought, which the flow hands out (`Flow.file`). */
      readonly file?: OfferedFile;
    }
  /** What stands there is told this once: it stays until somebody says that they have it. */
  | { readonly kept: string };

/** A question that a read-back offers to answer. */
export interface Adding<F> {
  readonly field: string;
  readonly label: string;
  readonly when?: (context: FormContext<F>) => boolean;
}

/** What is asked before everything else of a form, and opens it: nothing of the rest is shown or asked before. It goes with no lists. */
export interface Gate<F> {
  readonly asked: readonly string[];
  readonly say: readonly Say[];
  readonly words: { readonly send: string; readonly sending: string };
  /** Null: it is open. */
  readonly pass: (sending: Sending<F>, signal: AbortSignal) => Promise<Refused | null>;
}

/** What is asked before a form is sent. */
export interface Confirmation<F> {
  /** The question that stands over the form; without one, what was said in the chat is read back. */
  readonly dialog?: (context: FormContext<F>) => Dialog;
  /** What the yes does, in words; a function where that depends on what was answered. */
  readonly yes: StepLabel | ((context: FormContext<F>) => StepLabel);
  readonly no?: string | ((context: FormContext<F>) => string);
  /** What a sentence has to name, where one sentence cannot take it back: 'deactivate'. */
  readonly deed?: (context: FormContext<F>) => string | null;
  /** A question that may be left out, and the button that asks it: offered while it has no answer, and where it is of use. */
  readonly adds?: Adding<F>;
  /** What a no leads to: a field is asked again, the one answered last unless named, or nothing is done, in words. */
  readonly declined?: { readonly reopens: string } | { readonly ends: string };
}

/** A form that is sent, as data and calls. */
export interface Form<F = null> {
  readonly name: string;
  readonly version: number;
  readonly title: string;
  /** The questions; a function where they depend on who is at the keys, or on what was answered. */
  readonly fields: Fields | ((at: FormAt) => Fields);
  /** Names of the fields it asks, in order. */
  readonly asked: readonly string[] | ((at: FormAt) => readonly string[]);
  /** Fields that it is started with and never shows, and what is said when one is not there. */
  readonly given?: { readonly names: readonly string[]; readonly missing: string };
  readonly gate?: Gate<F>;
  /** Looks for what there is to choose from, before anything is asked. */
  readonly lists?: (person: FlowPerson | null, signal: AbortSignal, answers: Answers) => Promise<Looked>;
  /** What is filled in at first, of who is at the keys. */
  readonly known?: (person: FlowPerson) => Values;
  /** Fields that only a person at the form may fill in: nothing that it is started with does. */
  readonly byHand?: readonly string[];
  /** Starting it is the wish itself: it is sent as soon as nothing is missing. */
  readonly atOnce?: true;
  /** What is said of the answers together when it is to be sent, or null. */
  readonly complaint?: (answers: Answers) => string | null;
  readonly words: {
    readonly send: string;
    readonly sending: string;
    readonly checking?: string;
    readonly listing?: string;
  };
  /** Said where it is asked. */
  readonly say?: (context: FormContext<F>) => readonly Say[];
  /** What is read back before it is sent. */
  readonly summary?: (context: FormContext<F>) => readonly Row[];
  readonly check?: (sending: Sending<F>, signal: AbortSignal) => Promise<Checked<F>>;
  readonly confirm?: Confirmation<F>;
  /** What was checked may be other before the yes comes: such a refusal leads to another check and question. */
  readonly renews?: true;
  readonly send: (sending: Sending<F>, signal: AbortSignal) => Promise<Sent>;
  /** How it asks for a second factor; missing: nothing that it does wants one. */
  readonly proof?: Proof;
  /** What is shown where it is asked, and is kept nowhere. */
  readonly reveals?: { readonly asking?: Revealing; readonly sent?: Revealing };
  /** Said when there was no answer. */
  readonly unreachable: string;
  /** Said when checking had no answer, where that is something else. */
  readonly unchecked?: string;
  readonly after?: After;
}

/** The questions of a form as they stand. */
export function questionsOf<F>({ fields, proof }: Form<F>, at: FormAt): Fields {
  const own = typeof fields === 'function' ? fields(at) : fields;
  return proof === undefined ? own : { ...own, [PROOF]: proof.field(at.ways) };
}

/** The names of the questions that it asks as it stands. */
export function askedOf<F>({ asked }: Form<F>, at: FormAt): readonly string[] {
  return typeof asked === 'function' ? asked(at) : asked;
}

/** What is only told, and is no refusal. */
export const plainly = (text: string) => ({ tone: 'plain', text }) as const;

/** A refusal in one sentence. */
export function refused(text: string, more: Omit<Refused, 'kind' | 'say'> = {}): Refused {
  return { kind: 'refused', say: [{ tone: 'danger', text }], ...more };
}

/** Taken, with the sentence that says so. */
export function taken(...texts: readonly string[]): Taken {
  return { kind: 'sent', say: texts.map((text) => ({ tone: 'success', text })) };
}

/** Where a form begins, as soon as there is something to choose from. */
export const firstOf = <F>({ atOnce }: Form<F>) => (atOnce ? 'started' : 'asking');
