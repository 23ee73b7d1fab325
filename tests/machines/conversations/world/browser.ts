import { type Keep, type Kept, keepNothing, type Moment } from '#machines/assistant/sync/keep.ts';

/** What a browser keeps, in memory, with a second tab that can change the session. */
export interface Browser {
  readonly keep: Keep;
  /** What is kept of the conversation now, as JSON; null where nothing is. */
  kept(): Kept | null;
  /** As if another tab had signed somebody in, or out (null). */
  elsewhere(token: string | null): void;
  /** Comes back to the tab: it looks at what is kept. */
  lookAgain(): void;
}

/** A browser in which nobody was, or whoever the token says is signed in. */
export function browserOf(begunWith: string | null): Browser {
  let token = begunWith;
  let written: string | null = null;
  let latest: (() => Kept) | null = null;
  const watchers = new Set<() => void>();
  const moments = new Set<(moment: Moment) => void>();

  // Written down only when somebody looks: what is kept changes many times a turn.
  function settle(): string | null {
    if (latest) written = JSON.stringify(latest());
    latest = null;
    return written;
  }

  return {
    keep: {
      ...keepNothing(),
      token: () => token,
      keepToken(fresh) {
        token = fresh;
      },
      conversation: () => JSON.parse(settle() ?? 'null'),
      keepConversation(kept) {
        latest = kept;
      },
      clear() {
        token = null;
        latest = null;
        written = null;
      },
      watch(changed) {
        watchers.add(changed);
        return () => watchers.delete(changed);
      },
      moments(heard) {
        moments.add(heard);
        return () => moments.delete(heard);
      },
    },
    kept: () => JSON.parse(settle() ?? 'null'),
    elsewhere(fresh) {
      token = fresh;
      for (const changed of [...watchers]) changed();
    },
    lookAgain() {
      for (const changed of [...watchers]) changed();
      for (const heard of [...moments]) heard('back');
    },
  };
}
