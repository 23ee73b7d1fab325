import type { Keep, Kept } from './keeping.ts';

/** Whose conversation it is, as far as keeping it goes. */
export interface Keeper {
  /** A form is filled in without a word; what stands in it is as much the person's as a sentence. */
  touch(): void;
  /** A sign-out: nothing is kept until the person says or fills in something again (S1 section 2). */
  leave(): void;
  /** Somebody else has signed in elsewhere: what is kept is theirs now, and must not be cleared. */
  giveWay(): void;
  /** Something changed. `theirs`: somebody is signed in, or has said something. */
  write(theirs: boolean, kept: () => Kept): void;
}

/** Writes a conversation down once it is somebody's; `touched` when it was kept before. */
export function createKeeper(keep: Keep, touched: boolean): Keeper {
  let own = touched;
  let left = false;
  return {
    touch() {
      own = true;
    },
    leave() {
      left = true;
      own = false;
    },
    giveWay() {
      left = false;
      own = false;
    },
    write(theirs, kept) {
      if (theirs || own) keep.keepConversation(kept);
      else if (left) {
        left = false;
        keep.clear();
      }
    },
  };
}
