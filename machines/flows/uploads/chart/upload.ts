import type { UploadKind } from '#catalogues/uploads.ts';
import type { Say, TableView } from '#machines/kit/view.ts';
import type { Counts, Refusal, SentAs } from '#machines/uploads/desk/desk.ts';

/** A kind of upload as data: what it asks, in which words, and what its answers mean. */
export interface Upload {
  readonly name: UploadKind;
  readonly version: number;
  readonly title: string;
  /** Its file goes to an estate that is chosen; else to the own one. `needed`: before the file is read, not only before it is sent. */
  readonly estate: { readonly needed: boolean } | null;
  /** The file is read as it is chosen, and not only when that is asked for. */
  readonly atOnce: boolean;
  /** Said where the server does not tell what will become of the rows. */
  readonly unjudged: (refusal: Refusal) => readonly Say[];
  readonly file: { readonly label: string; readonly ask: string; readonly placeholder: string };
  /** The button before a file was read, and the one that sends its rows. */
  readonly words: { readonly next: string; readonly confirm: string; readonly template: string };
  /** Of the preview. */
  readonly columns: TableView['columns'];
  /** Said of the rows before they are sent: what will become of them. `sum` is what is credited or charged, in words. */
  readonly summary: (counts: Counts, sum: string) => string;
  /** Said where rows are not valid. */
  readonly invalid: string | null;
  readonly taken: (taken: Extract<SentAs, { kind: 'taken' }>) => readonly Say[];
  readonly refused: (refusal: Refusal) => readonly Say[];
  /** Said where something broke that nobody expected. */
  readonly broken: string;
}
