import type { Secrets } from './flow.ts';

/** A place in memory for masked answers. Taking one removes it: a secret is used once. */
export function createSecrets(): Secrets {
  const kept = new Map<string, string>();
  const at = (runId: string, field: string) => `${runId} ${field}`;
  return {
    put(runId, field, value) {
      kept.set(at(runId, field), value);
    },
    take(runId, field) {
      const value = kept.get(at(runId, field)) ?? null;
      kept.delete(at(runId, field));
      return value;
    },
  };
}
