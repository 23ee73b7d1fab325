import { assign, fromObservable, fromPromise, setup } from 'xstate';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { clear, fill, insist, objectTo, reopen, revise } from '#machines/kit/answers.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { Values } from '#machines/kit/field.ts';
import type { FlowInput, Step } from '#machines/kit/flow.ts';
import type { Choice, Say } from '#machines/kit/view.ts';
import type { JudgedAs, Lost, Rows, RowsPage, SentAs } from '#machines/uploads/desk/desk.ts';
import { type FileRead, type UploadDeps, uploadCalls } from './calls.ts';
import {
  beginning,
  DATASET,
  ESTATE,
  estateOf,
  type FileDetails,
  hasFile,
  pagesOf,
  type UploadContext,
} from './context.ts';
import { askedBy, neededBy, uploadFields } from './fields.ts';
import { createProgress, observed } from './progress.ts';
import type { Upload } from './upload.ts';

/** The implementations that the states of an upload name. */
export function uploadingSetup(deps: UploadDeps, upload: Upload) {
  const progress = createProgress();
  const calls = uploadCalls(deps, upload, progress);
  const fieldsOf = (context: UploadContext) => () => uploadFields(upload, context);

  return setup({
    types: {
      context: {} as UploadContext,
      events: {} as FlowEvent,
      input: {} as FlowInput,
      meta: {} as Step<UploadContext>,
    },
    actors: {
      learn: fromPromise<readonly Choice[] | null>(({ signal }) => calls.learn(signal)),
      read: fromPromise<FileRead, UploadContext>(({ input, signal }) => calls.read(input, signal)),
      judge: fromPromise<JudgedAs, UploadContext>(({ input, signal }) => calls.judge(input, signal)),
      send: fromPromise<SentAs, UploadContext>(({ input, signal }) => calls.send(input, signal)),
      shown: fromPromise<void>(({ signal }) => calls.shown(signal)),
      progress: fromObservable<number, string>(({ input }) => progress.watch(input)),
      /** The page that is looked at. It goes on for as long as that is, so that it finds rows which are gone after a reload. */
      rows: fromObservable<RowsPage | Lost, UploadContext>(({ input }) =>
        observed((next) => {
          let over = false;
          const tell = (page: RowsPage | Lost) => {
            if (!over) next(page);
          };
          calls.page(input).then(tell, () => tell({ kind: 'lost' }));
          return () => {
            over = true;
          };
        }),
      ),
    },
    actions: {
      fill: assign(({ context, event }) =>
        event.type === 'FILL'
          ? {
              answers: fill(context.answers, fieldsOf(context), event.values, event.from),
              notices: [],
              ...(event.values[DATASET] !== undefined && { tried: false }),
            }
          : {},
      ),
      /** The only estate there is needs no choosing. */
      learn: assign(({ context }, estates: readonly Choice[] | null) => {
        if (estates === null) return { estates };
        const known = { ...context, estates };
        const only = estates.length === 1 && context.answers.values[ESTATE] === undefined ? estates[0] : undefined;
        const given = only ? { [ESTATE]: only.value } : {};
        return { estates, answers: fill(revise(context.answers, fieldsOf(known)), fieldsOf(known), given) };
      }),
      insist: assign(({ context }) => ({
        answers: insist(context.answers, uploadFields(upload, context), neededBy(upload)),
        notices: [],
      })),
      reopen: assign(({ context, event }) => {
        const meant = event.type === 'EDIT' ? askedBy(upload).find((name) => name === event.field) : undefined;
        return { answers: reopen(context.answers, meant ?? DATASET), notices: [] };
      }),
      startOver: assign(({ context }) => ({
        ...beginning(context),
        estates: context.estates,
        answers: clear(context.answers, DATASET),
      })),
      drop: ({ context }) => calls.drop(context.runId),
      begin: assign({ tried: true, percent: null }),
      progress: assign((_, percent: number | undefined) => ({ percent: percent ?? null })),
      lay: assign((_, { counts, page }: Rows) => ({ counts, page, at: 1 })),
      detail: assign((_, file: FileDetails) => ({ file })),
      ask: assign((_, at: number) => ({ at })),
      turn: assign((_, page: RowsPage) => ({ page })),
      /** The file cannot be read as rows. */
      object: assign(({ context }, problem: string) => ({ answers: objectTo(context.answers, DATASET, problem) })),
      loseFile: assign(({ context }) => ({
        ...beginning(context),
        estates: context.estates,
        answers: clear(context.answers, DATASET),
        notices: [...context.notices, { tone: 'info' as const, text: SENTENCES.fileLost }],
      })),
      say: assign((_, notices: readonly Say[]) => ({ notices })),
      quiet: assign({ notices: [] }),
    },
    guards: {
      goesOn: ({ context }) =>
        !context.tried && (upload.atOnce || context.answers.fromChat.includes(DATASET)) && canRead(upload, context),
      canRead: ({ context }) => canRead(upload, context),
      isUnknown: ({ context }) => context.estates === null,
      isJudged: ({ context }) => upload.estate === null || estateOf(context) !== null,
      canSend: ({ context }) =>
        (context.counts?.valid ?? 0) > 0 && (upload.estate === null || estateOf(context) !== null),
      isPage: ({ context }, at: number) =>
        Number.isInteger(at) && at >= 1 && at <= pagesOf(context) && at !== context.at,
      isFile: (_, values: Values) => values[DATASET] !== undefined,
      isOtherEstate: ({ context }, values: Values) =>
        values[ESTATE] !== undefined && values[ESTATE] !== context.answers.values[ESTATE],
    },
  });
}

function canRead(upload: Upload, context: UploadContext): boolean {
  return hasFile(context) && (!upload.estate?.needed || estateOf(context) !== null);
}
