import { MESSAGES } from '#catalogues/messages.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { FAILED_FILES } from '#catalogues/uploads.ts';
import { faultSaid } from '#machines/kit/faults.ts';
import type { Preview, Row, Say, TableView } from '#machines/kit/view.ts';
import { formatCount, formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import type { RowsPage } from '#machines/uploads/desk/desk.ts';
import { estateOf, pagesOf, type UploadContext } from './context.ts';
import { askedBy } from './fields.ts';
import type { uploadingSetup } from './setup.ts';
import type { Upload } from './upload.ts';

const KILOBYTE = 1_000;

/** The state in which the rows are looked at before they are sent, a page at a time. */
export function previewState(kit: ReturnType<typeof uploadingSetup>, upload: Upload) {
  const unsent = (context: UploadContext): string | null => {
    if (upload.estate !== null && estateOf(context) === null) return MESSAGES.selectEstateToUpload;
    return context.counts?.valid === 0 ? UPLOAD_SENTENCES.none : null;
  };

  return kit.createStateConfig({
    meta: {
      kind: 'confirm',
      fields: askedBy(upload),
      say: (context) => saidOf(upload, context),
      summary: detailsShown,
      table: (context) => tableOf(upload, context),
      preview: previewOf,
      files: ({ counts }) =>
        counts && counts.invalid > 0 ? [{ name: FAILED_FILES[upload.name], label: FAILED_FILES[upload.name] }] : [],
      actions: [
        { type: 'CONFIRM', label: upload.words.confirm, reason: unsent, deed: severalRows },
        { type: 'DECLINE', label: 'Start over' },
        { type: 'CANCEL', label: 'Cancel' },
      ],
    },
    invoke: {
      id: 'rows',
      src: 'rows',
      input: ({ context }) => context,
      onSnapshot: [
        // What was said of rows that are gone is not said of those that are read next.
        { guard: ({ event }) => isLost(event.snapshot.context), target: 'reading', actions: 'quiet' },
        {
          guard: ({ event }) => event.snapshot.context !== undefined,
          actions: { type: 'turn', params: ({ event }) => event.snapshot.context as RowsPage },
        },
      ],
      onError: { target: 'reading', actions: { type: 'say', params: ({ event }) => faultSaid(event.error) } },
    },
    on: {
      PAGE: {
        guard: { type: 'isPage', params: ({ event }) => event.at },
        target: 'preview',
        reenter: true,
        actions: { type: 'ask', params: ({ event }) => event.at },
      },
      CONFIRM: { guard: 'canSend', target: 'sending', actions: 'quiet' },
      // Another file has other rows, and another estate other meters.
      FILL: [
        { guard: { type: 'isFile', params: ({ event }) => event.values }, target: 'asking', actions: 'fill' },
        { guard: { type: 'isOtherEstate', params: ({ event }) => event.values }, target: 'laid', actions: 'fill' },
      ],
      DECLINE: { target: 'asking', actions: ['drop', 'startOver'] },
      BACK: { target: 'asking', actions: 'reopen' },
      EDIT: { target: 'asking', actions: 'reopen' },
      CANCEL: { target: 'cancelled', actions: 'quiet' },
    },
  });
}

/** Rows of several meters change what several residents owe. */
const severalRows = ({ counts }: UploadContext): string | null => ((counts?.valid ?? 0) > 1 ? 'upload' : null);

const isLost = (shown: object | undefined): boolean => shown !== undefined && 'kind' in shown;

/** Once it was sent, what became of that is what matters: the wrong rows are counted above, and their file stands below. */
function saidOf(upload: Upload, { counts, notices }: UploadContext): readonly Say[] {
  if (counts === null) return [];
  const sum = counts.kobo === null ? '' : formatNaira(counts.kobo);
  const said = { tone: 'plain', text: upload.summary(counts, sum) } as const;
  const wrong = counts.invalid > 0 && upload.invalid !== null && notices.length === 0;
  return wrong ? [said, { tone: 'danger', text: upload.invalid }] : [said];
}

/** The page of rows that is shown, or null. */
export function tableOf({ columns }: Upload, { page }: UploadContext): TableView | null {
  return page && { columns, rows: page.rows.map(({ cells }) => cells) };
}

/** How the rows stand, and which of them are shown. */
export function previewOf(context: UploadContext): Preview | null {
  const { counts, page } = context;
  return (
    counts &&
    page && {
      valid: counts.valid,
      invalid: counts.invalid,
      marks: page.rows.map(({ valid }) => valid),
      page: { at: page.at, of: pagesOf(context), total: counts.total },
    }
  );
}

/** What is known of the file (S2 section 2). */
export function detailsShown({ file }: UploadContext): readonly Row[] {
  if (file === null) return [];
  return [
    { label: 'File name', value: file.name },
    { label: 'Type', value: file.type },
    { label: 'Last modified', value: formatWhen(file.modified) },
    { label: 'Size', value: `${formatCount(Math.max(1, Math.round(file.bytes / KILOBYTE)))} kB` },
  ];
}
