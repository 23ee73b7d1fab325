import type { HandedFile } from '#machines/kit/view.ts';
import type { Through } from '#machines/session/kept-session.ts';
import type { Command } from '../command.ts';
import type { Moment } from '../sync/keep.ts';
import type { Turn } from './turns/turn-queue.ts';

/**
 * What happens to a conversation, each with what it brings. Its parts tell of it and know nothing of who hears it; what follows from it
 * stands in one place, in `createConversation`.
 */
export interface ConversationEvents {
  /** Something that is shown has changed, or a piece of work is over. */
  readonly CHANGED: object;
  /** A run has changed; a fault of ours has ended it. */
  readonly RUN_CHANGED: { readonly id: string };
  readonly RUN_BROKE: { readonly id: string; readonly fault: unknown };
  /** A fault of ours broke off what was asked for. */
  readonly BROKE: { readonly fault: unknown };
  /** The person did something here; `typed`: it is one of several answers of a form, and nothing has come of it yet. */
  readonly DID: { readonly how: 'done' | 'typed' };
  /** What is said has its turn. */
  readonly TURN: { readonly turn: Turn };
  /** The assistant, or an answer of the server, wants something done. */
  readonly COMMAND: { readonly command: Command };
  /** A file goes to whoever listens. */
  readonly HANDED_OUT: { readonly file: HandedFile };
  /** Somebody came in, has new claims, or leaves; `farewell`: why, where that is said instead of a goodbye. */
  readonly SIGNED_IN: { readonly token: string; readonly through: Through };
  readonly RENEWED: { readonly token: string };
  readonly SIGNED_OUT: { readonly farewell?: string | undefined };
  /** Another tab has signed in or out, or has new claims. */
  readonly SESSION_ELSEWHERE: object;
  /** The server does not know the token any more; `why` in words, where it says so. */
  readonly REFUSED: { readonly why: string | null };
  /** A call had its answer, or had none. */
  readonly ANSWERED: { readonly got: boolean };
  /** An answer said for how long the session goes on where nothing more is done in it. */
  readonly SESSION_LASTS: { readonly ms: number };
  readonly LINE_LOST: object;
  readonly LINE_BACK: object;
  /** The estate was changed by who is signed in. */
  readonly ESTATE_CHANGED: { readonly what: 'rows' | 'logo' | 'person' };
  readonly TICKET_READ: object;
  /** The face is left for something else, or is there again. */
  readonly MOMENT: { readonly moment: Moment };
}

/** Something that happens to a conversation. */
export type ConversationEvent<Type extends keyof ConversationEvents = keyof ConversationEvents> = {
  readonly [T in Type]: { readonly type: T } & ConversationEvents[T];
}[Type];

/** Tells of something. */
export type Tell = (event: ConversationEvent) => void;

/** What follows from each. */
export type EventHandlers = { readonly [Type in keyof ConversationEvents]: (event: ConversationEvents[Type]) => void };
