import type { Keep, Kept } from './keep.ts';

/** Whose conversation it is, as far as keeping it goes. */
export interface Keeper {
  /** The person did something here, be it in a form without a word: what is kept from now on is what stands here. */
  touch(): void;
  /** What stands here is to be written down, whoever did it. */
  hold(): void;
  /** What stands here was done in another tab or on another device, which keeps it: two that keep the same would only disturb each other. */
  follow(): void;
  /** A sign-out: nothing is kept until the person says or fills in something again (S1 section 2). */
  leave(): void;
  /** Somebody else has signed in elsewhere: what is kept is theirs now, and must not be cleared. */
  giveWay(): void;
  /** Something changed. `theirs`: somebody is signed in, or has said something. */
  write(theirs: boolean, kept: () => Kept): void;
}

/** Writes a conversation down once it is somebody's; `touched` when it was kept before, and then once something is done here. */
export function createKeeper(keep: Keep, touched: boolean): Keeper {
  let whose: 'ours' | 'nobodys' | 'left' = touched ? 'ours' : 'nobodys';
  let following = touched;
  return {
    touch() {
      whose = 'ours';
      following = false;
    },
    hold() {
      following = false;
    },
    follow() {
      following = true;
    },
    leave() {
      whose = 'left';
      following = false;
    },
    giveWay() {
      whose = 'nobodys';
      following = false;
    },
    write(theirs, kept) {
      if (following) return;
      if (theirs || whose === 'ours') keep.keepConversation(kept);
      else if (whose === 'left') {
        whose = 'nobodys';
        keep.clear();
      }
    },
  };
}
