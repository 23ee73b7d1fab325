import type { RowFate, UploadKind } from '#catalogues/uploads.ts';
import type { Memory } from '#machines/kit/memory/memory.ts';
import type { HandedFile } from '#machines/kit/view.ts';

/** Some rows of a file: how many, and the numbers of the first of them. */
export interface SomeRows {
  readonly count: number;
  readonly first: readonly number[];
}

/**
 * How the rows of a file stand, and what will become of them; `kobo` is what will be credited or charged, null where a row has
 * no amount.
 */
export interface Counts {
  readonly total: number;
  readonly valid: number;
  readonly invalid: number;
  /** Valid rows that are new. */
  readonly fresh: number;
  /** The other valid ones. */
  readonly fates: Readonly<Record<RowFate, SomeRows>>;
  readonly kobo: number | null;
}

/** A row as a person reads it; its last two cells say whether it is valid, and why not. */
export interface ShownRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly valid: boolean;
}

/** One page of rows, from 1. */
export interface RowsPage {
  readonly at: number;
  readonly rows: readonly ShownRow[];
}

/** The rows of a file: how they stand, and the first page of them. */
export interface Rows {
  readonly counts: Counts;
  readonly page: RowsPage;
}

/** The rows are gone: another file was read, or the portal was loaded anew. */
export interface Lost {
  readonly kind: 'lost';
}

/** What the server answers where it does not take something; `status` is null where there was no answer. */
export interface Refusal {
  readonly kind: 'refused';
  readonly status: number | null;
  readonly message: string | null;
  /** The rows with what the server finds wrong in them, where it names some. */
  readonly rows: Rows | null;
}

/** What reading a file came to. */
export type ReadAs =
  | { readonly kind: 'read'; readonly rows: Rows }
  | { readonly kind: 'unreadable'; readonly problem: string };

/** What the server says of rows. */
export type JudgedAs = { readonly kind: 'judged'; readonly rows: Rows } | Refusal | Lost;

/** What sending rows came to: how many were new, and how many had come before. */
export type SentAs =
  | { readonly kind: 'taken'; readonly message: string; readonly added: number; readonly before: number }
  | Refusal
  | Lost;

/** Told which part of the work is done, 0 to 1. */
export type Tell = (part: number) => void;

/**
 * Where the rows of an upload lie while somebody looks at them: beside the machines, because a hundred thousand are too many for
 * a snapshot, and in a browser off the page. It holds the rows of one file. Every answer is plain data.
 */
export interface Desk {
  /** What a file can be for, by the names of its columns. */
  kindsOf(file: File): Promise<readonly UploadKind[]>;
  read(runId: string, kind: UploadKind, file: File, tell: Tell, signal: AbortSignal): Promise<ReadAs>;
  /** Have the server say what will become of the rows, nothing of which is kept; `estate` where the call takes one. */
  judge(runId: string, estate: number | null, tell: Tell, signal: AbortSignal): Promise<JudgedAs>;
  page(runId: string, at: number): Promise<RowsPage | Lost>;
  /** Send the valid rows; `estate` where the call takes one. */
  send(runId: string, estate: number | null, tell: Tell, signal: AbortSignal): Promise<SentAs>;
  /** The invalid rows with what is wrong with them, as a file. */
  failed(runId: string): Promise<HandedFile | Lost>;
  /** The file that shows how one is filled in. */
  template(kind: UploadKind): Promise<HandedFile>;
  /** Forget the rows of a run, or all. */
  forget(runId?: string): void;
}

/** A memory that forgets the rows of a run with its files. */
export function withDesk({ secrets, files }: Memory, desk: Desk): Memory {
  return {
    secrets,
    files: {
      ...files,
      forget(runId, field) {
        files.forget(runId, field);
        if (field === undefined) desk.forget(runId);
      },
    },
  };
}
