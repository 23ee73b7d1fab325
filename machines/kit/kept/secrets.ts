import type { Secrets } from '../flow.ts';

/** A place in memory for masked answers; a new one takes the place of the old, and an empty one of nothing. */
export function createSecrets(): Secrets {
  const kept = new Map<string, Map<string, string>>();
  return {
    put(runId, field, value) {
      const run = kept.get(runId) ?? new Map<string, string>();
      if (value === '') run.delete(field);
      else run.set(field, value);
      kept.set(runId, run);
    },
    read: (runId, field) => kept.get(runId)?.get(field) ?? null,
    forget(runId, field) {
      if (field === undefined) kept.delete(runId);
      else kept.get(runId)?.delete(field);
    },
  };
}
