import { UPLOAD_PAGE } from '#catalogues/uploads.ts';
import { NO_ANSWERS } from '#machines/kit/field.ts';
import type { FlowContext, FlowInput } from '#machines/kit/flow.ts';
import type { Choice } from '#machines/kit/view.ts';
import type { Counts, RowsPage } from '#machines/uploads/desk/desk.ts';

/** The question for the estate, and the one for the file. */
export const ESTATE = 'estate';
export const DATASET = 'dataset';

/** What is known of the file that was chosen (S2 section 2). `modified` is ISO 8601; `bytes` its size. */
export interface FileDetails {
  readonly name: string;
  readonly type: string;
  readonly modified: string;
  readonly bytes: number;
}

/** An upload as data. The rows themselves lie on the desk: here stand their counts and the page that is shown. */
export interface UploadContext extends FlowContext {
  /** The estates of who uploads; null while they are not known. */
  readonly estates: readonly Choice[] | null;
  /** The file was read once: reading it again is asked for. */
  readonly tried: boolean;
  /** How much of what is under way is done, 0 to 100. */
  readonly percent: number | null;
  readonly file: FileDetails | null;
  readonly counts: Counts | null;
  readonly page: RowsPage | null;
  /** The page that was asked for, from 1. */
  readonly at: number;
}

/** An upload of which nothing is answered yet. */
export function beginning({ runId }: Pick<FlowInput, 'runId'>): UploadContext {
  return {
    runId,
    answers: NO_ANSWERS,
    notices: [],
    estates: null,
    tried: false,
    percent: null,
    file: null,
    counts: null,
    page: null,
    at: 1,
  };
}

/** The estate that was chosen, or null. */
export function estateOf({ answers, estates }: UploadContext): number | null {
  const chosen = answers.values[ESTATE] ?? '';
  return estates?.some(({ value }) => value === chosen) ? Number(chosen) : null;
}

/** True where a file stands that can be read. */
export function hasFile({ answers }: UploadContext): boolean {
  return (answers.values[DATASET] ?? '') !== '' && answers.problems[DATASET] === undefined;
}

/** How many pages the rows fill, one at least. */
export function pagesOf({ counts }: UploadContext): number {
  return Math.max(1, Math.ceil((counts?.total ?? 0) / UPLOAD_PAGE));
}
