import type { FeeCache, Files, FlowDeps, Secrets } from '../flow.ts';

/** What flows keep out of every snapshot, and forget when the portal is left. */
export type Memory = Pick<FlowDeps, 'secrets' | 'files'>;

/** A memory in which nothing is kept yet. */
export function createMemory(): Memory {
  return { secrets: createSecrets(), files: createFiles() };
}

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

/** A fee cache in memory: the terminal's, and the tests'. */
export function rememberFees(): FeeCache {
  let last: { readonly provider: string; readonly kobo: number } | null = null;
  return {
    recall: (provider) => (last?.provider === provider ? last.kobo : null),
    keep: (provider, kobo) => {
      last = { provider, kobo };
    },
  };
}
