import type { Through } from '#machines/session/kept-session.ts';
import type { Moment } from '../sync/keep.ts';

/** What happens to a conversation. Its parts tell of it; what follows from it stands in one place, in `createConversation`. */
export type ConversationEvent =
  /** Something that is shown has changed, or a piece of work is over. */
  | { readonly type: 'CHANGED' }
  /** A run has changed. */
  | { readonly type: 'RUN_CHANGED'; readonly id: string }
  /** The person did something here; `typed`: it is one of several answers of a form, and nothing has come of it yet. */
  | { readonly type: 'DID'; readonly how: 'done' | 'typed' }
  /** Somebody came in, has new claims, or leaves; `farewell`: why, where that is said instead of a goodbye. */
  | { readonly type: 'SIGNED_IN'; readonly token: string; readonly through: Through }
  | { readonly type: 'RENEWED'; readonly token: string }
  | { readonly type: 'SIGNED_OUT'; readonly farewell?: string }
  /** Another tab has signed in or out, or has new claims. */
  | { readonly type: 'SESSION_ELSEWHERE' }
  /** The server does not know the token any more. */
  | { readonly type: 'REFUSED' }
  /** A call had its answer, or had none. */
  | { readonly type: 'ANSWERED'; readonly got: boolean }
  /** The estate was changed by who is signed in. */
  | { readonly type: 'ESTATE_CHANGED'; readonly what: 'rows' | 'logo' }
  | { readonly type: 'TICKET_READ' }
  /** The face is left for something else, or is there again. */
  | { readonly type: 'MOMENT'; readonly moment: Moment };
