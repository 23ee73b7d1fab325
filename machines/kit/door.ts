/** Refusals of the door of the calls that say by themselves what to do: the estate is deactivated (DECISIONS 39), or something comes first. */
export const SAYS_WHAT_TO_DO: readonly string[] = ['estate-inactive', 'second-factor-missing', 'prove-again'];

/** The code of a refusal; null: it has none. */
export function codeOf(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'code' in data && 'message' in data ? String(data.code) : null;
}
