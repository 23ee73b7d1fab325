import { UPLOADS } from '#catalogues/uploads.ts';
import { fill } from '#machines/kit/answers.ts';
import type { Flow, FlowInput } from '#machines/kit/flow.ts';
import { askingStates } from './asking.ts';
import type { UploadDeps } from './calls.ts';
import { beginning, type UploadContext } from './context.ts';
import { uploadFields } from './fields.ts';
import { previewState } from './preview.ts';
import { uploadingSetup } from './setup.ts';
import type { Upload } from './upload.ts';
import { workingStates } from './working.ts';

/**
 * A file of rows on its way (S2 section 4), from the description of its kind: it is chosen, read, judged, looked at, and sent when
 * somebody says so. What is refused comes back with why, and nothing else is lost. After a reload the file is asked for again.
 */
export function uploading(deps: UploadDeps, upload: Upload): Flow {
  const kit = uploadingSetup(deps, upload);
  const machine = kit.createMachine({
    id: upload.name,
    context: ({ input }) => withValues(upload, input),
    initial: 'started',
    states: {
      ...askingStates(kit, upload),
      ...workingStates(kit, upload),
      preview: previewState(kit, upload),
    },
  });
  return {
    name: upload.name,
    version: upload.version,
    title: upload.title,
    progress: [],
    fields: (context) => uploadFields(upload, context as UploadContext),
    readOnly: () => ({}),
    machine,
    async file(runId, name) {
      const made = name === UPLOADS[upload.name].template ? deps.desk.template(upload.name) : deps.desk.failed(runId);
      const file = await made;
      return 'kind' in file ? null : file;
    },
  };
}

/** An upload that begins, with what a sentence said already. */
function withValues(upload: Upload, { runId, values = {} }: FlowInput): UploadContext {
  const context = beginning({ runId });
  return { ...context, answers: fill(context.answers, () => uploadFields(upload, context), values, 'chat') };
}
