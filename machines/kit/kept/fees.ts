import type { FeeCache } from '../flow.ts';

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
