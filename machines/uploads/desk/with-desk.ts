import type { Memory } from '#machines/kit/kept/memory.ts';
import type { Desk } from './desk.ts';

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
