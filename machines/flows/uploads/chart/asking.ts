import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { UPLOADS } from '#catalogues/uploads.ts';
import { faultSaid, isFault } from '#machines/kit/faults.ts';
import type { Step } from '#machines/kit/flow.ts';
import type { UploadContext } from './context.ts';
import { askedBy } from './fields.ts';
import type { uploadingSetup } from './setup.ts';
import type { Upload } from './upload.ts';

const cancel = { type: 'CANCEL', label: 'Cancel' } as const;

/** The file that shows how one is filled in, as a step offers it. */
export const templateOf = ({ name, words }: Upload) => ({ name: UPLOADS[name].template, label: words.template });

/** The states in which an estate and a file are chosen, and those in which an upload is left. */
export function askingStates(kit: ReturnType<typeof uploadingSetup>, upload: Upload) {
  const missing = ({ estates }: UploadContext) => upload.estate !== null && estates === null;
  const fields = askedBy(upload);
  const files = () => [templateOf(upload)];

  const started = kit.createStateConfig({
    meta: { kind: 'work', busy: () => UPLOAD_SENTENCES.learning },
    always: upload.estate === null ? 'asking' : 'learning',
  });

  const learning = kit.createStateConfig({
    meta: { kind: 'work', fields, files, busy: () => UPLOAD_SENTENCES.learning },
    invoke: {
      id: 'learn',
      src: 'learn',
      onDone: { target: 'asking', actions: { type: 'learn', params: ({ event }) => event.output } },
      onError: [
        {
          guard: ({ event }) => isFault(event.error),
          target: 'asking',
          actions: [
            { type: 'learn', params: null },
            { type: 'say', params: ({ event }) => faultSaid(event.error) },
          ],
        },
        { target: 'asking', actions: { type: 'learn', params: null } },
      ],
    },
    on: { FILL: { actions: 'fill' }, CANCEL: 'cancelled' },
  });

  const step: Step<UploadContext> = {
    kind: 'ask',
    fields,
    files,
    say: (context) => (missing(context) ? [{ tone: 'warning', text: UPLOAD_SENTENCES.estatesMissing }] : []),
    actions: [
      { type: 'NEXT', label: upload.words.next },
      { type: 'RETRY', label: CONTROLS.again, when: missing },
      cancel,
    ],
  };
  const asking = kit.createStateConfig({
    meta: step,
    always: { guard: 'goesOn', target: 'reading', actions: 'quiet' },
    on: {
      FILL: { actions: 'fill' },
      NEXT: [{ guard: 'canRead', target: 'reading', actions: 'quiet' }, { actions: 'insist' }],
      ...(upload.estate && { RETRY: { guard: 'isUnknown', target: 'learning', actions: 'quiet' } as const }),
      BACK: { actions: 'reopen' },
      EDIT: { actions: 'reopen' },
      CANCEL: { target: 'cancelled', actions: 'quiet' },
    },
  });

  const done = kit.createStateConfig({ type: 'final', meta: { kind: 'end' } });
  const cancelled = kit.createStateConfig({ type: 'final', entry: 'drop', meta: { kind: 'end' } });

  return { started, ...(upload.estate && { learning }), asking, done, cancelled };
}
