import { MOST_KEPT } from '#machines/assistant/sync/log.ts';
import type { Invariant } from './invariant.ts';

/** However long somebody talks, what is kept of it stays small enough to be kept. */
export const BOUNDED: Invariant = {
  name: 'what is kept of a conversation is bounded',
  begin:
    () =>
    (_, { kept }) => {
      const turns = kept?.messages.length ?? 0;
      return turns > MOST_KEPT ? `${turns} turns are kept` : null;
    },
};
