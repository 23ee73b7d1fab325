import { assign, setup } from 'xstate';

/** What the chart of the copy in this browser is made of. */
export interface LocalMachineDeps {
  /** Somebody is signed in, or has said something: what stands here is worth keeping whoever does what. */
  readonly isSomebodys: () => boolean;
  /** Write down what stands here. */
  readonly write: () => void;
  /** Nothing stays of whoever left (S1 section 2). */
  readonly clear: () => void;
  /** Something came of what was done here. */
  readonly came: () => void;
}

/** What happens to the copy in this browser. */
export type LocalEvent =
  /** The person did something here, be it in a form without a word. */
  | { readonly type: 'DID' }
  /** Something changed; `standing`: what was said, and where each flow stands. */
  | { readonly type: 'CHANGED'; readonly standing: string }
  /** What is known of it changed, e.g. that the account has it. */
  | { readonly type: 'NOTED' }
  /** What stands here was done in another tab or on another device, which keeps it. */
  | { readonly type: 'FOLLOWED' }
  /** It is two copies joined: nobody else has it. */
  | { readonly type: 'JOINED' }
  /** They are gone; `GAVE_WAY`: somebody else has come elsewhere, and what is kept is theirs. */
  | { readonly type: 'SIGNED_OUT' | 'GAVE_WAY' };

/**
 * Who keeps what stands here in the browser's storage, which all tabs share. Who did something writes it down; who only follows another
 * tab or device does not, for two that keep the same would only disturb each other. After a sign-out nothing is kept until something
 * is done again. What comes of what was done here belongs to it, though it comes later.
 */
export function localMachine({ isSomebodys, write, clear, came }: LocalMachineDeps) {
  return setup({
    types: { context: {} as { readonly standing: string }, events: {} as LocalEvent },
    guards: {
      isSomebodys,
      isNews: ({ context: { standing }, event }) => event.type === 'CHANGED' && event.standing !== standing,
    },
    actions: {
      write,
      clear,
      came,
      look: assign(({ event }) => (event.type === 'CHANGED' ? { standing: event.standing } : {})),
    },
  }).createMachine({
    id: 'local',
    context: { standing: '' },
    initial: 'blank',
    on: {
      DID: '.ours',
      FOLLOWED: '.followed',
      SIGNED_OUT: '.signedOut',
      GAVE_WAY: '.blank',
      CHANGED: { actions: 'look' },
    },
    states: {
      /** Nothing was done here, and nothing was kept. */
      blank: {
        on: {
          CHANGED: [{ guard: 'isSomebodys', actions: ['write', 'look'] }, { actions: 'look' }],
          NOTED: { guard: 'isSomebodys', actions: 'write' },
        },
      },
      /** Something was done here since the conversation was taken up: what comes of it belongs to it. */
      ours: {
        on: {
          CHANGED: [{ guard: 'isNews', actions: ['write', 'came', 'look'] }, { actions: 'write' }],
          NOTED: { actions: 'write' },
        },
      },
      /** Two copies were joined here, and nothing was done since. */
      joined: {
        on: { CHANGED: { actions: ['write', 'look'] }, NOTED: { actions: 'write' } },
      },
      /** Another tab or device keeps what stands here. */
      followed: { on: { JOINED: 'joined' } },
      /** They are gone: what was kept of them goes with the next change. */
      signedOut: {
        on: {
          CHANGED: [
            { guard: 'isSomebodys', actions: ['write', 'look'] },
            { target: 'blank', actions: ['clear', 'look'] },
          ],
        },
      },
    },
  });
}
