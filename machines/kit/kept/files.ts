import type { Files } from '../flow.ts';

/** A place in memory for chosen files; a new one takes the place of the old. */
export function createFiles(): Files {
  const kept = new Map<string, Map<string, File>>();
  return {
    put(runId, field, file) {
      kept.set(runId, new Map(kept.get(runId)).set(field, file));
    },
    read: (runId, field) => kept.get(runId)?.get(field) ?? null,
    forget(runId, field) {
      if (field === undefined) kept.delete(runId);
      else kept.get(runId)?.delete(field);
    },
  };
}
