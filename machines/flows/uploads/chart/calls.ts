import type { FlowDeps } from '#machines/kit/flow.ts';
import type { Choice } from '#machines/kit/view.ts';
import type { Desk, JudgedAs, Lost, ReadAs, RowsPage, SentAs } from '#machines/uploads/desk/desk.ts';
import { DATASET, estateOf, type FileDetails, type UploadContext } from './context.ts';
import type { Progress } from './progress.ts';
import type { Upload } from './upload.ts';

/** What an upload needs of the world. */
export interface UploadDeps extends Pick<FlowDeps, 'services' | 'wait' | 'files' | 'changed'> {
  readonly desk: Desk;
}

/** A file that was read, with what is known of it; or the file itself is gone. */
export type FileRead = (ReadAs & { readonly file: FileDetails }) | Lost;

/** The calls of an upload. They reject only where something broke. */
export function uploadCalls({ services, wait, files, desk, changed }: UploadDeps, upload: Upload, progress: Progress) {
  const telling = (runId: string) => (part: number) => progress.tell(runId, part);
  return {
    /** The estates of who uploads; null where they cannot be had. */
    async learn(signal: AbortSignal): Promise<readonly Choice[] | null> {
      const answer = await services.getProperties({}, signal);
      return answer.status === 200
        ? answer.data.properties.map(({ id, name }) => ({ value: String(id), label: name, own: true as const }))
        : null;
    },
    async read({ runId }: UploadContext, signal: AbortSignal): Promise<FileRead> {
      const file = files.read(runId, DATASET);
      if (file === null) return { kind: 'lost' };
      const read = await desk.read(runId, upload.name, file, telling(runId), signal);
      return { ...read, file: detailsOf(file) };
    },
    judge(context: UploadContext, signal: AbortSignal): Promise<JudgedAs> {
      return desk.judge(context.runId, estateOf(context), telling(context.runId), signal);
    },
    page: ({ runId, at }: UploadContext): Promise<RowsPage | Lost> => desk.page(runId, at),
    async send(context: UploadContext, signal: AbortSignal): Promise<SentAs> {
      const sent = await desk.send(context.runId, estateOf(context), telling(context.runId), signal);
      if (sent.kind === 'taken') {
        desk.forget(context.runId);
        files.forget(context.runId);
        changed('rows');
      }
      return sent;
    },
    shown: (signal: AbortSignal) => wait('uploadShown', signal),
    /** What was chosen is of no more use. */
    drop(runId: string): void {
      files.forget(runId, DATASET);
      desk.forget(runId);
    },
  };
}

function detailsOf({ name, type, size, lastModified }: File): FileDetails {
  return { name, type: type === '' ? 'text/csv' : type, modified: new Date(lastModified).toISOString(), bytes: size };
}
