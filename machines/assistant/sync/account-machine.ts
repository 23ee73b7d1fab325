import { assign, fromCallback, fromPromise, setup } from 'xstate';
import {
  type AccountContext,
  type Before,
  begun,
  FEW,
  type Found,
  foundIn,
  keptOf,
  lastOver,
  type Parcel,
  type Receipt,
} from './account-context.ts';
import type { AccountCopy, AccountNews } from './keep.ts';
import type { Entry } from './log.ts';

/** What the chart of an account is made of. */
export interface AccountMachineDeps {
  /** What the account has since a revision; null where it says nothing of that. */
  readonly read: (since: number | null) => Promise<AccountNews | null>;
  /** What stands here and the account does not have, with so many turns. */
  readonly pack: (what: Pick<AccountContext, 'seqs'>, over: number, most: number, skip: readonly string[]) => Parcel;
  /** The log as it stands here. */
  readonly standing: () => readonly Entry[];
  /** Take up what the account has; `apart`: things were done here that it does not have. */
  readonly takeUp: (found: Found, apart: boolean) => void;
  /** The last parcel of who signs out; nobody waits for what becomes of it. */
  readonly sendLast: (parcel: Parcel) => void;
  /** Somebody is signed in. */
  readonly isSomebody: () => boolean;
  /** Nothing is in progress. */
  readonly isIdle: () => boolean;
}

/** What happens to keeping with an account. */
export type AccountEvent =
  /** Something was done here; `TYPED`: it is one of several answers of a form, which goes along with the next thing that is done. */
  | { readonly type: 'DONE' | 'TYPED' }
  /** Nothing is in progress any more. */
  | { readonly type: 'IDLE' }
  /** The face is left for something else. */
  | { readonly type: 'LEFT' }
  /** Somebody came in, or comes back. */
  | { readonly type: 'CAME' }
  /** They are about to sign out, and are gone. */
  | { readonly type: 'LEAVING' | 'PARTED' }
  /** What stands here is what another tab has, which keeps it: so far is it with the account. */
  | { readonly type: 'FOLLOWED'; readonly copy: AccountCopy; readonly seqs: AccountContext['seqs'] }
  /** What another tab has stands here beside what only this one has. */
  | { readonly type: 'NUMBERED'; readonly seqs: AccountContext['seqs'] }
  | { readonly type: 'JOINED' };

/**
 * Keeps a conversation with the account of whoever is signed in. One exchange at a time: what the account has is read as somebody
 * comes, and what is done here is sent when the turn is over. A revision that is not the last one any more is stale: what took its
 * place is read and joined with what is here, and the two together are sent. Without a line all of it waits for the next thing that
 * is done, or for the person to come back. The tag `busy` is on what is under way.
 */
export function accountMachine(deps: AccountMachineDeps) {
  const { read, pack, standing, takeUp, sendLast, isSomebody, isIdle } = deps;
  return setup({
    types: {
      context: {} as AccountContext,
      events: {} as AccountEvent,
      input: {} as Before,
      tags: {} as 'busy',
    },
    actors: {
      read: fromPromise<AccountNews | null, number | null>(({ input }) => read(input)),
      send: fromPromise<Receipt, Parcel | null>(({ input }) =>
        input === null ? Promise.reject(new Error('Nothing was packed.')) : input.send(),
      ),
      turn: fromPromise<void>(() => Promise.resolve()),
      join: fromCallback<AccountEvent, AccountContext>(({ input: { found, done, known }, sendBack }) => {
        if (found !== null) takeUp(found, done > known);
        sendBack({ type: 'JOINED' });
      }),
    },
    guards: {
      isSomebody,
      isUnread: ({ context: { unread, revision } }) => unread || revision === null,
      isBehind: ({ context: { done, known } }) => done > known,
      isDue: ({ context: { due, known } }) => due > known,
      mayGoOn: ({ context: { due, known, hurried } }) => due > known && (hurried || isIdle()),
      isIdle,
      isRefused: (_, found: AccountNews | null) => found === null,
      isNews: ({ context: { revision } }, found: AccountNews | null) =>
        found !== null && found.revision !== revision && found.state !== null,
      came: (_, { receipt, as }: { receipt: Receipt; as: Receipt['came'] }) => receipt.came === as,
      isMany: ({ context: { most } }) => most > FEW,
    },
    actions: {
      countDone: assign(({ context: { done } }) => ({ done: done + 1, due: done + 1 })),
      countTyped: assign(({ context: { done } }) => ({ done: done + 1 })),
      hurry: assign(({ context: { done } }) => ({ due: done, hurried: true })),
      ask: assign(({ context: { done } }) => ({ unread: true, due: done, hurried: true })),
      rest: assign({ hurried: false }),
      forget: assign(() => begun({ copy: null, seqs: new Map() })),
      follow: assign(({ context: { done }, event }) =>
        event.type === 'FOLLOWED'
          ? { revision: event.copy.revision, seqs: event.seqs, known: done, elsewhere: event.copy.ahead }
          : {},
      ),
      number: assign(({ context: { seqs }, event }) =>
        event.type === 'NUMBERED' ? { seqs: new Map([...seqs, ...event.seqs]) } : {},
      ),
      // What another tab did is this one's to keep as soon as this one keeps anything.
      takeOver: assign(({ context: { elsewhere, done } }) => (elsewhere ? { elsewhere: false, done: done + 1 } : {})),
      pack: assign(({ context }) => ({
        parcel: { ...pack(context, context.revision ?? 0, context.most, []), upTo: context.done },
      })),
      find: assign(({ context }, news: AccountNews | null) => foundIn(context, news, standing())),
      putAway: assign({ found: null }),
      keep: assign(({ context }, receipt: Receipt) => keptOf(context, receipt)),
      lose: assign({ parcel: null }),
      reread: assign(({ context: { done } }) => ({ unread: true, due: done, parcel: null })),
      fewer: assign({ most: FEW, parcel: null }),
      // What is on its way cannot be waited for: they are nobody afterwards.
      sendLast: ({ context }) => {
        const over = lastOver(context);
        if (over !== null) sendLast(pack(context, over, context.most, context.parcel?.uids ?? []));
      },
    },
  }).createMachine({
    id: 'account',
    context: ({ input }) => begun(input),
    initial: 'signedOut',
    on: {
      DONE: { actions: 'countDone' },
      TYPED: { actions: 'countTyped' },
      LEFT: { actions: 'hurry' },
      CAME: { actions: 'ask' },
      FOLLOWED: { actions: 'follow' },
      NUMBERED: { actions: 'number' },
      LEAVING: { guard: 'isSomebody', target: '.leaving' },
      PARTED: { target: '.signedOut', actions: 'forget' },
    },
    states: {
      signedOut: {
        on: { CAME: { guard: 'isSomebody', target: 'fetching', actions: 'ask' }, LEFT: {} },
      },
      /** What comes next, after every exchange. */
      deciding: {
        always: [
          { guard: 'isUnread', target: 'fetching' },
          { guard: 'mayGoOn', target: 'sending' },
          { guard: 'isDue', target: 'waiting' },
          { guard: 'isBehind', target: 'dirty' },
          { target: 'inStep' },
        ],
      },
      /** The account has all that is here. */
      inStep: {
        entry: 'rest',
        on: {
          DONE: { target: 'waiting', actions: 'countDone' },
          TYPED: { target: 'dirty', actions: 'countTyped' },
          CAME: { target: 'fetching', actions: 'ask' },
        },
      },
      /** Something was typed here that is not worth a call of its own. */
      dirty: {
        entry: 'rest',
        on: {
          DONE: { target: 'waiting', actions: 'countDone' },
          LEFT: { target: 'sending', actions: 'hurry' },
          CAME: { target: 'fetching', actions: 'ask' },
          FOLLOWED: { target: 'deciding', actions: 'follow' },
        },
      },
      /** Something was done here: it goes to the account when nothing is in progress any more. */
      waiting: {
        entry: 'rest',
        on: {
          IDLE: 'gathering',
          LEFT: { target: 'deciding', actions: 'hurry' },
          CAME: { target: 'fetching', actions: 'ask' },
          FOLLOWED: { target: 'deciding', actions: 'follow' },
        },
      },
      /** All that a turn comes to is kept together. */
      gathering: {
        tags: 'busy',
        on: {
          LEFT: { target: 'deciding', actions: 'hurry' },
          CAME: { target: 'fetching', actions: 'ask' },
          FOLLOWED: { target: 'deciding', actions: 'follow' },
        },
        invoke: {
          id: 'turn',
          src: 'turn',
          onDone: [{ guard: 'isIdle', target: 'deciding' }, { target: 'waiting' }],
          onError: 'waiting',
        },
      },
      fetching: {
        tags: 'busy',
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => context.revision,
          onDone: [
            { guard: { type: 'isRefused', params: ({ event }) => event.output }, target: 'offline' },
            {
              guard: { type: 'isNews', params: ({ event }) => event.output },
              target: 'joining',
              actions: ['takeOver', { type: 'find', params: ({ event }) => event.output }],
            },
            {
              target: 'deciding',
              actions: [{ type: 'find', params: ({ event }) => event.output }, 'putAway'],
            },
          ],
          onError: 'offline',
        },
      },
      /** What the account has takes its place here, together with what only stands here. */
      joining: {
        tags: 'busy',
        invoke: { id: 'join', src: 'join', input: ({ context }) => context, onError: 'offline' },
        on: { JOINED: { target: 'deciding', actions: 'putAway' } },
      },
      sending: {
        tags: 'busy',
        entry: ['takeOver', 'pack'],
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => context.parcel,
          onDone: [
            {
              guard: { type: 'came', params: ({ event }) => ({ receipt: event.output, as: 'kept' }) },
              target: 'deciding',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'came', params: ({ event }) => ({ receipt: event.output, as: 'stale' }) },
              target: 'conflicting',
            },
            {
              guard: { type: 'came', params: ({ event }) => ({ receipt: event.output, as: 'too-large' }) },
              target: 'oversized',
            },
            { target: 'offline' },
          ],
          onError: 'offline',
        },
      },
      /** Another device has kept something meanwhile: it is read, and what is here goes over that. */
      conflicting: { entry: 'reread', always: [{ guard: 'mayGoOn', target: 'fetching' }, { target: 'waiting' }] },
      /** It was too much for one call: fewer turns go at once. */
      oversized: { always: [{ guard: 'isMany', target: 'sending', actions: 'fewer' }, { target: 'offline' }] },
      /** An exchange came to nothing. What was done is still known to be ahead of the account. */
      offline: {
        entry: ['rest', 'lose'],
        on: {
          DONE: { target: 'waiting', actions: 'countDone' },
          LEFT: [
            { guard: 'isUnread', target: 'fetching', actions: 'hurry' },
            { guard: 'isBehind', target: 'sending', actions: 'hurry' },
          ],
          CAME: { target: 'fetching', actions: 'ask' },
        },
      },
      /** They sign out: the last state goes to their account while they can still be told from others. */
      leaving: { entry: 'sendLast' },
    },
  });
}
