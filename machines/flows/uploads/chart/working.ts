import type { ErrorActorEvent } from 'xstate';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { failureSaid, faultSaid, isFault } from '#machines/kit/faults.ts';
import type { Step } from '#machines/kit/flow.ts';
import { ofKind } from '#machines/kit/outcome.ts';
import type { SentAs } from '#machines/uploads/desk/desk.ts';
import type { UploadContext } from './context.ts';
import { askedBy } from './fields.ts';
import { detailsShown, previewOf, tableOf } from './preview.ts';
import type { uploadingSetup } from './setup.ts';
import type { Upload } from './upload.ts';

type Kit = ReturnType<typeof uploadingSetup>;

/** What every step shows while something of the file is under way. */
function workOf(upload: Upload, busy: string): Step<UploadContext> {
  return {
    kind: 'work',
    fields: askedBy(upload),
    busy: () => busy,
    percent: ({ percent }) => percent,
    preview: previewOf,
    table: (context) => tableOf(upload, context),
    summary: detailsShown,
  };
}

/** How far it is, told beside the work itself. */
function watching(kit: Kit) {
  return kit.createStateConfig({
    invoke: {
      id: 'progress',
      src: 'progress',
      input: ({ context }) => context.runId,
      onSnapshot: { actions: { type: 'progress', params: ({ event }) => event.snapshot.context } },
      // Without it the work goes on all the same.
      onError: [
        {
          guard: ({ event }) => isFault(event.error),
          actions: { type: 'say', params: ({ event }) => faultSaid(event.error) },
        },
        {},
      ],
    },
  }).invoke;
}

/** The states in which a file is read, judged by the server, and sent. */
export function workingStates(kit: Kit, upload: Upload) {
  const fileAgain = {
    FILL: { target: 'asking', actions: 'fill' },
    CANCEL: { target: 'cancelled', actions: 'quiet' },
  } as const;
  const sayBroken = {
    type: 'say',
    params: ({ event }: { event: ErrorActorEvent }) => [failureSaid(event.error, upload.broken)],
  } as const;

  const reading = kit.createStateConfig({
    entry: 'begin',
    meta: { ...workOf(upload, UPLOAD_SENTENCES.reading), preview: () => null, table: () => null, summary: () => [] },
    invoke: [
      {
        id: 'read',
        src: 'read',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'lost',
            target: 'asking',
            actions: 'loseFile',
          },
          {
            guard: ({ event }) => event.output.kind === 'unreadable',
            target: 'asking',
            actions: {
              type: 'object',
              params: ({ event }) => ofKind(event.output, 'unreadable').problem,
            },
          },
          {
            target: 'laid',
            actions: [
              { type: 'lay', params: ({ event }) => ofKind(event.output, 'read').rows },
              { type: 'detail', params: ({ event }) => ofKind(event.output, 'read').file },
            ],
          },
        ],
        onError: { target: 'asking', actions: sayBroken },
      },
      ...[watching(kit)].flat(),
    ],
    on: fileAgain,
  });

  /** The rows lie there; where an estate is known the server has its say. */
  const laid = kit.createStateConfig({
    meta: { kind: 'work', busy: () => UPLOAD_SENTENCES.judging },
    always: [{ guard: 'isJudged', target: 'judging' }, { target: 'preview' }],
  });

  const judging = kit.createStateConfig({
    entry: { type: 'progress', params: undefined },
    meta: workOf(upload, UPLOAD_SENTENCES.judging),
    invoke: [
      {
        id: 'judge',
        src: 'judge',
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => event.output.kind === 'lost', target: 'reading' },
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'asking',
            actions: { type: 'say', params: ({ event }) => upload.unjudged(ofKind(event.output, 'refused')) },
          },
          {
            target: 'preview',
            actions: { type: 'lay', params: ({ event }) => ofKind(event.output, 'judged').rows },
          },
        ],
        onError: { target: 'asking', actions: sayBroken },
      },
      ...[watching(kit)].flat(),
    ],
    on: fileAgain,
  });

  /** No way out but the answer: what was sent may have been taken. */
  const sending = kit.createStateConfig({
    entry: { type: 'progress', params: undefined },
    meta: workOf(upload, UPLOAD_SENTENCES.sending),
    invoke: [
      {
        id: 'send',
        src: 'send',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'taken',
            target: 'sent',
            actions: { type: 'say', params: ({ event }) => upload.taken(ofKind(event.output, 'taken')) },
          },
          {
            guard: ({ event }) => event.output.kind === 'lost',
            target: 'reading',
            actions: { type: 'say', params: [{ tone: 'warning', text: UPLOAD_SENTENCES.sentUnknown }] },
          },
          {
            guard: ({ event }) => hasRows(event.output),
            target: 'preview',
            actions: [
              { type: 'lay', params: ({ event }) => rowsIn(event.output) },
              { type: 'say', params: ({ event }) => upload.refused(ofKind(event.output, 'refused')) },
            ],
          },
          {
            target: 'preview',
            actions: { type: 'say', params: ({ event }) => upload.refused(ofKind(event.output, 'refused')) },
          },
        ],
        onError: { target: 'preview', actions: sayBroken },
      },
      ...[watching(kit)].flat(),
    ],
  });

  /** What came of it can be read (DECISIONS 47); whoever chooses the next file begins anew. */
  const sent = kit.createStateConfig({
    meta: { kind: 'end' },
    invoke: {
      id: 'shown',
      src: 'shown',
      onDone: { target: 'done', actions: 'quiet' },
      onError: { target: 'done', actions: { type: 'say', params: ({ event }) => faultSaid(event.error) } },
    },
    on: { FILL: { target: 'asking', actions: ['startOver', 'fill'] } },
  });

  return { reading, laid, judging, sending, sent };
}

const hasRows = (output: SentAs): boolean => output.kind === 'refused' && output.rows !== null;

function rowsIn(output: SentAs) {
  if (output.kind !== 'refused' || output.rows === null) throw new Error('A refusal without rows');
  return output.rows;
}
